import CursorTechniques
import GestureCore
package import SimulatorCore
import TraceFormat

/// What a dead zone trades: false activations of taps against stolen swipes, as the dead zone grows.
package struct DeadZoneCurve: Hashable, Sendable {
  /// What one dead zone gave.
  package struct Point: Hashable, Sendable {
    /// In points.
    package var deadZone: Double
    /// Taps that moved the caret, from 0 to 1.
    package var falseShare: Double
    /// Swipes that moved it not at all, from 0 to 1.
    package var stolenShare: Double
  }

  /// The parameter that was varied, by qualified name: the technique's own dead zone, else its start rule's.
  package let parameter: String
  /// What each gave, from small to large.
  package let points: [Point]
  /// How many taps and swipes there were.
  package let taps: Int
  /// See `taps`.
  package let swipes: Int

  /// Dead zones that are tried, in points.
  package static let deadZones = [
    0.0, 4, 8, 10, 13, 16, 20, 25, 30, 35, 40, 50, 60, 70, 85, 100, 150, 200,
  ]

  /// The area under the curve of swipes that pass against taps that pass: 1 where some dead zone lets all swipes and no tap
  /// pass, 0.5 where it tells nothing.
  ///
  /// Straight between the points and to where everything, and nothing, passes.
  package var area: Double {
    var passing = points.map { (taps: $0.falseShare, swipes: 1 - $0.stolenShare) }
    passing.append((0, 0))
    passing.append((1, 1))
    passing.sort { $0.taps != $1.taps ? $0.taps < $1.taps : $0.swipes < $1.swipes }
    return zip(passing, passing.dropFirst()).reduce(0) {
      $0 + ($1.1.taps - $1.0.taps) * ($1.1.swipes + $1.0.swipes) / 2
    }
  }

  /// Where one false activation more per 1,000 taps is worth as much as one stolen swipe more per 100: the point with the least
  /// sum; the smaller dead zone of two.
  package var knee: Point? {
    points.min {
      $0.falseShare * 10 + $0.stolenShare < $1.falseShare * 10 + $1.stolenShare
    }
  }

  /// Runs a technique over recordings labelled tap and move with many dead zones; nil where one of the labels is missing, or the
  /// technique has no dead zone.
  ///
  /// The whole phone runs for each dead zone: what a keyboard knows of keys that were typed just before decides, too.
  ///
  /// - Throws: a setting that cannot be.
  package init?(
    _ recordings: [Comparison.Recording], options: ReplayOptions, jobs: Int
  ) throws(SettingError) {
    let labelled = recordings.filter { recording in
      switch recording.intent {
      case .tap, .move(by: _): true
      case .nothing, nil: false
      }
    }
    guard labelled.contains(where: { $0.intent == .tap }),
      labelled.contains(where: { $0.intent != .tap }), let first = labelled.first,
      let row = try Self.row(first, options)
    else { return nil }
    parameter = row.qualifiedName
    let zones = Self.deadZones.filter { row.accepts(.number($0)) }
    let parts = parallelMap(count: labelled.count, jobs: jobs) { index in
      Result<[Double], SettingError> { () throws(SettingError) in
        try Self.moved(labelled[index], zones, row.qualifiedName, options)
      }
    }
    var moved = [(taps: Double, swipes: Double)](repeating: (0, 0), count: zones.count)
    var counts = (taps: 0, swipes: 0)
    for (recording, part) in zip(labelled, parts) {
      let count = TouchSpan.all(in: recording.events).count
      if recording.intent == .tap { counts.taps += count } else { counts.swipes += count }
      for (index, number) in try part.get().enumerated() {
        if recording.intent == .tap {
          moved[index].taps += number
        } else {
          moved[index].swipes += number
        }
      }
    }
    guard counts.taps > 0, counts.swipes > 0 else { return nil }
    (taps, swipes) = counts
    points = zip(zones, moved).map { zone, moved in
      Point(
        deadZone: zone, falseShare: moved.taps / Double(counts.taps),
        stolenShare: 1 - moved.swipes / Double(counts.swipes))
    }
  }

  /// The technique's own dead zone if it is a number, else that of its start rule.
  private static func row(
    _ recording: Comparison.Recording, _ options: ReplayOptions
  ) throws(SettingError) -> ParameterSpec? {
    let replay = try Replay(start: recording.start, hasRecordedLayout: true, options: options)
    let rows = replay.simulator.parameterTable.filter { row in
      guard row.name == "deadZone" else { return false }
      return row.accepts(.number(30))
    }
    return rows.first { $0.scope == .technique } ?? rows.first
  }

  /// How many touches moved the caret, for each dead zone.
  private static func moved(
    _ recording: Comparison.Recording, _ zones: [Double], _ name: String, _ options: ReplayOptions
  ) throws(SettingError) -> [Double] {
    let touches = TouchSpan.all(in: recording.events)
    let fresh = try Replay(
      start: recording.start, hasRecordedLayout: recording.hasRecordedLayout, options: options)
    var counts: [Double] = []
    for zone in zones {
      var replay = fresh
      try replay.overrule(NamedParameter(name, .number(zone)))
      for event in recording.events { replay.feed(event) }
      let steps = replay.effects.steps.filter { $0.count != 0 }
      counts.append(
        Double(touches.count { touch in steps.contains { touch.lasts(at: $0.time) } }))
    }
    return counts
  }
}
