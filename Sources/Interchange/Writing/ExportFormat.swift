/// A format that recordings of this program can be written in.
package enum ExportFormat: String, CaseIterable, Sendable {
  /// A table with a heading.
  case csv
  /// What Android's `getevent -lt` prints.
  case getevent
  /// evemu's recordings.
  case evemu
  /// What `libinput record` writes.
  case libinput
  /// minitouch's protocol.
  case minitouch
  /// Scripts of Android's Monkey.
  case monkey
  /// WebDriver's actions.
  case webdriver = "w3c"

  /// What people call it.
  package var title: String {
    switch self {
    case .csv: "a table with a heading"
    case .getevent: "what Android's getevent -lt prints"
    case .evemu: "an evemu recording"
    case .libinput: "a recording of libinput"
    case .minitouch: "minitouch's protocol"
    case .monkey: "a script of Android's Monkey"
    case .webdriver: "WebDriver actions"
    }
  }

  /// The finest step of time, in microseconds.
  package var timeStep: Int64 {
    switch self {
    case .csv, .getevent, .evemu, .libinput: 1
    case .minitouch, .monkey, .webdriver: 1_000
    }
  }

  /// The finest step of a place, in points; nil where places are exact.
  ///
  /// Monkey's pixels, three to the point, have two digits after the point, so its step is finer than stated.
  package var placeStep: Double? {
    switch self {
    case .csv, .webdriver: nil
    case .getevent, .evemu, .libinput, .minitouch, .monkey: 0.01
    }
  }

  /// Whether a touch that the system took away differs from one that was lifted.
  var keepsCancels: Bool {
    switch self {
    case .csv, .getevent, .evemu, .libinput, .monkey, .webdriver: true
    case .minitouch: false
    }
  }

  /// Whether a lift has a place of its own.
  var keepsPlacesOfLifts: Bool {
    switch self {
    case .csv, .getevent, .evemu, .libinput, .monkey: true
    case .minitouch, .webdriver: false
    }
  }

  /// What fingers may be called.
  var numbering: ExportTouches.Numbering {
    switch self {
    case .csv: .own
    case .getevent, .evemu, .libinput, .minitouch, .monkey: .slots
    case .webdriver: .dense
    }
  }

  /// Whether `import` takes a unit for a point: it does for what is no larger than a phone, or where it is told that the
  /// panel is as large as the screen.
  var countsPoints: Bool {
    switch self {
    case .webdriver: true
    case .csv, .getevent, .evemu, .libinput, .minitouch, .monkey: false
    }
  }
}
