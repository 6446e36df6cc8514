import GestureCore
import SimulatorCore
import Testing
import WindowShell
import Workbench

@Suite("Layout")
struct LayoutTests {
  static let sizes: [(Double, Double)] = [
    (1280, 860), (800, 600), (640, 480), (1024, 768), (2560, 1440), (1920, 480), (640, 2000),
    (639, 860), (1280, 479), (390, 844), (100, 60), (1, 1),
  ]

  @Test("Nothing leaves the window, and neighbours don't overlap", arguments: sizes)
  func inside(_ size: (width: Double, height: Double)) {
    let layout = WorkbenchLayout(WorkbenchLayout.Needs(width: size.width, height: size.height))
    var regions = [
      layout.menuBar?.bar, layout.modeStrip?.strip, layout.transport?.bar, layout.stage,
    ]
    regions += [layout.foot?.foot, layout.lanes?.area, layout.dock?.dock, layout.techniqueList]
    regions.append(layout.inspector?.column)
    let shown = regions.compactMap { $0 }
    for region in shown { #expect(contains(layout.window, region)) }
    for (index, region) in shown.enumerated() {
      for other in shown[..<index] { #expect(!overlaps(region, other)) }
    }
    let area = shown.reduce(0) { $0 + $1.width * $1.height }
    #expect((area - size.width * size.height).magnitude < 1e-6)
  }

  @Test("What a smaller window loses, and in which order")
  func collapsing() throws {
    func layout(_ width: Double, _ height: Double) -> WorkbenchLayout {
      WorkbenchLayout(WorkbenchLayout.Needs(width: width, height: height))
    }
    func lanes(_ height: Double) -> [LanesLayout.Lane] {
      layout(1280, height).lanes?.rows.map(\.lane) ?? []
    }
    #expect(lanes(784) == [.pan, .finger, .velocity, .counter, .caret])
    #expect(lanes(783) == [.finger, .velocity, .counter, .caret])
    #expect(lanes(723) == [.finger, .counter, .caret])
    #expect(layout(1280, 840).lanes?.isExplanationBrief == false)
    #expect(layout(1280, 839).lanes?.isExplanationBrief == true)
    #expect(layout(1280, 700).foot != nil)
    #expect(layout(1280, 699).foot == nil)
    #expect(layout(1180, 860).inspector != nil)
    #expect(layout(1180, 860).dock?.tabs.contains(.settings) == false)
    #expect(layout(1179, 860).inspector == nil)
    #expect(layout(1179, 860).dock?.tabs.first == .settings)
    #expect(layout(1039, 860).menuBar?.allMenus != nil)
    #expect(layout(1040, 860).menuBar?.allMenus == nil)
    #expect(layout(1599, 900).dock?.side == nil)
    #expect(layout(1600, 900).dock?.side != nil)
    #expect(layout(1800, 900).techniqueList?.width == 300)
    #expect(layout(800, 599).dock == nil)
    #expect(layout(800, 600).dock != nil)
  }

  @Test("Splitters are heeded as far as everything still has room")
  func splitters() throws {
    var needs = WorkbenchLayout.Needs(width: 1280, height: 860)
    needs.splits.dockHeight = 300
    needs.splits.inspectorWidth = 400
    needs.splits.stageWidth = 300
    let layout = WorkbenchLayout(needs)
    #expect(layout.dock?.dock.height == 300)
    #expect(layout.inspector?.column.width == 400)
    #expect(layout.stage.width == 300)
    needs.splits.dockHeight = 5_000
    needs.splits.inspectorWidth = -3
    needs.splits.stageWidth = 1e9
    let extreme = WorkbenchLayout(needs)
    #expect(try #require(extreme.lanes).area.height >= 300)
    #expect(try #require(extreme.lanes).area.width >= 480)
    #expect(extreme.inspector?.column.width == 280)
  }

  @Test("The phone stands in its stage with its bezel", arguments: sizes)
  func phone(_ size: (width: Double, height: Double)) {
    for device in DeviceProfile.all {
      let layout = WorkbenchLayout(
        WorkbenchLayout.Needs(width: size.width, height: size.height, screen: device.screen))
      let screen = layout.screenRectangle(of: device.screen)
      guard layout.phone.scale > ScreenPlacement.leastScale else { continue }
      // A pixel may be lost by standing on whole ones.
      #expect(
        contains(layout.stage, screen.inset(1 - ScreenPlacement.bezel, 1 - ScreenPlacement.bezel)))
    }
  }

  @Test("Parts lie inside their bars", arguments: sizes)
  func parts(_ size: (width: Double, height: Double)) {
    let layout = WorkbenchLayout(WorkbenchLayout.Needs(width: size.width, height: size.height))
    if let strip = layout.modeStrip {
      for part in [strip.sign, strip.words, strip.button] {
        #expect(contains(strip.strip, part))
      }
    }
    if let bar = layout.menuBar {
      let parts = [bar.mark, bar.title, bar.search, bar.theme] + bar.menus
      for (index, part) in parts.enumerated() {
        #expect(contains(bar.bar, part))
        for other in parts[..<index] { #expect(!overlaps(part, other)) }
      }
    }
    if let transport = layout.transport {
      var parts = [transport.previousEvent, transport.previousStep, transport.play]
      parts += [transport.nextStep, transport.nextEvent, transport.time, transport.loop]
      parts += transport.speeds
      if let speed = transport.speed { parts.append(speed) }
      for (index, part) in parts.enumerated() where !part.isEmpty {
        #expect(contains(transport.bar, part))
        for other in parts[..<index] where !other.isEmpty { #expect(!overlaps(part, other)) }
      }
      #expect(transport.time.width >= 60)
    }
    if let lanes = layout.lanes {
      let parts = [lanes.ruler, lanes.explanation] + lanes.rows.map(\.rectangle)
      for (index, part) in parts.enumerated() {
        #expect(contains(lanes.area, part))
        for other in parts[..<index] { #expect(!overlaps(part, other)) }
      }
    }
    if let foot = layout.foot {
      for part in foot.switches + [foot.figures] { #expect(contains(foot.foot, part)) }
    }
  }

  @Test("At the default size everything has the place that it was designed for")
  func standard() throws {
    let layout = WorkbenchLayout(WorkbenchLayout.Needs(width: 1280, height: 860))
    #expect(layout.stage.width == 372)
    #expect(layout.inspector?.column.x == 968)
    #expect(layout.transport?.speeds.count == PlaybackSpeed.allCases.count)
    #expect((layout.phone.scale - 0.835).magnitude < 0.001)
    #expect(layout.lanes?.rows.map(\.rectangle.height) == [60, 92, 94, 84, 112])
    #expect(try #require(layout.dock).dock.y == 651)
  }

  @Test("Below 640 × 480 the phone stands alone")
  func alone() {
    for (width, height) in [(639.0, 860.0), (1280, 479)] {
      let layout = WorkbenchLayout(WorkbenchLayout.Needs(width: width, height: height))
      #expect(layout.menuBar == nil)
      #expect(layout.inspector == nil)
      #expect(layout.lanes == nil)
      #expect(layout.stage == layout.window)
      #expect(layout.hasBezel)
    }
  }

  @Test("The screen alone: one point is one pixel, places are screen points")
  func screenAlone() {
    let layout = WorkbenchLayout(
      WorkbenchLayout.Needs(width: 390, height: 844, extent: .screen))
    #expect(layout.phone == ScreenPlacement(origin: WindowPoint(x: 0, y: 0), scale: 1))
    #expect(!layout.hasBezel)
    #expect(layout.phone.screenPoint(WindowPoint(x: 123, y: 700)) == Point(x: 123, y: 700))
  }

  @Test("True size is kept even where it does not fit")
  func trueSize() {
    let layout = WorkbenchLayout(
      WorkbenchLayout.Needs(width: 1280, height: 860, fixedScale: 1.37))
    #expect(layout.phone.scale == 1.37)
  }

  @Test("The phone stands on whole pixels of the display", arguments: [1.0, 1.25, 1.5, 2])
  func wholePixels(_ density: Double) {
    let layout = WorkbenchLayout(
      WorkbenchLayout.Needs(width: 1111, height: 777, density: density))
    let x = layout.phone.origin.x * density
    #expect((x - x.rounded()).magnitude < 1e-9)
  }

  @Test("Places in the window become points of the screen, in hundredths, and back")
  func mapping() {
    let placement = ScreenPlacement(origin: WindowPoint(x: 30, y: 100), scale: 0.8)
    #expect(placement.screenPoint(WindowPoint(x: 110, y: 180)) == Point(x: 100, y: 100))
    #expect(placement.screenPoint(WindowPoint(x: 31, y: 101)) == Point(x: 1.25, y: 1.25))
    #expect(placement.screenPoint(WindowPoint(x: 30.777, y: 100)).x == 0.97)
    #expect(placement.windowPoint(Point(x: 100, y: 100)) == WindowPoint(x: 110, y: 180))
  }

  private func contains(_ outer: WindowRectangle, _ inner: WindowRectangle) -> Bool {
    inner.isEmpty
      || (inner.x >= outer.x - 1e-9 && inner.y >= outer.y - 1e-9 && inner.maxX <= outer.maxX + 1e-9
        && inner.maxY <= outer.maxY + 1e-9)
  }

  private func overlaps(_ left: WindowRectangle, _ right: WindowRectangle) -> Bool {
    left.x < right.maxX && right.x < left.maxX && left.y < right.maxY && right.y < left.maxY
  }
}
