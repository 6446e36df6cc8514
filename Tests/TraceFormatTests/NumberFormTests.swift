import SimulatorCore
import Testing
import TraceFormat

struct NumberFormTests {
  struct Case: CustomTestStringConvertible {
    var number: Double
    var text: String
    var testDescription: String { text }

    init(_ number: Double, _ text: String) {
      self.number = number
      self.text = text
    }
  }

  static let cases = [
    Case(0, "0"), Case(-0.0, "0"), Case(200, "200"), Case(-3, "-3"), Case(98.25, "98.25"),
    Case(0.1, "0.1"), Case(-0.1, "-0.1"), Case(0.1 + 0.2, "0.30000000000000004"),
    Case(1e-4, "0.0001"), Case(1e-5, "0.00001"), Case(-1.25e-7, "-0.000000125"),
    Case(1e15, "1000000000000000"), Case(1e16, "10000000000000000"),
    Case(0x1p53, "9007199254740992"), Case(0x1p53 + 2, "9007199254740994"),
    Case(1.5e20, "150000000000000000000"), Case(-1e22, "-10000000000000000000000"),
    Case(123456789.125, "123456789.125"), Case(2251799813685248.5, "2251799813685248.5"),
    Case(.nan, "null"), Case(.infinity, "null"),
  ]

  @Test(arguments: cases) func spells(_ row: Case) {
    #expect(NumberForm.text(of: row.number) == row.text)
  }

  @Test func spellsTheSmallestAndTheLargest() {
    let smallest = NumberForm.text(of: .leastNonzeroMagnitude)
    #expect(smallest == "0." + String(repeating: "0", count: 323) + "5")
    let largest = NumberForm.text(of: .greatestFiniteMagnitude)
    #expect(largest == "17976931348623157" + String(repeating: "0", count: 292))
  }

  /// Reads a number through an event, the way files are read.
  private func read(_ spelling: String) throws -> Double {
    let trace = try TraceText.read(TraceText.file(["[0,\"scroll\",\(spelling)]"]))
    guard let event = trace.events.first, case .scroll(let number) = event.kind else { return .nan }
    return number
  }

  @Test func randomNumbersReadBackEqual() throws {
    let seed: UInt64 = 20_261_130
    var random = RandomSource(seed: seed)
    for round in 0..<RandomSource.rounds(20_000) {
      let number: Double
      switch round % 3 {
      case 0: number = Double(bitPattern: random.next())
      case 1: number = Double.random(in: -100_000...100_000, using: &random)
      default: number = Double(Int.random(in: -10_000_000...10_000_000, using: &random)) / 1_000
      }
      guard number.isFinite else { continue }
      let text = NumberForm.text(of: number)
      #expect(!text.contains("e"), "seed \(seed), round \(round)")
      #expect(Double(text) == number, "seed \(seed), round \(round)")
      #expect(try read(text) == number, "seed \(seed), round \(round): \(text)")
    }
  }

  /// The reader's own arithmetic against the library's on spellings with any number of digits.
  @Test func randomSpellingsReadAsTheLibraryReadsThem() throws {
    let seed: UInt64 = 8_310
    var random = RandomSource(seed: seed)
    func digits(_ count: Int) -> String {
      String((0..<count).map { _ in Character(String(Int.random(in: 0...9, using: &random))) })
    }
    for round in 0..<RandomSource.rounds(20_000) {
      var spelling = Bool.random(using: &random) ? "-" : ""
      let whole = digits(Int.random(in: 1...24, using: &random)).drop { $0 == "0" }
      spelling += whole.isEmpty ? "0" : String(whole)
      if Bool.random(using: &random) {
        spelling += "." + digits(Int.random(in: 1...24, using: &random))
      }
      if Bool.random(using: &random) {
        spelling += "e\(Int.random(in: -340...280, using: &random))"
      }
      let expected = try #require(Double(spelling))
      #expect(try read(spelling) == expected, "seed \(seed), round \(round): \(spelling)")
    }
  }

  @Test(arguments: [
    "1e99999999999999999999", "-1e99999999999999999999", "NaN", "1e400", "+1", ".5", "5.", "1e",
    "0x10",
    "1_000", "--1", "-",
  ]) func refuses(_ spelling: String) {
    #expect(TraceText.refusal(TraceText.file(["[0,\"scroll\",\(spelling)]", "[9,\"end\"]"])) != "")
  }

  @Test func tinyExponentsAreZero() throws {
    #expect(try read("1e-99999999999999999999") == 0)
    #expect(try read("0e99999999999999999999") == 0)
  }
}
