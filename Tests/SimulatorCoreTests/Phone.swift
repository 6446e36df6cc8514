import CursorTechniques
import GestureCore
import KeyboardCore
import SimulatorCore
import TextCore

/// A phone under test, driven by scripts.
///
/// Text is written with its caret: `"Hel|lo"`, a selection as `"He[ll]o"`. A script is one event a part:
/// `"down 40,700 · 16 move 60,700 · up"`; a number in front waits so many milliseconds first. Fingers other
/// than 1 stand behind `#`: `"down#2 40,700"`. A key's id may stand for its middle: `"down q"`.
struct Phone {
  var simulator: Simulator
  var geometry: CellGeometry
  var effects = Effects()
  private(set) var events: [InputEvent] = []
  private var time: Int64 = 0
  private var places: [Int: Point] = [:]

  init(
    _ text: String = "|", delivery: DeliveryRate = .asRecorded, screen: Screen = .standard,
    technique: String = TechniqueEntry.standardID, parameters: [NamedParameter] = [],
    keyboard: String = "en-qwerty", asksLayout: Bool = true
  ) throws {
    let start = SessionStart(
      screen: screen, keyboard: keyboard, document: Self.document(text), technique: technique,
      parameters: parameters, delivery: delivery)
    try self.init(from: start, asksLayout: asksLayout)
  }

  init(from start: SessionStart, asksLayout: Bool = true) throws {
    simulator = try Simulator(start: start, asksLayout: asksLayout)
    simulator.records = true
    geometry = CellGeometry(
      screenWidth: start.screen.width, viewportHeight: simulator.textRegion.height)
  }

  static func document(_ marked: String) -> SessionStart.Document {
    if let bar = marked.firstIndex(of: "|") {
      return SessionStart.Document(
        before: String(marked[..<bar]), after: String(marked[marked.index(after: bar)...]))
    }
    guard let open = marked.firstIndex(of: "["), let close = marked.firstIndex(of: "]") else {
      return SessionStart.Document(after: marked)
    }
    return SessionStart.Document(
      before: String(marked[..<open]), selected: String(marked[marked.index(after: open)..<close]),
      after: String(marked[marked.index(after: close)...]))
  }

  /// The text with its caret.
  var text: String {
    let text = simulator.document.surroundings
    return text.before + (text.selected.isEmpty ? "|" : "[\(text.selected)]") + text.after
  }

  var steps: [Int] { effects.steps.map(\.count) }
  var keys: [String] { effects.keys.map(\.key) }

  mutating func run(_ script: String) {
    for part in script.split(separator: "·") {
      var words = part.split(separator: " ").map(String.init)
      if let wait = Double(words[0]) {
        time += Int64(wait * 1_000)
        words.removeFirst()
      }
      if !words.isEmpty { run(words) }
    }
  }

  private mutating func run(_ words: [String]) {
    let pieces = words[0].split(separator: "#")
    let finger = pieces.count > 1 ? Int(pieces[1])! : 1
    switch pieces[0] {
    case "down": touch(finger, .down, words)
    case "move": touch(finger, .move, words)
    case "up": touch(finger, .up, words)
    case "cancel": touch(finger, .cancel, words)
    case "text":
      let typed = words.dropFirst().joined(separator: " ")
      send(
        .text(typed.split(separator: "⏎", omittingEmptySubsequences: false).joined(separator: "\n"))
      )
    case "mark":
      let marked = words.count > 1 ? words[1] : ""
      send(.mark(marked, from: marked.count, length: 0))
    case "key": send(.key(EditingKey(name: words[1])!))
    case "set": send(.set(words[1], ParameterValue(text: words[2])))
    case "technique": send(.technique(words[1]))
    case "end": send(.end)
    default: preconditionFailure("no such word in a script: \(words[0])")
    }
  }

  private mutating func touch(_ finger: Int, _ phase: TouchPhase, _ words: [String]) {
    let place: Point
    if words.count > 1 {
      place = point(words[1])
    } else {
      place = places[finger]!
    }
    places[finger] = place
    send(.touch(FingerID(finger), phase, place))
  }

  private func point(_ word: String) -> Point {
    let numbers = word.split(separator: ",").compactMap { Double($0) }
    if numbers.count == 2 { return Point(x: numbers[0], y: numbers[1]) }
    let page = simulator.keyboard.page
    return simulator.keyboard.geometry.key(id: word, page: page)!.frame.center
  }

  mutating func send(_ kind: InputEvent.Kind) {
    let event = InputEvent(Instant(microseconds: time), kind)
    events.append(event)
    simulator.handle(event, layout: &geometry, into: &effects)
  }

  /// Lets time pass without an event.
  mutating func wait(until microseconds: Int64) {
    simulator.advance(to: Instant(microseconds: microseconds), layout: &geometry, into: &effects)
  }
}
