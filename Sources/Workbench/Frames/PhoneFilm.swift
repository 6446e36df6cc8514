internal import Drawing
internal import GestureCore
package import PangoText
package import SimulatorCore
internal import TraceFormat

/// The pictures of a film of phones: recordings side by side, each in a phone of its own.
///
/// It needs neither window nor clock: a picture depends on its moment alone, and on those that were asked for before,
/// as far as the text scrolls after its caret. Moments must not go back.
package final class PhoneFilm {
  private let fonts: Fonts
  private let look: FilmLook
  private let sheet: FilmSheet
  private var columns: [Column] = []
  private var canvas: Canvas
  /// Where the sheet's top left corner is, in pixels.
  private var origin = (x: 0, y: 0)

  private struct Column {
    var title: String?
    var captions: CaptionTrack
    var end: Int64
    var desk: Desk
    var renderer: PhoneRenderer
    /// What was drawn below the phone last.
    var shownCaption = ""
  }

  /// A film before its first picture.
  ///
  /// - Throws: what a recording or the options name that does not exist or cannot be.
  package init(_ subjects: [FilmSubject], look: FilmLook, fonts: Fonts) throws(SettingError) {
    self.fonts = fonts
    self.look = look
    for subject in subjects {
      let desk = try Desk(ofFilm: subject, fonts: fonts)
      desk.appearance = look.isDark ? .dark : .light
      columns.append(
        Column(
          title: subject.title, captions: CaptionTrack(subject.trace), end: subject.end, desk: desk,
          renderer: PhoneRenderer(geometry: desk.geometry)))
    }
    let screens = columns.map(\.desk.simulator.screen)
    // The place for captions is kept from the start, so that nothing jumps.
    let lines = zip(columns, screens).map { column, screen -> Int in
      guard look.showsCaptions else { return 0 }
      return column.captions.texts.map {
        Self.captionLines($0, width: screen.width, fonts).count
      }.max() ?? 0
    }
    sheet = FilmSheet(
      screens: screens, hasTitles: subjects.contains { $0.title != nil },
      captionLines: lines.max() ?? 0)
    canvas = Canvas(pixelWidth: 1, pixelHeight: 1, scale: 1, fonts: fonts)
  }

  /// The size of its pictures in points of the phone.
  package var size: (width: Double, height: Double) { (sheet.width, sheet.height) }

  /// Makes pictures of so many pixels, everything in their middle, a point so many pixels large.
  package func setSize(pixelWidth: Int, pixelHeight: Int, scale: Double) {
    canvas = Canvas(pixelWidth: pixelWidth, pixelHeight: pixelHeight, scale: scale, fonts: fonts)
    origin = (
      Int((Double(canvas.pixelWidth) - sheet.width * canvas.scale) / 2),
      Int((Double(canvas.pixelHeight) - sheet.height * canvas.scale) / 2)
    )
    canvas.clear(ground)
    for index in columns.indices {
      columns[index].renderer.invalidate()
      columns[index].shownCaption = ""
      drawTitle(columns[index].title, sheet.columns[index])
    }
  }

  /// Draws a moment of all recordings; one that is over shows its end.
  ///
  /// - Parameters:
  ///   - moment: in microseconds of the recordings.
  ///   - afterEnd: how long the film has shown its last moment, in microseconds: trails fade on.
  /// - Returns: the picture; the next one is drawn over it.
  package func draw(at moment: Int64, afterEnd: Int64 = 0) -> Canvas {
    for index in columns.indices {
      let column = columns[index]
      let desk = column.desk
      desk.advance(to: min(moment, column.end))
      var scene = desk.scene()
      if !look.showsFinger {
        scene.removeFingers()
      } else if moment >= column.end {
        scene.fade(for: moment - column.end + afterEnd)
      }
      _ = column.renderer.draw(scene, on: canvas, at: placement(sheet.columns[index]))
      guard look.showsCaptions, sheet.captionLines > 0 else { continue }
      let caption = column.captions.text(at: moment)
      guard caption != column.shownCaption else { continue }
      columns[index].shownCaption = caption
      drawCaption(caption, sheet.columns[index])
    }
    return canvas
  }

  private func placement(_ column: FilmSheet.Column) -> PhonePixels {
    PhonePixels(
      screenX: origin.x + Int((column.screenX * canvas.scale).rounded()),
      screenY: origin.y + Int((sheet.screenY * canvas.scale).rounded()), scale: canvas.scale,
      windowScale: canvas.scale, hasStage: !look.isTransparent)
  }

  private var theme: Theme { look.isDark ? .dark : .light }

  private var ground: Color {
    look.isTransparent ? Color.black.withAlpha(0) : theme.window.stage
  }

  private static func captionStyle(_ color: Color) -> TextStyle {
    TextStyle(FilmSheet.captionSize, .medium, color: color, alignment: .center)
  }

  private static func captionLines(_ text: String, width: Double, _ fonts: Fonts) -> [String] {
    var lines = fonts.lines(of: text, captionStyle(.black), width: width)
    if lines.count > FilmSheet.mostCaptionLines {
      lines.removeSubrange(FilmSheet.mostCaptionLines...)
      lines[lines.count - 1] += " …"
    }
    return lines
  }

  private func drawTitle(_ title: String?, _ column: FilmSheet.Column) {
    guard let title else { return }
    drawWords(
      [title], column, top: sheet.titleMiddle - FilmSheet.captionPitch / 2,
      TextStyle(FilmSheet.titleSize, .semibold, color: theme.window.text, alignment: .center))
  }

  private func drawCaption(_ caption: String, _ column: FilmSheet.Column) {
    let margin = PhonePixels.frameMargin
    // On whole pixels, so that nothing of the old caption shines through at the edges.
    let left = Int(((column.screenX - margin) * canvas.scale).rounded(.up))
    let right = Int(((column.screenX + column.width + margin) * canvas.scale).rounded(.down))
    let top = Int((sheet.captionTop * canvas.scale).rounded(.up)) + 1
    canvas.isolated {
      canvas.clip([
        PixelRectangle(
          x: origin.x + left, y: origin.y + top, width: right - left,
          height: canvas.pixelHeight - origin.y - top)
      ])
      canvas.clear(ground)
    }
    drawWords(
      Self.captionLines(caption, width: column.width, fonts), column, top: sheet.captionTop + 4,
      Self.captionStyle(theme.window.text))
  }

  /// Draws lines; on a ground that nobody knows, on a plate of their own.
  private func drawWords(
    _ lines: [String], _ column: FilmSheet.Column, top: Double, _ style: TextStyle
  ) {
    guard !lines.isEmpty else { return }
    canvas.isolated {
      canvas.setOrigin(pixelX: origin.x, y: origin.y)
      if look.isTransparent {
        let widest = lines.map { fonts.width(of: $0, style) }.max() ?? 0
        let width = min(widest + 20, column.textWidth)
        canvas.fillRounded(
          x: column.middleX - width / 2, y: top - 2, width: width,
          height: Double(lines.count) * FilmSheet.captionPitch + 4, radius: 8, theme.window.panel)
      }
      for (index, line) in lines.enumerated() {
        canvas.drawText(
          line, x: column.middleX,
          middle: top + (Double(index) + 0.5) * FilmSheet.captionPitch, style,
          maximumWidth: column.textWidth - (look.isTransparent ? 16 : 0))
      }
    }
  }
}
