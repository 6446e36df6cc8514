import GestureCore
import Plots
import Testing
import Tuning

struct LaneScaleTests {
  private static let scale = LaneScale(
    to: Instant(microseconds: 958_000), left: 105, right: 580)

  @Test func aRecordingsEndLeavesRoomForItsValues() {
    let scale = Self.scale
    #expect(scale.first == 0 && scale.last == 1_000_000)
    #expect(scale.x(of: .zero) == 105)
    #expect(scale.x(of: Instant(microseconds: 1_000_000)) == 580)
    #expect(!scale.isZoomed)
  }

  @Test func theRulerHasFiveMarksForEachLabel() {
    let ticks = Self.scale.ticks
    #expect(ticks.map(\.value) == (0...50).map { Double($0) * 20_000 })
    #expect(
      ticks.compactMap(\.label)
        == ["0", "100", "200", "300", "400", "500", "600", "700", "800", "900", "1000"])
  }

  @Test(arguments: [1.5, 3, 10, 77, 400])
  func atAnyZoom(_ factor: Double) throws {
    var scale = Self.scale
    scale.zoom(by: factor, aboutX: 300)
    let ticks = scale.ticks
    let labelled = ticks.indices.filter { ticks[$0].label != nil }
    #expect(zip(labelled, labelled.dropFirst()).allSatisfy { $1 - $0 == 5 })
    #expect(ticks.count >= 5 && ticks.count < 70)
    let points = (ticks[1].value - ticks[0].value) * scale.pointsPerMicrosecond
    #expect(points >= 8 && points < 25)
  }

  @Test func zoomKeepsWhatIsUnderThePointer() {
    var scale = Self.scale
    let time = scale.time(atX: 333)
    scale.zoom(by: 4, aboutX: 333)
    #expect(scale.isZoomed)
    #expect((scale.x(of: time) - 333).magnitude < 0.01)
    scale.zoom(by: 1 / 4, aboutX: 333)
    #expect(!scale.isZoomed)
    #expect((scale.x(of: time) - 333).magnitude < 0.01)
  }

  @Test func nothingLiesBeyondTheEnds() {
    var scale = Self.scale
    scale.zoom(by: 2, aboutX: 105)
    #expect(scale.start == 0)
    scale.pan(byPoints: 1_000)
    #expect(scale.start == 0)
    scale.pan(byPoints: -100)
    #expect(scale.start > 0)
    scale.pan(byPoints: -1e9)
    #expect(scale.end == scale.last)
    scale.zoom(by: 0.1, aboutX: 400)
    #expect(!scale.isZoomed && scale.start == 0)
    scale.zoom(by: 1e12, aboutX: 400)
    #expect(scale.span == LaneScale.leastSpan)
    let kept = scale
    for number in [Double.nan, .infinity, -1, 0] { scale.zoom(by: number, aboutX: 300) }
    scale.zoom(by: 2, aboutX: .nan)
    scale.pan(byPoints: .nan)
    #expect(scale == kept)
    scale.reset()
    #expect(scale == Self.scale)
    #expect(scale.time(atX: -1e300) == .zero)
    #expect(scale.time(atX: 1e300) == Instant(microseconds: 1_000_000))
  }

  @Test func aMomentCanBeMadeVisible() {
    var scale = Self.scale
    scale.zoom(by: 10, aboutX: 105)
    let time = Instant(microseconds: 700_000)
    scale.reveal(time)
    #expect((105...580).contains(scale.x(of: time)))
    let kept = scale
    scale.reveal(time + 1_000)
    #expect(scale == kept)
  }

  @Test func aZoomOutlivesAnotherWidth() {
    var scale = Self.scale
    scale.zoom(by: 5, aboutX: 300)
    let wider = LaneScale(to: Instant(microseconds: 958_000), left: 105, right: 900)
    let fitted = scale.fitted(to: wider)
    #expect(fitted.start == scale.start && fitted.span == scale.span && fitted.right == 900)
    #expect(Self.scale.fitted(to: wider) == wider)
  }

  @Test(arguments: [0, 1, 5_000, 60_000_000, 86_400_000_000, 1_000_000_000_000])
  func anyLengthHasARuler(_ microseconds: Int64) {
    let scale = LaneScale(to: Instant(microseconds: microseconds), left: 105, right: 580)
    #expect(scale.ticks.count > 5 && scale.ticks.count < 70)
    #expect(scale.last > Double(microseconds))
    let end = scale.x(of: Instant(microseconds: microseconds))
    #expect(microseconds < 2_000 || (580 - 45...580 - 15).contains(end))
  }
}
