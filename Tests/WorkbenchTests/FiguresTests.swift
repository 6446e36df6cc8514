import Testing
import Workbench

@Suite("Numbers as people read them")
struct FiguresTests {
  @Test(
    "One place, a sign, a true minus",
    arguments: [
      (0.0, "0.0"), (0.04, "0.0"), (-0.04, "0.0"), (229.66, "+229.7"), (-229.66, "−229.7"),
      (0.05, "+0.1"), (-1, "−1.0"), (1e15, "–"), (.nan, "–"), (-.infinity, "–"),
    ])
  func signed(_ number: Double, _ expected: String) {
    #expect(Figures.signed(number) == expected)
  }

  @Test("Counts", arguments: [(0, "0"), (7, "+7"), (-12, "−12")])
  func counts(_ count: Int, _ expected: String) {
    #expect(Figures.signed(count) == expected)
  }

  @Test(
    "Times",
    arguments: [
      (Int64(0), "0:00.0"), (12_449_999, "0:12.4"), (59_999_999, "0:59.9"),
      (60_000_000, "1:00.0"), (3_725_000_000, "62:05.0"), (-5, "0:00.0"),
    ])
  func clock(_ microseconds: Int64, _ expected: String) {
    #expect(Figures.clock(microseconds: microseconds) == expected)
  }
}
