import Foundation
import SimulatorCore
import TraceFormat

/// `replay --check` and `replay --update`: recordings against what stands beside them.
struct ExpectationCheck {
  let options: ReplayOptions
  let updates: Bool
  let printsJSON: Bool

  func run(_ operands: [String], _ console: Console) throws(Failure) {
    var passed = 0
    var failed = 0
    var worst: Failure?
    for path in try InputFile.expandingDirectories(operands) {
      do throws(Failure) {
        let verdict = try verdict(on: path)
        report(verdict, on: path, console)
        if verdict.passed { passed += 1 } else { failed += 1 }
      } catch {
        failed += 1
        if worst.map({ $0.exitCode < error.exitCode }) ?? true { worst = error }
        report(Verdict(passed: false, lines: [error.sentence]), on: path, console)
      }
    }
    if !printsJSON, passed + failed > 1 {
      console.print(
        updates ? "\(passed) written, \(failed) failed" : "\(passed) as expected, \(failed) not")
    }
    if let worst { throw worst.withoutSentence }
    if failed > 0 { throw .found("") }
  }

  private struct Verdict {
    var passed: Bool
    var lines: [String]
  }

  private func report(_ verdict: Verdict, on path: String, _ console: Console) {
    if printsJSON {
      let members = [
        JSONMember("file", .string(path)), JSONMember("passed", .flag(verdict.passed)),
        JSONMember("messages", .array(verdict.lines.map { .string($0) })),
      ]
      console.print(JSONValue.object(members).line)
      return
    }
    let word = verdict.passed ? (updates ? "written" : "ok") : "FAILED"
    console.print("\(word)  \(path)")
    for line in verdict.lines { console.print("    " + line) }
  }

  private func verdict(on path: String) throws(Failure) -> Verdict {
    let trace = try InputFile.trace(at: path)
    let outcome: ReplayOutcome
    do {
      outcome = try ReplayOutcome.run(trace, options: options, logs: false)
    } catch {
      throw .found(error.description)
    }
    let expectationPath = ReplayExpectation.path(ofRecording: path)
    if updates {
      try write(outcome.expectation, to: expectationPath)
      return Verdict(passed: true, lines: [])
    }
    guard FileManager.default.fileExists(atPath: expectationPath) else {
      return Verdict(
        passed: false,
        lines: ["there is no \(expectationPath); “caretlab replay --update \(path)” writes it"])
    }
    let expected = try read(expectationPath)
    return compare(expected, with: outcome, comparesText: trace.header.geometry == .cell)
  }

  private func compare(
    _ expected: ReplayExpectation, with outcome: ReplayOutcome, comparesText: Bool
  ) -> Verdict {
    let found = outcome.expectation
    if let sentence = expected.mismatch(
      technique: outcome.technique, delivery: outcome.delivery)
    {
      return Verdict(passed: false, lines: [sentence])
    }
    var lines = expected.differences(from: found, comparingText: comparesText)
    let passed = lines.isEmpty
    if !comparesText {
      lines.append(
        "the text was not compared: the recording was made with Pango's layout, which depends on fonts"
      )
    }
    return Verdict(passed: passed, lines: lines)
  }

  private func read(_ path: String) throws(Failure) -> ReplayExpectation {
    let bytes = try InputFile.bytes(of: path)
    do {
      return try ReplayExpectation(bytes, file: path)
    } catch {
      throw .found(error.description)
    }
  }

  private func write(_ expectation: ReplayExpectation, to path: String) throws(Failure) {
    do {
      try Data(expectation.bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw .inputOutput("\(path) could not be written: \(error.localizedDescription)")
    }
  }
}
