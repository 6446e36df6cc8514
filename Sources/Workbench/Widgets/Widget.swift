internal import WindowShell

/// Something in the panels that can be pressed, reached by Tab, and found by scripts.
package struct Widget: Hashable, Sendable {
  /// What scripts call it; the focus is kept by it.
  package var name: String
  /// Where it is pressed.
  package var rectangle: WindowRectangle
  /// What pressing it does.
  package var command: ToolCommand
  /// Whether it can be pressed now.
  package var isEnabled: Bool
  /// What stands in its tooltip: why it is disabled, or words that have no room; nil for none.
  package var tip: String?
  /// Whether Tab stops at it; of a list's rows it stops at one.
  package var isTabStop = true

  /// Something that can be pressed.
  package init(
    _ name: String, _ rectangle: WindowRectangle, _ command: ToolCommand, isEnabled: Bool = true,
    tip: String? = nil
  ) {
    self.name = name
    self.rectangle = rectangle
    self.command = command
    self.isEnabled = isEnabled
    self.tip = tip
  }
}
