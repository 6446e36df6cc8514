/// A finished drawing.
package struct PlotPicture: Hashable, Sendable {
  /// Width in points.
  package var width: Double
  /// Height in points.
  package var height: Double
  /// What it is called, for people who cannot see it.
  package var title: String
  /// What it shows, in a sentence or two, for people who cannot see it.
  package var summary: String
  /// What to draw, in order.
  package var commands: [PlotCommand]

  /// A drawing.
  package init(
    width: Double, height: Double, title: String, summary: String, commands: [PlotCommand]
  ) {
    self.width = width
    self.height = height
    self.title = title
    self.summary = summary
    self.commands = commands
  }
}
