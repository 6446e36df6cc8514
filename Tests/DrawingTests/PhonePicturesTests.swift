import Drawing
import Foundation
import PangoText
import Testing
import TextCore

/// Pictures for the eye: written where `CARETLAB_PICTURES` names a folder, otherwise not at all.
struct PhonePicturesTests {
  private static func textScenes(_ fonts: Fonts) throws -> [(String, PhoneScene)] {
    [
      ("wrap-upstream", try TextScenes.wrap(.upstream, fonts)),
      ("wrap-downstream", try TextScenes.wrap(.downstream, fonts)),
      ("selection-light", try TextScenes.selection(.light)),
      ("selection-dark", try TextScenes.selection(.dark)),
      ("selection-bidirectional", try TextScenes.bidirectional()),
      ("selection-underlined", try TextScenes.underlined()),
      ("loupe-light", try TextScenes.loupe(.light)), ("loupe-dark", try TextScenes.loupe(.dark)),
      ("menu-light", try TextScenes.menu(.light, fonts)),
      ("menu-dark", try TextScenes.menu(.dark, fonts)),
      ("pills-light", try TextScenes.placeholders(.light)),
      ("pills-dark", try TextScenes.placeholders(.dark)),
      ("marked", try TextScenes.marked()),
      ("empty-light", try TextScenes.empty(.light)), ("empty-dark", try TextScenes.empty(.dark)),
      ("restyled", try TextScenes.restyled()),
      ("keyboard-half", try TextScenes.hidden(0.5, .light)),
      ("keyboard-hidden", try TextScenes.hidden(1, .dark)), ("marks", try TextScenes.marks()),
      ("punctuation", try TextScenes.punctuation()),
      ("single-line", try TextScenes.singleLine(fonts)), ("grown", try TextScenes.grown(fonts)),
    ]
  }

  @Test(arguments: [0.84, 1, 2])
  func writesPictures(scale: Double) throws {
    guard let folder = ProcessInfo.processInfo.environment["CARETLAB_PICTURES"] else { return }
    let viewport = try SampleScenes.swipe(.dark).viewport
    let fonts = Fonts()
    let renderer = PhoneRenderer(geometry: PangoGeometry(viewport: viewport, fonts: fonts))
    let scenes =
      [
        ("swipe-dark", try SampleScenes.swipe(.dark)),
        ("swipe-light", try SampleScenes.swipe(.light)),
        ("press-dark", try SampleScenes.press(.dark)),
        ("press-light", try SampleScenes.press(.light)),
      ] + (scale != 1 ? try Self.textScenes(fonts) : [])
    for (name, scene) in scenes {
      var placement = PhonePixels(
        screenX: 0, screenY: 0, scale: scale, windowScale: scale >= 2 ? 2 : 1)
      placement.screenX = placement.marginPixels
      placement.screenY = placement.marginPixels
      let bounds = placement.bounds(screenWidth: 390, screenHeight: 844)
      let canvas = Canvas(pixelWidth: bounds.width, pixelHeight: bounds.height, scale: scale)
      renderer.invalidate()
      _ = renderer.draw(scene, on: canvas, at: placement)
      try canvas.writePNG(to: "\(folder)/\(name)@\(scale).png")
    }
  }
}
