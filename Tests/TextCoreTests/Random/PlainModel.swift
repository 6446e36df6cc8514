import TextCore

/// Text and stops computed anew each time, from the whole string: slow, and too simple to be wrong in the same way.
struct PlainModel {
  /// The UTF-8 offsets of all caret stops.
  static func stops(in text: String) -> [Int] {
    var stops: [Int] = []
    var offset = 0
    var previous: [UInt32] = []
    for character in text {
      let scalars = character.unicodeScalars.map(\.value)
      if !isJoined(previous, scalars) { stops.append(offset) }
      offset += character.utf8.count
      previous = scalars
    }
    return stops + [offset]
  }

  private static func isJoined(_ left: [UInt32], _ right: [UInt32]) -> Bool {
    guard let first = right.first else { return false }
    if left.suffix(2) == [0x0DCA, 0x200D] { return (0x0D9A...0x0DC6).contains(first) }
    return left.last == 0x1039 && (0x1000...0x102A).contains(first)
  }

  static func replacing(_ range: Range<Int>, in text: String, with new: String) -> String {
    let bytes = Array(text.utf8)
    return String(
      decoding: bytes[..<range.lowerBound] + Array(new.utf8) + bytes[range.upperBound...],
      as: UTF8.self)
  }
}
