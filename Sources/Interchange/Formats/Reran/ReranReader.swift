/// RERAN's translated traces: a count, then for every event the nanoseconds to wait and
/// `device,type,code,value`.
struct ReranReader: LineFormat {
  private var expected: Int64?
  private var nanoseconds: Int64 = 0
  private var events: Int64 = 0

  mutating func take(_ line: Line, into input: inout ImportInput) throws(ImportError) {
    guard !line.bytes.isEmpty else { return }
    var scanner = WordScanner(line.bytes)
    if let (device, event) = Self.event(line.bytes) {
      let index = try input.devices.index(of: device, line: line.number)
      events += 1
      try input.take(event, device: index, stamp: nanoseconds / 1000, line: line.number)
    } else if let number = scanner.decimal(), scanner.isAtEnd {
      take(number, line, &input)
    } else {
      input.leaveOut(line, "neither a time to wait nor device,type,code,value")
    }
  }

  private mutating func take(_ number: Int64, _ line: Line, _ input: inout ImportInput) {
    guard expected != nil else {
      expected = number
      return
    }
    if number < 0 {
      input.log.notes.add(.repair, line: line.number, "a wait below 0 counts as 0")
    }
    nanoseconds = min(nanoseconds + min(max(0, number), ImportLimits.stamp), ImportLimits.stamp)
  }

  mutating func finish(into input: inout ImportInput) throws(ImportError) {
    if let expected, expected != events {
      input.log.notes.add(
        .repair, "the first line tells of \(expected) events; there are \(events)")
    }
  }

  /// The event of `7,3,53,640`, with its device.
  static func event(
    _ bytes: ArraySlice<UInt8>
  ) -> (device: ArraySlice<UInt8>, event: EvdevEvent)? {
    var scanner = WordScanner(bytes)
    var numbers: [Int64] = []
    repeat {
      guard let number = scanner.decimal() else { return nil }
      numbers.append(number)
    } while numbers.count < 5 && scanner.take(UInt8(ascii: ","))
    guard numbers.count == 4, scanner.isAtEnd, let type = UInt16(exactly: numbers[1]),
      let code = UInt16(exactly: numbers[2]), let value = Int32(ofEvent: numbers[3])
    else { return nil }
    let device = bytes.prefix { $0 != UInt8(ascii: ",") }
    return (device, EvdevEvent(type: type, code: code, value: value))
  }
}
