/// The paragraphs in order, in a balanced tree that knows lengths.
///
/// A value whose copies share what is equal. Finding and changing a paragraph visits one node per level, and
/// levels grow with the logarithm of the count.
package struct ParagraphTree: Sendable {
  private(set) var root: ParagraphNode

  /// A tree over paragraphs.
  package init(_ paragraphs: [Paragraph]) {
    root = Self.root(over: ParagraphNode.leaves(paragraphs.map(ParagraphEntry.init)))
  }

  /// How many paragraphs there are.
  package var count: Int { root.paragraphCount }

  /// UTF-8 bytes of all paragraphs, line breaks included.
  package var utf8Count: Int { root.utf8Count }

  /// Placeholders of all paragraphs.
  package var placeholderCount: Int { root.placeholderCount }

  /// The paragraph at an index in `0..<count`.
  package func paragraph(at index: Int) -> Paragraph { root.paragraph(at: index) }

  /// Stands for the content of the paragraph at an index in `0..<count`.
  package func identity(at index: Int) -> ContentIdentity { root.identity(at: index) }

  /// The bytes before the paragraph at an index in `0..<count`.
  package func utf8Offset(ofParagraph index: Int) -> Int {
    var node = root
    var index = index
    var offset = 0
    while node.height > 0 {
      let (slot, first) = node.slot(ofParagraph: index)
      for child in node.children[..<slot] { offset += child.utf8Count }
      index -= first
      node = node.children[slot]
    }
    for entry in node.entries[..<index] { offset += entry.paragraph.utf8Count }
    return offset
  }

  /// The paragraph that a byte belongs to, and the byte's offset from the paragraph's start.
  ///
  /// The offset is between 0 and `utf8Count`; the end belongs to the last paragraph.
  package func place(atUTF8Offset offset: Int) -> (index: Int, offset: Int) {
    var node = root
    var offset = offset
    var index = 0
    while node.height > 0 {
      var slot = 0
      while slot < node.children.count - 1, offset >= node.children[slot].utf8Count {
        offset -= node.children[slot].utf8Count
        index += node.children[slot].paragraphCount
        slot += 1
      }
      node = node.children[slot]
    }
    var slot = 0
    while slot < node.entries.count - 1, offset >= node.entries[slot].paragraph.utf8Count {
      offset -= node.entries[slot].paragraph.utf8Count
      slot += 1
    }
    return (index + slot, offset)
  }

  /// Calls a function with each paragraph of a range of indices.
  package func forEach(in range: Range<Int>, _ body: (Paragraph) -> Void) {
    Self.forEach(in: range, of: root, body)
  }

  /// Changes the paragraph at an index in `0..<count` in place, and its identity.
  package mutating func update(at index: Int, _ body: (inout Paragraph) -> Void) {
    root.update(at: index, body)
  }

  /// Replaces the paragraphs at a range of indices by any number of others.
  package mutating func replaceSubrange(_ range: Range<Int>, with paragraphs: [Paragraph]) {
    let overflow = root.replace(range, with: paragraphs.map(ParagraphEntry.init))
    if !overflow.isEmpty { root = Self.root(over: [root] + overflow) }
    if count == 0 { root = ParagraphNode(entries: []) }
    while root.children.count == 1 { root = root.children[0] }
  }

  private static func root(over nodes: [ParagraphNode]) -> ParagraphNode {
    var nodes = nodes
    while nodes.count > 1 { nodes = ParagraphNode.parents(of: nodes) }
    return nodes[0]
  }

  private static func forEach(
    in range: Range<Int>, of node: ParagraphNode, _ body: (Paragraph) -> Void
  ) {
    for entry in node.entries[node.height == 0 ? range : 0..<0] { body(entry.paragraph) }
    var first = 0
    for child in node.children {
      let part = range.clamped(to: first..<first + child.paragraphCount)
      if !part.isEmpty {
        forEach(in: part.lowerBound - first..<part.upperBound - first, of: child, body)
      }
      first += child.paragraphCount
    }
  }
}
