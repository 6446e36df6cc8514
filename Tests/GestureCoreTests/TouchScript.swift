import GestureCore

/// Touches as text: `"down 40,300 · right 24 in 96ms · hold 300ms · up"`.
///
/// One finger, number 1, sampled every `step` microseconds. `left`, `right`, `above` and `below` move in a
/// straight line at constant speed; `hold` repeats no sample; `cancel` ends like `up`.
struct TouchScript {
  private(set) var samples: [TouchSample] = []
  private var time: Int64 = 0
  private var place = Point.zero
  private let finger: FingerID
  private let step: Int64

  init(_ text: String, every step: Int64 = 8_000, finger: Int = 1, from start: Int64 = 0) {
    self.step = step
    self.finger = FingerID(finger)
    time = start
    for part in text.split(separator: "·") {
      run(part.split(separator: " ").map(String.init))
    }
  }

  private mutating func run(_ words: [String]) {
    switch words[0] {
    case "down":
      let numbers = words[1].split(separator: ",").compactMap { Double($0) }
      place = Point(x: numbers[0], y: numbers[1])
      append(.down)
    case "up": append(.up)
    case "cancel": append(.cancel)
    case "hold": time += Self.microseconds(words[1])
    case "right": slide(dx: Double(words[1])!, dy: 0, for: Self.microseconds(words[3]))
    case "left": slide(dx: -Double(words[1])!, dy: 0, for: Self.microseconds(words[3]))
    case "above": slide(dx: 0, dy: -Double(words[1])!, for: Self.microseconds(words[3]))
    case "below": slide(dx: 0, dy: Double(words[1])!, for: Self.microseconds(words[3]))
    default: preconditionFailure("no such word in a touch script: \(words[0])")
    }
  }

  private mutating func slide(dx: Double, dy: Double, for duration: Int64) {
    let start = place
    let begin = time
    let count = max(1, duration / step)
    for index in 1...count {
      let part = Double(index) / Double(count)
      time = begin + duration * index / count
      place = Point(x: start.x + dx * part, y: start.y + dy * part)
      append(.move)
    }
  }

  private mutating func append(_ phase: TouchPhase) {
    samples.append(
      TouchSample(
        time: Instant(microseconds: time), finger: finger, phase: phase, location: place))
  }

  private static func microseconds(_ word: String) -> Int64 {
    word.hasSuffix("ms") ? Int64(word.dropLast(2))! * 1_000 : Int64(word.dropLast(2))!
  }
}

extension PanRecognizer {
  /// Every sample as a batch of its own.
  mutating func run(
    _ samples: [TouchSample], region: Rectangle = Rectangle(x: 0, y: 0, width: 390, height: 844)
  ) -> [PanUpdate] {
    samples.compactMap { feed([$0], region: region) }
  }
}

/// A sample in one line.
func sample(
  _ microseconds: Int64, _ phase: TouchPhase, _ x: Double, _ y: Double = 700, finger: Int = 1
) -> TouchSample {
  TouchSample(
    time: Instant(microseconds: microseconds), finger: FingerID(finger), phase: phase,
    location: Point(x: x, y: y))
}
