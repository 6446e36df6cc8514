import Drawing
import Foundation
import PangoText
import Testing

/// Pictures for the eye: written where `CARETLAB_PICTURES` names a folder, otherwise not at all.
struct PhonePicturesTests {
  @Test(arguments: [0.84, 1, 2])
  func writesPictures(scale: Double) throws {
    guard let folder = ProcessInfo.processInfo.environment["CARETLAB_PICTURES"] else { return }
    let viewport = try SampleScenes.swipe(.dark).viewport
    let renderer = PhoneRenderer(geometry: PangoGeometry(viewport: viewport))
    let scenes = [
      ("swipe-dark", try SampleScenes.swipe(.dark)),
      ("swipe-light", try SampleScenes.swipe(.light)),
      ("press-dark", try SampleScenes.press(.dark)),
      ("press-light", try SampleScenes.press(.light)),
    ]
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
