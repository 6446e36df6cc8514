import Plots
import Testing

struct PlotScaleTests {
  struct Case: CustomTestStringConvertible {
    let scale: PlotScale
    let most: Int
    let labels: [String]
    var testDescription: String { "\(scale), at most \(most)" }
  }

  @Test(arguments: [
    Case(
      scale: .linear(0...70), most: 8,
      labels: ["0", "10", "20", "30", "40", "50", "60", "70"]),
    Case(scale: .linear(0...70), most: 4, labels: ["0", "20", "40", "60"]),
    Case(scale: .linear(0...70), most: 1, labels: ["0"]),
    Case(scale: .linear(-0.3...0.4), most: 4, labels: ["−0.2", "0", "0.2", "0.4"]),
    Case(
      scale: .linear(-0.3...0.3), most: 7,
      labels: ["−0.3", "−0.2", "−0.1", "0", "0.1", "0.2", "0.3"]),
    Case(scale: .linear(1_000...1_003), most: 4, labels: ["1000", "1001", "1002", "1003"]),
    Case(
      scale: .linear(0...958_000), most: 5, labels: ["0", "200000", "400000", "600000", "800000"]),
    Case(scale: .linear(5...5), most: 5, labels: ["5"]),
    Case(
      scale: .logarithmic(25...4_000), most: 8,
      labels: ["50", "100", "200", "500", "1000", "2000"]),
    Case(
      scale: .logarithmic(25...4_000), most: 5, labels: ["30", "100", "300", "1000", "3000"]),
    Case(scale: .logarithmic(25...4_000), most: 2, labels: ["100", "1000"]),
    Case(scale: .logarithmic(25...4_000), most: 1, labels: ["100"]),
    Case(scale: .logarithmic(0.05...2), most: 8, labels: ["0.05", "0.1", "0.2", "0.5", "1", "2"]),
    Case(
      scale: .logarithmic(1e-3...1e9), most: 4,
      labels: ["0.001", "10", "100000", "1000000000"]),
    Case(scale: .logarithmic(16...19), most: 4, labels: ["16", "17", "18", "19"]),
    Case(scale: .logarithmic(210...480), most: 5, labels: ["250", "300", "350", "400", "450"]),
  ])
  func labelsAreRoundAndFew(_ test: Case) {
    let ticks = test.scale.ticks(atMost: test.most)
    #expect(ticks.compactMap(\.label) == test.labels)
    #expect(ticks.map(\.value) == ticks.map(\.value).sorted())
    for tick in ticks { #expect(test.scale.range.contains(tick.value)) }
  }

  @Test func decadesHaveMarksBetween() {
    let ticks = PlotScale.logarithmic(50...500).ticks(atMost: 8)
    #expect(ticks.map(\.value) == [50, 60, 70, 80, 90, 100, 200, 300, 400, 500])
    #expect(ticks.map(\.label) == ["50", nil, nil, nil, nil, "100", "200", nil, nil, "500"])
  }

  @Test func thousandsCanBeShort() {
    let ticks = PlotScale.logarithmic(500...4_000).ticks(atMost: 8, shortensThousands: true)
    #expect(ticks.compactMap(\.label) == ["500", "1k", "2k"])
    let linear = PlotScale.linear(0...3_000).ticks(atMost: 7, shortensThousands: true)
    #expect(linear.compactMap(\.label) == ["0", "500", "1k", "1.5k", "2k", "2.5k", "3k"])
  }

  @Test(arguments: [PlotScale.linear(-20...60), .logarithmic(25...4_000)])
  func valuesAndFractionsAreInverse(_ scale: PlotScale) throws {
    #expect(scale.fraction(of: scale.range.lowerBound) == 0)
    #expect(scale.fraction(of: scale.range.upperBound) == 1)
    for step in -10...30 {
      let fraction = Double(step) / 20
      let back = try #require(scale.fraction(of: scale.value(at: fraction)))
      #expect((back - fraction).magnitude < 1e-12)
    }
  }

  @Test func whatHasNoPlaceHasNone() {
    #expect(PlotScale.logarithmic(1...10).fraction(of: 0) == nil)
    #expect(PlotScale.logarithmic(1...10).fraction(of: -1) == nil)
    #expect(PlotScale.logarithmic(1...10).fraction(of: .nan) == nil)
    #expect(PlotScale.linear(0...1).fraction(of: .nan) == nil)
    #expect(PlotScale.linear(0...1).fraction(of: .infinity) == nil)
    #expect(PlotScale.linear(1...1).fraction(of: 1) == nil)
  }
}
