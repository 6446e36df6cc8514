import GestureCore
import SimulatorCore
import Testing
import TraceFormat
import Tuning
import WindowShell
import Workbench

@Suite("The log")
struct LogDeskTests {
  private func log(samples: Int = 30) throws -> DeskUnderTest {
    var trace = try TraceReader.read(Array(swipeText(samples: samples).utf8), file: "a.jsonl")
    trace.header.session.document = SessionStart.Document(
      before: "the quick ", after: String(repeating: "brown fox ", count: 100))
    let test = try DeskUnderTest(recording: trace)
    test.desk.perform(.dock(.log), at: 0)
    return test
  }

  /// Every line there is.
  private func all(_ test: DeskUnderTest) throws -> [LogLine] {
    let record = try #require(test.desk.laneRecord(of: .a))
    return (0..<record.callbacks.count).map { LogLine($0, of: record, isCurrent: false) }
  }

  @Test("A line for each update, saying what the replay says")
  func lines() throws {
    let test = try log()
    let playback = try #require(test.desk.playback)
    var replay = try Replay(
      start: playback.trace.header.session, hasRecordedLayout: false, options: ReplayOptions())
    for event in playback.trace.events { replay.feed(event) }
    let updates = replay.effects.updates
    let lines = try all(test)
    try #require(!updates.isEmpty)
    for record in updates {
      let update = record.update
      let line = try #require(
        lines.first { $0[.time] == Figures.fixed(Double(update.time.microseconds) / 1_000) })
      #expect(line[.velocity] == Figures.signed(update.velocity.dx))
      let state =
        switch update.state {
        case .began: "began"
        case .changed: "changed"
        case .ended: "ended"
        case .cancelled: "cancelled"
        }
      #expect(line[.state] == state)
      #expect(line[.translation] == Figures.signed(update.translation.dx))
      if case .characters(let count) = record.move.distance, count != 0 {
        #expect(line[.step] == Figures.signed(count))
        #expect(line.direction == count.signum())
      }
    }
    #expect(lines.last?[.caret] == Figures.signed(playback.outcome.net))
  }

  @Test(
    "A click goes to the line's moment, the arrows to the next ones, and the playhead's line is marked"
  )
  func seeking() throws {
    let test = try log()
    test.key(.space)
    try test.click("log.2")
    let times = try #require(test.desk.laneRecord(of: .a)).callbacks.times
    #expect(test.desk.playback?.position == times[1])
    #expect(test.desk.logLines.first { $0.isCurrent }?.index == 1)
    var names: [String] = []
    while names.last?.hasPrefix("log.") != true, names.count < 200 {
      test.key(.tab)
      names.append(test.desk.focusedName ?? "")
    }
    #expect(names.last == "log.2")
    test.key(.down)
    test.key(.down)
    #expect(test.desk.playback?.position == times[3])
    #expect(test.desk.focusedName == "log.4")
    test.key(.end)
    #expect(test.desk.logLines.contains { $0.isCurrent && $0.index == times.count - 1 })
  }

  @Test("It follows the playhead, until it is scrolled by hand, and again after a jump")
  func following() throws {
    let test = try log(samples: 200)
    test.key(.space)
    test.key(.end)
    let end = try #require(test.desk.logLayout)
    #expect(end.scroll > 0)
    let place = try test.place("dock.content")
    test.send(.wheel(ShellWheel(location: place, dx: 0, dy: 100)))
    #expect(test.desk.logLayout?.scroll == 0)
    test.key(.home)
    test.key(.end)
    test.desk.advance(to: test.stamp)
    #expect(test.desk.logLayout?.scroll == 0)
    test.key(.left)
    #expect(test.desk.logLines.contains { $0.isCurrent })
  }

  @Test("A million lines are laid out as fast as ten", arguments: [10, 1_000_000])
  func many(_ count: Int) {
    let area = WindowRectangle(x: 0, y: 0, width: 595, height: 172)
    let layout = LogLayout(area, lineCount: count, scroll: 0, showing: count - 1)
    #expect(layout.rows.count <= 8)
    #expect(layout.rows.last?.index == count - 1)
    #expect(layout.columns.last.map { $0.maxX <= 595 - 15 } == true)
  }

  @Test("Nothing has happened yet: nothing is listed, and the live phone's swipes are")
  func live() throws {
    let test = try DeskUnderTest()
    test.desk.perform(.dock(.log), at: 0)
    #expect(test.desk.logLines.isEmpty)
    try test.swipe()
    #expect(!test.desk.logLines.isEmpty)
  }
}
