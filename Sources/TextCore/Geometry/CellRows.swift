/// One line of the cell geometry.
struct CellLine: Hashable {
  /// The paragraph's index.
  var paragraph: Int
  /// Lines before it in the paragraph.
  var row: Int
}

/// How paragraphs fall into lines of cells, kept for as long as they don't change.
struct CellRows: Sendable {
  /// Cells of a full line.
  let columns: Int

  /// How many lines paragraphs have.
  private var counts: [ContentIdentity: Int] = [:]
  /// Where the lines of the paragraphs asked about start, in bytes; never empty.
  private var starts: [ContentIdentity: [Int]] = [:]
  private var sums = ParagraphSums()

  init(columns: Int) { self.columns = columns }

  /// Lines of all paragraphs.
  mutating func total(in document: TextDocument) -> Int {
    measure(document) { $0.total(of: document, by: $1) }
  }

  /// Lines before a line of the document.
  mutating func row(of line: CellLine, in document: TextDocument) -> Int {
    measure(document) { $0.sum(before: line.paragraph, of: document, by: $1) } + line.row
  }

  /// The line that so many lines of the document are above.
  mutating func line(at row: Int, in document: TextDocument) -> CellLine {
    let (paragraph, rest) = measure(document) {
      $0.paragraph(reaching: row, of: document, by: $1)
    }
    return CellLine(paragraph: paragraph, row: rest)
  }

  /// Lines of one paragraph.
  mutating func count(of paragraph: Int, in document: TextDocument) -> Int {
    Self.count(of: paragraph, in: document, columns: columns, &counts)
  }

  /// Where a line starts, in bytes of its paragraph.
  mutating func offset(of line: CellLine, in document: TextDocument) -> Int {
    let lines = lineStarts(of: line.paragraph, in: document)
    return lines[min(line.row, lines.count - 1)]
  }

  /// Stops before a place in its paragraph.
  mutating func stop(of position: TextPosition, in document: TextDocument) -> Int {
    let lines = lineStarts(of: position.paragraph, in: document)
    var low = 0
    var high = lines.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle] <= position.offset { low = middle } else { high = middle }
    }
    let paragraph = document.paragraph(at: position.paragraph)
    return low * columns + paragraph.stopCount(in: lines[low]..<position.offset)
  }

  /// Asks the sums for something, with the lines of paragraphs as what they add up.
  private mutating func measure<Answer>(
    _ document: TextDocument, _ ask: (inout ParagraphSums, (Int) -> Int) -> Answer
  ) -> Answer {
    sweep(document)
    // The measure changes the counts while the sums ask it.
    var counts = self.counts
    self.counts = [:]
    defer { self.counts = counts }
    let columns = columns
    return ask(&sums) { Self.count(of: $0, in: document, columns: columns, &counts) }
  }

  private static func count(
    of index: Int, in document: TextDocument, columns: Int, _ counts: inout [ContentIdentity: Int]
  ) -> Int {
    let identity = document.paragraphIdentity(at: index)
    if let known = counts[identity] { return known }
    let paragraph = document.paragraph(at: index)
    let stops = paragraph.stopCount(in: 0..<paragraph.text.utf8.count)
    let count = max((stops + columns - 1) / columns, 1)
    counts[identity] = count
    return count
  }

  private mutating func lineStarts(of index: Int, in document: TextDocument) -> [Int] {
    let identity = document.paragraphIdentity(at: index)
    if let known = starts[identity] { return known }
    let lines = document.paragraph(at: index).stops(every: columns)
    if starts.count >= Self.startsLimit { starts = [:] }
    starts[identity] = lines
    return lines
  }

  /// How many paragraphs' line starts are kept: more than a screen shows.
  private static let startsLimit = 1_000

  /// Drops the counts of paragraphs that are gone, when there are more of them than of others.
  private mutating func sweep(_ document: TextDocument) {
    guard counts.count > 2 * document.paragraphCount + 256 else { return }
    var live: [ContentIdentity: Int] = [:]
    for index in 0..<document.paragraphCount {
      let identity = document.paragraphIdentity(at: index)
      live[identity] = counts[identity]
    }
    counts = live
  }
}
