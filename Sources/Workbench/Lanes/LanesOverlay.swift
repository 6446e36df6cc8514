package import GestureCore
package import Tuning

/// What moves over the lanes: playhead, pointer, values, loop. Places are logical pixels from the lanes' top left corner.
package struct LanesOverlay: Hashable, Sendable {
  /// The moment that is shown.
  package struct Playhead: Hashable, Sendable {
    /// Where it is.
    package var x: Double
    /// The time in milliseconds, as printed.
    package var label: String
  }

  /// Where the playhead cuts a line.
  package struct Dot: Hashable, Sendable {
    /// Whose line it is.
    package enum Owner: Hashable, Sendable {
      /// The finger's.
      case finger
      /// Technique A's, or B's.
      case side(TechniqueSide)
    }

    /// Where.
    package var point: Point
    /// Whose line it is.
    package var owner: Owner
  }

  /// The stretch that is played again and again.
  package struct Loop: Hashable, Sendable {
    /// Its start, within the plot.
    package var left: Double
    /// Its end, within the plot.
    package var right: Double
    /// Whether its start is to be seen.
    package var hasStart: Bool
    /// Whether its end is to be seen.
    package var hasEnd: Bool
    /// Whether it is played again and again.
    package var isOn: Bool
  }

  /// Where something begins to be said.
  package struct Note: Hashable, Sendable {
    /// Where it is.
    package var x: Double
    /// Whether it is said at the moment that is shown.
    package var isSpoken: Bool
  }

  /// The figures under a lane's name.
  package struct Value: Hashable, Sendable {
    /// The lane.
    package var lane: LaneLayout.Lane
    /// The figure; for the caret, A's.
    package var figure: String
    /// What follows in caption; empty for nothing.
    package var unit: String
    /// The same where there is no room for all of it.
    package var shortUnit: String
    /// Caret B's figure; nil where there is none.
    package var figureB: String?

    package init(
      _ lane: LaneLayout.Lane, _ figure: String, unit: String = "", shortUnit: String = "",
      figureB: String? = nil
    ) {
      self.lane = lane
      self.figure = figure
      self.unit = unit
      self.shortUnit = shortUnit
      self.figureB = figureB
    }
  }

  /// The moment that is shown; nil where no recording is loaded, or where it lies outside what is shown.
  package var playhead: Playhead?
  /// The pointer's moment; nil where it is elsewhere.
  package var hoverX: Double?
  /// Where the playhead cuts lines.
  package var dots: [Dot] = []
  /// The figures under the lanes' names.
  package var values: [Value] = []
  /// The stretch that is played again and again; nil for the whole.
  package var loop: Loop?
  /// Where notes begin, within the plot.
  package var notes: [Note] = []
  /// The frame round the tick of the step that is explained.
  package var tick: Rectangle?
  /// Where the explanation's beak points; nil for none.
  package var beakX: Double?
  /// What to do where there is nothing to show; nil where there is.
  package var hint: String?

  /// Nothing moves.
  package init() {}
}

extension LanesOverlay {
  /// The figures of a moment, as far as their lanes are shown.
  package static func values(_ values: LaneValues, _ figure: LaneFigure) -> [Value] {
    figure.layout.rows.compactMap { row in
      switch row.lane {
      case .pan: nil
      case .finger:
        Value(
          .finger, values.fingerX.map { LaneNumber.fixed($0, digits: 1) } ?? "–", unit: "pt")
      case .velocity:
        Value(
          .velocity, values.velocity.map { LaneNumber.signed($0, digits: 1) } ?? "–", unit: "pt/s")
      case .gauge:
        values.gauge.map { gauge in
          let unit = gauge.unit.isEmpty ? "" : " " + gauge.unit
          let limit = "of " + LaneNumber.brief(gauge.limit.magnitude)
          return Value(
            .gauge, LaneNumber.brief(gauge.value), unit: limit + unit, shortUnit: limit)
        }
      case .caret:
        Value(
          .caret, LaneNumber.signed(values.caretA),
          figureB: values.caretB.map { LaneNumber.signed($0) })
      }
    }
  }

  /// Where a moment cuts the lines.
  static func dots(at time: Instant, _ figure: LaneFigure) -> [Dot] {
    let x = figure.scale.x(of: time)
    guard x >= figure.layout.plotLeft, x <= figure.layout.plotRight else { return [] }
    var dots: [Dot] = []
    func add(_ y: Double?, _ owner: Dot.Owner) {
      if let y { dots.append(Dot(point: Point(x: x, y: y), owner: owner)) }
    }
    add(figure.fingerY(at: time), .finger)
    add(figure.velocityY(at: time), .finger)
    if time <= figure.a.end {
      if let b = figure.b { add(figure.caretY(b, at: time), .side(.b)) }
      add(figure.caretY(figure.a, at: time), .side(.a))
    }
    return dots
  }
}
