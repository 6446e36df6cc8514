import CursorTechniques
import GestureCore
import SimulatorCore
import Testing
import Tuning

struct GainMeasurementTests {
  struct Case: CustomTestStringConvertible {
    var divisor = 10
    var threshold = 100
    var hertz = 60
    var testDescription: String { "divisor \(divisor), threshold \(threshold), \(hertz) Hz" }

    var parameters: [NamedParameter] {
      [
        NamedParameter("divisor", .number(Double(divisor))),
        NamedParameter("technique.threshold", .number(Double(threshold))),
      ]
    }
  }

  /// N = ⌊threshold / ⌊v / divisor⌋⌋ + 1 callbacks for each step.
  @Test(arguments: [
    Case(), Case(hertz: 120), Case(hertz: 50), Case(divisor: 5), Case(divisor: 20, threshold: 37),
    Case(threshold: 1_000), Case(divisor: 1, threshold: 1, hertz: 1_000), Case(hertz: 10),
  ])
  func theArticlesFilterKeepsToItsClosedForm(_ test: Case) throws {
    let measurement = try GainMeasurement(
      technique: "velocity-filter", parameters: test.parameters, hertz: test.hertz)
    // Multiples of no divisor.
    for speed in SpeedGrid.coarse(count: 24).map({ $0 + 2.5 }) {
      let gain = Int(speed) / test.divisor
      let callbacks = gain > 0 ? test.threshold / gain + 1 : 0
      let expected = gain > 0 ? Double(test.hertz) / Double(callbacks) : 0
      let measured = measurement.stepsPerSecond(at: speed)
      // Frames end at whole microseconds.
      #expect((measured - expected).magnitude <= 1e-5 * expected, "at \(speed) pt/s")
    }
  }

  @Test func aRateFreeTechniqueIsTheSameAtAnyRate() throws {
    let slow = try GainMeasurement(technique: "velocity-filter-repaired", hertz: 60)
    let fast = try GainMeasurement(technique: "velocity-filter-repaired", hertz: 120)
    for speed in SpeedGrid.coarse(count: 12) {
      let steps = slow.stepsPerSecond(at: speed)
      #expect((fast.stepsPerSecond(at: speed) / steps - 1).magnitude < 0.01, "at \(speed) pt/s")
      // Everything mended: a step for each divisor · threshold / 60 points.
      #expect((speed / steps / (1_000.0 / 60) - 1).magnitude < 0.01, "at \(speed) pt/s")
    }
  }

  @Test func ownStepsAreTheSameAtAnyRateUpToTheFastestFinger() throws {
    let curves = try [60, 120].map { hertz in
      try GainMeasurement(technique: "caretlab", hertz: hertz)
        .curve(speeds: SpeedGrid.coarse(count: 12))
    }
    for (slow, fast) in zip(curves[0].points, curves[1].points) {
      #expect(slow.stepsPerSecond > 0, "at \(slow.speed) pt/s")
      #expect(
        (fast.stepsPerSecond / slow.stepsPerSecond - 1).magnitude < 0.01, "at \(slow.speed) pt/s")
    }
  }

  @Test func saturationIsFoundToATenth() throws {
    let article = try GainMeasurement(technique: "velocity-filter", hertz: 60)
    let curve = article.curve(speeds: SpeedGrid.fine(count: 20))
    let saturation = try #require(curve.saturation)
    // The first speed of which one callback alone goes over the threshold: 10 · (100 + 1).
    #expect((saturation - 1_010).magnitude <= 0.1)
    let repaired = try GainMeasurement(technique: "velocity-filter-repaired", hertz: 60)
    #expect(repaired.curve(speeds: SpeedGrid.fine(count: 20)).saturation == nil)
  }

  @Test func edgesOfTeethAreUpright() throws {
    let measurement = try GainMeasurement(technique: "velocity-filter", hertz: 60)
    let speeds = SpeedGrid.fine(count: 30).filter { $0 > 400 }
    let curve = measurement.curve(speeds: speeds, sharpensEdges: true)
    #expect(curve.points.map(\.speed) == curve.points.map(\.speed).sorted())
    #expect(Set(curve.points.map(\.speed)).isSuperset(of: speeds))
    let edges = zip(curve.points, curve.points.dropFirst()).filter {
      $1.stepsPerSecond > $0.stepsPerSecond * 1.01
    }
    // 20, 30 and 60 steps a second meet at 510 and 1010 pt/s.
    #expect(edges.map(\.0.stepsPerSecond.rounded) == [20, 30])
    for (before, after) in edges {
      #expect(after.speed / before.speed < 1.002)
    }
  }

  @Test func aTechniqueWithoutRhythmHasNoRate() throws {
    let measurement = try GainMeasurement(technique: "swipe-once", hertz: 60)
    let point = GainPoint(speed: 500, stepsPerSecond: measurement.stepsPerSecond(at: 500))
    #expect(point.stepsPerSecond == 0)
    #expect(point.pointsPerStep == nil)
  }

  @Test func everyTechniqueCanBeMeasured() throws {
    for entry in TechniqueEntry.all {
      for hertz in [60, 120] {
        let measurement = try GainMeasurement(technique: entry.id, hertz: hertz)
        let steps = measurement.stepsPerSecond(at: 705)
        #expect(steps >= 0 && steps.isFinite, "\(entry.id)")
      }
    }
  }

  @Test func theScreenHasNoEdgeUnlessItIsAskedFor() throws {
    // At the edge the caret runs by itself, 20 characters a second; elsewhere the finger moves it.
    let free = try GainMeasurement(technique: "finale", hertz: 60)
    #expect((free.stepsPerSecond(at: 205) - 30).magnitude < 0.1)
    #expect(free.curve(speeds: [205]).changes.isEmpty)
    let edge = try GainMeasurement(
      technique: "finale", parameters: [NamedParameter("edge", .number(10))], hertz: 60)
    #expect((edge.stepsPerSecond(at: 205) - 20).magnitude < 0.1)
  }

  @Test func changesAreToldByName() throws {
    let measurement = try GainMeasurement(
      technique: "velocity-filter",
      parameters: [NamedParameter("divisor", .number(5)), NamedParameter("nowhere", .flag(true))],
      hertz: 60)
    let curve = measurement.curve(speeds: [105])
    #expect(curve.changes == [NamedParameter("divisor", .number(5))])
    #expect(curve.parameters.contains(NamedParameter("technique.divisor", .number(5))))
    #expect(throws: SettingError.self) {
      try GainMeasurement(
        technique: "velocity-filter", parameters: [NamedParameter("divisor", .number(0))],
        hertz: 60)
    }
  }
}

extension Double {
  fileprivate var rounded: Double { rounded() }
}
