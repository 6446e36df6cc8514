import CursorTechniques
import GestureCore
import Testing

struct TechniqueEntryTests {
  @Test func theStandardOneIsThere() {
    let technique = TechniqueEntry.entry(id: TechniqueEntry.standardID)?.makeTechnique()
    #expect(technique?.id == "velocity-filter")
    #expect(technique?.startRule.keyCancel == .never)
    #expect(TechniqueEntry.entry(id: "velocity") == nil)
  }

  @Test func idsAreUnique() {
    #expect(Set(TechniqueEntry.all.map(\.id)).count == TechniqueEntry.all.count)
  }

  @Test(arguments: TechniqueEntry.all.map(\.id))
  func everyParameterReadsBackWhatWasSet(id: String) throws {
    var technique = try #require(TechniqueEntry.entry(id: id)).makeTechnique()
    #expect(technique.value(of: "no such name") == nil)
    for row in technique.table {
      #expect(technique.value(of: row.name) == row.standard)
      for value in row.samples {
        #expect(row.accepts(value))
        technique.set(row.name, to: value)
        #expect(technique.value(of: row.name) == value)
      }
    }
  }

  @Test func everyRecognizerParameterReadsBackWhatWasSet() {
    var parameters = PanParameters()
    for row in PanParameters.table {
      #expect(parameters.value(of: row.name) == row.standard)
      for value in row.samples {
        #expect(row.accepts(value))
        parameters.set(row.name, to: value)
        #expect(parameters.value(of: row.name) == value)
      }
    }
  }

  @Test func changingAParameterKeepsWhatWasGathered() throws {
    var technique = try #require(TechniqueEntry.entry(id: "velocity-filter")).makeTechnique()
    let update = PanUpdate(
      state: .changed, time: .zero, location: .zero, translation: Vector(dx: 80, dy: 0),
      velocity: Vector(dx: 505, dy: 0))
    #expect(technique.feed(update, Situation()).isNone)
    technique.set("threshold", to: .number(40))
    #expect(technique.gauge == Gauge(value: 50, limit: 40, unit: ""))
    #expect(technique.feed(update, Situation()) == .characters(1))
  }
}

extension ParameterSpec {
  /// Values at the ends of the range, or every word.
  var samples: [ParameterValue] {
    switch domain {
    case .whole(let least, let greatest, _): [.number(Double(least)), .number(Double(greatest))]
    case .real(let least, let greatest, _): [.number(least), .number(greatest)]
    case .choice(let words, _): words.map { .word($0) }
    case .flag: [.flag(true), .flag(false)]
    case .text: [.word(""), .word("Aä 1")]
    }
  }
}
