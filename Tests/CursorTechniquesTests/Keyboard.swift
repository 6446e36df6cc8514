import CursorTechniques
import GestureCore

/// A keyboard of one technique under one finger, driven by scripts.
///
/// One event a part, places relative to the last one in points: `"down · 16 right 30 · 16 right 2 below 1 · up"`;
/// a number in front waits so many milliseconds first. Every touch goes down in the same place.
struct Keyboard {
  var technique: Technique
  /// 390 points wide, with a space bar.
  var situation = Situation(
    keyboardFrame: Rectangle(x: 0, y: 553, width: 390, height: 291),
    keys: [KeyArea(frame: Rectangle(x: 98, y: 723, width: 195, height: 54), role: .space)])
  private var recognizer: PanRecognizer
  private var time = Instant(microseconds: 1_000_000)
  /// Where touches go down.
  var downPlace = Point(x: 200, y: 750)
  private var place = Point(x: 200, y: 750)

  init(_ id: String, _ change: (inout Technique) -> Void = { _ in }) {
    guard let entry = TechniqueEntry.entry(id: id) else {
      preconditionFailure("no technique \(id)")
    }
    technique = entry.makeTechnique()
    change(&technique)
    recognizer = PanRecognizer(parameters: technique.startRule.recognizer)
  }

  /// The moves that the script's events caused, one for each but the touch-downs; what deadlines caused is added
  /// to the event after them.
  mutating func run(_ script: String) -> [CursorMove] {
    script.split(separator: "·").compactMap { run(part: $0) }
  }

  /// The same as plain counts of characters.
  mutating func characters(_ script: String) -> [Int] {
    run(script).map { move in
      guard case .characters(let count) = move.distance else { return 0 }
      return count
    }
  }

  private mutating func run(part: Substring) -> CursorMove? {
    var words = part.split(separator: " ").map(String.init)
    if let wait = Double(words[0]) {
      time = time + Int64(wait * 1_000)
      words.removeFirst()
    }
    while let deadline = technique.deadline, deadline <= time {
      _ = technique.advance(to: deadline, situation)
    }
    switch words.first {
    case "down":
      place = downPlace
      situation.down = TouchDown(
        time: time, location: place, key: situation.keys.first { $0.frame.contains(place) })
      technique.touchDown(situation)
      _ = feed(.down)
      return nil
    case "up": return feed(.up)
    case "cancel": return feed(.cancel)
    case nil: return CursorMove.none
    default:
      for index in stride(from: 0, to: words.count, by: 2) {
        place = place + Self.way(words[index], Double(words[index + 1])!)
      }
      return feed(.move)
    }
  }

  private static func way(_ word: String, _ length: Double) -> Vector {
    switch word {
    case "right": Vector(dx: length, dy: 0)
    case "left": Vector(dx: -length, dy: 0)
    case "above": Vector(dx: 0, dy: -length)
    case "below": Vector(dx: 0, dy: length)
    default: preconditionFailure("no such word in a script: \(word)")
    }
  }

  private mutating func feed(_ phase: TouchPhase) -> CursorMove {
    let sample = TouchSample(time: time, finger: FingerID(1), phase: phase, location: place)
    guard let update = recognizer.feed([sample], region: .everywhere) else {
      if phase != .down, recognizer.fingerCount == 0 { technique.lifted() }
      return .none
    }
    return technique.feed(update, situation)
  }
}
