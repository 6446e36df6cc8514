/// One line of the cell geometry.
struct CellLine: Hashable {
  /// The paragraph's index.
  var paragraph: Int
  /// Lines before it in the paragraph.
  var row: Int
}

/// How paragraphs fall into lines of cells, kept for as long as they don't change.
///
/// Of each paragraph only the offsets where its lines start are kept.
struct CellRows: Sendable {
  /// Where the lines of a paragraph start, in bytes; never empty.
  private var starts: [ContentIdentity: [Int]] = [:]
  /// Lines before each paragraph of the document of `version`, and after the last.
  private var sums = [0]
  private var version: ContentIdentity?

  /// Lines of the document that was last updated for.
  var total: Int { sums[sums.count - 1] }

  /// Lines before a paragraph of the document that was last updated for.
  func first(of paragraph: Int) -> Int { sums[paragraph] }

  /// The line that so many lines of the document are above.
  func line(at row: Int) -> CellLine {
    var low = 0
    var high = sums.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if sums[middle] <= row { low = middle } else { high = middle }
    }
    return CellLine(paragraph: low, row: row - sums[low])
  }

  /// Adds up the lines of every paragraph; costs nothing where the text is the same as before.
  mutating func update(for document: TextDocument, columns: Int) {
    guard version != document.version else { return }
    version = document.version
    sums = [0]
    sums.reserveCapacity(document.paragraphCount + 1)
    var kept: [ContentIdentity: [Int]] = [:]
    kept.reserveCapacity(document.paragraphCount)
    for index in 0..<document.paragraphCount {
      let lines = lineStarts(of: index, in: document, columns: columns)
      kept[document.paragraphIdentity(at: index)] = lines
      sums.append(sums[index] + lines.count)
    }
    starts = kept
  }

  /// Lines of one paragraph.
  mutating func count(of paragraph: Int, in document: TextDocument, columns: Int) -> Int {
    lineStarts(of: paragraph, in: document, columns: columns).count
  }

  /// Where a line starts, in bytes of its paragraph.
  mutating func offset(of line: CellLine, in document: TextDocument, columns: Int) -> Int {
    let lines = lineStarts(of: line.paragraph, in: document, columns: columns)
    return lines[min(line.row, lines.count - 1)]
  }

  /// Stops before a place in its paragraph.
  mutating func stop(of position: TextPosition, in document: TextDocument, columns: Int) -> Int {
    let lines = lineStarts(of: position.paragraph, in: document, columns: columns)
    var low = 0
    var high = lines.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle] <= position.offset { low = middle } else { high = middle }
    }
    let paragraph = document.paragraph(at: position.paragraph)
    return low * columns + paragraph.stopCount(in: lines[low]..<position.offset)
  }

  private mutating func lineStarts(
    of index: Int, in document: TextDocument, columns: Int
  ) -> [Int] {
    let identity = document.paragraphIdentity(at: index)
    if let known = starts[identity] { return known }
    let paragraph = document.paragraph(at: index)
    let length = paragraph.text.utf8.count
    var lines = [0]
    var place = paragraph.stop(columns, after: 0).offset
    while place < length {
      lines.append(place)
      place = paragraph.stop(columns, after: place).offset
    }
    starts[identity] = lines
    return lines
  }
}
