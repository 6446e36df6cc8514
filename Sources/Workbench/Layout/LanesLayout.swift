/// Where the lanes are, under one ruler, and where a step is explained.
package struct LanesLayout: Hashable, Sendable {
  /// One lane.
  package enum Lane: String, CaseIterable, Hashable, Sendable {
    /// The pan's state, reports and callbacks.
    case pan
    /// The finger along the text.
    case finger
    /// Its speed.
    case velocity
    /// The technique's gauge.
    case counter
    /// The caret, and the steps.
    case caret

    /// The height in a window of 860.
    var height: Double {
      switch self {
      case .pan: 60
      case .finger: 92
      case .velocity: 94
      case .counter: 84
      case .caret: 112
      }
    }

    /// The least height.
    var leastHeight: Double {
      switch self {
      case .pan: 60
      case .finger: 66
      case .velocity: 66
      case .counter: 62
      case .caret: 98
      }
    }
  }

  /// A lane's place.
  package struct Row: Hashable, Sendable {
    /// Which.
    package var lane: Lane
    /// From edge to edge, its gutter included.
    package var rectangle: WindowRectangle
  }

  /// Everything: ruler, lanes and explanation.
  package var area: WindowRectangle
  /// The ruler, from edge to edge.
  package var ruler: WindowRectangle
  /// The lanes that are shown, from top to bottom.
  package var rows: [Row]
  /// The explanation's callout.
  package var explanation: WindowRectangle
  /// Whether the explanation is one line.
  package var isExplanationBrief: Bool

  /// Width of the names and values at the left.
  package static let gutter = 96.0
  /// What stays free at the right of the plots.
  package static let marginRight = 16.0
  /// Height of the ruler.
  package static let rulerHeight = 28.0
  /// The height of all lanes in a window of 860.
  package static let fullLanesHeight = Lane.allCases.reduce(0) { $0 + $1.height }

  /// The part of the ruler and the lanes that has a time.
  package var plot: WindowRectangle {
    let bottom = rows.last?.rectangle.maxY ?? ruler.maxY
    return WindowRectangle(
      x: area.x + Self.gutter, y: area.y, width: area.width - Self.gutter - Self.marginRight,
      height: bottom - area.y)
  }

  /// What lanes, ruler and explanation need where nobody has moved a splitter.
  package static func naturalHeight(windowHeight: Double, hidden: Set<Lane>) -> Double {
    let lanes = shown(windowHeight: windowHeight, hidden: hidden)
    return rulerHeight + 2
      + lanes.reduce(0) { $0 + height(of: $1, windowHeight: windowHeight) + 1 }
      + explanationHeight(windowHeight: windowHeight)
  }

  private static func explanationHeight(windowHeight: Double) -> Double {
    windowHeight < 840 ? 34 + 12 : 76 + 14
  }

  private static func shown(windowHeight: Double, hidden: Set<Lane>) -> [Lane] {
    let wanted = Lane.allCases.filter { !hidden.contains($0) }
    let fitting = wanted.filter { lane in
      switch lane {
      case .pan: windowHeight >= 784
      case .velocity: windowHeight >= 724
      case .finger, .counter, .caret: true
      }
    }
    // Who wants nothing but what has no room gets it all the same.
    return fitting.isEmpty ? wanted : fitting
  }

  private static func height(of lane: Lane, windowHeight: Double) -> Double {
    windowHeight < 640 ? lane.leastHeight : lane.height
  }

  /// Lays lanes out in an area; what a splitter takes or gives, they share.
  ///
  /// - Parameter hidden: the lanes that nobody wants to see.
  package init(_ area: WindowRectangle, windowHeight: Double, hidden: Set<Lane> = []) {
    self.area = area
    ruler = WindowRectangle(x: area.x, y: area.y, width: area.width, height: Self.rulerHeight)
    isExplanationBrief = windowHeight < 840
    let block = Self.explanationHeight(windowHeight: windowHeight)
    let room = area.height - Self.rulerHeight - 2 - block
    var lanes = Self.shown(windowHeight: windowHeight, hidden: hidden)
    func least() -> Double { lanes.reduce(0) { $0 + $1.leastHeight + 1 } }
    for lane in [Lane.pan, .velocity, .finger] where least() > room && lanes.count > 1 {
      lanes.removeAll { $0 == lane }
    }
    // Dots and ticks do not say more in a higher lane.
    let fixed = lanes.contains(.pan) ? Lane.pan.height : 0
    let wanted = lanes.reduce(0) { $0 + $1.height } - fixed
    let factor = (room - Double(lanes.count) - fixed) / wanted
    var y = ruler.maxY + 1
    var left = room
    var rows: [Row] = []
    for (index, lane) in lanes.enumerated() {
      let below = lanes[(index + 1)...].reduce(0) { $0 + $1.leastHeight + 1 }
      let wish = lane == .pan ? lane.height : lane.height * factor
      let height = max(min(wish, left - 1 - below), min(lane.leastHeight, left))
      rows.append(
        Row(
          lane: lane,
          rectangle: WindowRectangle(
            x: area.x, y: y, width: area.width, height: height.rounded(.down))))
      y += height.rounded(.down) + 1
      left -= height.rounded(.down) + 1
    }
    self.rows = rows
    let height = isExplanationBrief ? 34.0 : 76
    explanation = WindowRectangle(
      x: area.x + 12, y: area.maxY - height - (isExplanationBrief ? 10 : 11),
      width: area.width - 24, height: height)
  }
}
