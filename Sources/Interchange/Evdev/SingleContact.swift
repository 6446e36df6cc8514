import GestureCore

/// A device that reports one finger by its own axes and a button.
struct SingleContact {
  /// Pairs of axes that panels put X and Y on, the usual first.
  private static let pairs: [(x: UInt16, y: UInt16)] = [(0, 1), (2, 3), (3, 4)]

  /// The axes that X and Y are on; nil before the first report of any.
  private(set) var axes: (x: UInt16, y: UInt16)?
  /// Whether the touch button is down; nil where nothing was said of it.
  private(set) var isTouching: Bool?
  private var x: Double?
  private var y: Double?
  private var contact: Int?
  /// Reports from before the button was heard of: a finger that was down already, or one that hovers.
  private var early: [(time: Int64, x: Double, y: Double, line: Int)] = []
  private var usesLeftButton = false

  /// Takes a complete report.
  mutating func apply(
    _ frame: [EvdevEvent], _ place: ReportPlace, into log: inout ContactLog
  ) throws(ImportError) {
    if axes == nil { chooseAxes(frame, place, into: &log) }
    var hasMoved = false
    var button: Bool?
    for event in frame {
      if event.type == EvdevCode.absolute, event.code == axes?.x {
        x = Double(event.value)
        hasMoved = true
      } else if event.type == EvdevCode.absolute, event.code == axes?.y {
        y = Double(event.value)
        hasMoved = true
      } else if event.type == EvdevCode.key {
        button = state(of: event, place, into: &log) ?? button
      }
    }
    if let button { try press(button, place, into: &log) }
    guard hasMoved, let x, let y else { return }
    if let contact {
      if button == nil { log.move(contact, time: place.time, x: x, y: y, line: place.line) }
    } else if isTouching == true {
      contact = try log.begin(
        device: place.device, number: 0, time: place.time, x: x, y: y, line: place.line)
    } else if isTouching == nil, early.count < ImportLimits.incompleteReports {
      early.append((place.time, x, y, place.line))
    }
  }

  private mutating func chooseAxes(
    _ frame: [EvdevEvent], _ place: ReportPlace, into log: inout ContactLog
  ) {
    let codes = frame.filter { $0.type == EvdevCode.absolute }.map(\.code)
    guard let pair = Self.pairs.first(where: { codes.contains($0.x) || codes.contains($0.y) })
    else { return }
    axes = pair
    guard pair.x != EvdevCode.x else { return }
    log.notes.add(
      .assumption, line: place.line,
      "the device reports on the axes \(pair.x) and \(pair.y) instead of 0 and 1; they are taken as X and Y"
    )
  }

  /// The touch button's state, if the event is of it.
  private mutating func state(
    of event: EvdevEvent, _ place: ReportPlace, into log: inout ContactLog
  ) -> Bool? {
    if event.code == EvdevCode.buttonTouch {
      usesLeftButton = false
      return event.value != 0
    }
    guard event.code == EvdevCode.buttonLeft, isTouching == nil || usesLeftButton else {
      return nil
    }
    usesLeftButton = true
    log.notes.add(
      .assumption, line: place.line,
      "the device has no touch button; its left button stands for a touch")
    return event.value != 0
  }

  private mutating func press(
    _ isDown: Bool, _ place: ReportPlace, into log: inout ContactLog
  ) throws(ImportError) {
    if isTouching == nil { try settleEarly(isDown, place, into: &log) }
    let wasDown = contact != nil
    isTouching = isDown
    if isDown, !wasDown, let x, let y {
      contact = try log.begin(
        device: place.device, number: 0, time: place.time, x: x, y: y, line: place.line)
    } else if !isDown, let contact, let x, let y {
      log.end(contact, time: place.time, x: x, y: y, line: place.line)
      self.contact = nil
    }
  }

  /// The first button event tells what the reports before it were.
  private mutating func settleEarly(
    _ isDown: Bool, _ place: ReportPlace, into log: inout ContactLog
  ) throws(ImportError) {
    let reports = early
    early = []
    guard let first = reports.first else { return }
    if isDown {
      log.notes.add(
        .leftOut, line: first.line,
        "\(reports.count) reports before the first touch-down; the finger hovered")
      return
    }
    log.notes.add(
      .repair, line: first.line,
      "a contact began before the recording; its touch-down is its first report here")
    let index = try log.begin(
      device: place.device, number: 0, time: first.time, x: first.x, y: first.y, line: first.line)
    for report in reports.dropFirst() {
      log.move(index, time: report.time, x: report.x, y: report.y, line: report.line)
    }
    contact = index
  }

  /// Cancels what is down.
  mutating func finish(_ place: ReportPlace, into log: inout ContactLog) {
    if let first = early.first {
      log.notes.add(
        .leftOut, line: first.line,
        "\(early.count) reports of a device whose touch button is never pressed or released")
      early = []
    }
    guard let contact, let x, let y else { return }
    log.notes.add(
      .repair, line: place.line, "the file ends while a finger is down; it is cancelled there")
    log.end(contact, .cancel, time: place.time, x: x, y: y, line: place.line)
    self.contact = nil
  }
}
