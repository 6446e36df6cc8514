internal import Drawing
internal import GestureCore
internal import SimulatorCore
internal import TextCore
internal import WindowShell

extension Desk {
  /// The menu beside what is selected, if it is open.
  var menu: TextMenu? {
    guard isMenuOpen, playback == nil else { return nil }
    var layout = geometry
    guard let handles = live.simulator.selectionHandles(layout: &layout) else { return nil }
    let items: [TextMenu.Item] =
      live.simulator.phone.isReadOnly ? [.copy, .selectAll] : [.cut, .copy, .paste, .selectAll]
    var menu = TextMenu(
      items, beside: handles, in: live.simulator.textRegion, fonts: fonts)
    menu.pressed = pressedItem
    return menu
  }

  /// Opens or closes the menu as often as a finger asked for it.
  func takeMenuRequests() {
    let requests = live.menuRequests
    live.menuRequests = 0
    guard requests > 0 else { return }
    // The finger's touch-down has closed one that was open.
    isMenuOpen = !closedMenuAtDown
    menuSelection = live.simulator.document.selection
  }

  /// Closes the menu when what it belongs to has changed.
  func closeStaleMenu() {
    guard isMenuOpen, menuSelection != live.simulator.document.selection else { return }
    isMenuOpen = false
  }

  /// The item of the open menu at a place in the window.
  func menuItem(at location: WindowPoint) -> TextMenu.Item? {
    menu.flatMap { $0.item(at: layout.phone.screenPoint(location)) }
  }

  /// A finger that went down on an item acts when it lifts there.
  func follow(_ touch: ShellTouch, item: TextMenu.Item, at stamp: Int64) {
    let isOver = menuItem(at: touch.location) == item
    switch touch.phase {
    case .down, .move: pressedItem = isOver ? item : nil
    case .cancel: pressedItem = nil
    case .up:
      pressedItem = nil
      guard isOver else { return }
      isMenuOpen = false
      choose(item, at: stamp)
    }
  }

  private func choose(_ item: TextMenu.Item, at stamp: Int64) {
    switch item {
    case .cut: sendToPhone(.key(EditingKey(.cut)), at: stamp)
    case .copy: sendToPhone(.key(EditingKey(.copy)), at: stamp)
    case .paste: requests.append(.paste)
    case .selectAll:
      sendToPhone(.key(EditingKey(.selectAll)), at: stamp)
      isMenuOpen = true
      menuSelection = live.simulator.document.selection
    }
  }
}
