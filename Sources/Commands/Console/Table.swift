/// A table for people: columns as wide as their widest cell.
struct Table {
  /// How a column's cells are set.
  enum Alignment {
    case left
    case right
  }

  private let columns: [(title: String, alignment: Alignment)]
  private var rows: [[String]] = []

  init(_ columns: [(title: String, alignment: Alignment)]) {
    self.columns = columns
  }

  mutating func append(_ row: [String]) { rows.append(row) }

  /// The lines, titles first, without blanks at their ends.
  var lines: [String] {
    let titles = columns.map(\.title)
    let widths = columns.indices.map { column in
      ([titles] + rows).map { $0[column].count }.max() ?? 0
    }
    return ([titles] + rows).map { row in
      let cells = columns.indices.map { column -> String in
        let fill = String(repeating: " ", count: max(0, widths[column] - row[column].count))
        switch columns[column].alignment {
        case .left: return row[column] + fill
        case .right: return fill + row[column]
        }
      }
      var line = cells.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}
