/// Where the menu bar's parts are.
package struct MenuBarLayout: Hashable, Sendable {
  /// The whole bar.
  package var bar: WindowRectangle
  /// The program's sign.
  package var mark: WindowRectangle
  /// Where the title may stand; it is centred in the window.
  package var title: WindowRectangle
  /// Opens the sheet of keys.
  package var keys: WindowRectangle
  /// Switches between dark and light.
  package var theme: WindowRectangle
  /// Whether there is room for a remark behind the title.
  package var hasRemark: Bool

  /// Lays a bar out.
  package init(_ bar: WindowRectangle) {
    self.bar = bar
    let side = 28.0
    mark = WindowRectangle(x: 12, y: bar.middleY - 12, width: 24, height: 24)
    theme = WindowRectangle(
      x: bar.maxX - 10 - side, y: bar.middleY - side / 2, width: side, height: side)
    keys = WindowRectangle(
      x: theme.x - 4 - side, y: bar.middleY - side / 2, width: side, height: side)
    let reserved = bar.maxX - keys.x + 12
    title = WindowRectangle(
      x: reserved, y: bar.y, width: bar.width - 2 * reserved, height: bar.height)
    hasRemark = bar.width >= 880
  }
}
