/// `evtest`'s print, its description of the device in front.
struct EvtestReader: LineFormat {
  /// The axis that description lines are about.
  private var code: UInt16?
  private var isAbsolute = false
  private var minimum: Int64?
  private var maximum: Int64?

  mutating func take(_ line: Line, into input: inout ImportInput) throws(ImportError) {
    guard !line.bytes.isEmpty else { return }
    let device = try input.devices.index(of: [], line: line.number)
    if let event = EvtestEvent(line.bytes) {
      try input.take(event.event, device: device, stamp: event.stamp, line: line.number)
    } else if !describe(line, device, &input) {
      input.leaveOut(line, "no event of evtest")
    }
  }

  private mutating func describe(_ line: Line, _ device: Int, _ input: inout ImportInput) -> Bool {
    var scanner = WordScanner(line.bytes)
    scanner.skipBlanks()
    if scanner.take("Input device name: ") || scanner.take("Device name: ") {
      let quote = UInt8(ascii: "\"")
      let name = scanner.rest.drop { $0 == quote }
      let text = String(decoding: name.last == quote ? name.dropLast() : name, as: UTF8.self)
      input.devices.describe(device) { $0.name = text }
    } else if scanner.take("Event type ") {
      isAbsolute = scanner.decimal() == Int64(EvdevCode.absolute)
      code = nil
    } else if scanner.take("Event code ") {
      code = isAbsolute ? scanner.decimal().flatMap { UInt16(exactly: $0) } : nil
      (minimum, maximum) = (nil, nil)
    } else if scanner.take("Min ") {
      minimum = scanner.decimal()
    } else if scanner.take("Max ") {
      maximum = scanner.decimal()
      setAxis(device, resolution: 0, &input)
    } else if scanner.take("Resolution ") {
      setAxis(device, resolution: scanner.decimal() ?? 0, &input)
    } else {
      return Self.known.contains { scanner.take($0) }
    }
    return true
  }

  private func setAxis(_ device: Int, resolution: Int64, _ input: inout ImportInput) {
    guard let code, let minimum, let maximum else { return }
    input.devices.describe(device) {
      $0.set(code, minimum: minimum, maximum: maximum, resolution: resolution)
    }
  }

  /// What evtest prints besides.
  private static let known: [StaticString] = [
    "Input driver version", "Input device ID:", "Supported events:", "Properties:", "Property ",
    "Testing ...", "Value ", "Fuzz ", "Flat ", "Key repeat handling:", "Repeat type", "Repeat code",
    "State ",
  ]
}
