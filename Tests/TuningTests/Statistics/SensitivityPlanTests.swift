import Foundation
import Testing
import Tuning

@Suite("How much arguments matter")
struct SensitivityPlanTests {
  /// Ishigami and Homma's function of 1990, whose indices are known: 0.3139, 0.4424 and 0 alone, 0.5576, 0.4424 and 0.2437 in
  /// all.
  @Test(arguments: [0, 7] as [UInt64])
  func isKnownForIshigamisFunction(_ seed: UInt64) throws {
    let plan = SensitivityPlan(dimensions: 3, count: 4_096, seed: seed)
    #expect(plan.points.count == 4_096 * 5)
    let values = plan.points.map { point -> Double in
      let x = point.map { (2 * $0 - 1) * Double.pi }
      return sin(x[0]) + 7 * sin(x[1]) * sin(x[1]) + 0.1 * x[2] * x[2] * x[2] * x[2] * sin(x[0])
    }
    let indices = try #require(plan.indices(of: values))
    for (index, (first, total)) in zip(indices, [(0.3139, 0.5576), (0.4424, 0.4424), (0, 0.2437)]) {
      #expect(abs(index.first - first) < 0.02)
      #expect(abs(index.total - total) < 0.02)
    }
  }

  @Test func isAllInTheProductWhereOnlyThatMatters() throws {
    let plan = SensitivityPlan(dimensions: 2, count: 1_024)
    let values = plan.points.map { ($0[0] - 0.5) * ($0[1] - 0.5) }
    let indices = try #require(plan.indices(of: values))
    for index in indices {
      #expect(abs(index.first) < 0.05)
      #expect(index.interaction > 0.9)
    }
  }

  @Test func isNothingWhereNothingVaries() {
    let plan = SensitivityPlan(dimensions: 2, count: 8)
    #expect(plan.indices(of: plan.points.map { _ in 3 }) == nil)
    #expect(plan.indices(of: [1, 2]) == nil)
    #expect(plan.indices(of: plan.points.map { _ in Double.nan }) == nil)
  }
}
