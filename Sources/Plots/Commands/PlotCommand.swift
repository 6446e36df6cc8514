package import GestureCore

/// One stroke of the pen: what a writer of files or a painter of pixels carries out, in order.
///
/// Lengths are points; y grows downwards.
package enum PlotCommand: Hashable, Sendable {
  /// Draws along a path; joins are round, ends are flat.
  case stroke(PlotPath, PlotStroke)
  /// Fills a path's inside.
  case fill(PlotPath, PlotInk)
  /// Fills a circle.
  case disc(center: Point, radius: Double, PlotInk)
  /// Draws a circle; the line's middle has the radius.
  case ring(center: Point, radius: Double, PlotStroke)
  /// Writes a line of text whose baseline goes through the point.
  case text(String, at: Point, PlotTextStyle)
}
