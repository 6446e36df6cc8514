internal import Drawing
internal import PangoText

/// What stands where there is nothing: what is not there, what to do, and one action.
struct EmptyState: Hashable {
  /// The sign.
  enum Sign: Hashable {
    case folder, lines, swap
  }

  var sign: Sign
  var title: String
  var sentence: String
  /// The action's words; empty for none.
  var action = ""

  /// Where the action is.
  static func action(_ area: WindowRectangle) -> WindowRectangle {
    WindowRectangle(x: area.x + 46, y: area.y + 54, width: 140, height: 24)
  }

  func draw(_ ink: Ink, in area: WindowRectangle, hotSpot: HotSpot?) {
    let glyph: Glyph =
      switch sign {
      case .folder: .folder
      case .lines: .lines
      case .swap: .swap
      }
    ink.glyph(
      glyph, in: WindowRectangle(x: area.x + 20, y: area.y + 22, width: 20, height: 20),
      ink.colors.muted, size: 20)
    let x = area.x + 52
    let room = area.maxX - 16 - x
    ink.text(
      title, x: x, middle: area.y + 23, .body, ink.colors.text, weight: .semibold,
      maximumWidth: room)
    ink.text(sentence, x: x, middle: area.y + 42, .body, ink.colors.muted, maximumWidth: room)
    guard !action.isEmpty else { return }
    let place = Self.action(area)
    if hotSpot?.rectangle == place { ink.fill(place, ink.colors.raised, radius: 6) }
    ink.text(
      action, x: x, middle: place.middleY, .body, ink.colors.accent, maximumWidth: place.width)
  }
}

/// What was done and can be taken back, over the bottom of a list.
struct Toast: Hashable {
  var words: String
  var area: WindowRectangle

  /// Where it is in a list.
  static func frame(_ area: WindowRectangle) -> WindowRectangle {
    let width = min(area.width - 32, 440)
    return WindowRectangle(
      x: area.x + 16, y: area.maxY - 16 - 36, width: width, height: 36)
  }

  /// The button that takes it back.
  static func button(_ frame: WindowRectangle) -> WindowRectangle {
    WindowRectangle(x: frame.maxX - 60, y: frame.y + 4, width: 54, height: 28)
  }

  func draw(_ ink: Ink, hotSpot: HotSpot?) {
    let frame = Self.frame(area)
    ink.fill(frame, ink.colors.popover, radius: 8)
    ink.frame(frame, ink.colors.control.withAlpha(0.5), width: 1, radius: 8)
    let button = Self.button(frame)
    ink.text(
      words, x: frame.x + 12, middle: frame.middleY, .body, ink.colors.text,
      maximumWidth: button.x - 8 - frame.x - 12)
    if hotSpot?.rectangle == button { ink.fill(button, ink.colors.raised, radius: 6) }
    ink.text(
      "Undo", x: button.x + 10, middle: button.middleY, .body, ink.colors.accent, weight: .medium)
  }
}
