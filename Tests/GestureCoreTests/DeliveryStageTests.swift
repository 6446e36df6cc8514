import GestureCore
import Testing

struct DeliveryStageTests {
  struct Case: CustomTestStringConvertible {
    let hertz: Int
    let time: Int64
    let end: Int64
    var testDescription: String { "\(time) µs at \(hertz) Hz ends at \(end) µs" }
  }

  @Test(arguments: [
    Case(hertz: 60, time: 0, end: 0),
    Case(hertz: 60, time: 1, end: 16_666),
    Case(hertz: 60, time: 16_666, end: 16_666),
    Case(hertz: 60, time: 16_667, end: 33_333),
    Case(hertz: 60, time: 50_000, end: 50_000),
    Case(hertz: 60, time: 50_001, end: 66_666),
    Case(hertz: 120, time: 16_666, end: 16_666),
    Case(hertz: 120, time: 8_333, end: 8_333),
    Case(hertz: 120, time: 8_334, end: 16_666),
    Case(hertz: 1, time: 999_999, end: 1_000_000),
    Case(hertz: 1_000, time: 1 << 53, end: 9_007_199_254_741_000),
  ])
  func framesEnd(_ test: Case) {
    var stage = DeliveryStage(rate: .hertz(test.hertz))
    stage.hold(sample(test.time, .move, 1))
    #expect(stage.deadline == Instant(microseconds: test.end))
  }

  @Test func theNewestMoveOfEachFingerStays() {
    var stage = DeliveryStage(rate: .hertz(60))
    var batch: [TouchSample] = []
    stage.hold(sample(1_000, .move, 1))
    stage.hold(sample(2_000, .move, 50, finger: 2))
    stage.hold(sample(9_000, .move, 3))
    stage.takePending(into: &batch)
    #expect(batch == [sample(2_000, .move, 50, finger: 2), sample(9_000, .move, 3)])
    #expect(stage.deadline == nil)
  }

  @Test func nothingIsHeldAsRecorded() {
    #expect(!DeliveryStage(rate: .asRecorded).holdsMoves)
    #expect(DeliveryStage(rate: .hertz(60)).holdsMoves)
  }
}
