/// What programs with python-evdev print: events by `repr` or `str`, or its own `evtest`.
struct PythonEvdevReader: LineFormat {
  mutating func take(_ line: Line, into input: inout ImportInput) throws(ImportError) {
    guard !line.bytes.isEmpty else { return }
    guard let (event, stamp) = Self.event(line.bytes) else {
      input.leaveOut(line, "no event of python-evdev")
      return
    }
    let device = try input.devices.index(of: [], line: line.number)
    try input.take(event, device: device, stamp: stamp, line: line.number)
  }

  /// The event of a line:
  ///
  ///     InputEvent(1411, 748223, 3, 57, 499)
  ///     event at 1411.748223, code 57, type 03, val 499
  ///     time 1411.748223       type 3 (EV_ABS), code 57   (ABS_MT_TRACKING_ID), value 499
  static func event(_ bytes: ArraySlice<UInt8>) -> (event: EvdevEvent, stamp: Int64)? {
    var scanner = WordScanner(bytes)
    if scanner.skip(past: "InputEvent(") { return represented(&scanner) }
    if scanner.skip(past: "event at ") { return printed(&scanner) }
    guard let event = EvtestEvent(bytes), event.isOfPython else { return nil }
    return (event.event, event.stamp)
  }

  private static func represented(
    _ scanner: inout WordScanner
  ) -> (event: EvdevEvent, stamp: Int64)? {
    var numbers: [Int64] = []
    repeat {
      guard let number = scanner.decimal() else { return nil }
      numbers.append(number)
      scanner.skipBlanks()
    } while numbers.count < 5 && scanner.take(UInt8(ascii: ","))
    guard numbers.count == 5, scanner.take(UInt8(ascii: ")")),
      (0..<ImportLimits.stamp / 1_000_000).contains(numbers[0]),
      (0..<1_000_000).contains(numbers[1]), let type = UInt16(exactly: numbers[2]),
      let code = UInt16(exactly: numbers[3]), let value = Int32(ofEvent: numbers[4])
    else { return nil }
    return (
      EvdevEvent(type: type, code: code, value: value), numbers[0] * 1_000_000 + numbers[1]
    )
  }

  private static func printed(
    _ scanner: inout WordScanner
  ) -> (event: EvdevEvent, stamp: Int64)? {
    guard let stamp = scanner.stamp(), scanner.skip(past: "code "),
      let code = scanner.decimal().flatMap({ UInt16(exactly: $0) }), scanner.skip(past: "type "),
      let type = scanner.decimal().flatMap({ UInt16(exactly: $0) }), scanner.skip(past: "val "),
      let value = scanner.decimal().flatMap({ Int32(ofEvent: $0) })
    else { return nil }
    return (EvdevEvent(type: type, code: code, value: value), stamp)
  }
}
