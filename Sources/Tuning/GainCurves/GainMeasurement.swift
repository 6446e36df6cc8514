import CursorTechniques
import GestureCore
import KeyboardCore
package import SimulatorCore
import TextCore

/// Measures a technique's gain: the simulator itself, under a finger that moves at constant speed.
///
/// Region and hold are taken as satisfied, and the start is left out. The caret is put back now and then, so that it never meets an end of the text,
/// and a caret that runs while the finger is near the screen's edge is kept from it: here the screen has none.
package struct GainMeasurement: Sendable {
  private let hertz: Int
  private let phone: Simulator
  private let start: Point

  /// A measurement of a technique at so many callbacks a second, 1 to 1000.
  ///
  /// - Parameter parameters: by qualified or bare name; those that the technique, the recognizer and the phone
  ///   do not have are passed over.
  /// - Throws: what cannot be, as an unknown technique or a value out of its range.
  package init(
    technique: String, parameters: [NamedParameter] = [], hertz: Int
  ) throws(SettingError) {
    self.hertz = hertz
    phone = try Simulator(
      start: SessionStart(
        document: Self.document, technique: technique, parameters: Self.noEdge + parameters,
        delivery: .hertz(hertz)),
      startMode: .assumed, asksLayout: false)
    let space = phone.keyboard.keys.first { $0.key.id == "space" }
    start = space?.frame.center ?? phone.keyboard.region.center
  }

  /// The gain at each of the speeds, in points per second and in order, each above 0.
  ///
  /// - Parameters:
  ///   - sharpensEdges: whether speeds are added where the gain jumps, for a picture.
  ///   - jobs: threads at most; the curve is the same with any number.
  package func curve(speeds: [Double], sharpensEdges: Bool = false, jobs: Int = 1) -> GainCurve {
    let points = parallelMap(count: speeds.count, jobs: jobs) { point(at: speeds[$0]) }
    return GainCurve(
      technique: phone.technique.id, hertz: hertz, parameters: phone.parametersInForce,
      changes: changes, points: sharpensEdges ? sharpened(points, jobs: jobs) : points,
      saturation: saturation(points))
  }

  /// The gain at a speed in points per second, above 0.
  package func point(at speed: Double) -> GainPoint {
    GainPoint(speed: speed, stepsPerSecond: stepsPerSecond(at: speed))
  }

  /// Where the tail begins in which every callback gives one step, to a tenth of a point per second.
  private func saturation(_ points: [GainPoint]) -> Double? {
    let tail = points.reversed().prefix { isSaturated($0.stepsPerSecond) }.count
    guard tail > 1, tail < points.count else { return nil }
    var below = points[points.count - tail - 1].speed
    var above = points[points.count - tail].speed
    while above - below > 0.1 {
      let middle = (below + above) / 2
      if isSaturated(stepsPerSecond(at: middle)) { above = middle } else { below = middle }
    }
    return above
  }

  private func isSaturated(_ stepsPerSecond: Double) -> Bool {
    (stepsPerSecond / Double(hertz) - 1).magnitude < 0.001
  }

  private var changes: [NamedParameter] {
    phone.parameterTable.compactMap { row in
      guard let value = phone.value(of: row), value != row.standard else { return nil }
      let change = NamedParameter(row.qualifiedName, value)
      return Self.noEdge.contains(change) ? nil : NamedParameter(row.name, value)
    }
  }

  /// Caret stops per second at a speed in points per second, above 0.
  ///
  /// 0 where two steps do not come within 20 s and 2,400 callbacks, or 90,000 pt.
  package func stepsPerSecond(at speed: Double) -> Double { stepCount(at: speed).perSecond }

  /// The steps at a speed in points per second, above 0, once the start is over.
  func stepCount(at speed: Double, _ disturbance: SwipeDisturbance = .none) -> StepCount {
    var phone = phone
    var effects = Effects()
    var geometry = CellGeometry(
      screenWidth: phone.screen.width, viewportHeight: phone.textRegion.height)
    let swipe = SteadySwipe(
      start: start, speed: speed, hertz: hertz,
      fingerCount: max(1, phone.pan.parameters.minimumTouches), disturbance: disturbance)
    let span = MeasuringSpan(
      speed: speed, hertz: hertz,
      velocityMilliseconds: phone.pan.parameters.velocityMilliseconds)
    var count = StepCount()
    var offset = 0
    var total = 0
    var callback = 0
    while span.goesOn(callback, occasions: count.occasions, total: total) {
      var time = swipe.time(ofCallback: callback)
      for sample in swipe.samples(atCallback: callback) {
        time = max(time, sample.time)
        phone.handle(
          InputEvent(sample.time, .touch(sample.finger, sample.phase, sample.location)),
          layout: &geometry, into: &effects)
      }
      phone.advance(to: time, layout: &geometry, into: &effects)
      for step in effects.steps {
        offset += step.count
        total += Int(step.count.magnitude)
        if callback >= span.lead { count.add(step) }
      }
      effects.removeAll()
      if offset.magnitude > Self.farthestOffset {
        phone.handle(
          InputEvent(time, .select(anchor: -offset, focus: -offset, affinity: .downstream)),
          layout: &geometry, into: &effects)
        offset = 0
      }
      callback += 1
    }
    return count
  }

  /// Techniques that know an edge of the screen have none, unless it is asked for.
  static let noEdge = [NamedParameter("technique.edge", .number(0))]
  /// How far the caret may go before it is put back.
  private static let farthestOffset = 200
  /// More caret stops on either side than a technique is told of.
  static let document: SessionStart.Document = {
    let half = String(repeating: "the caret walks through plain words\n", count: 40)
    return SessionStart.Document(before: half, after: half)
  }()
}
