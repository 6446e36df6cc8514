/// Where the results of a search are: the history at the left, tables at the right, or below where there is no room.
package struct TuneResultsLayout: Hashable, Sendable {
  /// What the history is drawn in, with its axes' words.
  package var plot: WindowRectangle
  /// What was found, in a sentence.
  package var verdict: WindowRectangle
  /// The heads of the tables.
  package var tableHead: WindowRectangle
  /// What counts, a row each.
  package var measures: [WindowRectangle]
  /// What was varied, a row each.
  package var settings: [WindowRectangle]
  /// Whose times these are.
  package var note: WindowRectangle
  /// Where the columns of figures end: A's, and the best one's.
  package var nowEnd: Double
  package var bestEnd: Double
  /// The height of what scrolls.
  package var height: Double

  /// Height of a row.
  static let rowHeight = 24.0

  /// Lays the results out.
  ///
  /// - Parameter top: where the content begins; above the body where it is scrolled.
  init(_ body: WindowRectangle, _ model: TuneResultsModel, top: Double) {
    let inner = body.width - 32 - 6
    let isWide = body.width >= TuneLayout.leastWidth
    let tableWidth = isWide ? min(max((inner * 0.56).rounded(), 280), 380) : inner
    // The history stays where it is while the tables scroll beside it.
    plot = WindowRectangle(
      x: body.x + 16, y: isWide ? body.y + 4 : top + 4,
      width: isWide ? inner - tableWidth - 24 : inner,
      height: isWide ? min(max(body.height - 12, 60), 280) : 150)
    let x = isWide ? body.maxX - 22 - tableWidth : body.x + 16
    var y = isWide ? top + 2 : plot.maxY + 8
    let room = tableWidth - (model.isWarning ? 22 : 0)
    let lines = TuneLayout.lineCount(model.verdict, width: room, perCharacter: 6.9)
    verdict = WindowRectangle(x: x, y: y, width: tableWidth, height: Double(lines) * 20)
    y = verdict.maxY + 4
    tableHead = WindowRectangle(x: x, y: y, width: tableWidth, height: 20)
    y = tableHead.maxY
    measures = model.measures.indices.map { place in
      WindowRectangle(
        x: x, y: y + Double(place) * Self.rowHeight, width: tableWidth, height: Self.rowHeight)
    }
    y += Double(model.measures.count) * Self.rowHeight + 9
    settings = model.settings.indices.map { place in
      WindowRectangle(
        x: x, y: y + Double(place) * Self.rowHeight, width: tableWidth, height: Self.rowHeight)
    }
    y += Double(model.settings.count) * Self.rowHeight + 6
    let noteLines = TuneLayout.lineCount(model.note, width: tableWidth, perCharacter: 6.2)
    note = WindowRectangle(
      x: x, y: y, width: tableWidth, height: Double(noteLines) * TuneSetupLayout.captionHeight)
    bestEnd = x + tableWidth - 52
    nowEnd = bestEnd - 58
    height = note.maxY + 10 - top
  }
}
