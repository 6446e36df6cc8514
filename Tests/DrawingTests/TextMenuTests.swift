import Drawing
import GestureCore
import PangoText
import SimulatorCore
import Testing

struct TextMenuTests {
  private let fonts = Fonts()
  private let region = Rectangle(x: 0, y: 47, width: 390, height: 506)

  struct Case: Sendable {
    var name: String
    var start: Point
    var end: Point
    /// Whether the menu is above the start, below the end, or neither.
    var isAbove: Bool
    var isBelow: Bool
  }

  static let cases = [
    Case(
      name: "in the middle", start: Point(x: 100, y: 300), end: Point(x: 200, y: 300),
      isAbove: true, isBelow: false),
    Case(
      name: "on the first line", start: Point(x: 100, y: 66), end: Point(x: 200, y: 66),
      isAbove: false, isBelow: true),
    Case(
      name: "at the left edge", start: Point(x: 16, y: 300), end: Point(x: 30, y: 300),
      isAbove: true, isBelow: false),
    Case(
      name: "at the right edge", start: Point(x: 360, y: 300), end: Point(x: 374, y: 300),
      isAbove: true, isBelow: false),
    Case(
      name: "all that is seen", start: Point(x: 16, y: 60), end: Point(x: 374, y: 530),
      isAbove: false, isBelow: false),
    Case(
      name: "scrolled out above", start: Point(x: 16, y: -900), end: Point(x: 80, y: -500),
      isAbove: false, isBelow: true),
    Case(
      name: "scrolled out below", start: Point(x: 16, y: 900), end: Point(x: 80, y: 1200),
      isAbove: true, isBelow: false),
  ]

  private func handles(_ start: Point, _ end: Point) -> SelectionHandles {
    SelectionHandles(
      start: Rectangle(x: start.x, y: start.y, width: 0, height: 22),
      end: Rectangle(x: end.x, y: end.y, width: 0, height: 22))
  }

  @Test(arguments: cases) func staysInsideAndBesideTheSelection(_ sample: Case) {
    let handles = handles(sample.start, sample.end)
    let menu = TextMenu(TextMenu.Item.allCases, beside: handles, in: region, fonts: fonts)
    #expect(menu.frame.x >= 0 && menu.frame.maxX <= region.maxX)
    #expect(menu.frame.y >= region.y && menu.frame.maxY <= region.maxY)
    #expect((menu.frame.maxY <= handles.frame(of: .start).y) == sample.isAbove)
    #expect((menu.frame.y >= handles.frame(of: .end).maxY) == sample.isBelow)
  }

  @Test func itemsFillItAndAreLargeEnoughForAFinger() {
    let menu = TextMenu(
      [.copy, .selectAll], beside: handles(Point(x: 90, y: 300), Point(x: 99, y: 300)), in: region,
      fonts: fonts)
    #expect(menu.itemFrames.count == 2)
    #expect(menu.itemFrames.allSatisfy { $0.width >= 40 && $0.height >= 40 })
    #expect(menu.itemFrames[0].x == menu.frame.x)
    #expect(abs(menu.itemFrames[1].maxX - menu.frame.maxX) < 0.01)
    #expect(menu.item(at: menu.itemFrames[1].center) == .selectAll)
    #expect(menu.item(at: Point(x: menu.frame.x - 1, y: menu.frame.center.y)) == nil)
  }
}
