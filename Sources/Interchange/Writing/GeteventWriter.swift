/// What `getevent -lt` prints, after what `getevent -p` tells of the device: without its ranges nothing says how
/// large the panel is.
enum GeteventWriter {
  private static let path = "/dev/input/event0"

  static func write<Failure>(
    _ reports: EvdevReports, to body: (String) throws(Failure) -> Void
  ) throws(Failure) {
    var text = "add device 1: \(path)\n  name:     \"\(EvdevReports.deviceName)\"\n  events:\n"
    text += "    KEY (0001): 014a\n"
    for (index, axis) in reports.axes.enumerated() {
      text += index == 0 ? "    ABS (0003): " : "                "
      text += DigitText.hexadecimal(UInt32(axis.code), width: 4)
      text += "  : value 0, min \(axis.minimum), max \(axis.maximum), fuzz 0, flat 0, "
      text += "resolution \(axis.unitsPerMillimetre)\n"
    }
    text += "  input props:\n    INPUT_PROP_DIRECT\n"
    try body(text)
    try reports.forEachReport { (report) throws(Failure) in
      let stamp = DigitText.right(DigitText.seconds(report.time), width: 15)
      var text = ""
      for event in report.events { text += "[\(stamp)] \(path): \(line(of: event))\n" }
      try body(text)
    }
  }

  private static func line(of event: EvdevEvent) -> String {
    let names = names(of: event)
    return DigitText.left(names.type, width: 12) + " " + DigitText.left(names.code, width: 20) + " "
      + DigitText.left(names.value, width: 20)
  }

  private static func names(of event: EvdevEvent) -> (type: String, code: String, value: String) {
    let value = DigitText.hexadecimal(UInt32(bitPattern: event.value), width: 8)
    if event.type == EvdevCode.synchronization { return ("EV_SYN", "SYN_REPORT", value) }
    if event.type == EvdevCode.key {
      return ("EV_KEY", "BTN_TOUCH", event.value == 0 ? "UP" : "DOWN")
    }
    switch event.code {
    case EvdevCode.slot: return ("EV_ABS", "ABS_MT_SLOT", value)
    case EvdevCode.positionX: return ("EV_ABS", "ABS_MT_POSITION_X", value)
    case EvdevCode.toolType: return ("EV_ABS", "ABS_MT_TOOL_TYPE", value)
    case EvdevCode.positionY: return ("EV_ABS", "ABS_MT_POSITION_Y", value)
    default: return ("EV_ABS", "ABS_MT_TRACKING_ID", value)
    }
  }
}
