import CursorTechniques
import GestureCore
package import Plots
import SimulatorCore

/// Gain curves as a picture.
///
/// A few techniques lie over each other, a colour for each and its name at the line's end. More of them get a
/// cell each, with one for comparison in grey behind: nobody tells thirty colours apart.
package struct GainFigure {
  /// Techniques that can lie over each other: as many as there are colours that everybody tells apart.
  private static let mostOverlaid = 5

  /// What is shown; curves of one technique follow each other.
  let curves: [GainCurve]
  /// The panels, from top to bottom.
  let quantities: [GainQuantity]
  /// Every technique once, in order.
  let techniques: [String]
  /// Every rate once, in order.
  let rates: [Int]

  /// A picture of these curves, in panels for these quantities.
  package init(_ curves: [GainCurve], quantities: [GainQuantity] = GainQuantity.allCases) {
    self.curves = curves
    self.quantities = quantities
    techniques = Self.distinct(curves.map(\.technique))
    rates = Self.distinct(curves.map(\.hertz))
  }

  /// The picture.
  package var picture: PlotPicture {
    techniques.count > Self.mostOverlaid ? cells : overlay
  }

  /// How many speeds the curves of so many techniques should have: about two points a speed.
  package static func speedCount(techniques: Int) -> Int {
    techniques > mostOverlaid ? 120 : 400
  }

  private static func distinct<Value: Hashable>(_ values: [Value]) -> [Value] {
    var seen: Set<Value> = []
    return values.filter { seen.insert($0).inserted }
  }

  /// How a rate's lines look: the first is solid.
  func stroke(_ hertz: Int, _ ink: PlotInk) -> PlotStroke {
    switch rates.firstIndex(of: hertz) ?? 0 {
    case 0: PlotStroke(ink, width: 1.8)
    case 1: PlotStroke(ink, width: 1.4, dash: [5, 2.5])
    case 2: PlotStroke(ink, width: 1.4, dash: [1.5, 2])
    default: PlotStroke(ink, width: 1.2, dash: [8, 2.5, 1.5, 2.5])
    }
  }

  /// A curve as a line of a plot.
  func series(
    _ curve: GainCurve, _ quantity: GainQuantity, _ stroke: PlotStroke, label: String = ""
  ) -> PlotSeries {
    PlotSeries(
      curve.points.map { PlotValue($0.speed, quantity.value(of: $0)) }, stroke: stroke,
      label: label)
  }

  /// Title and what holds for all curves, from the top left corner on.
  func heading(at corner: Point) -> [PlotCommand] {
    [
      .text(title, at: Point(x: corner.x, y: corner.y + 12), .head),
      .text(summary, at: Point(x: corner.x, y: corner.y + 32), .body.colored(.muted)),
    ]
  }

  /// Samples of the lines of each rate.
  var rateEntries: [PlotKey.Entry] {
    rates.map { PlotKey.Entry(stroke($0, .text), "\($0) Hz") }
  }

  var title: String {
    switch techniques.count {
    case 1: "Gain of \(techniques[0]) against finger speed"
    case 2...Self.mostOverlaid: "Gain against finger speed"
    case let count: "Gain of \(count) techniques against finger speed"
    }
  }

  var summary: String {
    var sentence = "A finger at constant speed, after the start"
    if techniques.count > Self.mostOverlaid {
      sentence += "; " + quantities.map { $0.title.lowercased() }.joined(separator: " above ")
      sentence += ", over pt/s"
    } else if rates.count == 1 {
      sentence += "; \(rates[0]) callbacks a second"
    }
    let changes = changes
    return changes.isEmpty ? sentence : sentence + "; " + changes.joined(separator: ", ")
  }

  /// Whether the caret does not step at any speed.
  func isSilent(_ technique: String) -> Bool {
    !curves.contains { $0.technique == technique && $0.hasSteps }
  }

  /// Parameters that are not the defaults, once each.
  private var changes: [String] {
    Self.distinct(curves.flatMap(\.changes).map { "\($0.name) \($0.value.text)" })
  }
}
