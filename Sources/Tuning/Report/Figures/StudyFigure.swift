import GestureCore
package import Plots

/// A picture of a study, and which of its circles stands for which row.
package struct StudyFigure: Hashable, Sendable {
  /// The name of its file, without extension.
  package var name: String
  /// What to draw.
  package var picture: PlotPicture
  /// A row for each circle that stands for one, by the place of its command.
  package var rows: [Int: Int]

  /// Its name without signs that file systems part paths by.
  package var fileName: String {
    String(name.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" })
  }

  /// The most dots that a picture shows; of more rows every so-manieth is drawn.
  static let mostDots = 1_500

  init(_ name: String, width: Double, height: Double, title: String, summary: String) {
    self.name = name
    picture = PlotPicture(
      width: width, height: height, title: title, summary: summary, commands: [])
    rows = [:]
  }

  /// Title and a line of caption below it.
  mutating func drawHeading(_ caption: String) {
    picture.commands.append(
      .text(picture.title, at: Point(x: 0, y: 14), .body.weighing(600)))
    picture.commands.append(.text(caption, at: Point(x: 0, y: 31), .caption))
  }

  /// A small grey dot for each row that has a place; the best and the reference are left to `drawMarked`.
  mutating func drawDots(_ table: StudyTable, at place: (Int) -> Point?) {
    let step = max(1, (table.count + Self.mostDots - 1) / Self.mostDots)
    let alpha = table.count > 400 ? 0.25 : 0.45
    for row in Swift.stride(from: 0, to: table.count, by: step) {
      guard let point = place(row) else { continue }
      rows[picture.commands.count] = row
      picture.commands.append(
        .disc(center: point, radius: table.count > 400 ? 1.6 : 2.2, PlotInk.text.withAlpha(alpha)))
    }
  }

  /// The reference as a dashed ring, the best as a full dot above it.
  mutating func drawMarked(_ table: StudyTable, at place: (Int) -> Point?) {
    if let reference = table.reference(of: table.best ?? 0), let point = place(reference) {
      picture.commands.append(.disc(center: point, radius: 6.5, .canvas))
      picture.commands.append(
        .ring(center: point, radius: 5, PlotStroke(.ghost, width: 2, dash: [3, 2])))
    }
    if let best = table.best, let point = place(best) {
      picture.commands.append(.disc(center: point, radius: 6, .canvas))
      picture.commands.append(.disc(center: point, radius: 5, .accent))
    }
  }
}

extension StudyTable {
  /// The objective's axis: from the least to the greatest value, but for a tail that would press all else together.
  var objectiveScale: PlotScale {
    let values = objective.values.compactMap { $0 }.sorted()
    let marked = [best, reference(of: best ?? 0)].compactMap { $0.flatMap { objective.values[$0] } }
    guard var low = values.first, var high = values.last else { return .linear(0...1) }
    if objective.better == .more {
      low = max(low, high - 1.6 * (high - Bootstrap.quantile(values, 0.05)))
    } else {
      high = min(high, low + 1.6 * (Bootstrap.quantile(values, 0.95) - low))
    }
    low = marked.reduce(low, min)
    high = marked.reduce(high, max)
    let room = max((high - low) * 0.06, max(low.magnitude, high.magnitude) * 1e-6, 1e-9)
    return .linear((low - room)...(high + room))
  }
}
