/// What a paragraph tree looks like inside: what bounds the cost of a question.
package struct ParagraphTreeShape: Hashable, Sendable {
  /// Nodes on the way to any paragraph.
  package var levels = 1
  /// All nodes.
  package var nodes = 0
  /// Nodes that hold nothing in common with the tree compared to.
  package var unsharedNodes = 0
  /// Whether all leaves are on one level, sums are right, and nodes neither too full nor too empty.
  package var isSound = true
}

extension ParagraphTree {
  /// The tree's shape, and how much of it is not shared with another.
  package func shape(comparedTo other: ParagraphTree? = nil) -> ParagraphTreeShape {
    var shape = ParagraphTreeShape()
    shape.levels = root.height + 1
    var known: Set<UInt> = []
    other?.root.collectStorage(into: &known)
    root.describe(into: &shape, known: known, isRoot: true)
    return shape
  }
}

extension ParagraphNode {
  /// The address of what copies of the node share.
  private var storage: UInt {
    let pointer =
      height == 0
      ? UnsafeRawPointer(entries.withUnsafeBufferPointer(\.baseAddress))
      : UnsafeRawPointer(children.withUnsafeBufferPointer(\.baseAddress))
    return UInt(bitPattern: pointer)
  }

  fileprivate func collectStorage(into known: inout Set<UInt>) {
    known.insert(storage)
    for child in children { child.collectStorage(into: &known) }
  }

  fileprivate func describe(
    into shape: inout ParagraphTreeShape, known: Set<UInt>, isRoot: Bool
  ) {
    shape.nodes += 1
    if !known.contains(storage) { shape.unsharedNodes += 1 }
    let fewest = isRoot ? min(height + 1, 2) : Self.minimum
    let paragraphs =
      height == 0 ? entries.count : children.reduce(0) { $0 + $1.paragraphCount }
    let bytes =
      height == 0
      ? entries.reduce(0) { $0 + $1.paragraph.utf8Count }
      : children.reduce(0) { $0 + $1.utf8Count }
    let placeholders =
      height == 0
      ? entries.reduce(0) { $0 + $1.paragraph.placeholders.count }
      : children.reduce(0) { $0 + $1.placeholderCount }
    let isSound =
      (fewest...Self.capacity).contains(slotCount) && paragraphs == paragraphCount
      && bytes == utf8Count && placeholders == placeholderCount
      && children.allSatisfy { $0.height == height - 1 }
    if !isSound { shape.isSound = false }
    for child in children { child.describe(into: &shape, known: known, isRoot: false) }
  }
}
