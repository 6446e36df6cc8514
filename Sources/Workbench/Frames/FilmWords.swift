internal import Drawing
internal import PangoText

/// Draws a film's titles and captions.
struct FilmWords {
  let fonts: Fonts
  let look: FilmLook

  /// Pitch of lines, in points.
  static let pitch = 25.0
  /// Lines of a caption at most.
  private static let mostLines = 4
  private static let size = 17.0

  var theme: Theme { look.isDark ? .dark : .light }

  /// What is where nothing is.
  var ground: Color { look.isTransparent ? Color.black.withAlpha(0) : theme.window.stage }

  /// How a caption is set.
  var captionStyle: TextStyle {
    TextStyle(Self.size, .medium, color: theme.window.text, alignment: .center)
  }

  /// How a title is set.
  var titleStyle: TextStyle {
    TextStyle(Self.size, .semibold, color: theme.window.text, alignment: .center)
  }

  /// A caption in lines; what is too long is cut.
  func lines(_ caption: String, width: Double) -> [String] {
    var lines = fonts.lines(of: caption, captionStyle, width: width)
    if lines.count > Self.mostLines {
      lines.removeSubrange(Self.mostLines...)
      lines[lines.count - 1] += " …"
    }
    return lines
  }

  /// The lines of a recording's longest caption; 0 where none is to be seen.
  func mostLines(_ track: CaptionTrack, width: Double) -> Int {
    guard look.showsCaptions else { return 0 }
    return track.texts.map { lines($0, width: width).count }.max() ?? 0
  }

  /// Draws lines one below the other; on a ground that nobody knows, on a plate of their own.
  func draw(
    _ lines: [String], on canvas: Canvas, middleX: Double, top: Double, width: Double,
    _ style: TextStyle
  ) {
    guard !lines.isEmpty else { return }
    if look.isTransparent {
      let widest = lines.map { fonts.width(of: $0, style) }.max() ?? 0
      let plate = min(widest + 20, width)
      canvas.fillRounded(
        x: middleX - plate / 2, y: top - 2, width: plate,
        height: Double(lines.count) * Self.pitch + 4, radius: 8, theme.window.panel)
    }
    for (index, line) in lines.enumerated() {
      canvas.drawText(
        line, x: middleX, middle: top + (Double(index) + 0.5) * Self.pitch, style,
        maximumWidth: width - (look.isTransparent ? 16 : 0))
    }
  }
}
