internal import GestureCore
package import Plots
package import Tuning

/// What the gain-curve panel shows: a value, ready to be drawn.
package struct GainPanelModel: Hashable, Sendable {
  /// One curve.
  package struct Line: Hashable, Sendable {
    /// Finger speed in points per second, and steps per centimetre; NaN where the caret rests.
    package var values: [PlotValue]

    /// A curve in steps per centimetre.
    package init(_ points: [GainPoint], pointsPerCentimetre: Double) {
      values = points.map { point in
        let steps = point.stepsPerSecond / point.speed * pointsPerCentimetre
        return PlotValue(point.speed, steps > 0 ? steps : .nan)
      }
    }

    /// Steps per centimetre at a speed; nil where it was not measured or the caret rests.
    package func steps(at speed: Double) -> Double? {
      guard let index = values.firstIndex(where: { $0.x >= speed }) else { return nil }
      let after = values[index]
      guard index > 0, after.x > speed else { return after.x == speed ? after.y.ifNumber : nil }
      let before = values[index - 1]
      let part = (speed - before.x) / (after.x - before.x)
      return (before.y + (after.y - before.y) * part).ifNumber
    }

    /// Whether the caret steps at any speed.
    package var hasSteps: Bool { values.contains { $0.y.ifNumber != nil } }
  }

  /// Technique A's curve; nil until it is measured.
  package var a: Line?
  /// Technique B's; nil where nothing is compared.
  package var b: Line?
  /// What one of them was before the last change.
  package var old: Line?
  /// Callbacks per second, as printed at the right.
  package var rate: String
  /// The recording's speeds, each bar from 0 to 1; empty where none are shown.
  package var bars: [Double]
  /// The finger's speed now, in points per second; nil where no finger swipes.
  package var speed: Double?

  /// What the panel shows.
  package init(
    a: Line? = nil, b: Line? = nil, old: Line? = nil, rate: String = "", bars: [Double] = [],
    speed: Double? = nil
  ) {
    self.a = a
    self.b = b
    self.old = old
    self.rate = rate
    self.bars = bars
    self.speed = speed
  }

  /// Curves, and what callbacks a second they hold for.
  init(_ curves: GainCurves, pointsPerCentimetre: Double, bars: [Double], speed: Double?) {
    func line(_ line: GainLine?) -> Line? {
      line.map { Line($0.points, pointsPerCentimetre: pointsPerCentimetre) }
    }
    a = line(curves.a)
    b = line(curves.b)
    old = line(curves.old?.line)
    let rates = [curves.a, curves.b].compactMap { $0?.subject.hertz }
    rate =
      rates.isEmpty
      ? ""
      : (rates.allSatisfy { $0 == rates[0] } ? "\(rates[0])" : "\(rates[0]), \(rates[1])")
        + " Hz"
    self.bars = bars
    self.speed = speed
  }

  /// The top of the vertical axis: round, so that it does not follow every move of a slider.
  package var top: Double {
    let range = SpeedHistogram.range
    let highest =
      [a, b, old].compactMap { $0?.values }.joined()
      .filter { range.contains($0.x) }.compactMap(\.y.ifNumber).max() ?? 0
    return Self.tops.first { $0 >= highest } ?? Self.tops[Self.tops.count - 1]
  }

  /// Higher curves are cut.
  private static let tops: [Double] = [1, 1.5, 2, 3, 4, 6, 8, 10, 15, 20, 30, 40]

  /// The picture.
  func plot(in frame: Rectangle) -> Plot {
    var marks: [PlotMark] = []
    let top = top
    for (index, height) in bars.enumerated() where height > 0 {
      let span = SpeedHistogram.span(ofBar: index)
      let gap = (span.upperBound - span.lowerBound) * 0.08
      // Behind the curves, not in their way.
      marks.append(
        .bar(
          (span.lowerBound + gap)...(span.upperBound - gap), height: height * top * 0.48,
          PlotInk.text.withAlpha(0.11)))
    }
    if let speed { marks.append(.upright(speed, PlotStroke(.text, dash: [1.5, 2.5]), label: "")) }
    var series: [PlotSeries] = []
    if let a { series.append(PlotSeries(a.values, stroke: PlotStroke(.accent, width: 1.6))) }
    if let b {
      series.append(PlotSeries(b.values, stroke: PlotStroke(.ghost, width: 1.6, dash: [4, 2.6])))
    }
    if let old {
      series.append(PlotSeries(old.values, stroke: PlotStroke(.muted, width: 1.2, dash: [1, 2.5])))
    }
    return Plot(
      frame: frame,
      horizontal: PlotAxis(
        .logarithmic(SpeedHistogram.range), mostLabels: 7, shortensThousands: true),
      vertical: PlotAxis(.linear(0...top), mostLabels: 5), series: series, marks: marks)
  }
}

extension Double {
  /// The number; nil for none.
  fileprivate var ifNumber: Double? { isFinite ? self : nil }
}
