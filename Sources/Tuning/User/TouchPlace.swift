import CursorTechniques
import GestureCore
import KeyboardCore
import SimulatorCore

/// Where and how a user who knows the technique touches: in its region, held as long as it asks, up as far as it asks.
struct TouchPlace: Hashable, Sendable {
  /// Where touches may begin sideways.
  let across: ClosedRange<Double>
  /// Their height.
  let height: Double
  /// The middle that the reach is measured from.
  let middle: Double
  /// How long the finger must be held before it moves, in seconds.
  let holdSeconds: Double
  /// How far it must then go up, in points; 0: it need not.
  let risePoints: Double

  /// Looks at a fresh phone.
  ///
  /// On keys it is the second row of letters, away from delete, shift and the keys that switch pages; on the space bar, the bar
  /// above the keys, or the text, it is their middle.
  init(_ simulator: Simulator) {
    let rule = simulator.technique.startRule
    let keys = simulator.keyboard.region
    let region: Rectangle
    switch rule.region {
    case .keyboard, .allButSpace, .allButMode, .letters:
      let row = keys.y + Self.letterRow * keys.width
      let edge = Self.keyWidth * keys.width
      region = Rectangle(x: keys.x + edge, y: row, width: keys.width - 2 * edge, height: 0)
    case .space:
      region = simulator.situation.keys.first { $0.role == .space }?.frame ?? keys
    case .bar: region = simulator.barRegion ?? keys
    case .text: region = simulator.textRegion
    }
    let margin = min(Self.margin, region.width / 4)
    let left = region.x + margin
    let center = region.x + region.width / 2
    across =
      rule.base == .keyCenter
      // What is measured from the key's middle is begun there.
      ? center...center : left...max(left, region.x + region.width - margin)
    height = region.y + region.height / 2
    middle = keys.x + keys.width / 2
    holdSeconds = Double(rule.holdMilliseconds) / 1000
    risePoints = rule.rise
  }

  /// The height of the second row's middle under the keyboard's top, for a keyboard one point wide.
  private static let letterRow = 89.0 / 390
  /// The width of a key of ten in a row.
  private static let keyWidth = 0.1
  /// Points that a touch keeps from its region's edges.
  private static let margin = 12.0

  /// Where a stroke begins that is to go so far, negative to the left: half of it before the middle, as far as the reach and
  /// the region allow.
  func start(ofStroke points: Double, reach: Double) -> Double {
    let back = min(points.magnitude / 2, reach)
    let place = points < 0 ? middle + back : middle - back
    return place.clamped(to: across)
  }
}
