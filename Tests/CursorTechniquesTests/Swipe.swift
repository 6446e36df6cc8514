import CursorTechniques
import GestureCore

/// A technique under test, driven by a script: `"down 100 · 8 move 118 · 8 up"`.
///
/// A number in front waits so many milliseconds first. A place is x, or x,y; y is 700 until it is given. The
/// finger is 1, or stands behind `#`; what follows `down X on` is the role of the key under it. `shift` holds
/// shift, `wait` lets time pass. The keyboard is 390 pt wide, with a delete key at x 340…380.
///
/// Moves are written with the millisecond that made them: `"8 +2"`, words `"8 w+1"`, lines `"8 l-1"`, both
/// axes `"8 +1/l+2"`, ends `"8 end"`; a move that selects has an `s` behind it.
struct Swipe {
  var technique: Technique
  var situation = Situation()
  private(set) var moves: [String] = []
  private(set) var ticks = 0
  private(set) var reasons = ReasonList()
  private var pan: PanRecognizer
  private var time: Int64 = 0
  private var places: [Int: Point] = [:]

  /// - Parameter settings: `name=value`, divided by spaces; `start.` and `recognizer.` in front of the name say
  ///   whose it is.
  init(_ id: String, _ settings: String = "") {
    self.init(TechniqueEntry.entry(id: id)!.makeTechnique(), settings)
  }

  /// A step rule by itself, from the touch-down on and with any number of fingers.
  init(_ rule: StepRules) {
    self.init(Technique(id: "rule", startRule: .panFromTouchDown(), rule: rule), "")
  }

  private init(_ technique: Technique, _ settings: String) {
    self.technique = technique
    for setting in settings.split(separator: " ") {
      let pair = setting.split(separator: "=").map(String.init)
      let name = pair[0].split(separator: ".").last.map(String.init)!
      let value = Self.value(pair[1])
      if pair[0].hasPrefix("start.") {
        self.technique.startRule.set(name, to: value)
      } else if pair[0].hasPrefix("recognizer.") {
        self.technique.startRule.recognizer.set(name, to: value)
      } else {
        self.technique.set(name, to: value)
      }
    }
    pan = PanRecognizer(parameters: self.technique.startRule.recognizer)
    situation.keyboardFrame = Rectangle(x: 0, y: 553, width: 390, height: 291)
    situation.keys = [
      KeyArea(frame: Rectangle(x: 340, y: 660, width: 40, height: 54), role: .delete)
    ]
  }

  private static func value(_ word: String) -> ParameterValue {
    if let number = Double(word) { return .number(number) }
    return word == "true" || word == "false" ? .flag(word == "true") : .word(word)
  }

  /// The moves that a script gives a rule by itself, divided by commas.
  static func moves(_ rule: StepRules, _ script: String) -> String {
    var swipe = Swipe(rule)
    swipe.run(script)
    return swipe.moves.joined(separator: ", ")
  }

  /// The moves that a script gives, divided by commas.
  static func moves(_ id: String, _ settings: String = "", _ script: String) -> String {
    var swipe = Swipe(id, settings)
    swipe.run(script)
    return swipe.moves.joined(separator: ", ")
  }

  mutating func run(_ script: String) {
    for part in script.split(separator: "·") {
      var words = part.split(separator: " ").map(String.init)
      if let wait = Double(words[0]) {
        time += Int64((wait * 1_000).rounded())
        words.removeFirst()
      }
      advance()
      if !words.isEmpty { run(words) }
    }
  }

  private mutating func run(_ words: [String]) {
    let pieces = words[0].split(separator: "#").map(String.init)
    let finger = pieces.count > 1 ? Int(pieces[1])! : 1
    switch pieces[0] {
    case "down":
      situation.down = TouchDown(
        time: now, location: point(words[1], finger), key: words.count > 3 ? key(words[3]) : nil)
      touch(finger, .down, words)
    case "move": touch(finger, .move, words)
    case "up": touch(finger, .up, words)
    case "cancel": touch(finger, .cancel, words)
    case "shift": situation.isShiftHeld = true
    case "wait": break
    default: preconditionFailure("no such word in a script: \(words[0])")
    }
  }

  private func key(_ name: String) -> KeyArea {
    let roles: [String: KeyRole] = ["shift": .shift, "delete": .delete, "letter": .letter]
    return KeyArea(frame: Rectangle(x: 0, y: 660, width: 390, height: 54), role: roles[name]!)
  }

  private var now: Instant { Instant(microseconds: time) }

  private func point(_ word: String, _ finger: Int) -> Point {
    let numbers = word.split(separator: ",").compactMap { Double($0) }
    return Point(x: numbers[0], y: numbers.count > 1 ? numbers[1] : places[finger]?.y ?? 700)
  }

  private mutating func advance() {
    while let due = technique.deadline, due <= now {
      note(technique.advance(to: due, situation), at: due)
    }
  }

  private mutating func touch(_ finger: Int, _ phase: TouchPhase, _ words: [String]) {
    let place = words.count > 1 ? point(words[1], finger) : places[finger]!
    places[finger] = place
    let hadFingers = pan.fingerCount > 0
    let sample = TouchSample(time: now, finger: FingerID(finger), phase: phase, location: place)
    if let update = pan.feed([sample], region: TouchRegion.everywhere) {
      note(technique.feed(update, situation, into: &reasons), at: now)
    } else if hadFingers != (pan.fingerCount > 0) {
      if hadFingers { technique.lifted() } else { technique.touchDown(situation) }
    }
  }

  private mutating func note(_ move: CursorMove, at time: Instant) {
    guard !move.isNone else { return }
    if move.tick { ticks += 1 }
    let when = time.microseconds / 1_000
    moves.append("\(when) \(Self.name(move.distance))\(move.selecting ? "s" : "")")
  }

  private static func name(_ distance: CursorMove.Distance) -> String {
    switch distance {
    case .characters(let count): signed(count)
    case .words(let count): "w" + signed(count)
    case .lines(let count): "l" + signed(count)
    case .plane(let count, 0): signed(count)
    case .plane(0, let lines): "l" + signed(lines)
    case .plane(let count, let lines): signed(count) + "/l" + signed(lines)
    case .end(let forward): forward ? "end" : "start"
    case .restore: "restore"
    }
  }

  private static func signed(_ count: Int) -> String { count < 0 ? "\(count)" : "+\(count)" }
}

extension Swipe {
  /// The sum of all moves by characters.
  var net: Int { moves.reduce(0) { $0 + (Int($1.split(separator: " ")[1]) ?? 0) } }
}

/// A row of a table of swipes.
struct SwipeCase: CustomStringConvertible, Sendable {
  let id: String
  var settings = ""
  let script: String
  let moves: String

  init(_ id: String, _ script: String, _ moves: String, settings: String = "") {
    self.id = id
    self.script = script
    self.moves = moves
    self.settings = settings
  }

  var description: String { id }
}
