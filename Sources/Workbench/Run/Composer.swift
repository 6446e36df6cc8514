internal import Drawing
package import PangoText
package import WindowShell

/// Puts the window's picture together: the phone and the panels on one canvas, and of each only what has
/// changed.
package final class Composer {
  private let fonts: Fonts
  private let renderer: PhoneRenderer
  /// The window's picture.
  package private(set) var canvas: Canvas
  private var layout: WorkbenchLayout?
  private var appearance: Theme.Appearance?
  private var parts: Set<PanelPart> = []
  private var overlays: [WindowOverlay] = []

  /// A composer that shares a desk's layouts and fonts.
  package init(geometry: PangoGeometry, fonts: Fonts) {
    self.fonts = fonts
    renderer = PhoneRenderer(geometry: geometry)
    canvas = Canvas(pixelWidth: 1, pixelHeight: 1, scale: 1, fonts: fonts)
  }

  /// Brings the canvas up to date.
  ///
  /// - Parameter betweenStages: called where a frame may be interrupted for a moment.
  /// - Returns: what has changed, in pixels.
  package func compose(
    _ desk: Desk, size: PixelSize, scale: Double, betweenStages: () -> Void
  ) -> [PixelRectangle] {
    let theme = Theme(desk.appearance)
    var damage: [PixelRectangle] = []
    let isNew =
      canvas.pixelWidth != size.width || canvas.pixelHeight != size.height || canvas.scale != scale
    if isNew {
      canvas = Canvas(
        pixelWidth: size.width, pixelHeight: size.height, scale: scale, fonts: fonts)
    }
    let ink = Ink(canvas: canvas, theme: theme)
    let floating = WindowOverlay.overlays(of: desk)
    if isNew || layout != desk.layout || appearance != desk.appearance {
      layout = desk.layout
      appearance = desk.appearance
      parts = []
      renderer.invalidate()
      canvas.clear(theme.window.stage)
      damage = [canvas.bounds]
    } else if floating != overlays {
      // What is gone leaves a hole, and a shadow must not be drawn over itself.
      let changed =
        (floating.filter { !overlays.contains($0) } + overlays.filter { !floating.contains($0) })
        .reduce(WindowRectangle(x: 0, y: 0, width: 0, height: 0)) { $0.joined($1.bounds(ink)) }
      damage = [uncover(changed.cut(to: desk.layout.window), desk.layout, theme, scale)]
    }
    overlays = floating
    let phoneDamage = renderer.draw(desk.scene(), on: canvas, at: placement(desk.layout, scale))
    damage += phoneDamage
    betweenStages()
    let fresh = PanelPart.parts(of: desk)
    // Those below first: what is drawn anew is also drawn anew above.
    var drawn: [PixelRectangle] = []
    for part in fresh {
      let rectangle = pixels(part.rectangle, scale)
      // The frame's shadow may reach below a panel.
      let isTouched = (phoneDamage + drawn).contains { !$0.intersection(rectangle).isEmpty }
      guard isTouched || !parts.contains(part) else { continue }
      canvas.isolated {
        canvas.clip([rectangle])
        part.draw(ink)
      }
      drawn.append(rectangle.intersection(canvas.bounds))
    }
    damage += drawn
    parts = Set(fresh)
    betweenStages()
    damage = damage.filter { !$0.isEmpty }
    if !floating.isEmpty, !damage.isEmpty {
      canvas.isolated {
        canvas.clip(damage)
        for overlay in floating { overlay.draw(ink) }
      }
    }
    return damage
  }

  /// Forgets what was drawn in a rectangle.
  private func uncover(
    _ rectangle: WindowRectangle, _ layout: WorkbenchLayout, _ theme: Theme, _ scale: Double
  ) -> PixelRectangle {
    let area = pixels(rectangle, scale)
    if !rectangle.cut(to: layout.stage).isEmpty {
      canvas.isolated {
        canvas.clip([area])
        canvas.clear(theme.window.stage)
      }
      renderer.invalidate()
    }
    parts = parts.filter { pixels($0.rectangle, scale).intersection(area).isEmpty }
    return area
  }

  private func placement(_ layout: WorkbenchLayout, _ scale: Double) -> PhonePixels {
    PhonePixels(
      screenX: Int((layout.phone.origin.x * scale).rounded()),
      screenY: Int((layout.phone.origin.y * scale).rounded()),
      scale: layout.phone.scale * scale, windowScale: scale, hasFrame: layout.hasBezel)
  }

  private func pixels(_ rectangle: WindowRectangle, _ scale: Double) -> PixelRectangle {
    let left = Int((rectangle.x * scale).rounded(.down))
    let top = Int((rectangle.y * scale).rounded(.down))
    return PixelRectangle(
      x: left, y: top, width: Int((rectangle.maxX * scale).rounded(.up)) - left,
      height: Int((rectangle.maxY * scale).rounded(.up)) - top)
  }
}

extension Damage {
  /// What was drawn anew has to be shown anew.
  init(_ rectangle: PixelRectangle) {
    self.init(
      x: rectangle.x, y: rectangle.y, width: rectangle.width, height: rectangle.height)
  }
}
