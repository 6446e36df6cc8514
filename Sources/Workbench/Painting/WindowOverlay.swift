internal import Drawing
internal import PangoText

/// What floats over panels and phone. Where it comes, goes or changes, everything under it is drawn again.
enum WindowOverlay: Hashable {
  /// The ring round what has the keyboard.
  case focusRing(WindowRectangle)
  /// A menu or list.
  case popover(Popover, PopoverContent, PopoverLayout)
  /// What a button does, or why it cannot.
  case tooltip(String, anchor: WindowRectangle, window: WindowRectangle)
  /// The card that a bank card is held to.
  case card(CardCalibration, window: WindowRectangle, density: Double)
  /// The sheet of keys.
  case keys(window: WindowRectangle)

  /// The overlays of a picture, those below first.
  static func overlays(of desk: Desk) -> [WindowOverlay] {
    var overlays: [WindowOverlay] = []
    // A field that is typed in has a frame of its own.
    if !desk.hidesFocusRing, let widget = desk.focusedWidget, widget.name != Desk.techniqueSearch,
      desk.tune.typing == nil
    {
      overlays.append(.focusRing(widget.rectangle))
    }
    if let popover = desk.popover, let content = desk.popoverContent,
      let layout = desk.popoverLayout
    {
      overlays.append(.popover(popover, content, layout))
    }
    if let tip = desk.shownTooltip {
      overlays.append(.tooltip(tip.words, anchor: tip.anchor, window: desk.layout.window))
    }
    if let calibration = desk.calibration {
      overlays.append(
        .card(calibration, window: desk.layout.window, density: desk.needs.density))
    }
    if desk.showsKeys { overlays.append(.keys(window: desk.layout.window)) }
    return overlays
  }

  /// What it may touch, its shadow included.
  func bounds(_ ink: Ink) -> WindowRectangle {
    switch self {
    case .focusRing(let rectangle): rectangle.inset(-4, -4)
    case .popover(_, _, let layout): layout.frame.inset(-32, -32)
    case .tooltip(let words, let anchor, let window):
      TooltipPainter(ink: ink, words: words, anchor: anchor, window: window).frame.inset(-32, -32)
    case .card(let calibration, let window, let density):
      CardPainter(ink: ink, calibration: calibration, window: window, density: density).ground
        .inset(-32, -32)
    case .keys(let window): KeySheetPainter(ink: ink, window: window).sheet.inset(-32, -32)
    }
  }

  func draw(_ ink: Ink) {
    switch self {
    case .focusRing(let rectangle):
      ink.frame(rectangle.inset(-3, -3), ink.colors.accent, width: 2, radius: 9)
    case .popover(let popover, let content, let layout):
      PopoverPainter(ink: ink, popover: popover, content: content, layout: layout).draw()
    case .tooltip(let words, let anchor, let window):
      TooltipPainter(ink: ink, words: words, anchor: anchor, window: window).draw()
    case .card(let calibration, let window, let density):
      CardPainter(ink: ink, calibration: calibration, window: window, density: density).draw()
    case .keys(let window): KeySheetPainter(ink: ink, window: window).draw()
    }
  }
}

/// Draws a tooltip below what it belongs to, or above where there is no room.
struct TooltipPainter {
  let ink: Ink
  let words: String
  let anchor: WindowRectangle
  let window: WindowRectangle

  /// The tooltip.
  var frame: WindowRectangle {
    let width = min(ink.width(words, .body) + 20, window.width - 16)
    let x = min(max(anchor.middleX - width / 2, 8), window.width - 8 - width)
    let below = anchor.maxY + 6
    let y = below + 30 <= window.maxY ? below : anchor.y - 6 - 28
    return WindowRectangle(x: x.rounded(), y: y.rounded(), width: width, height: 28)
  }

  func draw() {
    let frame = frame
    ink.floatingGround(frame, radius: 6)
    ink.text(
      words, x: frame.x + 10, middle: frame.middleY, .body, ink.colors.text,
      maximumWidth: frame.width - 20)
  }
}
