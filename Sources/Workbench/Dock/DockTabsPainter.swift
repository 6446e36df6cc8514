internal import Drawing
internal import PangoText

/// Draws the dock's row of tabs.
struct DockTabsPainter {
  let ink: Ink
  let layout: DockLayout
  let tabs: [WindowRectangle]
  let hotSpot: HotSpot?

  func draw(_ model: DockModel) {
    let bar = layout.tabBar
    ink.fill(bar, ink.colors.panel)
    ink.canvas.fillRectangle(x: bar.x, y: bar.y, width: bar.width, height: 1, ink.colors.line)
    ink.lineBelow(bar)
    ink.lineAtLeft(bar)
    for (tab, rectangle) in zip(layout.tabs, tabs) {
      let isOpen = tab == model.tab
      let isHot = hotSpot?.rectangle == rectangle
      let x = rectangle.x + 4
      let width = ink.text(
        tab.title, x: x, middle: bar.middleY, .body,
        isOpen || isHot ? ink.colors.text : ink.colors.muted, weight: isOpen ? .semibold : .regular)
      if tab == .recordings {
        ink.text(
          "\(model.recordingCount)", x: x + width + 8, middle: bar.middleY + 0.5, .caption,
          ink.colors.muted)
      }
      if isOpen {
        ink.fill(
          WindowRectangle(
            x: x, y: bar.maxY - 2, width: rectangle.width - 8, height: 2), ink.colors.accent)
      }
    }
  }
}
