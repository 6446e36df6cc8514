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

  @Test("Nothing leaves the window, and neighbours don't overlap", arguments: sizes, [true, false])
  func inside(_ size: (width: Double, height: Double), hasTransport: Bool) {
    let layout = WorkbenchLayout(
      WorkbenchLayout.Needs(
        width: size.width, height: size.height, hasTransport: hasTransport))
    let regions = [
      layout.menuBar?.bar, layout.modeStrip?.strip, layout.transport?.bar, layout.stage,
      layout.column?.column,
    ].compactMap { $0 }
    for region in regions { #expect(contains(layout.window, region)) }
    for (index, region) in regions.enumerated() {
      for other in regions[..<index] { #expect(!overlaps(region, other)) }
    }
    let area = regions.reduce(0) { $0 + $1.width * $1.height }
    #expect((area - size.width * size.height).magnitude < 1e-6)
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

  @Test("Parts lie inside their bars", arguments: sizes, [true, false])
  func parts(_ size: (width: Double, height: Double), hasTransport: Bool) {
    let layout = WorkbenchLayout(
      WorkbenchLayout.Needs(
        width: size.width, height: size.height, hasTransport: hasTransport))
    if let strip = layout.modeStrip {
      for part in [strip.sign, strip.words, strip.button] {
        #expect(contains(strip.strip, part))
      }
    }
    if let transport = layout.transport {
      let parts =
        [
          transport.previousEvent, transport.previousStep, transport.play, transport.nextStep,
          transport.nextEvent, transport.time,
        ] + transport.speeds + [transport.speed].compactMap { $0 }
      for (index, part) in parts.enumerated() {
        #expect(contains(transport.bar, part))
        for other in parts[..<index] { #expect(!overlaps(part, other)) }
      }
      #expect(transport.time.width >= 60)
    }
    if let column = layout.column {
      for slider in column.sliders { #expect(contains(column.column, slider.row)) }
      for part in column.readings + [column.gauge, column.steps] where !part.isEmpty {
        #expect(contains(column.column, part))
      }
    }
  }

  @Test("At the default size the column is 312 wide and everything fits")
  func standard() throws {
    let layout = WorkbenchLayout(
      WorkbenchLayout.Needs(width: 1280, height: 860, hasTransport: true))
    let column = try #require(layout.column)
    #expect(column.column.x == 968)
    #expect(!column.steps.isEmpty)
    #expect(layout.transport?.speeds.count == PlaybackSpeed.allCases.count)
    #expect(layout.phone.scale > 0.85)
  }

  @Test("Below 640 × 480 the phone stands alone")
  func alone() {
    for (width, height) in [(639.0, 860.0), (1280, 479)] {
      let layout = WorkbenchLayout(WorkbenchLayout.Needs(width: width, height: height))
      #expect(layout.menuBar == nil)
      #expect(layout.column == nil)
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
