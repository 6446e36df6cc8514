import CursorTechniques
import GestureCore
import SimulatorCore
import Testing

/// Nothing that comes in traps, takes long or makes numbers that are none.
struct HostileSessionTests {
  @Test(arguments: TechniqueEntry.all.map(\.id))
  func anySessionEndsWellUnderEveryTechnique(id: String) throws {
    for seed in 0..<UInt64(max(1, 20 * Effort.factor)) {
      let session = try HostileSession(seed: seed, technique: id, count: 150)
      var replay = try Replay(
        start: session.start, hasRecordedLayout: false,
        options: ReplayOptions(startMode: session.startMode))
      replay.explains = seed % 2 == 0
      replay.keepsPanEvents = true
      for event in session.events { replay.feed(event) }
      for record in replay.effects.updates {
        let (gauge, update) = (record.gauge, record.update)
        #expect(gauge.value.isFinite && gauge.limit.isFinite, "seed \(seed), \(gauge)")
        #expect(update.velocity.dx.isFinite && update.location.x.isFinite, "seed \(seed)")
      }
      for reason in replay.effects.explanations.flatMap(\.reasons) {
        #expect(reason.value.isFinite && reason.limit.isFinite, "seed \(seed), \(reason)")
      }
      for step in replay.effects.steps + replay.effects.lines {
        #expect(step.count.magnitude <= 1_000_000_000_000, "seed \(seed), \(step.count)")
      }
    }
  }
}
