import GestureCore
import SimulatorCore
import Testing
import Tuning

/// Ranking of what a study found.
struct StudyTableTests {
  @Test func ranksByTheObjectiveThenByWhatIsBroken() {
    let table = StudySample.table([
      StudySample.row("broken more", deadZone: 1, objective: 1, violation: 2),
      StudySample.row("second", deadZone: 2, objective: 20),
      StudySample.row("unmeasured", deadZone: 3, objective: nil),
      StudySample.row("broken less", deadZone: 4, objective: 90, violation: 1),
      StudySample.row("first", deadZone: 5, objective: 10),
      StudySample.row("as good", deadZone: 6, objective: 20),
      StudySample.row("no number", deadZone: 7, objective: .nan),
    ])
    #expect(table.names == ["first", "second", "as good", "broken less", "broken more"])
    #expect(table.isAllowed == [true, true, true, false, false])
    #expect(table.age == [4, 1, 5, 3, 0])
    #expect(table.unranked == 2)
    #expect(table.best == 0)
  }

  @Test func moreMayBeBetter() {
    let rows = [
      StudySample.row("a", deadZone: 1, objective: 0.5),
      StudySample.row("b", deadZone: 2, objective: 0.9),
    ]
    #expect(StudySample.table(rows, better: .more).names == ["b", "a"])
  }

  @Test func noRowMayBeBestWhereAllBreakAConstraint() {
    let table = StudySample.table([
      StudySample.row("a", deadZone: 1, objective: 1, violation: 1)
    ])
    #expect(table.best == nil)
    #expect(StudySample.table([]).count == 0)
  }

  @Test func knobsAreWhatVariesAndDefaultsFillIn() throws {
    let table = StudySample.table([
      StudySample.row("default", deadZone: 0, objective: 3, isDefault: true),
      StudySample.row("a", deadZone: 30, objective: 1),
      StudySample.row("b", deadZone: 50, objective: 2),
    ])
    // The divisor is 10 in all rows, written out or not.
    #expect(table.knobs.map(\.name) == ["deadZone"])
    let zone = try #require(table.knobs.first)
    #expect(zone.unit == "pt")
    #expect(zone.values == [30, 50, 70])
    #expect(table.reference(of: 0) == 2)
    #expect(table.knobWords(0) == "deadZone 30\u{A0}pt")
  }

  @Test func wordsAndSwitchesBecomeLists() throws {
    let rows = ["never", "zero"].enumerated().map { index, word in
      StudyRow(
        name: word, technique: "velocity-filter",
        parameters: [NamedParameter("technique.novelty", .word(word))], metrics: [],
        objective: Double(index))
    }
    let table = StudySample.table(rows)
    let knob = try #require(table.knobs.first)
    #expect(knob.labels == ["never", "zero"])
    #expect(knob.values == [0, 1])
    #expect(knob.text(1) == "zero")
  }

  struct Digits: Sendable {
    var values: [Double]
    var digits: Int
    var text: String
  }

  @Test(arguments: [
    Digits(values: [1, 2, 300], digits: 0, text: "1"),
    Digits(values: [1.25, 2, 3], digits: 2, text: "1.25"),
    Digits(values: [1000.5, 1500], digits: 0, text: "1001"),
    Digits(values: [0.001, 0.0035], digits: 5, text: "0.00100"),
    Digits(values: [-0.5, 0.5], digits: 2, text: "−0.50"),
  ])
  func digitsTellValuesApart(_ example: Digits) {
    let column = StudyColumn("x", values: example.values)
    #expect(column.digits == example.digits)
    #expect(column.text(example.values[0]) == example.text)
  }

  @Test func metricsWithoutAnyValueAreLeftOut() {
    let table = StudySample.table([StudySample.row("a", deadZone: 1, objective: 1)])
    #expect(table.metrics.map(\.name) == ["acquisition_ms"])
  }
}
