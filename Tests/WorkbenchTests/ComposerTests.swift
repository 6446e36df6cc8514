import Drawing
import Foundation
import GestureCore
import PangoText
import Testing
import WindowShell
import Workbench

@Suite("The window's picture")
struct ComposerTests {
  private let size = PixelSize(width: 1280, height: 860)

  private func compose(_ composer: Composer, _ desk: Desk, _ size: PixelSize) -> [PixelRectangle] {
    composer.compose(desk, size: size, scale: 1) {}
  }

  private func pixels(_ canvas: Canvas) -> [UInt32] {
    canvas.withPixels { pixels, bytesPerRow in
      #expect(bytesPerRow == canvas.pixelWidth * 4)
      let count = canvas.pixelWidth * canvas.pixelHeight
      return Array(
        UnsafeBufferPointer(start: pixels.assumingMemoryBound(to: UInt32.self), count: count))
    }
  }

  /// The places where two pictures differ.
  private func differences(_ left: [UInt32], _ right: [UInt32]) -> [(x: Int, y: Int)] {
    var places: [(x: Int, y: Int)] = []
    left.withUnsafeBufferPointer { left in
      right.withUnsafeBufferPointer { right in
        for y in 0..<size.height {
          let start = y * size.width
          // By whole rows first: pixel by pixel a test would take minutes.
          guard let a = left.baseAddress, let b = right.baseAddress,
            memcmp(a + start, b + start, size.width * 4) != 0
          else { continue }
          for x in 0..<size.width where left[start + x] != right[start + x] {
            places.append((x, y))
          }
        }
      }
    }
    return places
  }

  /// The picture that grew bit by bit must be the one that is drawn at once, and no pixel may have changed outside
  /// the damage.
  private func check(
    _ composer: Composer, _ desk: Desk, after what: String, before: inout [UInt32]
  ) {
    let damage = compose(composer, desk, size)
    let grown = pixels(composer.canvas)
    let fresh = Composer(geometry: desk.geometry, fonts: desk.fonts)
    _ = compose(fresh, desk, size)
    let wrong = differences(grown, pixels(fresh.canvas))
    #expect(wrong.isEmpty, "\(wrong.count) pixels differ after \(what)")
    if before.count == grown.count {
      let missed = differences(before, grown).filter { place in
        !damage.contains { (rectangle: PixelRectangle) in
          place.x >= rectangle.x && place.x < rectangle.maxX && place.y >= rectangle.y
            && place.y < rectangle.maxY
        }
      }
      #expect(missed.isEmpty, "\(missed.count) pixels changed outside the damage after \(what)")
    }
    before = grown
  }

  @Test("Drawn bit by bit it is the same as drawn at once")
  func incremental() throws {
    let folder = try TemporaryFolder()
    let test = try DeskUnderTest(
      "Swipe across the keys and the caret walks through the text.", recordings: folder.path)
    let composer = Composer(geometry: test.desk.geometry, fonts: test.desk.fonts)
    var before: [UInt32] = []
    func look(_ what: String) {
      check(composer, test.desk, after: what, before: &before)
    }
    look("opening")
    test.send(.hover(try test.place("slider.technique.divisor")))
    look("hovering over a slider")
    test.send(.hover(try test.place("theme")))
    look("hovering over a button")
    test.send(.pointerLeft)
    test.touch(.down, try test.place("key.q"))
    look("pressing a key")
    test.touch(.up, try test.place("key.q"))
    look("typing")
    try test.swipe(reports: 30)
    look("swiping")
    test.desk.advance(to: test.stamp + 300_000)
    look("a trail that fades")
    try test.click("track.technique.threshold", 0.2)
    look("a slider")
    test.send(.text("9999"))
    test.key(.return)
    look("a value out of range")
    test.key(.function(1))
    look("the sheet of keys")
    test.desk.advance(to: test.stamp + 5_000_000)
    look("a blink under the sheet")
    test.key(.function(1))
    look("closing the sheet")
    test.key(.function(2))
    look("the other theme")
    test.key(.function(11))
    look("the phone alone")
    test.key(.function(5))
    look("recording")
    test.send(.text("x"))
    test.desk.advance(to: test.stamp + 1_300_000)
    look("the time going on")
    test.key(.function(5))
    look("the recording's end")
  }

  @Test("Nothing has changed, so nothing is drawn")
  func idle() throws {
    let test = try DeskUnderTest()
    let composer = Composer(geometry: test.desk.geometry, fonts: test.desk.fonts)
    #expect(!compose(composer, test.desk, size).isEmpty)
    #expect(compose(composer, test.desk, size).isEmpty)
    test.desk.advance(to: test.stamp + 100_000)
    #expect(compose(composer, test.desk, size).isEmpty)
  }

  @Test("A blink damages the caret and nothing more")
  func blink() throws {
    let test = try DeskUnderTest()
    test.send(.text("x"))
    let composer = Composer(geometry: test.desk.geometry, fonts: test.desk.fonts)
    _ = compose(composer, test.desk, size)
    test.desk.advance(to: test.stamp + 500_000)
    let damage = compose(composer, test.desk, size)
    #expect(damage.count == 1)
    #expect(damage.reduce(0) { $0 + $1.width * $1.height } < 500)
  }

  @Test(
    "Any size can be drawn, and going back gives the same picture", arguments: [1, 7, 333, 900])
  func sizes(_ side: Int) throws {
    let test = try DeskUnderTest()
    let composer = Composer(geometry: test.desk.geometry, fonts: test.desk.fonts)
    _ = compose(composer, test.desk, size)
    let before = pixels(composer.canvas)
    test.desk.resize(width: Double(side), height: Double(side), density: 1, fixedScale: nil)
    _ = compose(composer, test.desk, PixelSize(width: side, height: side))
    #expect(composer.canvas.pixelWidth == side)
    test.desk.resize(width: 1280, height: 860, density: 1, fixedScale: nil)
    _ = compose(composer, test.desk, size)
    #expect(pixels(composer.canvas) == before)
  }
}
