/// evemu's recordings, versions 1.0 to 1.3, with a description in front or without.
struct EvemuReader: LogFormat {
  /// evemu knows one device a file.
  private static let name: ArraySlice<UInt8> = []
  private var device: Int?

  /// `E: 0.000001 0003 0035 0310`, as evemu itself writes it, with a remark behind it or without.
  mutating func takePlain(
    _ cursor: inout ByteCursor, line: Int, into input: inout ImportInput
  ) throws(ImportError) -> Bool {
    guard cursor.take("E: "), let stamp = cursor.plainStamp(),
      cursor.take(UInt8(ascii: " ")), let type = cursor.plainFour(),
      let code = cursor.plainFour(), let value = cursor.decimal().flatMap({ Int32(ofEvent: $0) }),
      cursor.takeLineEnd() || cursor.first == UInt8(ascii: "#") && cursor.skipLine()
    else { return false }
    let device = try device(of: line, &input)
    try input.take(
      EvdevEvent(type: type, code: code, value: value), device: device, stamp: stamp, line: line)
    return true
  }

  @inline(__always)
  private mutating func device(of line: Int, _ input: inout ImportInput) throws(ImportError) -> Int
  {
    if let device { return device }
    let index = try input.devices.index(of: Self.name, line: line)
    device = index
    return index
  }

  mutating func take(_ line: Line, into input: inout ImportInput) throws(ImportError) {
    if let event = Self.event(line.bytes) {
      let device = try device(of: line.number, &input)
      if event.isOddStamp {
        input.log.notes.add(
          .assumption, line: line.number,
          "what follows a stamp's point counts microseconds, also with other than six digits")
      }
      return try input.take(event.event, device: device, stamp: event.stamp, line: line.number)
    }
    var scanner = WordScanner(line.bytes)
    scanner.skipBlanks()
    guard let kind = scanner.first else { return }
    if kind == UInt8(ascii: "#") {
      try checkVersion(line, &scanner)
      return
    }
    let device = try device(of: line.number, &input)
    if scanner.take("E:") {
      input.leaveOut(line, "no event: expected E: seconds.microseconds type code value")
    } else if scanner.take("N:") {
      scanner.skipBlanks()
      let name = String(decoding: scanner.rest, as: UTF8.self)
      input.devices.describe(device) { $0.name = name }
    } else if scanner.take("A:") {
      describeAxis(line, &scanner, device, &input)
    } else if !["I:", "P:", "B:", "L:", "S:"].contains(where: { scanner.take($0 as StaticString) })
    {
      input.leaveOut(line, "no line of evemu")
    }
  }

  private func checkVersion(_ line: Line, _ scanner: inout WordScanner) throws(ImportError) {
    guard scanner.skip(past: "# EVEMU ") else { return }
    guard let major = scanner.digits()?.value, scanner.take(UInt8(ascii: ".")),
      let minor = scanner.digits()?.value, major == 1, minor <= 3
    else {
      throw .refused(
        line: line.number,
        "“\(line.brief)” is a version of evemu's format that is not known; 1.0 to 1.3 are")
    }
  }

  private func describeAxis(
    _ line: Line, _ scanner: inout WordScanner, _ device: Int, _ input: inout ImportInput
  ) {
    guard let code = scanner.hexadecimal().flatMap({ UInt16(exactly: $0) }),
      let minimum = scanner.decimal(), let maximum = scanner.decimal()
    else {
      input.leaveOut(line, "no axis: expected A: code minimum maximum fuzz flat resolution")
      return
    }
    // The resolution came with version 1.2.
    _ = scanner.decimal()
    _ = scanner.decimal()
    let resolution = scanner.decimal() ?? 0
    input.devices.describe(device) {
      $0.set(code, minimum: minimum, maximum: maximum, resolution: resolution)
    }
  }

  /// The event of a line that begins with `E:`; type and code are hexadecimal, the value is decimal even where it is
  /// padded with zeros.
  static func event(
    _ bytes: ArraySlice<UInt8>
  ) -> (event: EvdevEvent, stamp: Int64, isOddStamp: Bool)? {
    bytes.withUnsafeBufferPointer { bytes in
      var line = ByteCursor(bytes)
      line.skipBlanks()
      guard line.take("E:") else { return nil }
      line.skipBlanks()
      guard let (stamp, digits) = line.stampAndDigits(countsMicroseconds: true),
        let type = line.hexadecimal().flatMap({ UInt16(exactly: $0) }),
        let code = line.hexadecimal().flatMap({ UInt16(exactly: $0) }),
        let value = line.decimal().flatMap({ Int32(ofEvent: $0) })
      else { return nil }
      line.skipBlanks()
      guard line.isEmpty || line.first == UInt8(ascii: "#") else { return nil }
      return (EvdevEvent(type: type, code: code, value: value), stamp, digits != 6)
    }
  }
}
