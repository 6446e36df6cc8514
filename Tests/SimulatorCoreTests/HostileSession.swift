import CursorTechniques
import GestureCore
import SimulatorCore

/// Valid sessions that no person would make: every parameter of every technique changes in mid-gesture, to the ends
/// of its range as likely as to anything between, and fingers jump across the limits of coordinates within a
/// microsecond.
struct HostileSession {
  private var random: RandomNumbers
  private var time: Int64 = 0
  private var down: [Int: Point] = [:]
  private(set) var events: [InputEvent] = []
  /// What the phone is like before.
  let start: SessionStart
  /// What a touch-down needs to be a swipe's.
  let startMode: Simulator.StartMode

  init(seed: UInt64, technique: String, count: Int) throws {
    random = RandomNumbers(seed: seed)
    let modes = Simulator.StartMode.allCases
    startMode = modes[random.below(modes.count)]
    let texts = [
      SessionStart.Document(), SessionStart.Document(before: "a", after: "b"),
      SessionStart.Document(
        before: "Hello 🇧🇷 wörld\nof ", selected: "two", after: " lines\nand more"),
      SessionStart.Document(before: "שלום עולם", after: "ועוד\nabc"),
      SessionStart.Document(before: String(repeating: "word ", count: 300), after: "end"),
    ]
    var start = SessionStart(document: texts[random.below(texts.count)], technique: technique)
    start.delivery = random.delivery()
    self.start = start
    let table = try Simulator(start: start).parameterTable
    for _ in 0..<random.below(6) { set(table) }
    for _ in 0..<count { step(table) }
  }

  private mutating func add(_ kind: InputEvent.Kind) {
    events.append(InputEvent(Instant(microseconds: time), kind))
  }

  private mutating func step(_ table: [ParameterSpec]) {
    switch random.below(16) {
    case 0: time += Int64(random.below(300_000))
    case 1: time += random.below(8) == 0 ? 10_000_000 : 600_000
    case 2, 3: break
    case 4, 5: time += 1
    default: time += Int64(1_000 + random.below(16_000))
    }
    switch random.below(24) {
    case 0, 1: set(table)
    case 2 where random.below(4) == 0:
      add(.technique(TechniqueEntry.all[random.below(TechniqueEntry.all.count)].id))
    case 3 where random.below(2) == 0: add(.text(["x", "\n", "שלום "][random.below(3)]))
    case 4 where random.below(2) == 0:
      add(.key(EditingKey([.backspace, .selectAll, .left, .undo][random.below(4)])))
    case 5 where random.below(8) == 0: add(.set("delivery", random.delivery().value))
    case 6 where random.below(8) == 0: add(.focus(random.below(3) > 0))
    default: touch()
    }
  }

  private mutating func set(_ table: [ParameterSpec]) {
    // Rows of another technique are refused, which must not hurt.
    let row = table[random.below(table.count)]
    add(.set(row.qualifiedName, random.extremeValue(of: row)))
  }

  private mutating func touch() {
    let finger = 1 + (random.below(3) == 0 ? random.below(5) : 0)
    guard let place = down[finger] else {
      let place = Point(
        x: Double(random.below(390)), y: Double(540 + random.below(304)))
      down[finger] = place
      add(.touch(FingerID(finger), .down, place))
      return
    }
    if random.below(20) == 0 {
      down[finger] = nil
      add(.touch(FingerID(finger), random.below(4) == 0 ? .cancel : .up, place))
      return
    }
    let next = random.place(after: place)
    down[finger] = next
    add(.touch(FingerID(finger), .move, next))
  }
}

extension RandomNumbers {
  fileprivate mutating func delivery() -> DeliveryRate {
    [.asRecorded, .hertz(60), .hertz(120), .hertz(1), .hertz(1_000)][below(5)]
  }

  fileprivate mutating func place(after place: Point) -> Point {
    let limit = TouchLimits.coordinate
    switch below(12) {
    case 0: return Point(x: below(2) == 0 ? limit : -limit, y: place.y)
    case 1: return Point(x: place.x, y: below(2) == 0 ? limit : -limit)
    case 2: return place
    case 3: return Point(x: Double(below(390)), y: Double(540 + below(304)))
    case 4: return Point(x: place.x.nextUp, y: place.y)
    default:
      let x = place.x + Double(below(61) - 25)
      let y = place.y + Double(below(13) - 6)
      return Point(x: min(limit, max(-limit, x)), y: min(limit, max(-limit, y)))
    }
  }

  /// A value that the row accepts: an end of its range, one just beside it, or any.
  fileprivate mutating func extremeValue(of row: ParameterSpec) -> ParameterValue {
    switch row.domain {
    case .whole(let least, let greatest, let standard):
      return [
        .number(Double(least)), .number(Double(greatest)), .number(Double(standard)),
        value(of: row),
      ][below(4)]
    case .real(let least, let greatest, let standard):
      let small = least + (greatest - least) * [1e-300, 1e-12, 1e-6, 1e-3][below(4)]
      return [
        .number(least), .number(greatest), .number(standard),
        .number(min(greatest, max(least, small))),
        .number(min(greatest, least.nextUp)), value(of: row),
      ][below(6)]
    case .choice, .flag, .text: return value(of: row)
    }
  }
}
