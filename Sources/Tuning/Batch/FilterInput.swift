package import CursorTechniques
import GestureCore
package import SimulatorCore

/// What the velocity filter is told over one recording, in the whole numbers that it computes with.
///
/// The same for every setting of the filter under one start rule, recognizer and rate of callbacks.
package struct FilterInput: Hashable, Sendable {
  /// One callback.
  struct Callback: Hashable, Sendable {
    /// ⌈|translation|⌉ along the text: above a whole dead zone exactly where the translation is.
    var reach: Int32
    /// ⌊|velocity|⌋ along the text.
    var speed: Int32
    /// 1 forward, −1 back: the velocity's sign.
    var direction: Int32
    /// Whether a gesture begins with it.
    var isFirst: Bool
    /// Whether a gesture ends with it.
    var isLast: Bool
    /// Which touch lasts at its time; −1 for none.
    var touch: Int32
  }

  let callbacks: [Callback]

  /// Speeds and ways beyond this are no finger's: such recordings are left to the filter itself.
  static let limit = 1_000_000.0

  /// Reach, speed and direction of each callback, one after another, for whoever computes the same elsewhere.
  package var numbers: [Int32] { callbacks.flatMap { [$0.reach, $0.speed, $0.direction] } }

  /// How many callbacks there are.
  package var count: Int { callbacks.count }

  /// What the filter is told; nil where only the filter itself can tell what it does: several fingers at once, a start rule that
  /// looks at steps or turns them round, or numbers that are no finger's.
  ///
  /// - Parameter technique: whose start rule decides what the filter is told, with nothing gathered.
  package init?(_ kept: KeptPan, _ technique: Technique, _ touches: TouchTimes) {
    guard touches.isSingle, touches.count < 1_000_000,
      technique.assumesHold || technique.startRule.lostAfterMilliseconds == 0,
      technique.startRule.direction == .logical || !kept.situation.isRightToLeft
    else { return nil }
    var technique = technique
    var situation = kept.situation
    var typedKeys = kept.typedKeys
    var callbacks: [Callback] = []
    for event in kept.events {
      while let due = technique.deadline, due <= event.deadlinesRun {
        _ = technique.advance(to: due, situation)
      }
      typedKeys.tell(&situation, before: event)
      switch event.kind {
      case .touchDown(let down):
        situation.down = down
        technique.touchDown(situation)
      case .lifted: technique.lifted()
      case .update(let update):
        guard let told = technique.admitted(update, situation) else { continue }
        let reach = told.translation.dx.magnitude.rounded(.up)
        let speed = told.velocity.dx.magnitude
        guard reach < Self.limit, speed < Self.limit else { return nil }
        callbacks.append(
          Callback(
            reach: Int32(reach), speed: Int32(speed), direction: told.velocity.dx < 0 ? -1 : 1,
            isFirst: told.state == .began,
            isLast: told.state == .ended || told.state == .cancelled,
            touch: Int32(touches.touch(at: told.time))))
      }
    }
    self.callbacks = callbacks
  }
}
