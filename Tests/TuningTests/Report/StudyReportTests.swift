import Testing
import Tuning

/// What a report says.
struct StudyReportTests {
  struct Verdict: Sendable {
    var interval: ClosedRange<Double>?
    var better: StudyColumn.Better
    var expected: PairedDifference.Verdict
  }

  @Test(arguments: [
    Verdict(interval: -5 ... -1, better: .less, expected: .better),
    Verdict(interval: -5 ... -1, better: .more, expected: .worse),
    Verdict(interval: 1...5, better: .less, expected: .worse),
    Verdict(interval: 1...5, better: .more, expected: .better),
    Verdict(interval: -1...5, better: .less, expected: .even),
    Verdict(interval: 0...5, better: .less, expected: .even),
    Verdict(interval: nil, better: .less, expected: .unknown),
    Verdict(interval: 1...5, better: .neither, expected: .unknown),
  ])
  func differencesAreBetterOnlyIfTheirIntervalIs(_ example: Verdict) {
    let difference = PairedDifference(0, interval: example.interval)
    #expect(difference.verdict(example.better) == example.expected)
  }

  @Test func differencesAndIntervalsComeFromTheFileWhereNothingWasRunAgain() {
    var report = StudyReport(StudySample.valley, about: StudySample.about, keyMetrics: [])
    #expect(report.difference(0)?.value == -400)
    #expect(report.difference(0)?.interval == nil)
    #expect(report.interval(0) == 975...1_025)
    #expect(report.verdict(0) == .unknown)
    report.differences[0] = PairedDifference(-390, interval: -420 ... -350)
    #expect(report.verdict(0) == .better)
    let reference = report.table.defaults[0]
    #expect(report.verdict(reference) == .own)
  }

  @Test func theHeadlineSaysWhatDoesBest() {
    let report = StudyReport(StudySample.valley, about: StudySample.about, keyMetrics: [])
    #expect(
      StudyVerdict.headline(report)
        == "deadZone 30\u{A0}pt, divisor 4 does best: acquisition_ms is 1000\u{A0}ms, 1400\u{A0}ms with the shipped "
        + "parameters, 29\u{A0}% less; not measured again, so part of it may be chance.")
    let none = StudyReport(
      StudySample.table([StudySample.row("a", deadZone: 1, objective: 1, violation: 1)]),
      about: StudySample.about, keyMetrics: [])
    #expect(StudyVerdict.headline(none).hasPrefix("No configuration keeps every constraint."))
    let alone = StudyReport(
      StudySample.table([StudySample.row("a", deadZone: 1, objective: 1, isDefault: true)]),
      about: StudySample.about, keyMetrics: [])
    #expect(StudyVerdict.headline(alone).hasPrefix("Nothing in this study does better"))
  }

  @Test func theKnobThatMattersComesFirst() throws {
    let report = StudyReport(StudySample.valley, about: StudySample.about, keyMetrics: [])
    let importance = try #require(report.importance)
    #expect(report.importanceNames == ["deadZone", "divisor"])
    #expect(importance.shares[0].value > 10 * importance.shares[1].value)
    #expect(importance.predicted > 0.6)
    #expect(report.knobOrder == [0, 1])
  }
}
