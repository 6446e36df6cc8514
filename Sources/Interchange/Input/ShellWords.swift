/// The words of a line of a shell script: blanks, quotes, `;` and `&` separate.
struct ShellWords: Sequence, IteratorProtocol {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
  }

  mutating func next() -> ArraySlice<UInt8>? {
    rest = rest.drop { Self.separates($0) }
    guard !rest.isEmpty else { return nil }
    let word = rest.prefix { !Self.separates($0) }
    rest = rest[word.endIndex...]
    return word
  }

  /// The next word as a whole number.
  mutating func decimal() -> Int64? {
    guard let word = next() else { return nil }
    var scanner = WordScanner(word)
    guard let number = scanner.decimal(), scanner.isEmpty else { return nil }
    return number
  }

  /// The next word as a number.
  mutating func number() -> Double? {
    guard let word = next() else { return nil }
    var scanner = WordScanner(word)
    guard let number = scanner.number(), scanner.isEmpty else { return nil }
    return number
  }

  /// The next words' time, after `sleep` or `usleep`, in microseconds.
  mutating func pause(isOfMicroseconds: Bool) -> Int64? {
    guard let word = next() else { return nil }
    var scanner = WordScanner(word)
    guard let number = scanner.number(), (0...1e9).contains(number) else { return nil }
    return Int64(isOfMicroseconds ? number : number * 1e6)
  }

  private static func separates(_ byte: UInt8) -> Bool {
    byte <= UInt8(ascii: " ")
      || [UInt8(ascii: ";"), UInt8(ascii: "&"), UInt8(ascii: "\""), UInt8(ascii: "'")].contains(
        byte)
  }
}
