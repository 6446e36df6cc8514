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
/// A stop is a boundary of a Swift `Character`, but for `ClusterJoins`. Start and end of the text are
/// stops. Each question costs what the cluster at the offset is long, not what the paragraph is.
extension Paragraph {
  /// Whether a caret can stand at a UTF-8 offset.
  package func isStop(_ offset: Int) -> Bool {
    guard offset >= 0, offset <= text.utf8.count else { return false }
    let index = index(atUTF8Offset: offset)
    return String.Index(index, within: text) != nil && !ClusterJoins.join(at: index, in: text)
  }

  /// The stop that an offset, which is clamped to the text, snaps to.
  package func stop(snapping offset: Int, _ direction: SnapDirection = .nearest) -> Int {
    let offset = min(max(offset, 0), text.utf8.count)
    if isStop(offset) { return offset }
    // Inside a cluster there is one on both sides.
    let inside = index(atUTF8Offset: offset)
    var next = text.index(after: inside)
    while ClusterJoins.join(at: next, in: text) { next = text.index(after: next) }
    let forward = utf8Offset(of: next)
    if direction == .forward { return forward }
    let backward = utf8Offset(of: previousStop(before: next))
    switch direction {
    case .forward: return forward
    case .backward: return backward
    case .nearest: return offset - backward < forward - offset ? backward : forward
    }
  }

  /// The offset `count` stops after one, or the text's end, and how many stops away that is.
  package func stop(_ count: Int, after offset: Int) -> (offset: Int, stops: Int) {
    var index = index(atUTF8Offset: offset)
    var stops = 0
    while stops < count, index < text.endIndex {
      index = text.index(after: index)
      while ClusterJoins.join(at: index, in: text) { index = text.index(after: index) }
      stops += 1
    }
    return (utf8Offset(of: index), stops)
  }

  /// The offset `count` stops before one, or the text's start, and how many stops away that is.
  package func stop(_ count: Int, before offset: Int) -> (offset: Int, stops: Int) {
    var index = index(atUTF8Offset: offset)
    var stops = 0
    while stops < count, index > text.startIndex {
      index = previousStop(before: index)
      stops += 1
    }
    return (utf8Offset(of: index), stops)
  }

  /// How many stops lie after `range.lowerBound` up to `range.upperBound`; at most `limit`.
  package func stopCount(in range: Range<Int>, limit: Int = .max) -> Int {
    var index = index(atUTF8Offset: range.lowerBound)
    let end = self.index(atUTF8Offset: range.upperBound)
    var stops = 0
    while stops < limit, index < end {
      index = text.index(after: index)
      while ClusterJoins.join(at: index, in: text) { index = text.index(after: index) }
      stops += 1
    }
    return stops
  }

  private func previousStop(before index: String.Index) -> String.Index {
    var index = text.index(before: index)
    while ClusterJoins.join(at: index, in: text) { index = text.index(before: index) }
    return index
  }
}
