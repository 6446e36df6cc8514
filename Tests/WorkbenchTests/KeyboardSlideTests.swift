import Testing
import Workbench

struct KeyboardSlideTests {
  @Test func slidesDownAndComesToRest() {
    var slide = KeyboardSlide()
    #expect(slide.hiding(at: 0) == 0)
    slide.aim(isHidden: true, at: 1_000_000)
    #expect(slide.isMoving(at: 1_000_000))
    let ways = stride(from: Int64(1_000_000), through: 1_150_000, by: 10_000).map {
      slide.hiding(at: $0)
    }
    #expect(ways.first == 0)
    #expect(ways.last == 1)
    #expect(zip(ways, ways.dropFirst()).allSatisfy { $0 < $1 })
    #expect(!slide.isMoving(at: 1_150_000))
  }

  @Test func turnsBackWhereItIs() {
    var slide = KeyboardSlide()
    slide.aim(isHidden: true, at: 0)
    let part = slide.hiding(at: 60_000)
    slide.aim(isHidden: false, at: 60_000)
    #expect(slide.hiding(at: 60_000) == part)
    #expect(slide.hiding(at: 210_000) == 0)
  }

  @Test func theSameAimAgainChangesNothing() {
    var slide = KeyboardSlide(isHidden: true)
    slide.aim(isHidden: true, at: 5)
    #expect(!slide.isMoving(at: 6))
  }
}
