internal import Drawing
internal import SimulatorCore

/// Where phones, titles and captions are in a film's pictures, in points of the phone.
///
/// ```
///    title    │  title
///   ┌──────┐  │ ┌──────┐
///   │phone │  │ │phone │    each in a column of its own, as wide as the phone and its shadow
///   └──────┘  │ └──────┘
///   caption   │ caption
/// ```
struct FilmSheet: Hashable {
  /// One phone's.
  struct Column: Hashable {
    /// The screen's left edge.
    var screenX: Double
    /// The screen's width.
    var width: Double
    /// The middle of phone, title and caption.
    var middleX: Double { screenX + width / 2 }
    /// How wide title and caption may be.
    var textWidth: Double { width + 14 }
  }

  let columns: [Column]
  /// The top of every screen.
  let screenY: Double
  /// The top of the titles' line.
  let titleTop: Double
  /// The top of the captions' first line.
  let captionTop: Double
  /// Lines of the longest caption.
  let captionLines: Int
  let width: Double
  let height: Double

  private static let titleHeight = 36.0
  private static let margin = PhonePixels.frameMargin

  init(screens: [Screen], hasTitles: Bool, captionLines: Int) {
    var x = 0.0
    columns = screens.map { screen in
      defer { x += screen.width + 2 * Self.margin }
      return Column(screenX: x + Self.margin, width: screen.width)
    }
    let top = hasTitles ? Self.titleHeight : 0
    let tallest = screens.map(\.height).max() ?? 0
    screenY = top + Self.margin
    // Nearer to its phone than to the picture's edge.
    titleTop = (top - FilmWords.pitch) / 2 + 3
    captionTop = screenY + tallest + Self.margin
    self.captionLines = captionLines
    width = x
    height =
      captionTop + (captionLines > 0 ? Double(captionLines) * FilmWords.pitch + Self.margin : 0)
  }
}
