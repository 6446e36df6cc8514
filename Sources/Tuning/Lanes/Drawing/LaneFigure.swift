import GestureCore
package import Plots

/// The lanes of one recording as drawing commands: finger, velocity, gauge, caret and steps under one ruler.
///
/// Lengths are points from the lanes' top left corner. What moves with the playhead is not part of it.
package struct LaneFigure: Sendable {
  /// What technique A made of the recording.
  package var a: LaneRecord
  /// What technique B made of it; nil where none is compared.
  package var b: LaneRecord?
  /// What A made of it before the last change; nil where nothing was changed.
  package var old: LaneRecord?
  /// Whether `old` is what B made of it, so that A's gauge has no older one.
  package var oldIsOfB = false
  /// How far the caret was meant to go, in stops; nil where nothing is known.
  package var intent: Int?
  /// Where the lanes lie.
  package var layout: LaneLayout
  /// Which part of the recording is shown.
  package var scale: LaneScale

  /// The lanes of a recording; all of it is shown unless a scale says otherwise.
  package init(
    _ a: LaneRecord, b: LaneRecord? = nil, old: LaneRecord? = nil, intent: Int? = nil,
    layout: LaneLayout, scale: LaneScale? = nil
  ) {
    self.a = a
    self.b = b
    self.old = old
    self.intent = intent
    self.layout = layout
    self.scale = scale ?? layout.scale(from: a.start, to: a.end)
  }

  /// Everything but values, in order.
  package var commands: [PlotCommand] {
    var pen = LanePen()
    drawGrid(&pen)
    drawRuler(&pen)
    for row in layout.rows {
      drawName(row, &pen)
      switch row.lane {
      case .pan: drawPan(row, &pen)
      case .finger: drawFinger(row, &pen)
      case .velocity: drawVelocity(row, &pen)
      case .gauge: drawGauge(row, &pen)
      case .caret: drawCaret(row, &pen)
      }
    }
    return pen.commands
  }

  /// Where plots lie, from left to right.
  var edges: ClosedRange<Double> { layout.plotLeft...layout.plotRight }

  /// What the gauge is called.
  package var gaugeWords: GaugeWords {
    GaugeWords(a.technique, unit: a.callbacks.limits.last?.unit ?? "")
  }

  /// Hairlines at labelled times and between lanes.
  private func drawGrid(_ pen: inout LanePen) {
    var uprights = PlotPath()
    for tick in scale.ticks where tick.label != nil {
      let x = x(of: tick)
      guard edges.contains(x) else { continue }
      uprights.append([Point(x: x, y: LaneLayout.ruler), Point(x: x, y: layout.height)])
    }
    pen.stroke(uprights, PlotStroke(.line.withAlpha(0.55)))
    pen.level(LaneLayout.ruler, from: 0, to: layout.width, PlotStroke(.line))
    for row in layout.rows {
      pen.level(row.maxY, from: layout.plotLeft, to: layout.plotRight, PlotStroke(.line))
    }
  }

  private func drawRuler(_ pen: inout LanePen) {
    pen.text("ms", x: LaneLayout.margin, middle: 13, .caption)
    var long = PlotPath()
    var short = PlotPath()
    let bottom = LaneLayout.ruler
    for tick in scale.ticks {
      let x = x(of: tick)
      guard edges.contains(x) else { continue }
      guard let label = tick.label else {
        short.append([Point(x: x, y: bottom - 4), Point(x: x, y: bottom)])
        continue
      }
      long.append([Point(x: x, y: bottom - 7), Point(x: x, y: bottom)])
      let half = TextWidth.estimate(label, .caption) / 2
      // The last one may stand where only the margin is.
      guard x - half >= layout.plotLeft - LaneLayout.leadIn, x + half <= layout.plotRight + 4
      else { continue }
      pen.text(label, x: x, middle: 10, PlotTextStyle.caption.anchored(.middle))
    }
    pen.stroke(short, PlotStroke(.control.withAlpha(0.7)))
    pen.stroke(long, PlotStroke(.control))
  }

  private func x(of tick: PlotTick) -> Double {
    LanePen.crisp(scale.left + (tick.value - scale.start) * scale.pointsPerMicrosecond)
  }

  private func drawName(_ row: LaneLayout.Row, _ pen: inout LanePen) {
    let name =
      switch row.lane {
      case .pan: "Pan"
      case .finger: "Finger x"
      case .velocity: "Velocity"
      case .gauge: gaugeWords.name
      case .caret: "Caret"
      }
    let middle = row.lane == .pan ? row.y + 14 : row.y + 11
    pen.text(name, x: LaneLayout.margin, middle: middle, PlotTextStyle.body.weighing(500))
  }
}
