import GestureCore
import Plots

/// How much each knob tells about the objective, as bars.
package enum ImportanceFigure {
  /// The knobs' places, the most telling first.
  package static func order(_ importance: PermutationImportance) -> [Int] {
    importance.shares.indices.sorted {
      let (left, right) = (importance.shares[$0].value, importance.shares[$1].value)
      return left != right ? left > right : $0 < $1
    }
  }

  /// The picture.
  ///
  /// - Parameter names: what was permuted, in the importance's order.
  package static func figure(_ importance: PermutationImportance, names: [String]) -> StudyFigure {
    let order = order(importance)
    let style = PlotTextStyle.body.weighing(500)
    let left =
      min(200, names.map { TextWidth.estimate($0, style) }.max() ?? 0) + 12
    let first = order.first.map { names[$0] } ?? "none"
    let height = 52 + Double(names.count) * 28 + 30
    var figure = StudyFigure(
      "importance", width: 568, height: height, title: "Importance",
      summary: "\(first) tells the most about the objective.")
    figure.drawHeading(
      "rise of the squared prediction error when the knob is shuffled, as a part of the variance")
    let most = max(importance.shares.map { $0.value + $0.deviation }.max() ?? 0, 1e-9)
    let width = 568 - left - 64
    for (line, index) in order.enumerated() {
      let share = importance.shares[index]
      let middle = 66 + Double(line) * 28
      let length = max(1, share.value / most * width)
      figure.picture.commands.append(
        .text(
          names[index], at: Point(x: 0, y: middle + style.middleToBaseline), style))
      figure.picture.commands.append(
        .fill(
          PlotPath(Rectangle(x: left, y: middle - 6, width: length, height: 12)),
          PlotInk.text.withAlpha(0.75)))
      let spread = share.deviation / most * width
      figure.picture.commands.append(
        .stroke(
          PlotPath(
            from: Point(x: left + max(0, length - spread), y: middle),
            to: Point(x: left + length + spread, y: middle)), PlotStroke(.muted, width: 1.5)))
      figure.picture.commands.append(
        .text(
          DecimalText.fixed(share.value, digits: 2),
          at: Point(x: left + length + spread + 8, y: middle + style.middleToBaseline),
          .caption))
    }
    return figure
  }
}
