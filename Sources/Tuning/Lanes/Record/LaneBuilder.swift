internal import CursorTechniques
package import GestureCore
package import SimulatorCore
internal import TextCore

/// Makes the lanes of a phone while it runs, event by event.
package struct LaneBuilder: Sendable {
  /// The lanes so far.
  package private(set) var record: LaneRecord

  private let sharesTouches: Bool
  private var reportCount = 0
  /// The newest report of each finger that waits for the end of its frame.
  private var waiting: [(finger: FingerID, report: Int)] = []
  private var caret: TextPosition
  private var version: ContentIdentity
  /// Caret stops before the caret at the start.
  private var startStops: Int?
  private let startPlace: TextPosition
  private let startDocument: TextDocument

  /// Lanes of a phone before its first event.
  ///
  /// - Parameter touches: the touches of all that will come, if another technique's lanes have them already.
  package init(_ simulator: Simulator, touches: LaneTouches? = nil) {
    sharesTouches = touches != nil
    record = LaneRecord(simulator, touches: touches ?? LaneTouches())
    caret = simulator.document.selection.focus
    version = simulator.document.version
    startPlace = caret
    startDocument = simulator.document
  }

  /// Takes what happened in the phone since the last call.
  ///
  /// - Parameters:
  ///   - event: what went in; nil where time only went by.
  ///   - effects: what came of it, and nothing older; with reasons and callbacks.
  ///   - simulator: the phone afterwards.
  package mutating func take(_ event: InputEvent?, _ effects: Effects, _ simulator: Simulator) {
    if !effects.callbacks.isEmpty {
      waiting.removeAll(keepingCapacity: true)
      takeCallbacks(effects, simulator)
    } else if !effects.explanations.isEmpty {
      takeDeadlines(effects.explanations[...], simulator)
    }
    if let sample = event?.touch { takeReport(sample) }
    record.end = max(record.end, event?.time ?? simulator.now)
    followCaret(simulator, at: event?.time ?? simulator.now)
    if event?.changesSettings ?? false {
      record.technique = simulator.technique
      record.delivery = simulator.deliveryRate
      record.callbacks.note(simulator.technique.gauge, at: record.callbacks.count)
    }
  }

  /// Forgets what lies before a time.
  package mutating func forget(before time: Instant) {
    let reports = record.touches.reports.count
    record.touches.forget(before: time)
    let gone = reports - record.touches.reports.count
    reportCount -= gone
    waiting = waiting.compactMap { $0.report < gone ? nil : ($0.finger, $0.report - gone) }
    record.superseded =
      sharesTouches ? [] : record.superseded.compactMap { $0 < gone ? nil : $0 - gone }
    let callbacks = record.callbacks.forgotten
    record.callbacks.forget(before: time)
    let goneCallbacks = record.callbacks.forgotten - callbacks
    let steps = record.steps.partition { $0.time >= time }
    record.steps.removeFirst(steps)
    record.forgottenSteps += steps
    for index in record.steps.indices {
      record.steps[index].callback = record.steps[index].callback.flatMap {
        $0 < goneCallbacks ? nil : $0 - goneCallbacks
      }
    }
    let places = record.caret.partition { $0.time > time } - 1
    if places > 0 { record.caret.removeFirst(places) }
    record.gestures.removeAll { ($0.end ?? .init(microseconds: .max)) < time }
    record.start = max(record.start, time)
    sumUp()
  }
}

extension LaneBuilder {
  /// Sums up what is left.
  private mutating func sumUp() {
    let steps = record.steps
    record.net = 0
    record.highestPeak = 0
    for step in steps { sumUp(step) }
    let offsets = record.caret.map(\.offset)
    if let least = offsets.min(), let greatest = offsets.max() {
      record.caretRange = least...greatest
    }
    record.deadZoneRange = nil
    for gesture in record.gestures { sumUp(gesture) }
  }

  private mutating func sumUp(_ step: LaneStep) {
    record.highestPeak = max(record.highestPeak, step.peakFill ?? 0)
    switch step.move.distance {
    case .characters(let count), .plane(let count, _): record.net &+= count
    case .words, .lines, .end, .restore: break
    }
  }

  private mutating func sumUp(_ gesture: LaneGesture) {
    guard let zone = gesture.deadZone else { return }
    let range = LanePyramid.Extremes(gesture.originX - zone, gesture.originX + zone)
    record.deadZoneRange?.include(range)
    record.deadZoneRange = record.deadZoneRange ?? range
  }

  private mutating func append(_ step: LaneStep) {
    record.steps.append(step)
    sumUp(step)
  }

  private mutating func takeReport(_ sample: TouchSample) {
    let index = reportCount
    reportCount += 1
    if !sharesTouches { record.touches.take(sample) }
    guard sample.phase == .move else { return }
    // What waits was not handed over before this one came: a newer report of the same finger replaces it.
    if let place = waiting.firstIndex(where: { $0.finger == sample.finger }) {
      record.superseded.append(waiting[place].report)
      waiting[place].report = index
    } else {
      waiting.append((sample.finger, index))
    }
  }

