import GestureCore
import KeyboardCore
import Testing

/// Touches written as text, as in `"down q · right 24 in 96ms · hold 300ms · 2 down w · 2 up · up"`.
///
/// Statements stand in order of time, between `·`; a number in front names the finger, else it is finger 1.
/// `down KEY` presses a key's centre, `down X,Y` a place; `left`, `right`, `raise` and `lower` move by points, at
/// once or, with `in`, every 8 ms; `to X,Y` moves at once; `hold` lets time pass; `turn` switches the page to one by its id.
struct TouchScript {
  /// What a script is fed to, with a clock.
  var keyboard: KeyboardState
  /// The time that has passed.
  var now = Instant.zero
  /// Everything that keys did.
  var actions: [KeyAction] = []
  private var places: [FingerID: Point] = [:]

  init(_ keyboard: KeyboardState = .standard) {
    self.keyboard = keyboard
  }

  /// Runs the statements; returns what keys did, as in `"q W@96 shift:once delete@500"` (times in ms, 0 left out).
  @discardableResult
  mutating func run(_ text: String, from location: SourceLocation = #_sourceLocation) -> String {
    let before = actions.count
    for statement in text.split(separator: "·") {
      var words = statement.split(separator: " ").map(String.init)[...]
      var finger = FingerID(1)
      if let number = words.first.flatMap({ Int($0) }) {
        finger = FingerID(number)
        words.removeFirst()
      }
      if !perform(Array(words), finger: finger) {
        Issue.record("not understood: \(statement)", sourceLocation: location)
      }
    }
    return actions[before...].map(\.inWords).joined(separator: " ")
  }

  private mutating func perform(_ words: [String], finger: FingerID) -> Bool {
    let place = places[finger] ?? .zero
    switch (words.first, words.count) {
    case ("down", 2):
      guard let point = point(words[1]) else { return false }
      send(.down, finger, point)
    case ("to", 2):
      guard let point = point(words[1]) else { return false }
      send(.move, finger, point)
    case ("up", 1): send(.up, finger, place)
    case ("cancel", 1): send(.cancel, finger, place)
    case ("hold", 2):
      guard let duration = microseconds(words[1]) else { return false }
      wait(duration)
    case ("left", 2), ("right", 2), ("raise", 2), ("lower", 2), ("left", 4), ("right", 4):
      guard let distance = Double(words[1]) else { return false }
      let way: Vector
      switch words[0] {
      case "left": way = Vector(dx: -distance, dy: 0)
      case "right": way = Vector(dx: distance, dy: 0)
      case "raise": way = Vector(dx: 0, dy: -distance)
      default: way = Vector(dx: 0, dy: distance)
      }
      guard words.count == 4 else {
        send(.move, finger, place + way)
        return true
      }
      guard words[2] == "in", let duration = microseconds(words[3]) else { return false }
      let steps = max(duration / 8000, 1)
      for step in 1...steps {
        wait(duration / steps)
        let part = Double(step) / Double(steps)
        send(.move, finger, place + Vector(dx: way.dx * part, dy: way.dy * part))
      }
    default: return false
    }
    return true
  }

  private mutating func send(_ phase: TouchPhase, _ finger: FingerID, _ location: Point) {
    places[finger] = location
    keyboard.handle(
      TouchSample(time: now, finger: finger, phase: phase, location: location), into: &actions)
  }

  private mutating func wait(_ microseconds: Int64) {
    now = now + microseconds
    keyboard.advance(to: now, into: &actions)
  }

  private func point(_ word: String) -> Point? {
    if let key = keyboard.geometry.key(id: word, page: keyboard.page) { return key.frame.center }
    let numbers = word.split(separator: ",").compactMap { Double(String($0)) }
    return numbers.count == 2 ? Point(x: numbers[0], y: numbers[1]) : nil
  }

  private func microseconds(_ word: String) -> Int64? {
    guard word.hasSuffix("ms"), let milliseconds = Double(String(word.dropLast(2))) else {
      return nil
    }
    return Int64((milliseconds * 1000).rounded())
  }
}

extension KeyboardState {
  /// English on the default screen.
  static var standard: KeyboardState {
    KeyboardState(layout: .english, screenWidth: 390, screenHeight: 844)
  }

  /// The same, for techniques that take two fingers.
  static var inOrderOfDowns: KeyboardState {
    var keyboard = standard
    keyboard.liftsInOrderOfDowns = true
    return keyboard
  }
}

extension KeyAction {
  /// What a key did, as scripts expect it.
  var inWords: String {
    let what =
      switch outcome {
      case .insert(" "): "space"
      case .insert(let text): text
      case .deleteBackward: "delete"
      case .return: "return"
      case .shift(let state): "shift:\(state)"
      case .page(let page): "page:\(page)"
      case .globe(let layout): "globe:\(layout)"
      }
    return time == .zero ? what : what + "@\(Double(time.microseconds) / 1000)".trimmedZero
  }
}

extension String {
  fileprivate var trimmedZero: String { hasSuffix(".0") ? String(dropLast(2)) : self }
}
