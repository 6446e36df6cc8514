package import GestureCore

/// Samples of lines with what they stand for, in rows.
package struct PlotKey: Hashable, Sendable {
  /// A line and what it stands for.
  package struct Entry: Hashable, Sendable {
    /// How the line looks.
    package var stroke: PlotStroke
    /// What it stands for.
    package var label: String

    /// A line and what it stands for.
    package init(_ stroke: PlotStroke, _ label: String) {
      self.stroke = stroke
      self.label = label
    }
  }

  /// The entries, in order of reading.
  package var entries: [Entry]

  /// Samples of lines.
  package init(_ entries: [Entry]) {
    self.entries = entries
  }

  /// The height of a row, in points.
  package static let rowHeight = 18.0
  private static let sampleWidth = 26.0
  private static let style = PlotTextStyle.caption

  /// Draws the samples from a top left corner on; a row that would be wider than `width` goes on in the next.
  package func commands(at corner: Point, width: Double) -> [PlotCommand] {
    var commands: [PlotCommand] = []
    var x = corner.x
    var y = corner.y
    for entry in entries {
      let length = Self.sampleWidth + 8 + TextWidth.estimate(entry.label, Self.style)
      if x > corner.x, x + length > corner.x + width {
        x = corner.x
        y += Self.rowHeight
      }
      let middle = y + Self.rowHeight / 2
      commands.append(
        .stroke(
          PlotPath(
            from: Point(x: x, y: middle), to: Point(x: x + Self.sampleWidth, y: middle)),
          entry.stroke))
      commands.append(
        .text(
          entry.label,
          at: Point(x: x + Self.sampleWidth + 8, y: middle + Self.style.middleToBaseline),
          Self.style))
      x += length + 20
    }
    return commands
  }
}
