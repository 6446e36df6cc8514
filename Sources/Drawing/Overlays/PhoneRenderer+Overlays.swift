import GestureCore
import KeyboardCore
import PangoText
import SimulatorCore
import TextCore

extension PhoneRenderer {
  /// What lies over the kept picture, from the bottom up.
  func overlays(of scene: PhoneScene, _ text: TextPicture, scale: Double) -> [Overlay] {
    var overlays = scene.showsLines ? [lines(of: scene)] : []
    overlays += textOverlays(of: scene, text, scale: scale)
    if scene.showsKeyAreas, scene.keyboardHiding == 0 {
      overlays.append(.keyAreas(scene.keyboard.keys.map(\.frame)))
    }
    if let band = scene.deadZone { overlays.append(.deadZone(band, scene.keyboard.region)) }
    if scene.keyboardHiding == 0, let key = scene.keyboard.bubble,
      let text = scene.keyboard.character(of: key.key)
    {
      overlays.append(
        .bubble(key, text, scale: scene.keyboard.scale, screenWidth: scene.screen.width))
    }
    if let menu = scene.menu { overlays.append(.menu(menu)) }
    if scene.showsLoupe { overlays.append(.loupe(loupe(of: scene, text, scale: scale))) }
    for finger in scene.fingers {
      let trail = finger.trail.filter { $0.ageMilliseconds < FingerMark.trailMilliseconds }
      if !trail.isEmpty { overlays.append(.trail(trail)) }
    }
    if let pulse = scene.pulse { overlays.append(.pulse(pulse)) }
    if let arrow = scene.velocity { overlays.append(.arrow(arrow)) }
    for finger in scene.fingers {
      if let location = finger.location {
        overlays.append(.disc(location, radius: finger.radius, opacity: finger.opacity))
      }
    }
    return overlays
  }

  /// Caret and handles.
  private func textOverlays(
    of scene: PhoneScene, _ text: TextPicture, scale: Double
  ) -> [Overlay] {
    var overlays: [Overlay] = []
    if let target = scene.target {
      overlays.append(.target(caretRectangle(of: target, scene, width: 1, scale)))
    }
    if let ghost = scene.ghostCaret {
      let rectangle = caretRectangle(of: ghost, scene, width: max((2 * scale).rounded(), 2), scale)
      overlays.append(.ghostCaret(rectangle))
    }
    guard scene.document.selection.isCollapsed else {
      guard let handles = handles(of: scene) else { return overlays }
      overlays += [TextGesture.HandleEnd.start, .end].map {
        Overlay.handle($0, handles, linePitch: geometry.linePitch)
      }
      return overlays.filter { $0.bounds.overlaps(text.region) }
    }
    let caret = caretRectangle(of: scene, scale: scale)
    if scene.stepFlash > 0 {
      let flash = Rectangle(
        x: caret.center.x - 7, y: caret.y - 2, width: 14, height: caret.height + 4)
      overlays.append(.flash(flash, min(scene.stepFlash, 1)))
    }
    if scene.isCaretVisible { overlays.append(.caret(caret, hasKnob: scene.ghostCaret != nil)) }
    return overlays
  }

  /// The lines that are seen, and every caret stop on them.
  private func lines(of scene: PhoneScene) -> Overlay {
    let document = scene.document
    let origin = geometry.contentOrigin
    let region = scene.textRegion
    let (top, bottom) = (region.y - origin.y, region.maxY - origin.y)
    let lines = geometry.lines(between: top, and: bottom, in: document).map { line in
      Rectangle(
        x: origin.x, y: origin.y + line.y, width: geometry.contentWidth, height: geometry.linePitch)
    }
    var stops: [Rectangle] = []
    var position: TextPosition? =
      geometry.caret(at: ContentPoint(x: -1e6, y: top), in: document).position
    while let place = position {
      let caret = geometry.caretRectangle(of: Caret(place), in: document)
      guard caret.y < bottom, stops.count < 10_000 else { break }
      stops.append(
        Rectangle(
          x: origin.x + caret.x - 0.5, y: origin.y + caret.y + caret.height - 4, width: 1, height: 4
        ))
      position = document.position(after: place)
    }
    return .lines(lines, stops: stops)
  }

  private func handles(of scene: PhoneScene) -> SelectionHandles? {
    guard scene.showsHandles else { return nil }
    var layout = geometry
    return SelectionHandles(of: scene.document, layout: &layout)
  }

  private func loupe(
    of scene: PhoneScene, _ text: TextPicture, scale: Double
  ) -> LoupePicture {
    let handles = handles(of: scene)
    let selection = scene.document.selection
    let focus =
      switch handles {
      case .none: caretRectangle(of: scene, scale: scale)
      case .some(let handles):
        selection.focus < selection.anchor ? handles.start : handles.end
      }
    return LoupePicture(
      focus: focus, handles: handles, text: text, linePitch: geometry.linePitch,
      screenWidth: scene.screen.width)
  }

  /// The caret on the screen: 1.5 points wide, and two pixels beside another one.
  private func caretRectangle(of scene: PhoneScene, scale: Double) -> Rectangle {
    let pixels =
      scene.ghostCaret == nil ? max((1.5 * scale).rounded(), 1) : max((1.5 * scale).rounded(), 2)
    return caretRectangle(of: scene.document.selection.caret, scene, width: pixels, scale)
  }

  /// A caret on the screen, so many pixels wide, its edges on whole pixels, as high as the base font.
  private func caretRectangle(
    of caret: Caret, _ scene: PhoneScene, width pixels: Double, _ scale: Double
  ) -> Rectangle {
    let caret = geometry.caretRectangle(of: caret, in: scene.document)
    let origin = geometry.contentOrigin
    let width = pixels / scale
    let left = ((origin.x + caret.x - width / 2) * scale).rounded() / scale
    return Rectangle(x: left, y: origin.y + caret.y, width: width, height: caret.height)
      .snapped(toPixelsAt: scale)
  }
}
