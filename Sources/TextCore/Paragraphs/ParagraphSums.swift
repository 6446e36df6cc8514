/// Sums over a document's paragraphs of something that each of them has, such as its lines; kept from edit to edit.
///
/// The tree of paragraphs shares with its earlier versions all that an edit leaves as it was, so that the sums of those
/// nodes are known already: after an edit a question measures the paragraphs beside it and no others. What is measured may
/// depend on nothing but the paragraph's content, unless `forget` is told.
package struct ParagraphSums: Sendable {
  /// For each node, by what is below it, the sums before each of its slots and after the last.
  private var known: [ContentIdentity: [Int]] = [:]
  /// How many sums may be kept before those of nodes that are gone are swept out.
  private var limit = 256

  /// Sums of nothing yet.
  package init() {}

  /// The sum over all paragraphs. `measure` answers for a paragraph by its index.
  package mutating func total(of document: TextDocument, by measure: (Int) -> Int) -> Int {
    sweep(document)
    return sum(of: document.paragraphs.root, first: 0, measure)
  }

  /// The sum over the paragraphs before the one at an index in `0...paragraphCount`.
  package mutating func sum(
    before paragraph: Int, of document: TextDocument, by measure: (Int) -> Int
  ) -> Int {
    sweep(document)
    return sum(of: document.paragraphs.root, before: paragraph, first: 0, measure)
  }

  /// The paragraph that reaches over a value of the sum, and how much of the value is left for it; the last one for
  /// values that none reaches over.
  package mutating func paragraph(
    reaching value: Int, of document: TextDocument, by measure: (Int) -> Int
  ) -> (index: Int, rest: Int) {
    sweep(document)
    return paragraph(reaching: value, in: document.paragraphs.root, first: 0, measure)
  }

  /// Forgets what depends on the paragraph at an index, whose measure has changed though its content has not.
  package mutating func forget(paragraph: Int, of document: TextDocument) {
    forget(paragraph, in: document.paragraphs.root)
  }
}

// Down the tree by recursion: a parameter is borrowed, a variable would retain every node on the way. `first` is the
// index of the first paragraph below a node.
extension ParagraphSums {
  private mutating func sums(
    of node: ParagraphNode, first: Int, _ measure: (Int) -> Int
  ) -> [Int] {
    if let known = known[node.identity] { return known }
    var sums = [0]
    sums.reserveCapacity(node.slotCount + 1)
    if node.height == 0 {
      for slot in node.entries.indices { sums.append(sums[slot] + measure(first + slot)) }
    } else {
      var start = first
      for (slot, child) in node.children.enumerated() {
        sums.append(sums[slot] + sum(of: child, first: start, measure))
        start += child.paragraphCount
      }
    }
    known[node.identity] = sums
    return sums
  }

  private mutating func sum(of node: ParagraphNode, first: Int, _ measure: (Int) -> Int) -> Int {
    sums(of: node, first: first, measure)[node.slotCount]
  }

  private mutating func sum(
    of node: ParagraphNode, before count: Int, first: Int, _ measure: (Int) -> Int
  ) -> Int {
    let sums = sums(of: node, first: first, measure)
    if node.height == 0 { return sums[count] }
    let (slot, start) = node.slot(ofParagraph: count)
    return sums[slot]
      + sum(of: node.children[slot], before: count - start, first: first + start, measure)
  }

  private mutating func paragraph(
    reaching value: Int, in node: ParagraphNode, first: Int, _ measure: (Int) -> Int
  ) -> (index: Int, rest: Int) {
    let sums = sums(of: node, first: first, measure)
    let next = sums.firstIndex { $0 > value } ?? sums.count - 1
    let slot = max(next - 1, 0)
    if node.height == 0 { return (first + slot, value - sums[slot]) }
    let start = node.children[..<slot].reduce(0) { $0 + $1.paragraphCount }
    return paragraph(
      reaching: value - sums[slot], in: node.children[slot], first: first + start, measure)
  }

  private mutating func forget(_ paragraph: Int, in node: ParagraphNode) {
    known[node.identity] = nil
    guard node.height > 0 else { return }
    let (slot, start) = node.slot(ofParagraph: paragraph)
    forget(paragraph - start, in: node.children[slot])
  }

  /// Drops the sums of nodes that are not the document's, when there are more of them than of others.
  private mutating func sweep(_ document: TextDocument) {
    guard known.count > limit else { return }
    var live: [ContentIdentity: [Int]] = [:]
    keep(document.paragraphs.root, in: &live)
    known = live
    limit = 2 * live.count + 256
  }

  private func keep(_ node: ParagraphNode, in live: inout [ContentIdentity: [Int]]) {
    live[node.identity] = known[node.identity]
    for child in node.children { keep(child, in: &live) }
  }
}
