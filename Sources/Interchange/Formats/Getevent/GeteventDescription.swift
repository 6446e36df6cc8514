/// The lines in which `getevent` describes devices.
enum GeteventDescription {
  /// The path of `add device 1: /dev/input/event7`.
  static func addedDevice(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var scanner = WordScanner(bytes)
    scanner.skipBlanks()
    guard scanner.take("add device "), scanner.digits() != nil, scanner.take(UInt8(ascii: ":"))
    else { return nil }
    return scanner.word()
  }

  /// The name of `  name:     "touch_panel"`.
  static func name(_ bytes: ArraySlice<UInt8>) -> String? {
    var scanner = WordScanner(bytes)
    scanner.skipBlanks()
    guard scanner.take("name:") else { return nil }
    scanner.skipBlanks()
    let quote = UInt8(ascii: "\"")
    let text = scanner.rest.drop { $0 == quote }
    return String(decoding: text.last == quote ? text.dropLast() : text, as: UTF8.self)
  }

  /// The axis of `ABS (0003): 0035  : value 0, min 0, max 1279, fuzz 0, flat 0, resolution 0`; following
  /// axes stand on lines without `ABS`, and `-l` prints names.
  static func axis(
    _ bytes: ArraySlice<UInt8>
  ) -> (code: UInt16, minimum: Int64, maximum: Int64, resolution: Int64)? {
    var scanner = WordScanner(bytes)
    scanner.skipBlanks()
    if scanner.take("ABS (") { guard scanner.skip(past: "):") else { return nil } }
    let word = scanner.word()
    var digits = WordScanner(word)
    let code = digits.hexadecimal().flatMap { digits.isEmpty ? UInt16(exactly: $0) : nil }
    guard let code = code ?? EvdevNames.code(word), scanner.skip(past: "min "),
      let minimum = scanner.decimal(), scanner.skip(past: "max "), let maximum = scanner.decimal()
    else { return nil }
    let resolution = scanner.skip(past: "resolution ") ? scanner.decimal() ?? 0 : 0
    return (code, minimum, maximum, resolution)
  }

  /// Whether the line is of those that `getevent` prints beside events and descriptions.
  static func isKnown(_ bytes: ArraySlice<UInt8>) -> Bool {
    var scanner = WordScanner(bytes)
    scanner.skipBlanks()
    let texts: [StaticString] = [
      "remove device ", "could not ", "name:", "events:", "input props:",
    ]
    return texts.contains { scanner.take($0) }
  }
}
