/// One line of `getevent`:
///
///     [   90001.100200] /dev/input/event3: EV_ABS  ABS_MT_POSITION_X  00000136
///     90001-100200: /dev/input/event3: 0003 0035 00000136
///     0003 0035 00000136
struct GeteventEvent {
  /// Microseconds; nil where the line has none.
  var stamp: Int64?
  /// The device's path; empty where the line has none.
  var device: ArraySlice<UInt8>
  var type: UInt16
  /// Nil for a name of no interest.
  var code: UInt16?
  var value: Int32

  /// The line's event; nil where it is none.
  init?(_ bytes: ArraySlice<UInt8>) {
    var scanner = WordScanner(bytes)
    scanner.skipBlanks()
    if scanner.take(UInt8(ascii: "[")) {
      scanner.skipBlanks()
      guard let stamp = scanner.stamp(), scanner.take(UInt8(ascii: "]")) else { return nil }
      self.stamp = stamp
    } else if let stamp = scanner.stamp(separator: UInt8(ascii: "-"), countsMicroseconds: true) {
      // Android 4 counts microseconds without leading zeros.
      self.stamp = stamp
      guard scanner.take(UInt8(ascii: ":")) else { return nil }
    }
    scanner.skipBlanks()
    device = []
    if scanner.first == UInt8(ascii: "/") {
      let path = scanner.word()
      guard path.last == UInt8(ascii: ":") else { return nil }
      device = path.dropLast()
    }
    guard let type = Self.type(scanner.word()) else { return nil }
    self.type = type
    let code = scanner.word()
    if let number = Self.hexadecimal(code, digits: 4) {
      self.code = UInt16(number)
    } else if code.first.map({ $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") }) == true {
      self.code = EvdevNames.code(code)
    } else {
      return nil
    }
    let value = scanner.word()
    if let number = Self.hexadecimal(value, digits: 8) {
      self.value = Int32(bitPattern: UInt32(number))
    } else if let number = EvdevNames.value(value) {
      self.value = number
    } else {
      return nil
    }
    // `-r` adds a rate.
    guard scanner.isAtEnd || scanner.word().elementsEqual("rate".utf8) else { return nil }
  }

  private static func type(_ word: ArraySlice<UInt8>) -> UInt16? {
    hexadecimal(word, digits: 4).map { UInt16($0) } ?? EvdevNames.type(word)
  }

  /// A number of exactly so many digits, as `getevent` prints them; prose seldom has such words.
  private static func hexadecimal(_ word: ArraySlice<UInt8>, digits: Int) -> UInt64? {
    guard word.count == digits else { return nil }
    return word.withUnsafeBufferPointer { word in
      var number: UInt64 = 0
      for byte in word {
        guard let digit = byte.hexadecimalValue else { return nil }
        number = number << 4 | UInt64(digit)
      }
      return number
    }
  }
}
