/// What words stand for: logs have millions of them, and making Strings of them would take most of the time.
///
/// Words are sorted by length and compared from their ends, where those of one length differ soonest.
struct NameTable<Value: Sendable>: Sendable {
  private struct Entry {
    var name: [UInt8]
    var value: Value
  }

  private var entries: [[Entry]] = []

  init(_ names: [(String, Value)]) {
    for (name, value) in names {
      let bytes = Array(name.utf8)
      while entries.count <= bytes.count { entries.append([]) }
      entries[bytes.count].append(Entry(name: bytes, value: value))
    }
  }

  /// The value of a name; nil for other words.
  ///
  /// - Parameter ignoringCase: whether `DOWN` is `down`; the table's names are then lower case.
  func value(of word: ArraySlice<UInt8>, ignoringCase: Bool = false) -> Value? {
    word.withUnsafeBufferPointer { value(of: $0, ignoringCase: ignoringCase) }
  }

  /// The value of a name; nil for other words.
  func value(of word: UnsafeBufferPointer<UInt8>, ignoringCase: Bool = false) -> Value? {
    guard word.count < entries.count else { return nil }
    for entry in entries[word.count] where Self.isSame(word, entry.name, ignoringCase) {
      return entry.value
    }
    return nil
  }

  private static func isSame(
    _ word: UnsafeBufferPointer<UInt8>, _ name: [UInt8], _ ignoringCase: Bool
  ) -> Bool {
    name.withUnsafeBufferPointer { name in
      guard ignoringCase else { return word.isSame(as: name) }
      var index = name.count - 1
      while index >= 0 {
        var byte = word[index]
        if byte &- UInt8(ascii: "A") < 26 { byte |= 0x20 }
        if byte != name[index] { return false }
        index -= 1
      }
      return true
    }
  }
}
