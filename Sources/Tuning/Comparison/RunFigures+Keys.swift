import GestureCore
import KeyboardCore
import SimulatorCore

extension RunFigures {
  /// Holds each touch of the recording against the keys that acted and the steps that were taken.
  mutating func countKeys(
    _ effects: Effects, _ events: [InputEvent], _ keyFrames: [Rectangle]
  ) {
    for touch in TouchSpan.all(in: events) where touch.isLifted {
      judge(touch, effects, keyFrames)
    }
  }

  private mutating func judge(
    _ touch: TouchSpan, _ effects: Effects, _ keyFrames: [Rectangle]
  ) {
    let moved =
      effects.steps.contains { touch.lasts(at: $0.time) && $0.count != 0 }
      || effects.lines.contains { touch.lasts(at: $0.time) }
    let typed = effects.keys.contains { touch.lasts(at: $0.time) }
    if moved {
      keysTypedBySwipes += effects.keys.count { $0.time == touch.up && !$0.insertedText.isEmpty }
    } else if !typed, isTap(touch, keyFrames) {
      keysLost += 1
    }
  }

  /// Whether a phone without swipes would have typed: the finger went down on the keyboard's keys and lifted
  /// within UIControl's tolerance.
  private func isTap(_ touch: TouchSpan, _ keyFrames: [Rectangle]) -> Bool {
    guard let frame = keyFrames.first(where: { $0.contains(touch.from) }) else {
      return false
    }
    return frame.grown(by: Press.tolerance).containsClosed(touch.to)
  }
}
