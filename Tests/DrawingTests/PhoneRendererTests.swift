import Drawing
import GestureCore
import PangoText
import SimulatorCore
import Testing
import TextCore

struct PhoneRendererTests {
  /// A phone drawn on a canvas of its own.
  private final class Desk {
    let canvas: Canvas
    let renderer: PhoneRenderer
    let placement: PhonePixels

    init(scale: Double = 1, hasFrame: Bool = true, fonts: Fonts = Fonts()) throws {
      let scene = try SampleScenes.swipe(.dark)
      renderer = PhoneRenderer(geometry: PangoGeometry(viewport: scene.viewport, fonts: fonts))
      var placement = PhonePixels(screenX: 40, screenY: 50, scale: scale, hasFrame: hasFrame)
      placement.windowScale = scale
      self.placement = placement
      canvas = Canvas(
        pixelWidth: Int(480 * scale), pixelHeight: Int(950 * scale), scale: scale, fonts: fonts)
    }

    func draw(_ scene: PhoneScene) -> [PixelRectangle] {
      renderer.draw(scene, on: canvas, at: placement)
    }

    /// A pixel by a point of the phone's screen.
    func pixel(_ x: Double, _ y: Double) -> UInt32 {
      canvas.pixel(
        x: placement.screenX + Int(x * placement.scale),
        y: placement.screenY + Int(y * placement.scale))
    }
  }

  private func area(_ rectangles: [PixelRectangle]) -> Int {
    rectangles.reduce(0) { $0 + $1.width * $1.height }
  }

  @Test(arguments: [Theme.Appearance.dark, .light])
  func hasTheThemesColoursInTheirPlaces(appearance: Theme.Appearance) throws {
    let desk = try Desk()
    let theme = Theme(appearance)
    var scene = try SampleScenes.press(appearance)
    scene.keyboard.bubble = nil
    #expect(area(desk.draw(scene)) > 390 * 844)
    func expect(_ x: Double, _ y: Double, _ color: Color) {
      #expect(desk.pixel(x, y) == 0xff00_0000 | color.hex)
    }
    expect(195, 8, theme.phone.screen)
    expect(195, 540, theme.phone.screen)
    expect(2, 700, theme.phone.keyboard)
    expect(8, 572, theme.phone.key)
    expect(8, 680, theme.phone.specialKey)
    expect(220, 628, theme.phone.pressedKey)
    expect(-4, 400, theme.phone.bezel)
    expect(12, 12, theme.phone.bezel)
    expect(378, 832, theme.phone.bezel)
  }

  @Test func anEqualSceneDamagesNothing() throws {
    let desk = try Desk()
    _ = desk.draw(try SampleScenes.swipe(.dark))
    var scene = try SampleScenes.swipe(.dark)
    _ = desk.draw(scene)
    #expect(desk.draw(scene) == [])
    scene.fingers[0].trail.append(
      FingerMark.TrailPoint(location: .zero, ageMilliseconds: 10_000))
    #expect(desk.draw(scene) == [], "what is too old to be seen changes nothing")
  }

  @Test func aLetterDamagesItsLineAlone() throws {
    let desk = try Desk()
    var scene = try TextScenes.scene(
      before: "one line\nanother one\nthe last", after: "\nand\nmore")
    _ = desk.draw(scene)
    scene.document.insert("x")
    let damage = desk.draw(scene)
    #expect(area(damage) < 390 * 34)
    // Where a line is pushed down, those below are drawn anew.
    scene.document.insert("\n")
    #expect(area(desk.draw(scene)) > 390 * 34)
  }

  @Test func movingAHandleDamagesNoMoreThanItsLines() throws {
    let desk = try Desk()
    var scene = try TextScenes.selection(.light)
    _ = desk.draw(scene)
    scene.document.moveByStops(1, selecting: true)
    #expect(area(desk.draw(scene)) < 390 * 60)
  }

  @Test func aBlinkDamagesTheCaretAlone() throws {
    let desk = try Desk()
    var scene = try SampleScenes.swipe(.dark)
    scene.stepFlash = 0
    _ = desk.draw(scene)
    scene.isCaretVisible = false
    let damage = desk.draw(scene)
    #expect(damage.count == 1 && area(damage) < 100)
    scene.isCaretVisible = true
    #expect(desk.draw(scene) == damage)
  }

