internal import Drawing
internal import PangoText

/// Draws the stage's foot: what A and B have stepped, and the switches of what lies over the phone.
struct StageFootPainter {
  let ink: Ink
  let layout: StageFootLayout
  let hotSpot: HotSpot?

  func draw(_ model: StageFootModel) {
    ink.fill(layout.foot, ink.colors.stage)
    let middle = layout.foot.y + 20
    var x = layout.figures.x + 4
    ink.caretSign(.a, x: x + 4, middle: middle)
    x += 14
    x += ink.text(
      Figures.signed(model.netA), x: x, middle: middle, .head, ink.colors.accent, weight: .medium,
      maximumWidth: layout.figures.maxX - x)
    if let net = model.netB,
      x + 34 + ink.width(Figures.signed(net), .head, weight: .medium) <= layout.figures.maxX
    {
      x += 20
      ink.caretSign(.b, x: x + 4, middle: middle)
      x += 14
      ink.text(
        Figures.signed(net), x: x, middle: middle, .head, ink.colors.ghost, weight: .medium,
        maximumWidth: layout.figures.maxX - x)
    }
    for (overlay, field) in zip(PhoneOverlay.allCases, layout.switches) {
      let isOn = model.overlays.contains(overlay)
      // On the light stage `raised` would not be seen.
      let ground: Color =
        switch ink.theme.appearance {
        case .dark: ink.colors.raised
        case .light: ink.colors.popover
        }
      if isOn || hotSpot?.rectangle == field { ink.fill(field, ground, radius: 6) }
      ink.glyph(overlay.glyph, in: field, isOn ? ink.colors.text : ink.colors.muted)
    }
  }
}

extension PhoneOverlay {
  /// Its sign on a switch.
  var glyph: Glyph {
    switch self {
    case .touches: .touches
    case .trails: .trails
    case .velocity: .arrow
    case .deadZone: .deadZone
    case .keyAreas: .keys
    case .lines: .lines
    }
  }
}

extension Ink {
  /// A technique's caret as a sign: A solid with a filled knob on top, B dashed with a ring below.
  func caretSign(_ side: TechniqueSide, x: Double, middle: Double) {
    switch side {
    case .a:
      canvas.line(
        fromX: x, y: middle - 3, toX: x, y: middle + 7, Canvas.Stroke(colors.accent, width: 2))
      canvas.fillCircle(x: x, y: middle - 5, radius: 3, colors.accent)
    case .b:
      canvas.line(
        fromX: x, y: middle - 7, toX: x, y: middle + 2,
        Canvas.Stroke(colors.ghost, width: 2, dash: [3, 2]))
      canvas.strokeCircle(x: x, y: middle + 5, radius: 2.4, Canvas.Stroke(colors.ghost, width: 1.6))
    }
  }
}
