internal import CursorTechniques
internal import GestureCore
internal import SimulatorCore
internal import TextCore
package import TraceFormat

extension Playback {
  /// The stretch of the recording that is looped as a recording of its own: it starts with the text and the
  /// settings that technique A has then, with the fingers that are down then.
  ///
  /// - Returns: nil where no stretch is marked, or where nothing is in it.
  package func trimmed() -> Trace? {
    guard let range = loopRange, let start = phone(before: range.lowerBound) else { return nil }
    var trace = Trace(header: trace.header, events: [])
    trace.header.session = start.session
    trace.header.title = trace.header.title.map { $0 + ", trimmed" }
    var down = start.fingers
    for (finger, location) in down.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      trace.events.append(InputEvent(.zero, .touch(finger, .down, location)))
    }
    let isInside = { (event: InputEvent) in
      event.time >= range.lowerBound && event.time <= range.upperBound
    }
    for event in self.trace.events where isInside(event) {
      if case .end = event.kind { continue }
      if let touch = event.touch {
        switch touch.phase {
        case .down, .move: down[touch.finger] = touch.location
        case .up, .cancel: down[touch.finger] = nil
        }
      }
      trace.events.append(
        InputEvent(Instant(microseconds: event.time - range.lowerBound), event.kind))
    }
    guard !trace.events.isEmpty else { return nil }
    let end = Instant(microseconds: range.upperBound - range.lowerBound)
    for (finger, location) in down.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      trace.events.append(InputEvent(end, .touch(finger, .cancel, location)))
    }
    trace.events.append(InputEvent(end, .end))
    return trace
  }

  /// How the phone stands before the events of a moment.
  private func phone(
    before moment: Instant
  ) -> (session: SessionStart, fingers: [FingerID: Point])? {
    let header = trace.header
    guard
      var replay = try? Replay(
        start: header.session, hasRecordedLayout: trace.usesRecordedLayout, options: options)
    else { return nil }
    var fingers: [FingerID: Point] = [:]
    for event in trace.events.prefix(while: { $0.time < moment }) {
      if let touch = event.touch {
        switch touch.phase {
        case .down, .move: fingers[touch.finger] = touch.location
        case .up, .cancel: fingers[touch.finger] = nil
        }
      }
      replay.feed(event)
      replay.forgetEffects()
    }
    let simulator = replay.simulator
    var session = header.session
    let text = simulator.document.surroundings
    session.document = SessionStart.Document(
      before: text.before, selected: text.selected, after: text.after)
    session.technique = simulator.technique.id
    session.delivery = simulator.deliveryRate
    session.parameters = simulator.parameterTable.compactMap { row in
      simulator.value(of: row).map { NamedParameter(row.qualifiedName, $0) }
    }
    return (session, fingers)
  }
}
