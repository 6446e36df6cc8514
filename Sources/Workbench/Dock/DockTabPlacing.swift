internal import Drawing
internal import PangoText

/// Places the dock's tabs: each as wide as its words.
struct DockTabPlacing {
  let fonts: Fonts

  /// From the dock's edge to the first word, and from word to word.
  static let padding = 16.0
  static let gap = 24.0

  func rectangles(_ dock: DockLayout, recordingCount: Int) -> [WindowRectangle] {
    let canvas = Canvas(pixelWidth: 1, pixelHeight: 1, scale: 1, fonts: fonts)
    let ink = Ink(canvas: canvas, theme: Theme(.dark))
    var x = dock.tabBar.x + Self.padding
    return dock.tabs.map { tab in
      var width = ink.width(tab.title, .body, weight: .semibold)
      if tab == .recordings { width += 8 + ink.width("\(recordingCount)", .caption) }
      defer { x += width + Self.gap }
      return WindowRectangle(
        x: x - 4, y: dock.tabBar.y, width: width + 8, height: dock.tabBar.height)
    }
  }
}
