internal import TextCore

/// How many lines each paragraph has, and where it begins.
struct LineTops {
  /// The content of each paragraph.
  private(set) var identities: [ContentIdentity] = []
  private var lineCounts: [Int] = []
  /// Tops of the paragraphs, and at the end where the next one would begin.
  private var tops: [Double] = [0]

  init() {}

  init(_ paragraphs: [(identity: ContentIdentity, lineCount: Int)]) {
    identities = paragraphs.map(\.identity)
    lineCounts = paragraphs.map(\.lineCount)
    tops.reserveCapacity(paragraphs.count + 1)
    for paragraph in paragraphs { append(paragraph.lineCount) }
  }

  private mutating func append(_ lineCount: Int) {
    let height = Double(lineCount) * TextViewport.linePitch + TextViewport.paragraphGap
    tops.append(tops[tops.count - 1] + height)
  }

  /// Where a paragraph's first line begins.
  func top(_ paragraph: Int) -> Double { tops[paragraph] }

  /// How many lines a paragraph has.
  func lineCount(_ paragraph: Int) -> Int { lineCounts[paragraph] }

  /// The height of all lines and the gaps between them.
  var height: Double { max(tops[tops.count - 1] - TextViewport.paragraphGap, 0) }

  /// The paragraph that a height belongs to: half of each gap is its neighbour's.
  func paragraph(at y: Double) -> Int {
    let half = TextViewport.paragraphGap / 2
    let next = tops.partitioningIndex { $0 - half > y }
    return min(max(next - 1, 0), max(lineCounts.count - 1, 0))
  }

  /// Corrects an estimate; true if it was wrong and everything below has moved.
  mutating func correct(_ paragraph: Int, lineCount: Int) -> Bool {
    guard lineCounts[paragraph] != lineCount else { return false }
    lineCounts[paragraph] = lineCount
    tops.removeSubrange((paragraph + 1)...)
    for count in lineCounts[paragraph...] { append(count) }
    return true
  }
}
