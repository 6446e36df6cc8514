import CursorTechniques
import GestureCore
import Testing

@Suite("Start rules")
struct StartGateTests {
  /// A touch of one finger that goes down at (100, 700) at 0: time in ms and place relative to the touch-down.
  typealias Moves = [(Int64, Double, Double)]

  struct Case: CustomTestStringConvertible {
    let id: String
    let rule: StartRule
    let moves: Moves
    var lastLetter: Int64?
    /// What the step rule saw: x since the start's origin, for each update that reached it.
    let seen: [Double]
    var testDescription: String { id }
  }

  private static func raw(_ change: (inout StartRule) -> Void) -> StartRule {
    StartRule.rawTouches(region: .keyboard).with(change)
  }

  @Test(arguments: [
    Case(
      id: "nothing asked: every update", rule: raw { _ in }, moves: [(8, 1, 0), (16, 0, 9)],
      seen: [1, 0]),
    Case(
      id: "a dead zone that counts", rule: raw { $0.deadZone = 8 },
      moves: [(8, 8, 0), (16, 8.5, 0), (24, 3, 0)], seen: [8.5, 3]),
    Case(
      id: "its edge suffices where the rule says so",
      rule: raw {
        $0.deadZone = 8
        $0.startsAtEdge = true
      }, moves: [(8, -8, 0)], seen: [-8]),
    Case(
      id: "from the edge",
      rule: raw {
        $0.deadZone = 8
        $0.origin = .edge
      }, moves: [(8, 10, 0), (16, -10, 0)], seen: [2, -18]),
    Case(
      id: "from the sample that left it",
      rule: raw {
        $0.deadZone = 8
        $0.origin = .crossing
      }, moves: [(8, 20, 0), (16, 25, 0)], seen: [0, 5]),
    Case(
      id: "one that closes again",
      rule: raw {
        $0.deadZone = 8
        $0.latches = false
      }, moves: [(8, 10, 0), (16, 4, 0), (24, -9, 0)], seen: [10, -9]),
    Case(
      id: "measured by both axes",
      rule: raw {
        $0.deadZone = 10
        $0.metric = .manhattan
      }, moves: [(8, 6, 4), (16, 6, 5)], seen: [6]),
    Case(
      id: "measured as a distance",
      rule: raw {
        $0.deadZone = 10
        $0.metric = .euclidean
      }, moves: [(8, 6, 8), (16, 6, 8.1)], seen: [6]),
    Case(
      id: "refused for good when it leaves upward",
      rule: raw {
        $0.deadZone = 8
        $0.axis = .horizontalAtCrossing
      }, moves: [(8, 7, 30), (16, 9, 30), (24, 90, 0)], seen: []),
    Case(
      id: "refused before it leaves sideways",
      rule: raw {
        $0.deadZone = 8
        $0.axis = .horizontalThroughout
      }, moves: [(8, 2, 8), (16, 2, 8.5), (24, 90, 0)], seen: []),
    Case(
      id: "waits until it goes sideways",
      rule: raw {
        $0.deadZone = 8
        $0.axis = .horizontalWaits
      }, moves: [(8, 9, 9), (16, 10, 9), (24, 10, 50)], seen: [10, 10]),
    Case(
      id: "a hold, measured from the touch-down", rule: raw { $0.holdMilliseconds = 300 },
      moves: [(299, 9, 0), (300, 9.5, 0), (310, 60, 0)], seen: [9.5, 60]),
    Case(
      id: "a hold, measured from where it ended",
      rule: raw {
        $0.holdMilliseconds = 300
        $0.base = .hold
      }, moves: [(200, 4, 0), (299, 6, 0), (320, 30, 0)], seen: [24]),
    Case(
      id: "a hold, measured from the first move after it",
      rule: raw {
        $0.holdMilliseconds = 300
        $0.base = .firstMove
      }, moves: [(200, 4, 0), (300, 30, 0), (310, 35, 0)], seen: [0, 5]),
    Case(
      id: "measured from the touch-down without a hold", rule: raw { $0.base = .firstMove },
      moves: [(8, 30, 0), (16, 35, 0)], seen: [30, 35]),
    Case(
      id: "measured from the middle of the key, 20 pt left of the touch-down",
      rule: raw { $0.base = .keyCenter }, moves: [(8, 1, 0), (16, -30, 0)], seen: [21, -10]),
    Case(
      id: "the same after a hold",
      rule: raw {
        $0.holdMilliseconds = 300
        $0.base = .keyCenter
      }, moves: [(200, 5, 0), (300, 9, 0)], seen: [29]),
    Case(
      id: "a rise first, and the sample that is up is the base", rule: raw { $0.rise = 10 },
      moves: [(8, 3, -9.5), (16, 4, -10), (24, 9, 0)], seen: [0, 5]),
    Case(
      id: "no rise for a finger that goes sideways", rule: raw { $0.rise = 10 },
      moves: [(8, 10, -9), (16, 0, -40)], seen: []),
    Case(
      id: "nor down", rule: raw { $0.rise = 10 }, moves: [(8, 0, 10), (16, 0, -40)], seen: []),
    Case(
      id: "nor as far sideways as up", rule: raw { $0.rise = 10 },
      moves: [(8, -10, -10), (16, 0, -40)], seen: []),
    Case(
      id: "a rise after a hold",
      rule: raw {
        $0.holdMilliseconds = 300
        $0.rise = 10
        $0.holdTravel = 50
      }, moves: [(200, 0, -40), (300, 0, -5), (310, 0, -15), (320, 4, 0)], seen: [0, 4]),
    Case(
      id: "no hold for a finger that strayed", rule: raw { $0.holdMilliseconds = 300 },
      moves: [(100, 6, 8.1), (200, 0, 0), (400, 60, 0)], seen: []),
    Case(
      id: "as far as it likes",
      rule: raw {
        $0.holdMilliseconds = 300
        $0.holdTravel = 0
      }, moves: [(100, 90, 0), (400, 60, 0)], seen: [60]),
    Case(
      id: "a young touch waits, and its way counts", rule: raw { $0.delayMilliseconds = 100 },
      moves: [(50, 30, 0), (100, 40, 0), (101, 41, 0)], seen: [41]),
    Case(
      id: "only after a letter",
      rule: raw {
        $0.delayMilliseconds = 100
        $0.cadenceMilliseconds = 500
      }, moves: [(50, 30, 0)], seen: [30]),
    Case(
      id: "and while it is fresh",
      rule: raw {
        $0.delayMilliseconds = 100
        $0.cadenceMilliseconds = 500
      }, moves: [(49, 30, 0), (50, 40, 0), (90, 50, 0)], lastLetter: -450, seen: [40, 50]),
  ])
  func reachesTheStepRule(_ test: Case) {
    var technique = Technique(
      id: "test", startRule: test.rule, rule: .signSteps(SignSteps(by: .translation)))
    let down = Point(x: 100, y: 700)
    let start: Int64 = 1_000_000
    var situation = Situation(
      down: TouchDown(
        time: Instant(microseconds: start), location: down,
        key: KeyArea(frame: Rectangle(x: 50, y: 680, width: 60, height: 54), role: .letter)))
    situation.lastTypedLetter = test.lastLetter.map { Instant(microseconds: start + $0 * 1_000) }
    technique.touchDown(situation)
    var seen = SeenUpdates()
    for (index, move) in test.moves.enumerated() {
      let update = PanUpdate(
        state: index == 0 ? .began : .changed,
        time: Instant(microseconds: start + move.0 * 1_000),
        location: Point(x: down.x + move.1, y: down.y + move.2), origin: down, velocity: .zero)
      seen.feed(update, to: &technique, situation)
    }
    #expect(seen.ways == test.seen)
  }

