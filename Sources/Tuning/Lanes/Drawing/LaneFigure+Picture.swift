import CursorTechniques
import GestureCore
package import Plots

extension LaneFigure {
  /// Height of the line below the lanes that says who is who.
  package static let footerHeight = 30.0
  /// Length of a line's sample there.
  private static let sample = 22.0

  /// The lanes as a picture of their own, with a line below that names techniques and recording.
  package func picture(title: String) -> PlotPicture {
    var pen = LanePen()
    pen.commands = commands
    let middle = layout.height + Self.footerHeight / 2
    var x = LaneLayout.margin
    func name(_ record: LaneRecord, _ ink: PlotInk, dash: [Double]) {
      pen.level(
        middle, from: x, to: x + Self.sample, PlotStroke(ink, width: 2, dash: dash))
      let style = PlotTextStyle.body.weighing(500).colored(ink)
      let words = record.technique.id
      pen.text(words, x: x + Self.sample + 8, middle: middle, style)
      x += Self.sample + 8 + TextWidth.estimate(words, style) + 24
    }
    name(a, .accent, dash: [])
    if let b { name(b, .ghost, dash: [5, 3]) }
    let style = PlotTextStyle.body.colored(.muted).anchored(.end)
    let shown = Self.cut(title, style, width: layout.plotRight - x)
    pen.text(shown, x: layout.plotRight, middle: middle, style)
    return PlotPicture(
      width: layout.width, height: layout.height + Self.footerHeight, title: title,
      summary: summary,
      commands: pen.commands)
  }

  private var summary: String {
    func words(_ record: LaneRecord) -> String {
      let steps = record.steps.count == 1 ? "1 step" : "\(record.steps.count) steps"
      return "\(record.technique.id) makes \(steps), net \(LaneNumber.signed(record.net))"
    }
    let others = b.map { ", " + words($0) } ?? ""
    return "Finger, velocity, gauge and caret over time: " + words(a) + others + "."
  }

  /// As much of a text as fits, with "…" where something is missing.
  private static func cut(_ text: String, _ style: PlotTextStyle, width: Double) -> String {
    guard TextWidth.estimate(text, style) > width else { return text }
    var text = text
    while !text.isEmpty, TextWidth.estimate(text + "…", style) > width { text.removeLast() }
    return text.isEmpty ? "" : text + "…"
  }
}
