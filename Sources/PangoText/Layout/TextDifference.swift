/// Where two texts differ: between what they begin with alike and what they end with alike, in UTF-8 bytes.
struct TextDifference {
  /// Bytes that both begin with.
  let prefix: Int
  /// Bytes that both end with; none of them belongs to the prefix.
  let suffix: Int

  init(from old: String, to new: String) {
    var old = old
    var new = new
    (prefix, suffix) = old.withUTF8 { old in
      new.withUTF8 { new in
        let old = UnsafeRawBufferPointer(old)
        let new = UnsafeRawBufferPointer(new)
        let prefix = Self.equalBytes(old, new)
        return (prefix, Self.equalBytesFromEnd(old, new, limit: min(old.count, new.count) - prefix))
      }
    }
  }

  /// Texts may be megabytes long, so that eight bytes are compared at a time.
  private static func equalBytes(
    _ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer
  ) -> Int {
    let limit = min(first.count, second.count)
    var count = 0
    while count + 8 <= limit,
      first.loadUnaligned(fromByteOffset: count, as: UInt64.self)
        == second.loadUnaligned(fromByteOffset: count, as: UInt64.self)
    { count += 8 }
    while count < limit, first[count] == second[count] { count += 1 }
    return count
  }

  private static func equalBytesFromEnd(
    _ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer, limit: Int
  ) -> Int {
    var count = 0
    while count + 8 <= limit,
      first.loadUnaligned(fromByteOffset: first.count - count - 8, as: UInt64.self)
        == second.loadUnaligned(fromByteOffset: second.count - count - 8, as: UInt64.self)
    { count += 8 }
    while count < limit, first[first.count - count - 1] == second[second.count - count - 1] {
      count += 1
    }
    return count
  }
}
