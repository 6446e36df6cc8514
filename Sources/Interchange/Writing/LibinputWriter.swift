/// What `libinput record` writes (YAML, version 1), as far as `libinput replay` asks for it.
enum LibinputWriter {
  static func write<Failure>(
    _ reports: EvdevReports, to body: (String) throws(Failure) -> Void
  ) throws(Failure) {
    let codes = reports.axes.map { "\($0.code)" }.joined(separator: ", ")
    var text = """
      version: 1
      ndevices: 1
      devices:
      - node: /dev/input/event0
        evdev:
          name: "\(EvdevReports.deviceName)"
          id: [6, 0, 0, 0]
          codes:
            0: [0]
            1: [\(EvdevCode.buttonTouch)]
            3: [\(codes)]
          absinfo:

      """
    for axis in reports.axes {
      text += "      \(axis.code): [\(axis.minimum), \(axis.maximum), 0, 0, "
      text += "\(axis.unitsPerMillimetre)]\n"
    }
    text += """
          properties: [1]
        udev:
          properties:
          - ID_INPUT=1
          - ID_INPUT_TOUCHSCREEN=1
        events:

      """
    try body(text)
    try reports.forEachReport { (report) throws(Failure) in
      var text = "  - evdev:\n"
      for event in report.events { text += "    - [\(numbers(report.time, event))]\n" }
      try body(text)
    }
  }

  private static func numbers(_ time: Int64, _ event: EvdevEvent) -> String {
    let numbers: [(number: Int64, width: Int)] = [
      (time / 1_000_000, 3), (time % 1_000_000, 6), (Int64(event.type), 3),
      (Int64(event.code), 3), (Int64(event.value), 7),
    ]
    return numbers.map { DigitText.right("\($0.number)", width: $0.width) }.joined(separator: ", ")
  }
}
