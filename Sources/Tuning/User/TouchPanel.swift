import GestureCore

/// What a panel makes of a finger: how often it reports, and what it keeps to itself.
package struct TouchPanel: Hashable, Sendable {
  /// Reports a second, from 1 to 240.
  package var reportHertz = 120
  /// Noise of each report, a standard deviation in points.
  package var jitterPoints = 0.15
  /// How far a place must leave the reported one before a report follows, in points.
  package var hysteresisPoints = 0.6
  /// How far the finger must first go from its touch-down, in points: controllers hold still until a touch is surely a drag.
  package var firstMovePoints = 2.4
  /// The grid of reported places, in points; 0: none.
  package var quantumPoints = 1.0 / 3

  /// A phone's panel: reports at 120 Hz, 0.1 mm of hysteresis, 0.4 mm before the first move, whole pixels at three a point.
  package init() {}

  /// A panel that reports where the finger is, 240 times a second.
  package static let exact: TouchPanel = {
    var panel = TouchPanel()
    panel.reportHertz = TrialClock.hertz
    panel.jitterPoints = 0
    panel.hysteresisPoints = 0
    panel.firstMovePoints = 0
    panel.quantumPoints = 0
    return panel
  }()
}

/// One touch on a panel.
struct PanelTouch: Hashable, Sendable {
  private let panel: TouchPanel
  private let down: Point
  private var hasMoved = false
  /// The middle of what counts as unmoved.
  private var middle: Point
  /// What was reported last.
  private(set) var reported: Point

  /// A touch-down, reported where it was.
  init(at place: Point, panel: TouchPanel) {
    self.panel = panel
    let reported = panel.quantized(place)
    down = place
    middle = place
    self.reported = reported
  }

  /// What the panel reports of a finger at a place; nil for nothing.
  ///
  /// Hysteresis as libinput has it: the reported place follows the finger at that distance.
  mutating func report(at place: Point, _ random: inout CounterRandom) -> Point? {
    var place = place
    if panel.jitterPoints > 0 {
      place.x += panel.jitterPoints * random.nextRoughNormal()
      place.y += panel.jitterPoints * random.nextRoughNormal()
    }
    if !hasMoved {
      let first = panel.firstMovePoints
      guard (place - down).squaredLength >= first * first else { return nil }
      hasMoved = true
    }
    middle.x = panel.followed(middle.x, by: place.x)
    middle.y = panel.followed(middle.y, by: place.y)
    let next = panel.quantized(middle)
    guard next != reported else { return nil }
    reported = next
    return next
  }
}

extension TouchPanel {
  /// Whether a report is due at a step of the model's clock.
  func reports(at step: Int) -> Bool {
    let rate = min(max(reportHertz, 1), TrialClock.hertz)
    return rate == TrialClock.hertz
      || step * rate / TrialClock.hertz != (step - 1) * rate / TrialClock.hertz
  }

  fileprivate func followed(_ middle: Double, by place: Double) -> Double {
    let way = place - middle
    if way > hysteresisPoints { return place - hysteresisPoints }
    return way < -hysteresisPoints ? place + hysteresisPoints : middle
  }

  fileprivate func quantized(_ place: Point) -> Point {
    guard quantumPoints > 0 else { return place }
    return Point(
      x: (place.x / quantumPoints).rounded() * quantumPoints,
      y: (place.y / quantumPoints).rounded() * quantumPoints)
  }
}
