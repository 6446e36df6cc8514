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
    var path = 0..<0
    let event = bytes.withUnsafeBufferPointer { Self.parse(ByteCursor($0), path: &path) }
    guard let event else { return nil }
    (stamp, type, code, value) = event
    device = bytes[bytes.startIndex + path.lowerBound..<bytes.startIndex + path.upperBound]
  }

  /// The event of a line of the most frequent kind: with a stamp, of a known device, with a value of eight digits.
  ///
  /// - Returns: nil where it is another.
  @inline(__always)
  static func plain(
    _ line: inout ByteCursor, path: [UInt8], columns: GeteventColumns
  ) -> (stamp: Int64, event: EvdevEvent)? {
    guard line.take(UInt8(ascii: "[")) else { return nil }
    line.skipPadding()
    guard let stamp = line.plainStamp(), line.take("] "),
      path.withUnsafeBufferPointer({ line.take($0) }), path.isEmpty || line.take(UInt8(ascii: " "))
    else { return nil }
    let names = columns.take(from: &line)
    guard let type = names?.type ?? line.plainFour(), let code = names?.code ?? line.plainFour(),
      let value = line.plainEight()
    else { return nil }
    return (stamp, EvdevEvent(type: type, code: code, value: Int32(bitPattern: value)))
  }

  private static func parse(
    _ line: ByteCursor, path: inout Range<Int>
  ) -> (stamp: Int64?, type: UInt16, code: UInt16?, value: Int32)? {
    var line = line
    var stamp: Int64?
    line.skipBlanks()
    if line.take(UInt8(ascii: "[")) {
      line.skipBlanks()
      guard let time = line.stampAndDigits()?.stamp, line.take(UInt8(ascii: "]")) else {
        return nil
      }
      stamp = time
    } else if let time = line.stampAndDigits(
      separator: UInt8(ascii: "-"), countsMicroseconds: true)?.stamp
    {
      // Android 4 counts microseconds without leading zeros.
      stamp = time
      guard line.take(UInt8(ascii: ":")) else { return nil }
    }
    line.skipBlanks()
    if line.first == UInt8(ascii: "/") {
      let word = line.word()
      guard line.bytes[word.upperBound - 1] == UInt8(ascii: ":") else { return nil }
      path = word.lowerBound..<word.upperBound - 1
    }
    let typeWord = line[line.word()]
    let typeNumber =
      hexadecimal(typeWord, digits: 4).map { UInt16($0) } ?? EvdevNames.type(typeWord)
    guard let type = typeNumber else { return nil }
    let codeWord = line[line.word()]
    let code: UInt16?
    if let number = hexadecimal(codeWord, digits: 4) {
      code = UInt16(number)
    } else if let letter = codeWord.first,
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(letter)
    {
      code = EvdevNames.code(codeWord)
    } else {
      return nil
    }
    let valueWord = line[line.word()]
    let value: Int32
    if let number = hexadecimal(valueWord, digits: 8) {
      value = Int32(bitPattern: UInt32(number))
    } else if let number = EvdevNames.value(valueWord) {
      value = number
    } else {
      return nil
    }
    // `-r` adds a rate.
    guard line.isAtEnd || line[line.word()].elementsEqual("rate".utf8) else { return nil }
    return (stamp, type, code, value)
  }

  /// A number of exactly so many digits, as `getevent` prints them; prose seldom has such words.
  private static func hexadecimal(_ word: UnsafeBufferPointer<UInt8>, digits: Int) -> UInt64? {
    guard word.count == digits else { return nil }
    var number: UInt64 = 0
    for byte in word {
      guard let digit = byte.hexadecimalValue else { return nil }
      number = number << 4 | UInt64(digit)
    }
    return number
  }
}
