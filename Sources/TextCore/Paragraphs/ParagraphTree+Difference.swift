/// Paragraphs that are not the same in two documents: one stretch of indices in each.
package struct ParagraphDifference: Hashable, Sendable {
  /// Indices in the older document; empty where paragraphs were only added.
  package var old: Range<Int>
  /// Indices in the newer document; empty where paragraphs were only removed.
  package var new: Range<Int>

  /// Stretches of two documents that take the same place.
  package init(old: Range<Int>, new: Range<Int>) {
    self.old = old
    self.new = new
  }
}

extension TextDocument {
  /// The shortest stretch of paragraphs outside of which both documents hold the same ones.
  ///
  /// Paragraphs are the same if their identities are. What the two share as copies of one another is passed
  /// over, so that after an edit this costs what was edited; between strangers it costs their common
  /// paragraphs, of which there are none.
  package func changedParagraphs(since old: TextDocument) -> ParagraphDifference {
    let limit = min(old.paragraphCount, paragraphCount)
    let prefix = min(
      ParagraphWalk.commonCount(old.paragraphs.root, paragraphs.root, from: .start), limit)
    let suffix = min(
      ParagraphWalk.commonCount(old.paragraphs.root, paragraphs.root, from: .end), limit - prefix)
    return ParagraphDifference(
      old: prefix..<old.paragraphCount - suffix, new: prefix..<paragraphCount - suffix)
  }
}

/// A walk over the paragraphs of a tree from one of its ends, which opens only the nodes it has to.
private struct ParagraphWalk {
  enum End { case start, end }

  let end: End
  /// Nodes not yet opened, the next one last.
  private var nodes: [ParagraphNode]
  /// What is left of the leaf that was opened.
  private var entries: ArraySlice<ParagraphEntry> = []

  private init(_ root: ParagraphNode, from end: End) {
    self.end = end
    nodes = [root]
  }

  /// How many paragraphs two trees have in common from one end on.
  static func commonCount(_ first: ParagraphNode, _ second: ParagraphNode, from end: End) -> Int {
    var first = ParagraphWalk(first, from: end)
    var second = ParagraphWalk(second, from: end)
    var count = 0
    while true {
      if first.entries.isEmpty, second.entries.isEmpty {
        guard let one = first.nodes.last, let other = second.nodes.last else { return count }
        if one.isShared(with: other) {
          count += one.paragraphCount
          first.nodes.removeLast()
          second.nodes.removeLast()
          continue
        }
        if one.height >= other.height { first.open() }
        if other.height >= one.height { second.open() }
        continue
      }
      if first.entries.isEmpty {
        guard !first.nodes.isEmpty else { return count }
        first.open()
      } else if second.entries.isEmpty {
        guard !second.nodes.isEmpty else { return count }
        second.open()
      } else {
        guard first.next() == second.next() else { return count }
        count += 1
      }
    }
  }

  /// Puts what is in the next node in its place.
  private mutating func open() {
    let node = nodes.removeLast()
    entries = node.entries[...]
    switch end {
    case .start: nodes.append(contentsOf: node.children.reversed())
    case .end: nodes.append(contentsOf: node.children)
    }
  }

  /// Takes the next paragraph of the open leaf.
  private mutating func next() -> ContentIdentity? {
    switch end {
    case .start: entries.popFirst()?.identity
    case .end: entries.popLast()?.identity
    }
  }
}

extension ParagraphNode {
  /// Whether both are copies of one node, not edited since.
  fileprivate func isShared(with other: ParagraphNode) -> Bool {
    guard height == other.height else { return false }
    return height == 0
      ? entries.withUnsafeBufferPointer(\.baseAddress)
        == other.entries.withUnsafeBufferPointer(\.baseAddress)
      : children.withUnsafeBufferPointer(\.baseAddress)
        == other.children.withUnsafeBufferPointer(\.baseAddress)
  }
}
