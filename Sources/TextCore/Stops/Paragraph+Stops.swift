/// Where a place between two stops goes.
package enum SnapDirection: Hashable, Sendable {
  /// To the stop before it.
  case backward
  /// To the stop after it.
  case forward
  /// To the nearer one in bytes, forward if both are as near.
  case nearest
}

/// Caret stops of one paragraph: the one place that decides what a caret cannot enter.
///
/// A stop is a boundary of a Swift `Character`, but for `ClusterJoins`, and outside of placeholders. Start and end of
/// the text are stops. Each question costs what the cluster at the offset is long, not what the paragraph is.
extension Paragraph {
  /// Whether a caret can stand at a UTF-8 offset.
  package func isStop(_ offset: Int) -> Bool {
    guard offset >= 0, offset <= text.utf8.count else { return false }
    if isPlainStop(offset) { return true }
    let index = index(atUTF8Offset: offset)
    return String.Index(index, within: text) != nil && !ClusterJoins.join(at: index, in: text)
      && delimiters.range(around: offset) == nil
  }

  /// The stop that an offset, which is clamped to the text, snaps to.
  package func stop(snapping offset: Int, _ direction: SnapDirection = .nearest) -> Int {
    let offset = min(max(offset, 0), text.utf8.count)
    if isStop(offset) { return offset }
    if let around = delimiters.range(around: offset) {
      return Self.edge(of: around, from: offset, direction)
    }
    // Inside a cluster there is one on both sides.
    let inside = index(atUTF8Offset: offset)
    var next = text.index(after: inside)
    while ClusterJoins.join(at: next, in: text) { next = text.index(after: next) }
    let forward = utf8Offset(of: next)
    if direction == .forward { return forward }
    let backward = utf8Offset(of: previousStop(before: next))
    return Self.edge(of: backward..<forward, from: offset, direction)
  }

  private static func edge(
    of range: Range<Int>, from offset: Int, _ direction: SnapDirection
  ) -> Int {
    switch direction {
    case .forward: range.upperBound
    case .backward: range.lowerBound
    case .nearest:
      offset - range.lowerBound < range.upperBound - offset ? range.lowerBound : range.upperBound
    }
  }

  /// The offset `count` stops after one, or the text's end, and how many stops away that is.
  package func stop(_ count: Int, after offset: Int) -> (offset: Int, stops: Int) {
    walk(min(max(offset, 0), text.utf8.count)..<text.utf8.count, limit: count)
  }

  /// The offset `count` stops before one, or the text's start, and how many stops away that is.
  package func stop(_ count: Int, before offset: Int) -> (offset: Int, stops: Int) {
    var offset = min(max(offset, 0), text.utf8.count)
    var stops = 0
    var boundary = (offset: -1, index: text.startIndex)
    while stops < count, offset > 0 {
      if isPlainStop(offset - 1) {
        offset -= 1
      } else {
        let end = boundary.offset == offset ? boundary.index : index(atUTF8Offset: offset)
        let index = previousStop(before: end)
        offset = utf8Offset(of: index)
        boundary = (offset, index)
      }
      stops += 1
    }
    return (offset, stops)
  }

  /// How many stops lie after `range.lowerBound` up to `range.upperBound`; at most `limit`.
  package func stopCount(in range: Range<Int>, limit: Int = .max) -> Int {
    walk(range.clamped(to: 0..<text.utf8.count), limit: limit).stops
  }

  /// The offsets of every so many stops, the start included and the end not; never empty.
  func stops(every count: Int) -> [Int] {
    var walk = StopWalk(from: 0, in: self)
    var offsets = [0]
    while true {
      _ = walk.advance(count, upTo: text.utf8.count)
      guard walk.offset < text.utf8.count else { return offsets }
      offsets.append(walk.offset)
    }
  }

  /// Goes forward through a range, at most `limit` stops; the last may lie behind it.
  private func walk(_ range: Range<Int>, limit: Int) -> (offset: Int, stops: Int) {
    var walk = StopWalk(from: range.lowerBound, in: self)
    let stops = walk.advance(limit, upTo: range.upperBound)
    return (walk.offset, stops)
  }

  /// How many bytes from the range's start on are a cluster each: ASCII with ASCII or the text's end
  /// behind it; a paragraph holds no line break, whose two bytes would be one. Counting them, eight at a
  /// time where that goes, is a hundred times as fast as asking for each `Character`.
  func plainStops(in range: Range<Int>, limit: Int) -> Int {
    let count = text.utf8.withContiguousStorageIfAvailable { utf8 in
      let bytes = UnsafeRawBufferPointer(utf8)
      var offset = range.lowerBound
      let end = limit < range.count ? offset + limit : range.upperBound
      while offset + 8 <= end, offset + 8 < bytes.count, bytes[offset + 8] < 0x80,
        bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
      {
        offset += 8
      }
      while offset < end, bytes[offset] < 0x80,
        offset + 1 == bytes.count || bytes[offset + 1] < 0x80
      {
        offset += 1
      }
      return offset - range.lowerBound
    }
    return count ?? 0
  }

  /// Whether an offset inside the text is a stop for the reason that ASCII stands on both sides, or is an end.
  private func isPlainStop(_ offset: Int) -> Bool {
    if hasPlaceholders, delimiters.range(around: offset) != nil { return false }
    let isPlain = text.utf8.withContiguousStorageIfAvailable { bytes in
      guard offset > 0, offset < bytes.count else { return true }
      return bytes[offset - 1] < 0x80 && bytes[offset] < 0x80
    }
    return isPlain ?? false
  }

  private func previousStop(before index: String.Index) -> String.Index {
    if hasPlaceholders {
      let offset = utf8Offset(of: index)
      if let atom = delimiters.range(around: offset) ?? delimiters.range(endingAt: offset) {
        return self.index(atUTF8Offset: atom.lowerBound)
      }
    }
    var index = text.index(before: index)
    while ClusterJoins.join(at: index, in: text) { index = text.index(before: index) }
    return index
  }
}
