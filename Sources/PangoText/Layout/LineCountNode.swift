/// A node of the tree of line counts: either a leaf with counts, or an inner node with nodes of one height.
struct LineCountNode {
  /// Most slots of a node.
  private static let capacity = 64
  /// Fewest slots of a node that has a sibling.
  private static let minimum = 24

  /// Levels below; 0 in a leaf.
  let height: Int
  /// Lines of each paragraph of a leaf, else empty.
  private(set) var counts: [Int32]
  /// The nodes below an inner node, else empty.
  private(set) var children: [LineCountNode]
  /// Paragraphs below.
  private(set) var paragraphCount = 0
  /// Lines below.
  private(set) var lineCount = 0

  init(counts: [Int32]) {
    height = 0
    self.counts = counts
    children = []
    addUp()
  }

  /// An inner node over at least one node of one height.
  init(children: [LineCountNode]) {
    height = children[0].height + 1
    counts = []
    self.children = children
    addUp()
  }

  private var slotCount: Int { height == 0 ? counts.count : children.count }

  private mutating func addUp() {
    if height == 0 {
      paragraphCount = counts.count
      lineCount = counts.reduce(0) { $0 + Int($1) }
    } else {
      paragraphCount = children.reduce(0) { $0 + $1.paragraphCount }
      lineCount = children.reduce(0) { $0 + $1.lineCount }
    }
  }

  /// The child that holds a paragraph, and the paragraphs before that child. An index at the end belongs to the last.
  private func slot(
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
}

extension LineCountNode {
  func count(at index: Int) -> Int32 {
    guard height > 0 else { return counts[index] }
    let (slot, first) = slot(ofParagraph: index)
    return children[slot].count(at: index - first)
  }

  mutating func setCount(at index: Int, to count: Int32) {
    if height == 0 {
      lineCount += Int(count) - Int(counts[index])
      counts[index] = count
    } else {
      let (slot, first) = self.slot(ofParagraph: index)
      lineCount -= children[slot].lineCount
      children[slot].setCount(at: index - first, to: count)
      lineCount += children[slot].lineCount
    }
  }

  func lines(before index: Int) -> Int {
    guard height > 0 else { return counts[..<index].reduce(0) { $0 + Int($1) } }
    let (slot, first) = slot(ofParagraph: index)
    return children[..<slot].reduce(0) { $0 + $1.lineCount }
      + children[slot].lines(before: index - first)
  }

  func paragraph(at y: Double, pitch: Double, gap: Double) -> Int {
    var top = 0.0
    var index = 0
    if height == 0 {
      while index < counts.count - 1 {
        top += Double(counts[index]) * pitch + gap
        if top > y { break }
        index += 1
      }
      return index
    }
    for (slot, child) in children.enumerated() {
      let bottom = top + Double(child.lineCount) * pitch + Double(child.paragraphCount) * gap
      if bottom > y || slot == children.count - 1 {
        return index + child.paragraph(at: y - top, pitch: pitch, gap: gap)
      }
      top = bottom
      index += child.paragraphCount
    }
    return index
  }
}

extension LineCountNode {
  /// Replaces counts. Afterwards the node may be too small, which is its parent's to repair.
  /// - Returns: What no longer fits: nodes of the same height that follow.
  mutating func replace(_ range: Range<Int>, with new: [Int32]) -> [LineCountNode] {
    if height == 0 {
      counts.replaceSubrange(range, with: new)
    } else {
      let (first, start) = slot(ofParagraph: range.lowerBound)
      let (last, lastStart) = slot(ofParagraph: range.upperBound, from: first, start)
      var upper = range.upperBound - start
      if last > first {
        upper = children[first].paragraphCount
        _ = children[last].replace(0..<range.upperBound - lastStart, with: [])
      }
      let overflow = children[first].replace(range.lowerBound - start..<upper, with: new)
      children.replaceSubrange(first + 1..<max(last, first + 1), with: overflow)
      repairChildren()
    }
    return split()
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

  private mutating func append(_ other: LineCountNode) -> [LineCountNode] {
    if height == 0 {
      counts += other.counts
    } else {
      children += other.children
      repairChildren()
    }
    return split()
  }

  /// Keeps what fits, evenly, and returns the rest.
  private mutating func split() -> [LineCountNode] {
    guard slotCount > Self.capacity else {
      addUp()
      return []
    }
    let nodes = height == 0 ? Self.leaves(counts) : Self.parents(of: children)
    self = nodes[0]
    return Array(nodes.dropFirst())
  }

  /// Leaves over counts, as full as even parts allow; at least one.
  static func leaves(_ counts: [Int32]) -> [LineCountNode] {
    evenParts(counts.count).map { LineCountNode(counts: Array(counts[$0])) }
  }

  /// Inner nodes over nodes, as full as even parts allow.
  static func parents(of nodes: [LineCountNode]) -> [LineCountNode] {
    evenParts(nodes.count).map { LineCountNode(children: Array(nodes[$0])) }
  }

  private static func evenParts(_ count: Int) -> [Range<Int>] {
    let parts = max(1, (count + capacity - 1) / capacity)
    return (0..<parts).map { count * $0 / parts..<count * ($0 + 1) / parts }
  }
}
