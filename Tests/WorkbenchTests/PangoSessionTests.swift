import GestureCore
import KeyboardCore
import SimulatorCore
import Testing
import TraceFormat
import Workbench

/// Whatever a person does in the window, with whatever fonts: the recording gives the same text, steps and
/// keys without a window.
@Suite("Recordings of Pango's layout")
struct PangoSessionTests {
  private static let document = SessionStart.Document(
    before: "Swipe across the keys <#name#> and the caret walks.\r\n在键盘上左右滑动",
    after: "，光标 👩‍🚀 🇧🇷.\nFlags é in résumé; مرحبا אבג 12, letter by letter.\n\nक्षि ที่")

  private static func start(_ random: inout RandomNumbers) throws -> SessionStart {
    var start = SessionStart(
      keyboard: random.pick(KeyboardLayout.all).id, document: document,
      technique: random.technique(),
      delivery: random.pick([.asRecorded, .hertz(60), .hertz(60), .hertz(120), .hertz(7)]))
    let table = try Simulator(start: start).parameterTable
    for _ in 0..<random.below(6) {
      let row = random.pick(table)
      start.parameters.append(NamedParameter(row.qualifiedName, random.value(of: row)))
    }
    return start
  }

  @Test(arguments: 0..<UInt64(12 * Effort.factor + 1))
  func replayToTheSameText(seed: UInt64) throws {
    var random = RandomNumbers(seed: seed)
    let start = try Self.start(&random)
    let session = try RecordedSession(start)
    var hands = RandomHands(&random)
    for _ in 0..<(random.once(in: 2) ? 0 : 40) { hands.act(on: session) }
    try session.startRecording()
    for _ in 0..<150 { hands.act(on: session) }
    let calls = session.calls
    guard try !session.differences().isEmpty else { return }
    let fewest = try Self.fewest(of: calls, from: start)
    let again = try RecordedSession(start)
    try again.repeatCalls(fewest)
    let differences = try again.differences().joined(separator: "\n")
    Issue.record(
      """
      seed \(seed): \(differences)
      \(start)
      \(fewest.map(\.description).joined(separator: "\n"))
      """)
  }

  /// Leaves out calls as long as recording and replay differ.
  private static func fewest(
    of calls: [RecordedSession.Call], from start: SessionStart
  ) throws -> [RecordedSession.Call] {
    var calls = calls
    var size = calls.count / 2
    while size > 0 {
      var index = 0
      while index < calls.count {
        var fewer = calls
        fewer.removeSubrange(index..<min(index + size, calls.count))
        let session = try RecordedSession(start)
        try session.repeatCalls(fewer)
        if try session.differences().isEmpty { index += size } else { calls = fewer }
      }
      size /= 2
    }
    return calls
  }
}
