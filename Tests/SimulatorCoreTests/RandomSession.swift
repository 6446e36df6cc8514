import Foundation
import GestureCore
import SimulatorCore

/// How many random tests to run, as a multiple of the usual number.
enum Effort {
  static let factor = Double(ProcessInfo.processInfo.environment["CARETLAB_TEST_EFFORT"] ?? "") ?? 1
}

/// SplitMix64: small, seeded, the same everywhere.
struct RandomNumbers {
  private var state: UInt64

  /// The seed is mixed first: states that are a multiple of the increment apart would give streams that are shifts of
  /// one another.
  init(seed: UInt64) {
    state = seed
    state = next()
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  /// A value that the row accepts.
  mutating func value(of row: ParameterSpec) -> ParameterValue {
    switch row.domain {
    case .whole(let least, let greatest, _):
      .number(Double(least + below(min(greatest - least, 1_000) + 1)))
    case .real(let least, let greatest, _):
      .number(least + (greatest - least) * Double(below(65)) / 64)
    case .choice(let words, _): .word(words[below(words.count)])
    case .flag: .flag(below(2) == 0)
    case .text(let standard): .word(standard)
    }
  }
}

/// Valid sessions of random events.
enum RandomSession {
  static func events(_ random: inout RandomNumbers) -> [InputEvent] {
    var events: [InputEvent] = []
    // Coarse times make frames, long presses and repeats of keys fall on the same microsecond.
    let grain = [Int64(1), 1, 1_000, 10_000, 50_000][random.below(5)]
    var time: Int64 = 0
    var down: [Int: Point] = [:]
    let keys: [EditingKey.Action] = [
      .left, .right, .up, .down, .home, .end, .wordLeft, .wordRight, .backspace, .delete, .undo,
      .redo, .selectAll, .deleteWord, .pageUp,
    ]
    for _ in 0..<120 {
      let wait = random.below(5) == 0 ? random.below(200_000) : random.below(12_000)
      // A finger that rests presses long, and a key that it rests on repeats.
      time += Int64(random.below(12) == 0 ? 500_000 : wait) / grain * grain
      let finger = 1 + random.below(3)
      let instant = Instant(microseconds: time)
      func touch(_ phase: TouchPhase, _ place: Point) {
        events.append(InputEvent(instant, .touch(FingerID(finger), phase, place)))
      }
      switch random.below(20) {
      case 0:
        events.append(InputEvent(instant, .text(["x", "é", "🇧", "\n", " "][random.below(5)])))
      case 1:
        let key = EditingKey(keys[random.below(keys.count)], extendsSelection: random.below(3) == 0)
        events.append(InputEvent(instant, .key(key)))
      case 2 where random.below(4) == 0:
        events.append(
          InputEvent(instant, .set("threshold", .number(Double(1 + random.below(200))))))
      case 2 where random.below(4) == 0:
        events.append(
          InputEvent(instant, .mark(["n", "ni", ""][random.below(3)], from: 0, length: 0)))
      case 2: events.append(InputEvent(instant, .scroll(12)))
      default:
        if let place = down[finger] {
          let phase: TouchPhase =
            random.below(9) == 0 ? (random.below(4) == 0 ? .cancel : .up) : .move
          let next = Point(
            x: place.x + Double(random.below(81) - 40), y: place.y + Double(random.below(9) - 4))
          touch(phase, next)
          down[finger] = phase == .move ? next : nil
        } else {
          let place = Point(x: Double(random.below(390)), y: Double(60 + random.below(780)))
          touch(.down, place)
          down[finger] = place
        }
      }
    }
    return events
  }

  static func forEachTouchSequence(length: Int, _ body: ([InputEvent]) -> Void) {
    func extend(_ events: [InputEvent], _ down: [Int: Point], _ left: Int) {
      let time = Instant(microseconds: Int64(events.count) * 5_000)
      let lifts = down.sorted { $0.key < $1.key }.map {
        InputEvent(time, .touch(FingerID($0.key), .up, $0.value))
      }
      body(events + lifts)
      guard left > 0 else { return }
      for finger in 1...2 {
        func next(_ phase: TouchPhase, _ place: Point) {
          var down = down
          down[finger] = phase == .up || phase == .cancel ? nil : place
          extend(
            events + [InputEvent(time, .touch(FingerID(finger), phase, place))], down, left - 1)
        }
        if let place = down[finger] {
          next(.move, Point(x: place.x + 15, y: place.y))
          next(.move, Point(x: place.x + 120, y: place.y))
          next(.up, place)
          next(.cancel, place)
        } else {
          // A letter, delete, the text.
          next(.down, Point(x: 100, y: 590))
          next(.down, Point(x: 370, y: 690))
          if finger == 1 { next(.down, Point(x: 100, y: 200)) }
        }
      }
    }
    extend([], [:], length)
  }
}
