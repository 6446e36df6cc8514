package import GestureCore
package import SimulatorCore
package import TextCore
package import Tuning

/// Technique B on a live phone's input: a second phone that takes the same touches and keys.
package struct GhostPhone: Sendable {
  /// What B is.
  package let options: ReplayOptions
  /// The second phone.
  package private(set) var simulator: Simulator
  /// What B has made of the finger.
  package private(set) var readings = Readings()
  /// What the lanes show of B.
  package var lanes: LaneRecord { builder.record }
  private var builder: LaneBuilder
  private var effects = Effects()

  /// A second phone where the first one stands.
  ///
  /// - Throws: what the options name that does not exist or cannot be.
  package init(_ options: ReplayOptions, beside phone: Simulator) throws(SettingError) {
    self.options = options
    var start = phone.sessionStart
    if let technique = options.technique { start.technique = technique }
    start.parameters = start.parameters.filter { Self.isShared($0.name) }
    if let delivery = options.delivery { start.delivery = delivery }
    for parameter in options.parameters where !Self.isShared(parameter.name) {
      start.parameters.append(parameter)
    }
    simulator = try Simulator(start: start)
    simulator.explains = true
    simulator.keepsCallbacks = true
    // The fingers are A's.
    builder = LaneBuilder(simulator, touches: LaneTouches())
  }

  /// Whether a setting is of the phone that both techniques run on; what becomes of the key is a technique's own.
  private static func isShared(_ name: String) -> Bool {
    name.hasPrefix("phone.") && name != "phone.keyCancel"
  }

  /// Takes what the first phone takes; its technique and settings are its own.
  package mutating func handle<Layout: LineGeometry>(
    _ event: InputEvent, fingers: FingerTrails, layout: inout Layout
  ) {
    switch event.kind {
    case .technique: return
    case .set(let name, _) where !Self.isShared(name): return
    case .touch, .text, .mark, .key, .select, .scroll, .focus, .set, .note, .end: break
    }
    simulator.handle(event, layout: &layout, into: &effects)
    builder.take(event, effects, simulator)
    take(fingers)
  }

  /// Lets the second phone live up to a time.
  package mutating func advance<Layout: LineGeometry>(
    to time: Instant, fingers: FingerTrails, layout: inout Layout
  ) {
    simulator.advance(to: time, layout: &layout, into: &effects)
    builder.take(nil, effects, simulator)
    take(fingers)
  }

  /// Forgets what the lanes show no more.
  package mutating func forgetLanes(before time: Instant) { builder.forget(before: time) }

  private mutating func take(_ fingers: FingerTrails) {
    readings.take(effects, simulator, fingers: fingers)
    effects.removeAll()
  }
}
