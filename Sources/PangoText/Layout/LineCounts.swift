/// How many lines each paragraph has, in a balanced tree that adds them up.
///
/// Every question and every change costs a few dozen steps, however many paragraphs there are.
struct LineCounts {
  private var root: LineCountNode

  init(_ counts: [Int32]) {
    root = Self.root(over: LineCountNode.leaves(counts))
  }

  /// Paragraphs.
  var paragraphCount: Int { root.paragraphCount }
  /// Lines of all paragraphs.
  var lineCount: Int { root.lineCount }

  /// Lines of one paragraph.
  subscript(paragraph: Int) -> Int {
    get { Int(root.count(at: paragraph)) }
    set { root.setCount(at: paragraph, to: Int32(clamping: newValue)) }
  }

  /// Lines before a paragraph; an index at the end is allowed.
  func lines(before paragraph: Int) -> Int { root.lines(before: paragraph) }

  /// Replaces paragraphs by any number of others.
  mutating func replace(_ range: Range<Int>, with counts: [Int32]) {
    if range.count == 1, counts.count == 1 {
      root.setCount(at: range.lowerBound, to: counts[0])
      return
    }
    let overflow = root.replace(range, with: counts)
    if !overflow.isEmpty { root = Self.root(over: [root] + overflow) }
    if root.paragraphCount == 0 { root = LineCountNode(counts: []) }
    while root.children.count == 1 { root = root.children[0] }
  }

  /// The last paragraph whose top is at or above a height, of paragraphs made of lines of that pitch and a gap
  /// below each; the first one if none is.
  func paragraph(at y: Double, pitch: Double, gap: Double) -> Int {
    root.paragraph(at: y, pitch: pitch, gap: gap)
  }

  private static func root(over nodes: [LineCountNode]) -> LineCountNode {
    var nodes = nodes
    while nodes.count > 1 { nodes = LineCountNode.parents(of: nodes) }
    return nodes[0]
  }
}
