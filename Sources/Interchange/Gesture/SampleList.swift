/// Samples in pieces, so that growing never needs twice the memory.
struct SampleList {
  private static let pieceSize = 4096
  private var pieces: [[RawSample]] = []
  private(set) var count = 0
  /// Whether the times never decrease.
  private(set) var isInOrder = true
  private var latest = Int64.min

  var isEmpty: Bool { count == 0 }

  mutating func append(_ sample: RawSample) {
    if count % Self.pieceSize == 0 {
      var piece: [RawSample] = []
      piece.reserveCapacity(Self.pieceSize)
      pieces.append(piece)
    }
    pieces[pieces.count - 1].append(sample)
    count += 1
    if sample.time < latest { isInOrder = false }
    latest = max(latest, sample.time)
  }

  subscript(index: Int) -> RawSample { pieces[index / Self.pieceSize][index % Self.pieceSize] }

  /// Puts the samples in order of time; those of one time stay as they are.
  mutating func sort() {
    guard !isInOrder else { return }
    let sorted = indices.sorted { (self[$0].time, $0) < (self[$1].time, $1) }
    var list = SampleList()
    for index in sorted { list.append(self[index]) }
    self = list
  }

  /// Leaves samples out.
  mutating func removeAll(where isUnwanted: (RawSample) -> Bool) {
    var list = SampleList()
    for index in indices where !isUnwanted(self[index]) { list.append(self[index]) }
    self = list
  }

  /// The largest coordinates.
  var extent: (x: Double, y: Double) {
    indices.reduce((x: 0, y: 0)) { (max($0.x, self[$1].x), max($0.y, self[$1].y)) }
  }

  var indices: Range<Int> { 0..<count }
}
