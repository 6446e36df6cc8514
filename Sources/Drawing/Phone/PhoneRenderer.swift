import GestureCore
package import PangoText
import SimulatorCore
import TextCore

/// Draws the phone, and of it only what differs from the last time.
///
/// What changes seldom (frame, status, text, keyboard) is kept as a picture of its own, `base`; a frame copies the damaged
/// part of it and draws caret, fingers and the like over it. A caret's blink costs a few dozen pixels.
package final class PhoneRenderer {
  let geometry: PangoGeometry
  /// The fonts it draws with.
  package let fonts: Fonts
  private let standIn: StandInText
  private var kept: Kept?

  /// What the last picture was made of.
  private struct Kept {
    var placement: PhonePixels
    var scene: PhoneScene
    var text: TextPicture
    var overlays: [Overlay]
    var frame: FramePainter
    /// The picture without overlays; the target's part that belongs to the phone.
    var base: Canvas
    /// The frame alone, the screen clear.
    var mask: Canvas
  }

  /// A renderer that shares the layouts of a geometry.
  ///
  /// Drawing sets the geometry's viewport, style and scroll to the scene's.
  package init(geometry: PangoGeometry) {
    self.geometry = geometry
    fonts = geometry.fonts
    standIn = StandInText(like: geometry)
  }

  /// Makes the next picture a whole one: what the target showed is lost.
  package func invalidate() { kept = nil }

  /// Brings the target up to date and returns which pixels of it have changed; none if the scene is the last one.
  ///
  /// Between calls nothing else may draw where the phone is.
  package func draw(
    _ scene: PhoneScene, on target: Canvas, at placement: PhonePixels
  ) -> [PixelRectangle] {
    geometry.viewport = scene.viewport
    geometry.style = scene.textStyle
    geometry.scroll = scene.scroll
    geometry.scrollX = scene.scrollX
    let text = TextPicture(scene, geometry, standIn: standIn)
    let overlays = overlays(of: scene, text, scale: placement.scale)
    let bounds = placement.bounds(
      screenWidth: scene.screen.width, screenHeight: scene.screen.height)
    let damage: [PixelRectangle]
    if var old = kept, old.placement == placement, old.scene.screen == scene.screen,
      old.scene.appearance == scene.appearance
    {
      let baseDamage = baseDamage(scene, text, since: old)
      let overlayDamage = Self.difference(overlays, old.overlays).map(\.bounds)
      if baseDamage.isEmpty && overlayDamage.isEmpty {
        kept?.scene = scene
        return []
      }
      old.scene = scene
      old.text = text
      old.overlays = overlays
      kept = old
      let screen = old.frame.screen
      let basePixels = Self.merged(
        baseDamage.map { Self.pixels($0, screen: screen, scale: placement.scale) }, within: screen)
      drawBase(old, in: basePixels)
      damage = Self.merged(
        basePixels + overlayDamage.map { Self.pixels($0, screen: screen, scale: placement.scale) },
        within: screen)
      present(old, damage, on: target)
    } else {
      let new = makeKept(scene, text, overlays, placement, bounds)
      kept = new
      damage = [new.base.bounds]
      drawBase(new, in: [new.frame.screen])
      present(new, damage, on: target)
    }
    return damage.map { $0.offset(x: bounds.x, y: bounds.y).intersection(target.bounds) }
      .filter { !$0.isEmpty }
  }

  private func makeKept(
    _ scene: PhoneScene, _ text: TextPicture, _ overlays: [Overlay], _ placement: PhonePixels,
    _ bounds: PixelRectangle
  ) -> Kept {
    func canvas() -> Canvas {
      Canvas(
        pixelWidth: bounds.width, pixelHeight: bounds.height, scale: placement.scale, fonts: fonts)
    }
    let margin = placement.marginPixels
    let frame = FramePainter(
      theme: Theme(scene.appearance),
      screen: PixelRectangle(
        x: margin, y: margin, width: bounds.width - 2 * margin,
        height: bounds.height - 2 * margin),
      cornerRadius: 47 * scene.screen.width / 390 * placement.scale,
      windowScale: placement.windowScale, hasFrame: placement.hasFrame,
      hasStage: placement.hasStage)
    let mask = canvas()
    frame.draw(on: mask)
    let base = canvas()
    base.copy(mask.bounds, of: mask, toX: 0, y: 0)
    return Kept(
      placement: placement, scene: scene, text: text, overlays: overlays, frame: frame, base: base,
      mask: mask)
  }

  /// The parts of the screen where the kept picture is out of date.
  private func baseDamage(_ scene: PhoneScene, _ text: TextPicture, since old: Kept) -> [Rectangle]
  {
    var damage: [Rectangle] = []
    if scene.statusTime != old.scene.statusTime {
      damage.append(StatusPainter(theme: Theme(scene.appearance), scene: scene).region)
    }
    damage += text.damage(since: old.text)
    if scene.keyboardOffset == old.scene.keyboardOffset {
      damage += scene.keyboard.damage(since: old.scene.keyboard, offsetY: scene.keyboardOffset)
    } else {
      damage.append(scene.keyboardRegion.union(old.scene.keyboardRegion))
    }
    return damage
  }

  private func drawBase(_ kept: Kept, in damage: [PixelRectangle]) {
    guard !damage.isEmpty else { return }
    let base = kept.base
    let theme = Theme(kept.scene.appearance)
    let scene = kept.scene
    base.isolated {
      base.clip(damage)
      base.setOrigin(pixelX: kept.frame.screen.x, y: kept.frame.screen.y)
      let status = StatusPainter(theme: theme, scene: scene)
      if base.isVisible(status.region) { status.draw(on: base) }
      if base.isVisible(scene.textRegion) {
        painter(of: kept.text, scene).draw(on: base)
      }
      KeyboardPainter(theme: theme, picture: scene.keyboard, screen: scene.screen)
        .draw(on: base, offsetY: scene.keyboardOffset)
    }
  }

  private func painter(of text: TextPicture, _ scene: PhoneScene) -> TextPainter {
    TextPainter(
      theme: Theme(scene.appearance), picture: text, document: scene.document, geometry: geometry,
      standIn: standIn)
  }

  /// Copies the damaged part to the target and draws over it what comes and goes.
  private func present(_ kept: Kept, _ damage: [PixelRectangle], on target: Canvas) {
    let origin = kept.placement.bounds(
      screenWidth: kept.scene.screen.width, screenHeight: kept.scene.screen.height)
    let screen = kept.frame.screen.offset(x: origin.x, y: origin.y)
    for part in damage {
      target.copy(part, of: kept.base, toX: origin.x + part.x, y: origin.y + part.y)
    }
    drawOverlays(kept, damage, screen: screen, origin: origin, on: target)
    // Once only, as the corners' edge pixels are mixed: the kept picture has square corners.
    let corners = kept.frame.corners.flatMap { corner in damage.map { corner.intersection($0) } }
      .filter { !$0.isEmpty }
    guard !corners.isEmpty else { return }
    target.isolated {
      target.clip(corners.map { $0.offset(x: origin.x, y: origin.y) })
      if !kept.placement.hasStage { kept.frame.clearAround(screen, on: target) }
      target.paint(kept.mask, atPixelX: origin.x, y: origin.y)
    }
  }

  private func drawOverlays(
    _ kept: Kept, _ damage: [PixelRectangle], screen: PixelRectangle, origin: PixelRectangle,
    on target: Canvas
  ) {
    let clips = damage.map { $0.offset(x: origin.x, y: origin.y).intersection(screen) }
      .filter { !$0.isEmpty }
    guard !clips.isEmpty, !kept.overlays.isEmpty else { return }
    let painter = OverlayPainter(theme: Theme(kept.scene.appearance), textView: kept.text.region) {
      self.painter(of: $0, kept.scene).drawContent(on: target)
    }
    target.isolated {
      target.clip(clips)
      target.setOrigin(pixelX: screen.x, y: screen.y, scale: kept.placement.scale)
      for overlay in kept.overlays where target.isVisible(overlay.bounds) {
        painter.draw(overlay, on: target)
      }
    }
  }
}
