package import GestureCore
package import SimulatorCore

/// Made-up touches: those of one recording, and what they were meant to do.
///
/// The n-th recording of a seed depends on nothing but recipe, seed and n.
package struct SyntheticTouches: Sendable {
  /// What the fingers truly did.
  package private(set) var touches: [SyntheticTouch] = []
  /// How far the strokes go along the text, in points, positive to the right; 0 for taps.
  package private(set) var way = 0.0
  /// What the panel reported, in order of time, from 0 on.
  package private(set) var events: [InputEvent] = []

  /// Makes up a recording.
  ///
  /// - Parameters:
  ///   - recipe: what kind.
  ///   - keys: the middles of the keys to tap, at least one.
  ///   - startRegion: where strokes begin.
  ///   - seed: of everything.
  ///   - index: which of the seed's recordings.
  package init(
    _ recipe: TouchRecipe, keys: [Point], startRegion: Rectangle, seed: UInt64, index: Int
  ) {
    var random = CounterRandom(
      seed: seed, stream: 0x70, recipe.stream, UInt64(truncatingIfNeeded: index))
    let scale = recipe.session.screen.pointsPerMillimetre
    switch recipe.kind {
    case .taps, .typing: tap(recipe, keys, scale, &random)
    case .flicks: stroke(.flicks, recipe, startRegion, scale, &random)
    case .slides: stroke(.slides, recipe, startRegion, scale, &random)
    case .rest: rest(recipe, startRegion, scale, &random)
    }
    report(recipe, seed: seed, index: index, scale)
  }

  private mutating func tap(
    _ recipe: TouchRecipe, _ keys: [Point], _ scale: Double, _ random: inout CounterRandom
  ) {
    var contact = 0.0
    for _ in 0..<recipe.tapCount {
      let tap = recipe.taps.tap(&random)
      var start = keys.isEmpty ? .zero : keys[random.next(below: keys.count)]
      start +=
        (recipe.taps.scatter * scale) * Vector(dx: random.nextNormal(), dy: random.nextNormal())
      touches.append(
        SyntheticTouch(
          contact: contact, start: start,
          legs: [
            SyntheticTouch.Leg(
              seconds: tap.hold, way: scale * tap.drift, profile: .halfSine)
          ]))
      contact += recipe.taps.gap(&random)
    }
  }

  private mutating func stroke(
    _ model: StrokeModel, _ recipe: TouchRecipe, _ region: Rectangle, _ scale: Double,
    _ random: inout CounterRandom
  ) {
    let stroke = model.stroke(&random)
    way = stroke.millimetres * scale
    let tremor = Tremor(amplitude: recipe.tremor * scale, random: &random)
    touches = [
      SyntheticTouch(
        contact: 0,
        start: Self.start(
          for: way, in: region, width: recipe.session.screen.width, &random),
        legs: [
          SyntheticTouch.Leg(
            seconds: stroke.seconds, way: Vector(dx: way, dy: 0),
            profile: model.profile(isLognormal: recipe.isLognormal), stray: stroke.stray * scale)
        ], tremor: tremor)
    ]
  }

  private mutating func rest(
    _ recipe: TouchRecipe, _ region: Rectangle, _ scale: Double, _ random: inout CounterRandom
  ) {
    let toLeft = random.nextUnit() < 0.5
    // Beyond every dead zone that ships.
    way = (toLeft ? -1 : 1) * (18 + 6 * random.nextUnit()) * scale
    let tremor = Tremor(amplitude: recipe.tremor * scale, random: &random)
    touches = [
      SyntheticTouch(
        contact: 0,
        start: Self.start(
          for: way, in: region, width: recipe.session.screen.width, &random),
        legs: [
          SyntheticTouch.Leg(
            seconds: 0.5, way: Vector(dx: way, dy: 0),
            profile: StrokeModel.slides.profile(isLognormal: recipe.isLognormal)),
          SyntheticTouch.Leg(seconds: recipe.restSeconds, way: .zero, profile: .steady),
        ], tremor: tremor)
    ]
  }

  /// Somewhere in the region from where the stroke stays on the glass, as far as it can.
  private static func start(
    for way: Double, in region: Rectangle, width: Double, _ random: inout CounterRandom
  ) -> Point {
    let margin = 6.0
    let least = max(region.x + margin, margin - min(0, way))
    let most = min(region.maxX - margin, width - margin - max(0, way))
    let place = random.nextUnit()
    return Point(
      x: least < most
        ? least + (most - least) * place : max(margin, min(width - margin, (least + most) / 2)),
      y: region.y + region.height * (0.3 + 0.4 * random.nextUnit()))
  }

  /// Lets the panel see it. Noise has a stream of its own for each touch, so that one more touch changes no other.
  private mutating func report(
    _ recipe: TouchRecipe, seed: UInt64, index: Int, _ scale: Double
  ) {
    var samples: [(order: Int, sample: TouchSample)] = []
    var downUntil: [Instant] = []
    for (number, touch) in touches.enumerated() {
      var random = CounterRandom(
        seed: seed, stream: 0x71, recipe.stream, UInt64(truncatingIfNeeded: index),
        UInt64(truncatingIfNeeded: number))
      var reported = recipe.panel.samples(
        of: touch, finger: FingerID(1), pointsPerMillimetre: scale, random: &random)
      guard let down = reported.first?.time, let up = reported.last?.time else { continue }
      // The lowest finger that is free.
      let slot = downUntil.firstIndex { $0 < down } ?? downUntil.count
      if slot == downUntil.count { downUntil.append(up) } else { downUntil[slot] = up }
      for place in reported.indices { reported[place].finger = FingerID(slot + 1) }
      samples += reported.map { (number, $0) }
    }
    samples.sort { one, other in
      one.sample.time != other.sample.time
        ? one.sample.time < other.sample.time : one.order < other.order
    }
    guard let first = samples.first?.sample.time, let last = samples.last?.sample.time else {
      return
    }
    events = samples.map { _, sample in
      InputEvent(
        Instant(microseconds: sample.time - first),
        .touch(sample.finger, sample.phase, sample.location))
    }
    // Time for what comes after a lift.
    events.append(InputEvent(Instant(microseconds: last - first + 600_000), .end))
  }
}
