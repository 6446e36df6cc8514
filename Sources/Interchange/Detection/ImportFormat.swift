/// A format that can be imported.
package enum ImportFormat: String, CaseIterable, Sendable {
  /// Android's `getevent`, in all its prints.
  case getevent
  /// evemu's recordings, `.evemu` and `.events`.
  case evemu
  /// `evtest`'s print.
  case evtest
  /// What programs with python-evdev print.
  case pythonEvdev = "python-evdev"
  /// Raw events of the kernel.
  case evdev
  /// RERAN's translated traces.
  case reran
  /// Scripts of `sendevent` commands.
  case sendevent
  /// Scripts of Android's `input` command.
  case input
  /// minitouch's protocol.
  case minitouch
  /// Scripts of Android's Monkey.
  case monkey
  /// Recordings of `libinput record`.
  case libinput
  /// WebDriver's actions, also as Appium takes them.
  case webdriver = "w3c"
  /// Touch events of Chrome's DevTools protocol.
  case devtools = "cdp"
  /// Gestures that Appium Inspector saves.
  case appiumInspector = "appium-inspector"
  /// What Keyman's gesture recorder saves.
  case keyman
  /// Logs in the layout of the data set “How We Swipe”.
  case howWeSwipe = "how-we-swipe"
  /// Tables with a heading.
  case csv

  /// What people call it.
  package var title: String {
    switch self {
    case .getevent: "Android's getevent"
    case .evemu: "an evemu recording"
    case .evtest: "a print of evtest"
    case .pythonEvdev: "a print of python-evdev"
    case .evdev: "raw input events of the kernel"
    case .reran: "a trace of RERAN"
    case .sendevent: "a script of sendevent commands"
    case .input: "a script of Android's input command"
    case .minitouch: "minitouch's protocol"
    case .monkey: "a script of Android's Monkey"
    case .libinput: "a recording of libinput"
    case .webdriver: "WebDriver actions"
    case .devtools: "touch events of Chrome's DevTools"
    case .appiumInspector: "a gesture of Appium Inspector"
    case .keyman: "a recording of Keyman's gesture recorder"
    case .howWeSwipe: "a log of the data set How We Swipe"
    case .csv: "a table with a heading"
    }
  }
}
