import TextCore

/// Text and stops computed anew each time, from the whole string: slow, and too simple to be wrong in the same way.
struct PlainModel {
  /// The UTF-8 offsets of all caret stops; bytes that are being composed are part of no placeholder.
  static func stops(in text: String, composing: Range<Int>? = nil) -> [Int] {
    let inside = placeholders(in: text, composing: composing)
    return clusterEdges(in: text).filter { stop in
      !inside.contains { $0.lowerBound < stop && stop < $0.upperBound }
    }
  }

  /// The UTF-8 ranges of all placeholders.
  static func placeholders(in text: String, composing: Range<Int>? = nil) -> [Range<Int>] {
    let bytes = Array(text.utf8)
    let edges = Set(clusterEdges(in: text))
    func isDelimiter(_ place: Int, _ sign: String, edge: Int) -> Bool {
      guard place + 2 <= bytes.count, Array(sign.utf8) == Array(bytes[place..<place + 2]) else {
        return false
      }
      if let composing, place < composing.upperBound, place + 2 > composing.lowerBound {
        return false
      }
      return edges.contains(edge)
    }
    var found: [Range<Int>] = []
    for start in bytes.indices where isDelimiter(start, "<#", edge: start) {
      var place = start + 2
      while place < bytes.count, !breaksLine(bytes, place), composing?.lowerBound != place,
        !isDelimiter(place, "<#", edge: place)
      {
        // The `#` of a `<#` that is none, for what stands before it, closes nothing either.
        if bytes[place - 1] != UInt8(ascii: "<"), isDelimiter(place, "#>", edge: place + 2) {
          found.append(start..<place + 2)
          break
        }
        place += 1
      }
    }
    return found
  }

  private static func breaksLine(_ bytes: [UInt8], _ place: Int) -> Bool {
    let separators: [[UInt8]] = [[0xE2, 0x80, 0xA8], [0xE2, 0x80, 0xA9]]
    return bytes[place] == 0x0A || bytes[place] == 0x0D
      || separators.contains(Array(bytes[place...].prefix(3)))
  }

  private static func clusterEdges(in text: String) -> [Int] {
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