  private mutating func takeCallbacks(_ effects: Effects, _ simulator: Simulator) {
    var updates = effects.updates[...]
    var explanations = effects.explanations[...]
    for callback in effects.callbacks where callback.concernsPan {
      takeDeadlines(explanations.popDeadlines(), simulator)
      let update = callback.state == nil ? nil : updates.popFirst()
      let gaugeBefore = (value: record.callbacks.gauge.last ?? 0, fill: lastFill)
      let gauge = update?.gauge ?? heldGauge(simulator)
      noteGesture(callback, simulator)
      if let update, !update.move.isNone, let explanation = explanations.popFirst() {
        let limit = gauge.limit
        append(
          LaneStep(
            time: callback.time, callback: record.callbacks.count, explanation: explanation,
            fillBefore: gaugeBefore.fill, valueBefore: gaugeBefore.value,
            peak: peak(explanation, limits: limit, lastLimit), limit: limit))
      }
      record.callbacks.append(velocity: callback.velocity.dx, gauge, at: callback.time)
      if let update, update.caret != caret, simulator.document.version == version {
        moveCaret(to: update.caret, simulator, at: callback.time)
      }
    }
    takeDeadlines(explanations, simulator)
  }

  /// Moves that a deadline of the technique made.
  private mutating func takeDeadlines(
    _ explanations: ArraySlice<Explanation>, _ simulator: Simulator
  ) {
    for explanation in explanations {
      let limit = simulator.technique.gauge.limit
      append(
        LaneStep(
          time: explanation.time, callback: nil, explanation: explanation, fillBefore: lastFill,
          valueBefore: record.callbacks.gauge.last ?? 0, peak: nil, limit: limit))
    }
  }

  private var lastFill: Double { record.callbacks.fill.values.last ?? 0 }
  private var lastLimit: Double { record.callbacks.limits.last?.limit ?? 0 }

  /// A callback without an update leaves the gauge as it was.
  private func heldGauge(_ simulator: Simulator) -> Gauge {
    guard let value = record.callbacks.gauge.last, let limit = record.callbacks.limits.last else {
      return simulator.technique.gauge
    }
    return Gauge(value: value, limit: limit.limit, unit: limit.unit)
  }

  /// What the rule says of the gauge when the step was due: the reason that speaks of the gauge's own limit.
  private func peak(_ explanation: Explanation, limits: Double...) -> Double? {
    explanation.reasons.first { reason in
      reason.value.isFinite && limits.contains { $0.magnitude == reason.limit.magnitude }
    }?.value
  }

  private mutating func noteGesture(_ callback: PanCallback, _ simulator: Simulator) {
    if record.gestures.last == nil || record.gestures.last?.end != nil {
      guard let origin = callback.origin else { return }
      let technique = simulator.technique
      var zone: Double?
      let named = technique.value(of: "deadZone") ?? technique.startRule.value(of: "deadZone")
      if case .number(let points)? = named, points > 0, points.isFinite { zone = points }
      record.gestures.append(
        LaneGesture(
          down: callback.time, downX: origin.x, originX: origin.x, deadZone: zone))
    }
    let last = record.gestures.count - 1
    if let origin = callback.origin,
      origin.x != record.gestures[last].originX || callback.state == nil
    {
      record.gestures[last].originX = origin.x
      sumUp(record.gestures[last])
    }
    switch callback.state {
    case .began: record.gestures[last].began = callback.time
    case .changed: break
    case .ended: record.gestures[last].end = callback.time
    case .cancelled:
      record.gestures[last].end = callback.time
      record.gestures[last].isCancelled = true
    case nil: if callback.origin == nil { record.gestures[last].end = callback.time }
    }
  }

  private mutating func followCaret(_ simulator: Simulator, at time: Instant) {
    let focus = simulator.caretPlace
    guard focus != caret else { return }
    if simulator.document.version == version {
      moveCaret(to: focus, simulator, at: time)
      return
    }
    // After an edit the places before mean nothing: stops are counted from the document's start.
    version = simulator.document.version
    let before =
      startStops ?? startDocument.stops(from: .start, to: startPlace)
    startStops = before
    caret = focus
    note(simulator.document.stops(from: .start, to: focus) - before, at: time)
  }

  private mutating func moveCaret(to place: TextPosition, _ simulator: Simulator, at time: Instant)
  {
    guard place != caret else { return }
    let moved = simulator.document.stops(from: caret, to: place)
    caret = place
    note((record.caret.last?.offset ?? 0) + moved, at: time)
  }

  private mutating func note(_ offset: Int, at time: Instant) {
    guard offset != record.caret.last?.offset else { return }
    let time = max(time, record.caret.last?.time ?? time)
    let range = record.caretRange
    record.caretRange = min(range.lowerBound, offset)...max(range.upperBound, offset)
    if record.caret.last?.time == time, record.caret.count > 1 {
      record.caret[record.caret.count - 1].offset = offset
    } else {
      record.caret.append(LaneRecord.CaretPlace(time: time, offset: offset))
    }
  }
}

extension ArraySlice<Explanation> {
  /// Takes those at the start that no update led to.
  fileprivate mutating func popDeadlines() -> ArraySlice<Explanation> {
    let deadlines = prefix { $0.update == nil }
    removeFirst(deadlines.count)
    return deadlines
  }
}

extension InputEvent {
  /// Whether it changes a parameter or the technique.
  fileprivate var changesSettings: Bool {
    switch kind {
    case .set, .technique: true
    case .touch, .text, .mark, .key, .select, .scroll, .focus, .note, .end: false
    }
  }
}
