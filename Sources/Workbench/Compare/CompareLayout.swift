/// Where the parts of the table of techniques are.
package struct CompareLayout: Hashable, Sendable {
  /// A column's place.
  package struct Column: Hashable, Sendable {
    /// Which.
    package var column: CompareColumn
    /// Its left edge.
    package var x: Double
    /// Its right edge, at which numbers end.
    package var maxX: Double
  }

  /// A row that is seen at least in part.
  package struct Row: Hashable, Sendable {
    /// Its place among the model's rows.
    package var index: Int
    /// From edge to edge.
    package var rectangle: WindowRectangle
  }

  /// The whole table.
  package var area: WindowRectangle
  /// The heads.
  package var head: WindowRectangle
  /// What scrolls.
  package var body: WindowRectangle
  /// The columns there is room for.
  package var columns: [Column] = []
  /// The rows that are seen.
  package var rows: [Row] = []
  /// The hairline between A's and B's rows and the others; nil without others or out of sight.
  package var rule: Double?
  /// Where the hint stands.
  package var hintY: Double
  /// The height of all rows.
  package var contentHeight: Double
  /// How far the rows are scrolled.
  package var scroll: Double

  /// Height of the heads.
  package static let headHeight = 41.0
  /// Height of a row.
  package static let rowHeight = 24.0
  /// What the hairline takes.
  static let ruleHeight = 5.0
  /// From the table's edge to the names.
  static let nameX = 32.0
  /// The narrowest names.
  static let leastName = 118.0
  /// From the edges to what the table holds.
  static let padding = 16.0

  /// How far the rows can be scrolled.
  package var maximumScroll: Double { max(contentHeight - body.height, 0) }

  /// Lays the table out.
  ///
  /// - Parameter fixed: how many rows stand above the hairline.
  package init(
    _ area: WindowRectangle, rowCount: Int, fixed: Int, scroll: Double, hasHint: Bool = false
  ) {
    self.area = area
    head = WindowRectangle(
      x: area.x, y: area.y, width: area.width, height: min(Self.headHeight, area.height))
    body = WindowRectangle(
      x: area.x, y: head.maxY, width: area.width, height: area.maxY - head.maxY)
    let hasRule = rowCount > fixed
    let rows = Double(rowCount) * Self.rowHeight + (hasRule ? Self.ruleHeight : 0)
    contentHeight = rows + (hasHint ? 32 : 0) + 4
    self.scroll = min(max(scroll, 0), max(contentHeight - body.height, 0))
    hintY = body.y + rows + 16 - self.scroll
    placeColumns()
    for index in 0..<rowCount {
      let below = index >= fixed ? Self.ruleHeight : 0
      let y = body.y + Double(index) * Self.rowHeight + below - self.scroll
      guard y < body.maxY, y + Self.rowHeight > body.y else { continue }
      self.rows.append(
        Row(
          index: index,
          rectangle: WindowRectangle(
            x: area.x, y: y, width: area.width, height: Self.rowHeight)))
    }
    if hasRule {
      let y = body.y + Double(fixed) * Self.rowHeight + 2 - self.scroll
      if y >= body.y, y < body.maxY { rule = y }
    }
  }

  private mutating func placeColumns() {
    let end = area.maxX - Self.padding
    let room = end - area.x - Self.nameX - Self.leastName
    var taken = 0.0
    let fitting = CompareColumn.allCases.prefix { column in
      taken += column.width
      return taken <= room
    }
    let wanted = fitting.reduce(0) { $0 + $1.width }
    // Where there is room, numbers spread, and names keep a share of it.
    let stretch = wanted > 0 ? min(max((room - 40) / wanted, 1), 1.5) : 1
    var x = end - wanted * stretch
    for column in fitting {
      let width = column.width * stretch
      columns.append(Column(column: column, x: x, maxX: x + width))
      x += width
    }
  }

  /// Where names end.
  var nameEnd: Double { (columns.first?.x ?? area.maxX) - 2 }

  /// How far to scroll so that a row is seen whole.
  package func scroll(showing index: Int, fixed: Int) -> Double {
    let start = Double(index) * Self.rowHeight + (index >= fixed ? Self.ruleHeight : 0)
    let wanted =
      start < scroll
      ? start
      : start + Self.rowHeight > scroll + body.height
        ? start + Self.rowHeight - body.height : scroll
    return min(max(wanted, 0), maximumScroll)
  }

  /// The button that takes a row away.
  static func remove(_ row: WindowRectangle) -> WindowRectangle {
    WindowRectangle(x: row.x + 6, y: row.y, width: 24, height: row.height)
  }

  /// The mark that says what part of the rows is seen; nil where all of it is.
  package var scrollMark: WindowRectangle? {
    ScrollMark.rectangle(in: body, content: contentHeight, scroll: scroll)
  }
}
