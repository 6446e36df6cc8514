import GestureCore
import KeyboardCore
import PangoText
import SimulatorCore
import TextCore

extension PhoneRenderer {
  /// What lies over the kept picture, from the bottom up.
  func overlays(of scene: PhoneScene, scale: Double) -> [Overlay] {
    var overlays: [Overlay] = []
    if scene.document.selection.isCollapsed {
      let caret = caretRectangle(of: scene, scale: scale)
      if scene.stepFlash > 0 {
        let flash = Rectangle(
          x: caret.center.x - 7, y: caret.y - 2, width: 14, height: caret.height + 4)
        overlays.append(.flash(flash, min(scene.stepFlash, 1)))
      }
      if scene.isCaretVisible { overlays.append(.caret(caret)) }
    }
    if let band = scene.deadZone { overlays.append(.deadZone(band, scene.keyboard.region)) }
    if let key = scene.keyboard.bubble, let text = scene.keyboard.character(of: key.key) {
      overlays.append(
        .bubble(key, text, scale: scene.keyboard.scale, screenWidth: scene.screen.width))
    }
    for finger in scene.fingers {
      let trail = finger.trail.filter { $0.ageMilliseconds < FingerMark.trailMilliseconds }
      if !trail.isEmpty { overlays.append(.trail(trail)) }
    }
    if let arrow = scene.velocity { overlays.append(.arrow(arrow)) }
    for finger in scene.fingers {
      if let location = finger.location {
        overlays.append(.disc(location, radius: finger.radius, opacity: finger.opacity))
      }
    }
    return overlays
  }

  /// The caret on the screen, its edges on whole pixels: 1.5 points wide, as high as the base font.
  private func caretRectangle(of scene: PhoneScene, scale: Double) -> Rectangle {
    let caret = geometry.caretRectangle(of: scene.document.selection.caret, in: scene.document)
    let origin = geometry.contentOrigin
    let width = max((1.5 * scale).rounded(), 1) / scale
    let left = ((origin.x + caret.x - width / 2) * scale).rounded() / scale
    return Rectangle(x: left, y: origin.y + caret.y, width: width, height: caret.height)
      .snapped(toPixelsAt: scale)
  }
}

extension Overlay {
  /// The part of the screen that it must not leave; nil if it may be anywhere.
  func region(of scene: PhoneScene) -> Rectangle? {
    switch self {
    case .flash, .caret: scene.textRegion
    case .deadZone, .bubble, .trail, .arrow, .disc: nil
    }
  }
}
