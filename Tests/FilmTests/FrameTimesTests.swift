import Film
import Testing

struct FrameTimesTests {
  struct Case: CustomTestStringConvertible {
    let name: String
    let times: FrameTimes
    let moments: [Int64]
    var testDescription: String { name }
  }

  private static func times(
    _ start: Int64, _ end: Int64, _ fps: Int, speed: Double = 1, hold: Int64 = 0
  ) -> FrameTimes {
    FrameTimes(start: start, end: end, framesPerSecond: fps, speed: speed, hold: hold)
  }

  @Test(arguments: [
    Case(
      name: "30 a second", times: times(0, 100_000, 30), moments: [0, 33_333, 66_666, 100_000]),
    Case(
      name: "the end is shown though it falls between", times: times(0, 40_000, 30),
      moments: [0, 33_333, 40_000]),
    Case(
      name: "a part", times: times(500_000, 530_000, 100),
      moments: [500_000, 510_000, 520_000, 530_000]),
    Case(
      name: "twice as fast", times: times(0, 60_000, 50, speed: 2), moments: [0, 40_000, 60_000]),
    Case(
      name: "a quarter as fast", times: times(0, 10_000, 50, speed: 0.25),
      moments: [0, 5_000, 10_000]),
    Case(
      name: "the end is held", times: times(0, 20_000, 50, hold: 50_000),
      moments: [0, 20_000, 20_000, 20_000, 20_000]),
    Case(name: "nothing happens", times: times(7, 7, 60), moments: [7]),
  ])
  func everyPictureHasItsMoment(_ test: Case) {
    #expect((0..<test.times.count).map { test.times.moment(ofFrame: $0) } == test.moments)
  }

  @Test func theTimesOfAGIFAreRightInTheLongRun() {
    let thirty = Self.times(0, 1_000_000, 30)
    let ends = [0] + (0..<30).map { thirty.centiseconds(afterFrame: $0) }
    let delays = zip(ends.dropFirst(), ends).map { $0 - $1 }
    #expect(Array(delays.prefix(6)) == [3, 4, 3, 3, 4, 3])
    #expect(ends.last == 100)
    #expect(Self.times(0, 0, 50).centiseconds(afterFrame: 49_999) == 100_000)
    #expect(Self.times(0, 0, 24).centiseconds(afterFrame: 24 * 3600 - 1) == 360_000)
  }

  @Test func theFilmKnowsForHowLongItHasShownTheEnd() {
    let times = Self.times(0, 100_000, 30, hold: 100_000)
    #expect(
      (0..<times.count).map { times.afterEnd(ofFrame: $0) } == [
        0, 0, 0, 0, 33_333, 66_666, 100_000,
      ])
  }

  @Test func anEndlessFilmIsOneOfTooManyPictures() {
    #expect(Self.times(0, 1 << 53, 60).count > FrameTimes.limit)
    #expect(Self.times(0, 0, 60, hold: 1 << 53).count > FrameTimes.limit)
    #expect(Self.times(0, 1_000_000, 1000, speed: 1e-9).count > FrameTimes.limit)
  }
}