  /// Whatever was drawn before: the picture is the same as one drawn at once.
  @Test(arguments: [0.84, 1, 2], [true, false])
  func drawsPartsAsItDrawsTheWhole(scale: Double, hasFrame: Bool) throws {
    let fonts = Fonts()
    let desk = try Desk(scale: scale, hasFrame: hasFrame, fonts: fonts)
    let scenes = try changes() + textChanges(fonts)
    for (index, scene) in scenes.enumerated() {
      _ = desk.draw(scene)
      let fresh = try Desk(scale: scale, hasFrame: hasFrame, fonts: fonts)
      _ = fresh.draw(scene)
      #expect(difference(desk.canvas, fresh.canvas).isEmpty, "scene \(index)")
    }
  }

  /// Scenes that follow one another in small changes.
  private func changes() throws -> [PhoneScene] {
    var simulator = try SampleScenes.simulator()
    var geometry = CellGeometry(screenWidth: 390, viewportHeight: 506)
    var effects = Effects()
    func scene() -> PhoneScene {
      PhoneScene(simulator, appearance: .light, statusTime: "10:08")
    }
    var scenes = [scene(), try SampleScenes.swipe(.light), try SampleScenes.press(.light)]
    let events: [InputEvent.Kind] = [
      .text("typed "), .key(EditingKey(.left)), .key(EditingKey(.left, extendsSelection: true)),
      .key(EditingKey(.backspace)), .mark("nihao", from: 5, length: 0), .text("你好"),
      .text("\n"), .touch(FingerID(1), .down, Point(x: 20, y: 690)),
      .touch(FingerID(1), .up, Point(x: 20, y: 690)), .focus(false),
    ]
    for (index, event) in events.enumerated() {
      let time = Instant(microseconds: Int64(index) * 100_000)
      simulator.handle(InputEvent(time, event), layout: &geometry, into: &effects)
      scenes.append(scene())
    }
    var moved = scene()
    moved.statusTime = "10:09"
    moved.scroll = 33.3
    moved.fingers = [
      FingerMark(location: Point(x: 2, y: 842)), FingerMark(location: Point(x: 380, y: 9)),
    ]
    scenes.append(moved)
    moved.fingers.removeFirst()
    moved.deadZone = DeadZoneBand(originX: 10, halfWidth: 20, label: "±20 pt")
    scenes.append(moved)
    moved.ghostCaret = Caret(TextPosition(paragraph: 0, offset: 3))
    scenes.append(moved)
    moved.showsLines = true
    moved.ghostCaret = .start
    scenes.append(moved)
    moved.showsKeyAreas = true
    moved.showsLines = false
    scenes.append(moved)
    moved.isCaretVisible.toggle()
    scenes.append(moved)
    return scenes
  }

  /// Scenes of all that a text view can show, each beside the next.
  private func textChanges(_ fonts: Fonts) throws -> [PhoneScene] {
    var scenes = [
      try TextScenes.selection(.light), try TextScenes.loupe(.light),
      try TextScenes.menu(.light, fonts), try TextScenes.bidirectional(),
      try TextScenes.underlined(), try TextScenes.placeholders(.light),
    ]
    var selected = scenes[scenes.count - 1]
    selected.document.selectAll()
    scenes.append(selected)
    selected.document.setCaret(.start)
    scenes.append(selected)
    scenes += [
      try TextScenes.empty(.light), try TextScenes.marked(), try TextScenes.hidden(0.3, .light),
      try TextScenes.hidden(1, .light), try TextScenes.marks(),
    ]
    var marks = scenes[scenes.count - 1]
    marks.document.insert("x")
    scenes.append(marks)
    scenes += [
      try TextScenes.grown(fonts), try TextScenes.singleLine(fonts), try TextScenes.restyled(),
    ]
    return scenes
  }

  /// The smallest rectangle around all pixels that differ by more than a clip changes in how Cairo rounds edges.
  private func difference(_ first: Canvas, _ second: Canvas) -> PixelRectangle {
    var rectangle = PixelRectangle(x: 0, y: 0, width: 0, height: 0)
    for y in first.rowsThatDiffer(from: second) {
      for x in 0..<first.pixelWidth
      where Self.distance(first.pixel(x: x, y: y), second.pixel(x: x, y: y)) > 12 {
        rectangle = rectangle.union(PixelRectangle(x: x, y: y, width: 1, height: 1))
      }
    }
    return rectangle
  }

  private static func distance(_ first: UInt32, _ second: UInt32) -> UInt32 {
    if first == second { return 0 }
    return [0, 8, 16, 24].map { shift in
      let (one, other) = ((first >> shift) & 0xff, (second >> shift) & 0xff)
      return max(one, other) - min(one, other)
    }.max() ?? 0
  }
}
