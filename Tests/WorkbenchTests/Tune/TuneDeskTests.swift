import Foundation
import GestureCore
import SimulatorCore
import Testing
import TraceFormat
import Tuning
import WindowShell
import Workbench

@Suite("Searches on the desk")
struct TuneDeskTests {
  private func desk(recordings: String = "/nonexistent") throws -> DeskUnderTest {
    let test = try DeskUnderTest(recordings: recordings)
    test.desk.choose("velocity-filter", .a, at: 0)
    test.desk.perform(.dock(.tune), at: 0)
    return test
  }

  private func focus(_ name: String, of test: DeskUnderTest) throws {
    for _ in 0..<200 where test.desk.focusedName != name { test.key(.tab) }
    try #require(test.desk.focusedName == name)
  }

  private func setup(_ test: DeskUnderTest) throws -> TuneSetupModel {
    guard case .setup(let model) = test.desk.tuneModel else {
      throw TestFailure(words: "no setup is shown")
    }
    return model
  }

  private func results(_ test: DeskUnderTest) throws -> TuneResultsModel {
    guard case .results(let model) = test.desk.tuneModel else {
      throw TestFailure(words: "no results are shown")
    }
    return model
  }

  private func readBytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  private struct TestFailure: Error {
    var words: String
  }

  @Test("The step rule's parameters are varied, the start rule's and the recognizer's can be")
  func rows() throws {
    let test = try desk()
    let rows = try setup(test).rows
    #expect(rows.filter(\.isVaried).allSatisfy { $0.scope == .technique })
    #expect(rows.contains { $0.scope == .start } && rows.contains { $0.scope == .recognizer })
    let deadZone = try #require(rows.first { $0.name == "technique.deadZone" })
    #expect(deadZone.low == "0" && deadZone.high == "200" && deadZone.now == "70")
    try test.click("tune.vary.technique.deadZone")
    #expect(try setup(test).rows.first { $0.name == deadZone.name }?.isVaried == false)
    try test.click("tune.all")
    #expect(try setup(test).rows.filter { $0.scope == .technique }.allSatisfy(\.isVaried))
    try test.click("tune.all")
    #expect(try setup(test).rows.allSatisfy { !$0.isVaried })
    #expect(
      try setup(test).obstacle
        == "Nothing is varied: switch on a parameter that the search may turn.")
    let start = try #require(test.desk.widgets.first { $0.name == "tune.start" })
    #expect(
      !start.isEnabled
        && start.tip == "Nothing is varied: switch on a parameter that the search may turn.")
  }

  @Test(
    "With the keyboard alone: to the list, along a row, into a field, and a wrong number is said below it"
  )
  func keyboard() throws {
    let test = try desk()
    try focus("tune.all", of: test)
    test.key(.tab)
    let first = try setup(test).rows[0]
    #expect(test.desk.focusedName == "tune.vary.\(first.name)")
    test.key(.space)
    #expect(try setup(test).rows[0].isVaried != first.isVaried)
    test.key(.space)
    while test.desk.focusedName != "tune.vary.technique.deadZone" {
      let before = test.desk.focusedName
      test.key(.down)
      try #require(test.desk.focusedName != before)
    }
    test.key(.right)
    #expect(test.desk.focusedName == "tune.low.technique.deadZone")
    test.key(.return)
    test.send(.text("500"))
    test.key(.return)
    let field = TuneField.end("technique.deadZone", .low)
    #expect(
      try setup(test).sentence(below: field)?.hasPrefix("Dead zone goes from 0 to 200") == true)
    test.key(.backspace)
    test.key(.backspace)
    test.key(.return)
    #expect(test.desk.tune.typing == nil)
    #expect(try setup(test).text(of: field) == "5")
    // Typing begins without Return, and Escape takes nothing.
    test.key(.right)
    test.send(.text("9"))
    test.key(.escape)
    #expect(try setup(test).text(of: .end("technique.deadZone", .high)) == "200")
    // The list is one stop for Tab; what is scrolled out is reached all the same.
    test.key(.tab)
    #expect(test.desk.focusedName == "tune.goal")
    try focus("tune.seed", of: test)
    let seen = try #require(test.desk.widgets.first { $0.name == "tune.seed" })
    #expect(!seen.rectangle.isEmpty)
    test.key(.return)
    test.send(.text("42"))
    test.key(.return)
    #expect(test.desk.tune.setup.seed == 42)
  }

  @Test("A wrong goal is said below its field, and nothing starts")
  func wrongGoal() throws {
    let test = try desk()
    test.desk.perform(.tune(.type(.expression)), at: test.stamp)
    test.send(.text("scoer"))
    test.key(.return)
    let model = try setup(test)
    #expect(model.fault?.field == .expression)
    #expect(model.sentence(below: .expression)?.contains("nearest: score") == true)
    test.desk.perform(.tune(.start), at: test.stamp)
    #expect(test.desk.tune.work == nil)
    test.desk.perform(.open(.tune(.goal)), at: test.stamp)
    let rows = try #require(test.desk.popoverContent?.rows)
    #expect(rows.map(\.title) == TuneGoal.ready.map(\.title))
    // Without recordings of taps nobody can say how many taps move the caret.
    #expect(rows.filter { !$0.isEnabled }.allSatisfy { $0.detail.contains("needs recordings") })
    #expect(rows.contains { !$0.isEnabled })
    test.desk.perform(.tune(.takeGoal(1)), at: test.stamp)
    #expect(try setup(test).obstacle == nil)
  }

  @Test("Every part lies inside the tab, at every size")
  func parts() throws {
    let test = try desk()
    for (width, height) in [(800.0, 600.0), (1040, 700), (1280, 860), (1600, 900), (2560, 1440)] {
      test.desk.resize(width: width, height: height, density: 1, fixedScale: nil)
      let layout = try #require(test.desk.tuneLayout)
      let area = layout.area
      for widget in test.desk.widgets where widget.name.hasPrefix("tune.") {
        guard widget.name != "tune.more" else { continue }
        let part = widget.rectangle
        #expect(
          part.x >= area.x && part.maxX <= area.maxX && part.y >= area.y && part.maxY <= area.maxY,
          "\(widget.name) at \(width) × \(height)")
      }
      guard case .setup(let choices) = layout.content else { continue }
      #expect(choices.knobs.allSatisfy { $0.toggle.width >= 80 }, "\(width) × \(height)")
      #expect(choices.expression.width >= 120 && choices.seed.width >= 60)
    }
  }

  #if CARETLAB_NLOPT
    /// A small search, run to its end.
    private func searched(_ test: DeskUnderTest) async throws {
      test.desk.perform(.tune(.toggleAll), at: test.stamp)
      test.desk.perform(.tune(.toggle("technique.deadZone")), at: test.stamp)
      for (field, text) in [(TuneField.trials, "8"), (.budget, "5"), (.seed, "2")] {
        try test.desk.tune.setup.set(field, to: text)
      }
      test.desk.perform(.tune(.takeGoal(1)), at: test.stamp)
      try test.click("tune.start")
      #expect(test.desk.tune.isRunning)
      // The window looks again by itself, and the phone is used meanwhile.
      #expect(
        test.desk.deadline(frameMicroseconds: 16_000).map { $0 <= test.stamp + 200_000 } == true)
      try test.swipe(reports: 4)
      while test.desk.tune.isRunning {
        try await Task.sleep(for: .milliseconds(5))
        test.wait(milliseconds: 100)
      }
    }

    @Test(
      "A search runs beside the phone; the best is given to A, B is what A was, F12 swaps them, one undo takes all back"
    )
    func apply() async throws {
      let test = try desk()
      test.desk.perform(.setSetting("technique.threshold", .number(60)), at: test.stamp)
      let otherBefore = test.desk.technique(of: .b)
      try await searched(test)
      let model = try results(test)
      #expect(model.canApply && !model.isRunning && model.share == nil)
      #expect(model.status == "5 of 5 tried")
      #expect(
        model.note == "A model, not people: average, 8 trials each, fresh trials seed 1000005.")
      let best = try #require(test.desk.tune.progress?.looks.first?.configuration)
      func value(_ name: String, _ side: TechniqueSide) throws -> ParameterValue? {
        let phone = try #require(test.desk.simulator(of: side))
        return phone.value(of: try phone.row(named: name))
      }
      try test.click("tune.apply")
      let wanted = best.value(of: "technique.deadZone") ?? .number(70)
      #expect(wanted != .number(70))
      #expect(try value("technique.deadZone", .a) == wanted)
      #expect(test.desk.technique(of: .b) == "velocity-filter")
      #expect(try value("technique.deadZone", .b) == .number(70))
      #expect(try value("technique.threshold", .b) == .number(60))
      test.key(.function(12))
      #expect(try value("technique.deadZone", .a) == .number(70))
      #expect(try value("technique.deadZone", .b) == wanted)
      test.key(.function(12))
      test.key(.character("z"), [.control, .shift])
      #expect(try value("technique.deadZone", .a) == .number(70))
      #expect(try value("technique.threshold", .a) == .number(60))
      #expect(test.desk.technique(of: .b) == otherBefore)
    }

    @Test("What a search found is plotted, judged, saved for report, and copied as a command line")
    func saving() async throws {
      let folder = try TemporaryFolder()
      let test = try desk(recordings: folder.path)
      try await searched(test)
      try checkHistory(test)
      try checkVerdicts(test)
      test.desk.perform(.tune(.save), at: test.stamp)
      let path = folder.path + "/studies/" + testDate.fileName(attempt: 1)
      let bytes = try #require(try? readBytes(path))
      let study = try Study(bytes, file: "study")
      let attempts = try #require(test.desk.tune.progress?.attempts)
      #expect(
        study.evaluations.map(\.configuration)
          == attempts.filter(\.isComplete).map(\.configuration))
      #expect(study.evaluations.map(\.metrics) == attempts.filter(\.isComplete).map(\.metrics))
      #expect(study.header.design == nil && study.brokenBytes == 0)
      // A second one does not write over the first.
      test.desk.perform(.tune(.save), at: test.stamp)
      #expect((try? readBytes(folder.path + "/studies/" + testDate.fileName(attempt: 2))) == bytes)
      test.desk.requests.removeAll()
      test.desk.perform(.tune(.copyCommand), at: test.stamp)
      #expect(
        test.desk.requests == [
          .copy(
            "caretlab tune --techniques velocity-filter --vary deadZone=0:200 --minimize acquisition_mean_ms "
              + "--subject-to 'success >= 0.95' --trials 8 --personas average --max-evals 5 --seed 2"
          )
        ])
      // Looking at the setup loses nothing.
      try test.click("tune.setup")
      #expect(try setup(test).technique == "velocity-filter")
      try test.click("tune.results")
      #expect(try results(test).canApply)
    }

    @Test("The second press of a double click on Start falls on nothing that came in its place")
    func doubleClick() throws {
      let test = try desk()
      let start = try test.place("tune.start")
      for pause in [600, 50] as [Int64] {
        test.touch(.down, start, after: pause)
        test.touch(.up, start, after: 50)
      }
      let work = try #require(test.desk.tune.work)
      #expect(!work.isStopped)
      test.touch(.down, start, after: 600)
      test.touch(.up, start, after: 50)
      #expect(work.isStopped)
    }

    /// The history has a dot for each attempt and a line that never gets worse.
    private func checkHistory(_ test: DeskUnderTest) throws {
      let progress = try #require(test.desk.tune.progress)
      let task = try #require(test.desk.tune.work?.task)
      let history = TuneHistory(progress, of: task)
      #expect(history.dots.map(\.number) == Array(1...5) && history.count == 5)
      #expect(history.best.map(\.value) == history.best.map(\.value).sorted(by: >))
      let kinds = progress.attempts.map { attempt -> TuneHistory.Kind in
        !attempt.standing.isAllowed ? .broken : attempt.isComplete ? .whole : .partial
      }
      #expect(history.dots.map(\.kind) == kinds)
      #expect(history.now == history.dots.first?.value && history.shipped == nil)
      let range = try #require(history.range)
      let line = history.best.allSatisfy { range.contains($0.value) }
      #expect(line)
    }

    /// The verdict says how sure it is.
    private func checkVerdicts(_ test: DeskUnderTest) throws {
      var progress = try #require(test.desk.tune.progress)
      let task = try #require(test.desk.tune.work?.task)
      func sentence(_ change: (inout FreshLook) -> Void) -> String {
        var changed = progress
        change(&changed.looks[0])
        return TuneResultsModel(changed, of: task, microseconds: 0).verdict
      }
      var look = try #require(progress.looks.first { $0.configuration != task.now })
      look.fresh = .allowed(value: 900)
      look.difference = -100
      look.differenceInterval = -150 ... -50
      progress.looks = [look]
      #expect(
        sentence { _ in }
          == "Better than now by 100 ms (95 % interval 50 to 150), on fresh trials.")
      #expect(
        sentence { $0.differenceInterval = -150...50 }
          == "Better than now by 100 ms, on fresh trials, which may be chance (95 % interval \u{2212}50 to 150)."
      )
      #expect(
        sentence { $0.difference = 3 }
          == "Nothing found is better than what A is now, on fresh trials.")
      #expect(
        sentence { $0.configuration = task.now }
          == "Nothing found is better than what A is now, on fresh trials.")
      #expect(
        sentence {
          $0.fresh = .broken(violation: 1, value: 900)
          $0.metrics[.success] = MetricValue(0.5)
        } == "Nothing that was tried keeps success >= 0.95; this comes nearest.")
      #expect(
        sentence { $0.fresh = .unmeasured }.hasPrefix("The objective could not be measured here"))
    }
  #endif
}