  @Test func anotherTechniquesStartRuleIsTakenAndGivenBack() {
    var technique = Technique(
      id: "swipe-once", startRule: StartRule(keyCancel: .never), rule: .swipeOnce(SwipeOnce()))
    technique.set("start", to: .word("velocity-filter-repaired"))
    #expect(technique.startRule.keyCancel == .onFirstStep)
    #expect(technique.value(of: "start") == .word("velocity-filter-repaired"))
    technique.set("start", to: .word("own"))
    #expect(technique.startRule.keyCancel == .never)
  }

  @Test func everyStartParameterIsReadAndWritten() {
    var rule = StartRule(keyCancel: .never)
    for row in StartRule.table {
      #expect(rule.value(of: row.name) == row.standard)
      let other: ParameterValue
      switch row.domain {
      case .whole(_, let greatest, _): other = .number(Double(greatest))
      case .real(_, let greatest, _): other = .number(greatest)
      case .choice(let words, _): other = .word(words[words.count - 1])
      case .flag(let standard): other = .flag(!standard)
      case .text: other = .word("x")
      }
      rule.set(row.name, to: other)
      #expect(rule.value(of: row.name) == other)
    }
  }
}

/// What of a pan reached the step rule.
private struct SeenUpdates {
  var ways: [Double] = []

  /// A sign rule steps on every update that it sees; a swipe's gauge tells how long the way was.
  mutating func feed(_ update: PanUpdate, to technique: inout Technique, _ situation: Situation) {
    var probe = technique
    probe.rule = .swipeOnce(SwipeOnce())
    _ = probe.feed(update, situation)
    let sign = technique.feed(update, situation).characters
    if sign != 0 { ways.append(probe.gauge.value * Double(sign)) }
  }
}
