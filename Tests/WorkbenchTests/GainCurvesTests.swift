import GestureCore
import Plots
import SimulatorCore
import Testing
import TraceFormat
import Tuning
import Workbench

@Suite("Gain curves of the inspector")
struct GainCurvesTests {
  static func subject(_ divisor: Double = 10, technique: String = "fixed-count") -> GainLine.Subject
  {
    GainLine.Subject(
      technique: technique,
      parameters: technique == "velocity-filter"
        ? [NamedParameter("technique.divisor", .number(divisor))] : [], hertz: 60)
  }

  @Test("A new curve has its shape at once and grows finer, in order of speed")
  func growing() {
    var curves = GainCurves()
    let subject = Self.subject(technique: "velocity-filter")
    var isChanged = curves.measure(a: subject, b: nil)
    #expect(isChanged)
    let first = curves.a?.points ?? []
    #expect(first.count == GainLine.firstCount)
    #expect(first.first.map { $0.speed < 40 } == true)
    #expect(first.last.map { $0.speed > 3_990 } == true)
    isChanged = curves.measure(a: subject, b: nil)
    #expect(isChanged)
    let second = curves.a?.points ?? []
    #expect(second.count > first.count)
    #expect(zip(second, second.dropFirst()).allSatisfy { $0.speed < $1.speed })
    #expect(!curves.areFinished)
  }

  @Test("What a setting's change leaves behind stays until the next one, or is forgotten")
  func old() {
    var curves = GainCurves()
    _ = curves.measure(a: Self.subject(10, technique: "velocity-filter"), b: nil)
    let before = curves.a
    curves.willChange(.a)
    _ = curves.measure(a: Self.subject(10, technique: "velocity-filter"), b: nil)
    #expect(curves.old == nil)
    _ = curves.measure(a: Self.subject(20, technique: "velocity-filter"), b: nil)
    #expect(curves.old?.side == .a)
    #expect(curves.old?.line.subject == before?.subject)
    // A knob that is held changes much, and leaves one thing behind.
    _ = curves.measure(a: Self.subject(30, technique: "velocity-filter"), b: nil)
    #expect(curves.old?.line.subject == before?.subject)
    curves.forgetOld()
    #expect(curves.old == nil)
  }

  @Test("Steps per centimetre are interpolated, and there are none where the caret rests")
  func interpolating() {
    let line = GainPanelModel.Line(
      [
        GainPoint(speed: 50, stepsPerSecond: 0), GainPoint(speed: 100, stepsPerSecond: 5),
        GainPoint(speed: 200, stepsPerSecond: 20),
      ], pointsPerCentimetre: 60)
    #expect(line.steps(at: 100) == 3)
    #expect(line.steps(at: 150) == 4.5)
    #expect(line.steps(at: 200) == 6)
    #expect(line.steps(at: 70) == nil)
    #expect(line.steps(at: 40) == nil)
    #expect(line.steps(at: 300) == nil)
  }

  @Test(
    "The axis ends at a round value above both curves",
    arguments: [(0.4, 1.0), (1.2, 1.5), (5.5, 6), (9, 10), (33, 40), (900, 40)])
  func top(_ highest: Double, _ expected: Double) {
    let line = GainPanelModel.Line(
      [GainPoint(speed: 100, stepsPerSecond: highest * 100)], pointsPerCentimetre: 1)
    #expect(GainPanelModel(a: line).top == expected)
    #expect(GainPanelModel(b: line).top == expected)
    #expect(GainPanelModel(old: line).top == expected)
  }

  @Test("A recording's speeds are weighed by their time, as bars up to 1")
  func histogram() {
    var events: [InputEvent] = []
    var time = Instant.zero
    var x = 20.0
    func add(_ phase: TouchPhase) {
      events.append(
        InputEvent(time, .touch(FingerID(1), phase, Point(x: x, y: 700))))
    }
    add(.down)
    for (speed, count) in [(100.0, 40), (1_000, 10)] {
      for _ in 0..<count {
        time = time + 10_000
        x += speed / 100
        add(.move)
      }
    }
    add(.up)
    let histogram = SpeedHistogram(Trace(header: TraceHeader(), events: events))
    let full = histogram.bars.indices.filter { histogram.bars[$0] > 0 }
    #expect(full.count == 2)
    #expect(
      full.allSatisfy { SpeedHistogram.span(ofBar: $0).contains($0 == full[0] ? 100 : 1_000) })
    #expect(full.first.map { histogram.bars[$0] } == 1)
    #expect(full.last.map { (histogram.bars[$0] - 0.25).magnitude < 0.01 } == true)
    #expect(histogram.reportHertz == 100)
  }

  @Test("A recording without a finger has no bars")
  func empty() {
    let histogram = SpeedHistogram(Trace(header: TraceHeader(), events: []))
    #expect(histogram.bars.isEmpty)
    #expect(histogram.reportHertz == nil)
  }
}
