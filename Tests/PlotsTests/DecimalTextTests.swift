import Plots
import Testing

struct DecimalTextTests {
  struct Case: CustomTestStringConvertible {
    let number: Double
    let digits: Int
    let fixed: String
    let trimmed: String
    var testDescription: String { "\(number) to \(digits)" }
  }

  @Test(arguments: [
    Case(number: 0, digits: 2, fixed: "0.00", trimmed: "0"),
    Case(number: -0.001, digits: 2, fixed: "0.00", trimmed: "0"),
    Case(number: 1.005, digits: 1, fixed: "1.0", trimmed: "1"),
    Case(number: 12.5, digits: 0, fixed: "13", trimmed: "13"),
    Case(number: -12.5, digits: 0, fixed: "-13", trimmed: "-13"),
    Case(number: 100, digits: 0, fixed: "100", trimmed: "100"),
    Case(number: 100, digits: 3, fixed: "100.000", trimmed: "100"),
    Case(number: 0.07, digits: 2, fixed: "0.07", trimmed: "0.07"),
    Case(number: 1234.56, digits: 1, fixed: "1234.6", trimmed: "1234.6"),
    Case(number: 999.995, digits: 2, fixed: "1000.00", trimmed: "1000"),
    Case(number: 5e-9, digits: 9, fixed: "0.000000005", trimmed: "0.000000005"),
    Case(number: .nan, digits: 1, fixed: "0.0", trimmed: "0"),
    Case(number: .infinity, digits: 0, fixed: "0", trimmed: "0"),
    Case(number: 1e16, digits: 2, fixed: "0.00", trimmed: "0"),
  ])
  func numbersAreWrittenWithoutLocale(_ test: Case) {
    #expect(DecimalText.fixed(test.number, digits: test.digits) == test.fixed)
    #expect(DecimalText.trimmed(test.number, digits: test.digits) == test.trimmed)
  }

  @Test func theMinusCanBeATrueOne() {
    #expect(DecimalText.trimmed(-1.5, digits: 1, minus: "−") == "−1.5")
  }
}
