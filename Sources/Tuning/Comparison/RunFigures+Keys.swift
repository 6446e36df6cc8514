import GestureCore
import KeyboardCore
import SimulatorCore

extension RunFigures {
  /// Holds each touch of the recording against the keys that acted and the steps that were taken.
  mutating func countKeys(
    _ effects: Effects, _ events: [InputEvent], _ keyFrames: [Rectangle]
  ) {
    var downs: [(finger: FingerID, time: Instant, location: Point)] = []
    for event in events {
      guard let sample = event.touch else { continue }
      switch sample.phase {
      case .down: downs.append((sample.finger, sample.time, sample.location))
      case .move: break
      case .up, .cancel:
        guard let index = downs.firstIndex(where: { $0.finger == sample.finger }) else { continue }
        let down = downs.remove(at: index)
        guard sample.phase == .up else { continue }
        judge(
          Touch(down: down.time, up: sample.time, from: down.location, to: sample.location),
          effects, keyFrames)
      }
    }
  }

  private struct Touch {
    let down: Instant
    let up: Instant
    let from: Point
    let to: Point
  }

  private mutating func judge(
    _ touch: Touch, _ effects: Effects, _ keyFrames: [Rectangle]
  ) {
    let during = touch.down...touch.up
    let moved =
      effects.steps.contains { during.contains($0.time) && $0.count != 0 }
      || effects.lines.contains { during.contains($0.time) }
    let typed = effects.keys.contains { during.contains($0.time) }
    if moved {
      keysTypedBySwipes += effects.keys.count { $0.time == touch.up && !$0.insertedText.isEmpty }
    } else if !typed, isTap(touch, keyFrames) {
      keysLost += 1
    }
  }

  /// Whether a phone without swipes would have typed: the finger went down on the keyboard's keys and lifted
  /// within UIControl's tolerance.
  private func isTap(_ touch: Touch, _ keyFrames: [Rectangle]) -> Bool {
    guard let frame = keyFrames.first(where: { $0.contains(touch.from) }) else {
      return false
    }
    return frame.grown(by: Press.tolerance).containsClosed(touch.to)
  }
}
