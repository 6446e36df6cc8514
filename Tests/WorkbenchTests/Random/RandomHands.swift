import CursorTechniques
import GestureCore
import SimulatorCore
import Workbench

/// Two hands on a phone and a computer's keyboard beside it: what a person may do, at random.
///
/// Each hand plans a gesture and carries it out, report by report; the hands' reports come in as their times are.
struct RandomHands {
  private struct Report {
    var stamp: Int64
    var phase: TouchPhase
    var place: Point
  }

  private struct Hand {
    let finger: FingerID
    /// Out of four gestures, how many it makes on the text.
    let textShare: Int
    /// Later ones first.
    var reports: [Report] = []
    var nextStamp: Int64
  }

  private var hands: [Hand]
  private var typingStamp: Int64
  private var random: RandomNumbers
  /// Stamps are multiples of it: coarse ones make frames, long presses and repeats of keys fall on the same microsecond.
  private let grain: Int64

  init(_ random: inout RandomNumbers) {
    grain = random.pick([1, 1, 1_000, 10_000, 50_000, 100_000])
    hands = [
      Hand(finger: FingerID(1), textShare: 3, nextStamp: 0),
      Hand(finger: FingerID(2), textShare: 1, nextStamp: grain * Int64(random.below(10))),
    ]
    typingStamp = random.once(in: 3) ? .max : 300_000
    self.random = RandomNumbers(seed: random.next())
  }

  /// Does the next thing that comes due.
  mutating func act(on session: RecordedSession) {
    let due = min(hands[0].nextStamp, hands[1].nextStamp, typingStamp)
    let stamp = max(due, session.latest)
    // The window advances between events, too, and may do so to the stamp of an event that it reads afterwards.
    if random.once(in: 2) {
      let way = stamp - session.latest
      session.advance(to: stamp - (random.once(in: 2) ? 0 : Int64(random.below(Int(way) + 1))))
    }
    if due == typingStamp {
      type(on: session, at: stamp)
      typingStamp = due + rounded(random.below(1_200_000))
    } else {
      let index = due == hands[0].nextStamp ? 0 : 1
      if hands[index].reports.isEmpty { plan(index, session) }
      if let report = hands[index].reports.popLast() {
        // Reports may have been stamped before the window's last advance.
        let stamp = random.once(in: 8) ? stamp - Int64(random.below(20_000)) : stamp
        session.handle(.touch(hands[index].finger, report.phase, report.place), at: stamp)
      }
      hands[index].nextStamp =
        hands[index].reports.last?.stamp ?? due + rounded(random.below(400_000))
    }
  }

  private mutating func type(on session: RecordedSession, at stamp: Int64) {
    let keys: [EditingKey.Action] = [
      .up, .down, .home, .end, .wordLeft, .wordRight, .pageUp, .pageDown, .backspace, .tab, .undo,
      .redo, .return, .selectAll, .left, .right, .deleteWord, .cut, .delete, .lineEnd,
    ]
    switch random.below(16) {
    case 0..<7:
      let key = EditingKey(random.pick(keys), extendsSelection: random.once(in: 3))
      session.handle(.key(key), at: stamp)
    case 7, 8, 9:
      session.handle(.text(random.pick(["x", "é ", "<#a#>", "字", "a\nb", "🇧"])), at: stamp)
    case 10, 11: session.handle(.scroll(Double(random.within(-40...40))), at: stamp)
    case 12: session.handle(.mark(random.pick(["n", "ni", ""]), from: 1, length: 0), at: stamp)
    case 13: session.handle(.focus(!random.once(in: 4)), at: stamp)
    case 14 where random.once(in: 2):
      session.handle(.technique(random.technique()), at: stamp)
    case 14:
      session.handle(.set("delivery", .number(Double(random.pick([30, 60, 120])))), at: stamp)
    default:
      let row = random.pick(session.live.simulator.parameterTable)
      session.handle(.set(row.qualifiedName, random.value(of: row)), at: stamp)
    }
  }

  /// Plans the hand's next gesture.
  private mutating func plan(_ index: Int, _ session: RecordedSession) {
    let isOnText = random.below(4) < hands[index].textShare
    var place = Point(
      x: Double(random.below(390)),
      y: Double(isOnText ? 50 + random.below(480) : 560 + random.below(260)))
    var stamp = hands[index].nextStamp
    var reports = [Report(stamp: stamp, phase: .down, place: place)]
    func wait(_ microseconds: Int64) { stamp += microseconds }
    func report(_ phase: TouchPhase) {
      reports.append(Report(stamp: stamp, phase: phase, place: place))
    }
    func move(_ count: Int, _ dx: Int, _ dy: Int, each milliseconds: Int) {
      for _ in 0..<count {
        place.x += Double(random.within(-dx...dx))
        place.y += Double(random.within(-dy...dy))
        wait(rounded(milliseconds * 1_000))
        report(.move)
      }
    }
    switch random.below(7) {
    case 0, 1:
      // A tap, or several.
      for count in 0...random.below(3) {
        if count > 0 {
          wait(rounded(random.within(20_000...120_000)))
          report(.down)
        }
        wait(rounded(random.within(20_000...90_000)))
        report(.up)
      }
    case 2:
      // A swipe.
      let way = Double(random.within(-300...300))
      for _ in 0..<12 {
        place.x += way / 12
        move(1, 0, 2, each: random.within(4...20))
      }
      wait(rounded(8_000))
      report(.up)
    case 3, 4:
      // A long press, which a key repeats for; it may go on.
      wait(rounded(random.pick([500_000, 600_000, 900_000, 1_200_000])))
      if random.once(in: 4) {
        report(.up)
      } else {
        move(random.below(8), 40, 30, each: random.within(4...30))
        wait(rounded(16_000))
        report(random.once(in: 4) ? .cancel : .up)
      }
    case 5:
      // Slow and unsteady.
      move(random.below(12), 12, 8, each: random.within(30...200))
      report(.up)
    default:
      // A handle, if anything is selected.
      if let handle = session.handle(atStart: random.once(in: 2)) {
        place = handle
        reports[0].place = place
      }
      move(5, 60, 40, each: 16)
      wait(rounded(16_000))
      report(random.once(in: 4) ? .cancel : .up)
    }
    hands[index].reports = reports.reversed()
  }

  private func rounded(_ microseconds: Int) -> Int64 {
    max(Int64(microseconds) / grain, 1) * grain
  }
}
