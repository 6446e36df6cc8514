package import GestureCore

/// Where the lanes lie, one below the other under the ruler, in points from the top left corner.
package struct LaneLayout: Hashable, Sendable {
  /// A lane.
  package enum Lane: String, Hashable, Sendable, CaseIterable {
    /// What the recognizer says, reports and callbacks.
    case pan
    /// The finger's place along the line.
    case finger
    /// Its velocity.
    case velocity
    /// How near the next step is.
    case gauge
    /// The caret's place and the steps.
    case caret

    /// Its height where there is room, in points.
    package var usualHeight: Double {
      switch self {
      case .pan: 60
      case .finger: 92
      case .velocity: 94
      case .gauge: 84
      case .caret: 112
      }
    }

    /// The least height in which it can be read, in points.
    package var leastHeight: Double {
      switch self {
      case .pan: 60
      case .finger: 66
      case .velocity: 66
      case .gauge: 62
      case .caret: 98
      }
    }
  }

  /// A lane's place.
  package struct Row: Hashable, Sendable {
    /// Which lane.
    package var lane: Lane
    /// Its upper edge.
    package var y: Double
    /// Its height.
    package var height: Double

    /// Its lower edge.
    package var maxY: Double { y + height }
  }

  /// The width of names and values at the left.
  package static let gutter = 96.0
  /// The ruler's height.
  package static let ruler = 28.0
  /// What stays free at the right.
  package static let margin = 16.0
  /// Time starts so far inside the plots.
  package static let leadIn = 9.0
  /// The height that all lanes take with the ruler where there is room.
  package static let usualHeight =
    ruler + Lane.allCases.reduce(0) { $0 + $1.usualHeight + 1 }

  /// The whole width.
  package let width: Double
  /// The lanes that are shown, from top to bottom.
  package let rows: [Row]

  /// Lanes of these heights; what has none is gone.
  package init(width: Double, heights: [(lane: Lane, height: Double)]) {
    self.width = max(width, Self.gutter + Self.leadIn + Self.margin + 40)
    var y = Self.ruler
    rows = heights.map { lane, height in
      defer { y += height + 1 }
      return Row(lane: lane, y: y + 1, height: height)
    }
  }

  /// These lanes in a height: at their usual heights, or as much larger or smaller as they can be.
  package init(width: Double, height: Double, lanes: [Lane] = Lane.allCases) {
    let room = height - Self.ruler - Double(lanes.count)
    let usual = lanes.reduce(0) { $0 + $1.usualHeight }
    let stretch = lanes.reduce(0) { $0 + ($1 == .pan ? 0 : $1.usualHeight) }
    let least = lanes.reduce(0) { $0 + $1.leastHeight }
    self.init(
      width: width,
      heights: lanes.map { lane in
        if room >= usual {
          let factor = stretch > 0 ? min(1.7, 1 + (room - usual) / stretch) : 1
          return (
            lane, lane == .pan ? lane.usualHeight : (lane.usualHeight * factor).rounded(.down)
          )
        }
        let part = usual > least ? max(0, min(1, (room - least) / (usual - least))) : 1
        return (
          lane,
          (lane.leastHeight + part * (lane.usualHeight - lane.leastHeight)).rounded(.down)
        )
      })
  }

  /// The lower edge of the last lane.
  package var height: Double { rows.last?.maxY ?? Self.ruler }
  /// Where plots start.
  package var plotLeft: Double { Self.gutter }
  /// Where plots end.
  package var plotRight: Double { width - Self.margin }

  /// The row of a lane; nil where it is gone.
  package func row(_ lane: Lane) -> Row? { rows.first { $0.lane == lane } }

  /// A scale that shows a whole recording.
  package func scale(from first: Instant = .zero, to end: Instant) -> LaneScale {
    LaneScale(from: first, to: end, left: plotLeft + Self.leadIn, right: plotRight)
  }
}
