package import GestureCore

/// Where a layout's keys lie on a screen: computed once, then looked up.
///
/// The keyboard is drawn for a screen 390 points wide, grows and shrinks with the width, and stands on the bottom
/// edge of the screen:
///
///     553  ┌──────────────────────────┐  the keyboard's region
///     561  │ rows of 54               │
///     777  │ strip with the globe     │
///     844  └──────────────────────────┘
package struct KeyboardGeometry: Hashable, Sendable {
  /// Whose keys they are.
  package let layout: KeyboardLayout
  /// The whole keyboard; its edges belong to it.
  package let region: Rectangle
  /// Points per point of the 390 points wide drawing.
  package let scale: Double

  private let letters: PageGeometry
  private let numbers: PageGeometry
  private let symbols: PageGeometry

  /// Places the layout's keys on a screen of that size, in points.
  package init(layout: KeyboardLayout, screenWidth: Double, screenHeight: Double) {
    self.layout = layout
    let screen = ScaledScreen(width: screenWidth, height: screenHeight)
    scale = screen.scale
    region = screen.region
    letters = PageGeometry(rows: layout.letters, screen: screen)
    numbers = PageGeometry(rows: layout.numbers, screen: screen)
    symbols = PageGeometry(rows: layout.symbols, screen: screen)
  }

  /// The keys of a page, row by row, the globe last.
  package func keys(on page: KeyboardPage) -> [KeyFrame] {
    self[page].keys
  }

  /// The cells of a page's keys, in the same order: kept, so that asking for them costs nothing.
  package func frames(on page: KeyboardPage) -> [Rectangle] {
    self[page].frames
  }

  /// The key with that id on the page, or nil.
  package func key(id: String, page: KeyboardPage) -> KeyFrame? {
    self[page].keys.first { $0.key.id == id }
  }

  /// The key that a touch-down at the point presses, or nil.
  ///
  /// From the region's top to the strip every point has one: the row is chosen by height (what lies above the first
  /// row counts to it), then the key nearest in that row. In the strip only the globe's frame is a key. Outside the region there is none.
  package func key(at point: Point, page: KeyboardPage) -> KeyFrame? {
    guard region.containsClosed(point) else { return nil }
    return self[page].key(at: point)
  }

  private subscript(page: KeyboardPage) -> PageGeometry {
    switch page {
    case .letters: letters
    case .numbers: numbers
    case .symbols: symbols
    }
  }
}
