import Drawing
import GestureCore
import PangoText
import SimulatorCore
import Testing
import TextCore

/// Whatever is written, selected or enlarged: nothing is drawn outside the text view.
struct EdgeDrawingTests {
  private static let bounds = (width: 390, height: 844)

  private static func draw(_ scene: PhoneScene, _ renderer: PhoneRenderer) -> Canvas {
    let canvas = Canvas(
      pixelWidth: bounds.width, pixelHeight: bounds.height, scale: 1, fonts: renderer.fonts)
    renderer.invalidate()
    _ = renderer.draw(
      scene, on: canvas, at: PhonePixels(screenX: 0, screenY: 0, scale: 1, hasFrame: false))
    return canvas
  }

  static let texts =
    EdgeStrings.all + [
      "a" + String(repeating: "\u{301}", count: 100_000),
      String(repeating: "\u{489}\u{36F}\u{301}", count: 300),
      String(repeating: "\u{202E}abc ", count: 300), String(repeating: "﷽", count: 200),
      String(repeating: "<#placeholder#>", count: 100), String(repeating: "\t\u{0}", count: 200),
    ]

  @Test func nothingLeavesTheView() throws {
    let plain = try TextScenes.scene(before: "")
    let renderer = PhoneRenderer(geometry: PangoGeometry(viewport: plain.viewport))
    let empty = Self.draw(plain, renderer)
    let region = plain.textRegion
    for text in Self.texts {
      var scene = try TextScenes.scene(before: text, after: text)
      for scroll in [0.0, 13.5] {
        scene.scroll = scroll
        scene.showsLoupe = false
        scene.document.selectAll()
        let canvas = Self.draw(scene, renderer)
        let spilled = canvas.rowsThatDiffer(from: empty).first {
          Double($0) < region.y - 1 || Double($0) > region.maxY
        }
        #expect(spilled == nil, "\(text.prefix(30).debugDescription), scrolled by \(scroll)")
        scene.document.setCaret(Caret(scene.document.end))
        scene.showsLoupe = true
        _ = Self.draw(scene, renderer)
      }
    }
  }

  @Test(arguments: [(1.0, 2), (2, 3), (0.5, 1)]) func theCaretIsOneAndAHalfPointsWide(
    scale: Double, pixels: Int
  ) throws {
    let scene = try TextScenes.scene(before: "")
    let renderer = PhoneRenderer(geometry: PangoGeometry(viewport: scene.viewport))
    let canvas = Canvas(
      pixelWidth: Int(390 * scale), pixelHeight: Int(844 * scale), scale: scale,
      fonts: renderer.fonts)
    _ = renderer.draw(
      scene, on: canvas, at: PhonePixels(screenX: 0, screenY: 0, scale: scale, hasFrame: false))
    let y = Int(76 * scale)
    let accent = 0xff00_0000 | Theme.light.window.accent.hex
    let inked = (0..<canvas.pixelWidth).filter { canvas.pixel(x: $0, y: y) == accent }
    #expect(inked.count == pixels)
  }

  @Test func theStandInIsSeenOnlyWhileThereIsNoText() throws {
    func inked(_ change: (inout PhoneScene) -> Void) throws -> Int {
      var scene = try TextScenes.empty(.light)
      scene.isCaretVisible = false
      change(&scene)
      let renderer = PhoneRenderer(geometry: PangoGeometry(viewport: scene.viewport))
      let canvas = Self.draw(scene, renderer)
      return (0..<390).count { x in
        (60..<120).contains { canvas.pixel(x: x, y: $0) & 0xff_ffff != 0xff_ffff }
      }
    }
    #expect(try inked { _ in } > 250)
    #expect(try inked { $0.document.insert("i") } < 10)
    #expect(try inked { $0.document.setMarked("n", from: 1, length: 0) } < 20)
  }
}
