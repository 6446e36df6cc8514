internal import Drawing
internal import PangoText

/// A button of a panel: where it is, its words, and what it does.
package struct PanelButton: Hashable, Sendable {
  /// What scripts call it, behind the panel's own name.
  package var name: String
  /// What it does.
  package var command: ToolCommand
  /// Where it is.
  package var rectangle: WindowRectangle
  /// Its words; a sign for − and +.
  package var words: String
  /// Whether it is what is done next.
  package var isPrimary = false
  /// Why it does nothing now; nil where it does.
  package var obstacle: String?
}

extension Ink {
  /// Draws a button, lit where the pointer is on it.
  func draw(_ button: PanelButton, _ hotSpot: HotSpot?) {
    let rectangle = button.rectangle
    let isHot = hotSpot?.rectangle == rectangle && button.obstacle == nil
    var ground = isHot ? colors.popover : colors.raised
    if button.isPrimary {
      ground = isHot ? Color.white.withAlpha(0.12).over(colors.accent) : colors.accent
    }
    let alpha = button.obstacle == nil ? 1 : 0.4
    fill(rectangle, ground.withAlpha(alpha), radius: 6)
    text(
      button.words, x: rectangle.middleX, middle: rectangle.middleY, .body,
      (button.isPrimary ? colors.onAccent : colors.text).withAlpha(alpha), weight: .medium,
      alignment: .center)
  }
}
