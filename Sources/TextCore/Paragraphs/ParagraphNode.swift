/// A node of the paragraph tree: either a leaf with paragraphs, or an inner node with nodes of one height.
///
/// The arrays are what is shared between copies and copied on write, one node at a time.
struct ParagraphNode: Sendable {
  /// Most slots of a node. 32 keeps a million paragraphs at four levels, and copying a node cheap.
  static let capacity = 32
  /// Fewest slots of a node that has a sibling.
  static let minimum = 12

  /// Levels below; 0 in a leaf.
  let height: Int
  /// The paragraphs of a leaf, else empty.
  private(set) var entries: [ParagraphEntry]
  /// The nodes below an inner node, else empty.
  private(set) var children: [ParagraphNode]
  /// Paragraphs below.
  private(set) var paragraphCount: Int
  /// UTF-8 bytes below, line breaks included.
  private(set) var utf8Count: Int
  /// Placeholders below.
  private(set) var placeholderCount: Int
  /// Stands for everything below: another one whenever anything there changes.
  private(set) var identity = ContentIdentity()

  /// A leaf, of any number of paragraphs.
  init(entries: [ParagraphEntry]) {
    height = 0
    self.entries = entries
    children = []
    paragraphCount = 0
    utf8Count = 0
    placeholderCount = 0
    addUp()
  }

  /// An inner node over at least one node of one height.
  init(children: [ParagraphNode]) {
    height = children[0].height + 1
    entries = []
    self.children = children
    paragraphCount = 0
    utf8Count = 0
    placeholderCount = 0
    addUp()
  }

  /// Slots that are used.
  var slotCount: Int { height == 0 ? entries.count : children.count }

  private mutating func addUp() {
    identity = ContentIdentity()
    if height == 0 {
      paragraphCount = entries.count
      utf8Count = entries.reduce(0) { $0 + $1.paragraph.utf8Count }
      placeholderCount = entries.reduce(0) { $0 + $1.paragraph.placeholderCount }
    } else {
      paragraphCount = children.reduce(0) { $0 + $1.paragraphCount }
      utf8Count = children.reduce(0) { $0 + $1.utf8Count }
      placeholderCount = children.reduce(0) { $0 + $1.placeholderCount }
    }
  }
}

extension ParagraphNode {
  // Down the tree by recursion: a parameter is borrowed, a variable would retain every node on the way.

  /// The paragraph at an index.
  func paragraph(at index: Int) -> Paragraph {
    guard height > 0 else { return entries[index].paragraph }
    let (slot, first) = slot(ofParagraph: index)
    return children[slot].paragraph(at: index - first)
  }

  /// Stands for the content of the paragraph at an index.
  func identity(at index: Int) -> ContentIdentity {
    guard height > 0 else { return entries[index].identity }
    let (slot, first) = slot(ofParagraph: index)
    return children[slot].identity(at: index - first)
  }

  /// Changes the paragraph at an index in place.
  mutating func update(at index: Int, _ body: (inout Paragraph) -> Void) {
    identity = ContentIdentity()
    if height == 0 {
      utf8Count -= entries[index].paragraph.utf8Count
      placeholderCount -= entries[index].paragraph.placeholderCount
      entries[index].update(body)
      utf8Count += entries[index].paragraph.utf8Count
      placeholderCount += entries[index].paragraph.placeholderCount
    } else {
      let (slot, first) = self.slot(ofParagraph: index)
      utf8Count -= children[slot].utf8Count
      placeholderCount -= children[slot].placeholderCount
      children[slot].update(at: index - first, body)
      utf8Count += children[slot].utf8Count
      placeholderCount += children[slot].placeholderCount
    }
  }

  /// Replaces paragraphs.
  ///
  /// Afterwards the node may be too small, which is its parent's to repair.
  /// - Returns: What no longer fits: nodes of the same height that follow.
  mutating func replace(
    _ range: Range<Int>, with paragraphs: [ParagraphEntry]
  ) -> [ParagraphNode] {
    if height == 0 {
      entries.replaceSubrange(range, with: paragraphs)
    } else {
      let (first, start) = slot(ofParagraph: range.lowerBound)
      let (last, lastStart) = slot(ofParagraph: range.upperBound, from: first, start)
      let lower = range.lowerBound - start
      var upper = range.upperBound - start
      if last > first {
        upper = children[first].paragraphCount
        _ = children[last].replace(0..<range.upperBound - lastStart, with: [])
      }
      let overflow = children[first].replace(lower..<upper, with: paragraphs)
      children.replaceSubrange(first + 1..<max(last, first + 1), with: overflow)
      repairChildren()
    }
    return split()
  }

  /// The child that holds a paragraph, and the paragraphs before that child. An index at the end belongs to the last child.
  func slot(
    ofParagraph index: Int, from slot: Int = 0, _ first: Int = 0
  ) -> (slot: Int, first: Int) {
    var slot = slot
    var first = first
    while slot < children.count - 1, index - first >= children[slot].paragraphCount {
      first += children[slot].paragraphCount
      slot += 1
    }
    return (slot, first)
  }

  /// Removes empty children and merges small ones with a neighbour.
  private mutating func repairChildren() {
    children.removeAll { $0.paragraphCount == 0 }
    var slot = 0
    while slot < children.count, children.count > 1 {
      guard children[slot].slotCount < Self.minimum else {
        slot += 1
        continue
      }
      let left = min(slot, children.count - 2)
      var merged = children[left]
      let overflow = merged.append(children[left + 1])
      children.replaceSubrange(left...left + 1, with: [merged] + overflow)
      slot = left
    }
  }

  /// Takes over another node of the same height; returns what does not fit.
  private mutating func append(_ other: ParagraphNode) -> [ParagraphNode] {
    if height == 0 {
      entries += other.entries
    } else {
      children += other.children
      // A node without siblings could be small; it has some now.
      repairChildren()
    }
    return split()
  }

  /// Keeps what fits, evenly, and returns the rest.
  private mutating func split() -> [ParagraphNode] {
    guard slotCount > Self.capacity else {
      addUp()
      return []
    }
    let nodes = height == 0 ? Self.leaves(entries) : Self.parents(of: children)
    self = nodes[0]
    return Array(nodes.dropFirst())
  }

  /// Leaves over paragraphs, as full as even parts allow.
  static func leaves(_ entries: [ParagraphEntry]) -> [ParagraphNode] {
    evenParts(entries.count).map { ParagraphNode(entries: Array(entries[$0])) }
  }

  /// Inner nodes over nodes, as full as even parts allow.
  static func parents(of nodes: [ParagraphNode]) -> [ParagraphNode] {
    evenParts(nodes.count).map { ParagraphNode(children: Array(nodes[$0])) }
  }

  /// Cuts `0..<count` into as few parts as fit a node each, of sizes that differ by at most 1.
  private static func evenParts(_ count: Int) -> [Range<Int>] {
    let parts = max(1, (count + capacity - 1) / capacity)
    return (0..<parts).map { count * $0 / parts..<count * ($0 + 1) / parts }
  }
}
