internal import Drawing
package import PangoText
package import SimulatorCore
internal import WindowShell

/// The pictures of a film of the whole window, in which a recording plays.
///
/// Nobody is at the mouse. It needs neither window nor clock: a picture depends on its moment and those before.
package final class WindowFilm: FilmPictures {
  private let words: FilmWords
  private let desk: Desk
  private var composer: Composer
  private let captions: CaptionTrack
  private let end: Int64
  private let width: Double
  private let height: Double
  private let captionLines: Int
  private var canvas: Canvas
  private var windowSize = PixelSize(width: 1, height: 1)
  /// Where the window's top left corner is, in pixels.
  private var origin = (x: 0, y: 0)
  private var shownCaption = ""

  private static let captionMargin = 12.0

  /// A film before its first picture, of a window of a size in logical pixels.
  ///
  /// - Parameter recordings: the folder that the window's list shows; nil for none.
  /// - Throws: what the recording or the options name that does not exist or cannot be.
  package init(
    _ subject: FilmSubject, width: Double, height: Double, recordings: String? = nil,
    look: FilmLook,
    fonts: Fonts
  ) throws(SettingError) {
    words = FilmWords(fonts: fonts, look: look)
    desk = try Desk(
      ofFilm: subject, look: look, isPhoneOnly: false, recordings: recordings, fonts: fonts)
    composer = Composer(geometry: desk.geometry, fonts: fonts)
    captions = CaptionTrack(subject.trace)
    end = subject.end
    self.width = width
    self.height = height
    captionLines = words.mostLines(captions, width: width - 2 * Self.captionMargin)
    canvas = Canvas(pixelWidth: 1, pixelHeight: 1, scale: 1, fonts: fonts)
  }

  private var captionHeight: Double {
    captionLines > 0 ? Double(captionLines) * FilmWords.pitch + 2 * Self.captionMargin : 0
  }

  package var size: (width: Double, height: Double) { (width, height + captionHeight) }

  package func setSize(pixelWidth: Int, pixelHeight: Int, scale: Double) {
    canvas = Canvas(
      pixelWidth: pixelWidth, pixelHeight: pixelHeight, scale: scale, fonts: words.fonts)
    windowSize = PixelSize(
      width: Int((width * scale).rounded()), height: Int((height * scale).rounded()))
    let captionPixels = Int((captionHeight * scale).rounded())
    origin = (
      max((pixelWidth - windowSize.width) / 2, 0),
      max((pixelHeight - windowSize.height - captionPixels) / 2, 0)
    )
    shownCaption = ""
    canvas.clear(words.ground)
    desk.resize(width: width, height: height, density: scale, fixedScale: nil)
  }

  package func draw(at moment: Int64, afterEnd: Int64) -> Canvas {
    desk.show(moment, end: end, afterEnd: afterEnd)
    desk.finishMeasuring()
    if canvas.scale != canvas.scale.rounded() {
      // Panels then end inside of pixels, which would grow denser each time that one of two neighbours is drawn.
      composer = Composer(geometry: desk.geometry, fonts: words.fonts)
    }
    let damage = composer.compose(desk, size: windowSize, scale: canvas.scale) {}
    for part in damage {
      canvas.copy(part, of: composer.canvas, toX: origin.x + part.x, y: origin.y + part.y)
    }
    let caption = captionLines > 0 ? captions.text(at: moment) : ""
    if caption != shownCaption {
      shownCaption = caption
      drawCaption(caption)
    }
    return canvas
  }

  private func drawCaption(_ caption: String) {
    let top = origin.y + windowSize.height
    canvas.isolated {
      canvas.clip([
        PixelRectangle(
          x: 0, y: top, width: canvas.pixelWidth, height: canvas.pixelHeight - top)
      ])
      canvas.clear(words.ground)
      canvas.setOrigin(pixelX: origin.x, y: top)
      let room = width - 2 * Self.captionMargin
      words.draw(
        words.lines(caption, width: room), on: canvas, middleX: width / 2,
        top: Self.captionMargin, width: room, words.captionStyle)
    }
  }
}
