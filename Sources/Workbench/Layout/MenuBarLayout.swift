/// Where the menu bar's parts are.
package struct MenuBarLayout: Hashable, Sendable {
  /// The whole bar.
  package var bar: WindowRectangle
  /// The program's sign.
  package var mark: WindowRectangle
  /// One for each menu; empty where they are all in one.
  package var menus: [WindowRectangle]
  /// All menus in one; nil where each has room.
  package var allMenus: WindowRectangle?
  /// Where the title may stand.
  package var title: WindowRectangle
  /// Whether the title stands in the window's middle; else at the left.
  package var isTitleCentered: Bool
  /// Opens the palette.
  package var search: WindowRectangle
  /// Whether the search shows its words; else its glyph alone.
  package var hasSearchField: Bool
  /// Switches between dark and light.
  package var theme: WindowRectangle
  /// Whether there is room for a remark's words behind the title; else its sign stands alone.
  package var hasRemark: Bool

  /// The width of each menu's title with its padding, for the widest of the fonts in use.
  private static let menuWidths: [Double] = [46, 47, 53, 91, 89, 50]

  /// Lays a bar out.
  package init(_ bar: WindowRectangle) {
    self.bar = bar
    let side = 28.0
    let y = bar.middleY - side / 2
    mark = WindowRectangle(x: 12, y: bar.middleY - 12, width: 24, height: 24)
    theme = WindowRectangle(x: bar.maxX - 10 - side, y: y, width: side, height: side)
    hasSearchField = bar.width >= 1040
    let searchWidth = hasSearchField ? 176 : side
    search = WindowRectangle(
      x: theme.x - (hasSearchField ? 14 : 10) - searchWidth,
      y: hasSearchField ? bar.middleY - 12 : y, width: searchWidth,
      height: hasSearchField ? 24 : side)
    menus = []
    var left = 38.0
    if bar.width >= 1040 {
      for width in Self.menuWidths {
        menus.append(WindowRectangle(x: left, y: y, width: width, height: side))
        left += width
      }
      isTitleCentered = true
    } else {
      allMenus = WindowRectangle(x: left, y: y, width: side, height: side)
      left += side + 12
      isTitleCentered = false
    }
    hasRemark = bar.width >= 880
    let start = left + 12
    title = WindowRectangle(
      x: start, y: bar.y, width: search.x - 16 - start, height: bar.height)
  }
}
