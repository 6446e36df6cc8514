package import GestureCore
package import PangoText
package import SimulatorCore

/// The small menu beside a selection: what it offers and where each of it is, in points of the screen.
package struct TextMenu: Hashable, Sendable {
  /// What can be done with selected text.
  package enum Item: Hashable, Sendable, CaseIterable {
    /// Copy and delete it.
    case cut
    /// Copy it.
    case copy
    /// Put what was copied in its place.
    case paste
    /// Select the whole text.
    case selectAll

    /// What the menu says.
    package var label: String {
      switch self {
      case .cut: "Cut"
      case .copy: "Copy"
      case .paste: "Paste"
      case .selectAll: "Select All"
      }
    }
  }

  /// What it offers, from left to right.
  package let items: [Item]
  /// The whole menu.
  package let frame: Rectangle
  /// The place of each item, in the items' order; they fill the frame.
  package let itemFrames: [Rectangle]
  /// The item under a finger, which is drawn pressed.
  package var pressed: Item?

  static let fontSize = 15.0
  static let radius = 10.0
  private static let height = 40.0
  private static let padding = 14.0
  /// Between the menu and what it belongs to.
  private static let distance = 8.0
  /// Kept free at the screen's edges.
  private static let margin = 8.0

  /// A menu above a selection, below it where there is no room above, and over it where there is none below either.
  ///
  /// - Parameters:
  ///   - handles: the selection's ends.
  ///   - region: where the menu may be: the text view.
  package init(
    _ items: [Item], beside handles: SelectionHandles, in region: Rectangle, fonts: Fonts
  ) {
    self.items = items
    let style = TextStyle(Self.fontSize, .medium, color: .black)
    let widths = items.map { fonts.width(of: $0.label, style) + 2 * Self.padding }
    let width = widths.reduce(0, +)
    let start = handles.frame(of: .start)
    let end = handles.frame(of: .end)
    let room = region.grown(by: -Self.margin)
    let above = min(start.y, end.y) - Self.distance - Self.height
    let below = max(start.maxY, end.maxY) + Self.distance
    let y: Double
    let center: Double
    if above >= room.y {
      y = min(above, room.maxY - Self.height)
      // Above a selection of many lines, its first one counts.
      center = start.center.y == end.center.y ? (start.center.x + end.center.x) / 2 : start.center.x
    } else if below + Self.height <= room.maxY {
      y = max(below, room.y)
      center = start.center.y == end.center.y ? (start.center.x + end.center.x) / 2 : end.center.x
    } else {
      y = region.center.y - Self.height / 2
      center = region.center.x
    }
    let x = max(min(center - width / 2, room.maxX - width), room.x)
    frame = Rectangle(x: x, y: y, width: width, height: Self.height)
    var left = x
    itemFrames = widths.map { width in
      defer { left += width }
      return Rectangle(x: left, y: y, width: width, height: Self.height)
    }
  }

  /// The item at a place of the screen; nil outside.
  package func item(at point: Point) -> Item? {
    zip(items, itemFrames).first { $0.1.contains(point) }?.0
  }
}
