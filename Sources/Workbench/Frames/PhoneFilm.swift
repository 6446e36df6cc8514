internal import Drawing
internal import GestureCore
package import PangoText
package import SimulatorCore
internal import TraceFormat

/// The pictures of a film of phones: recordings side by side, each in a phone of its own.
///
/// It needs neither window nor clock: a picture depends on its moment alone, and on those that were asked for before,
/// as far as the text scrolls after its caret. Moments must not go back.
package final class PhoneFilm: FilmPictures {
  private let words: FilmWords
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
    words = FilmWords(fonts: fonts, look: look)
    for subject in subjects {
      let desk = try Desk(ofFilm: subject, look: look, isPhoneOnly: true, fonts: fonts)
      columns.append(
        Column(
          title: subject.title, captions: CaptionTrack(subject.trace), end: subject.end, desk: desk,
          renderer: PhoneRenderer(geometry: desk.geometry)))
    }
    let screens = columns.map(\.desk.simulator.screen)
    // The place for captions is kept from the start, so that nothing jumps.
    var lines = 0
    for (column, screen) in zip(columns, screens) {
      lines = max(lines, words.mostLines(column.captions, width: screen.width))
    }
    sheet = FilmSheet(
      screens: screens, hasTitles: subjects.contains { $0.title != nil }, captionLines: lines)
    canvas = Canvas(pixelWidth: 1, pixelHeight: 1, scale: 1, fonts: fonts)
  }

  package var size: (width: Double, height: Double) { (sheet.width, sheet.height) }

  package func setSize(pixelWidth: Int, pixelHeight: Int, scale: Double) {
    canvas = Canvas(
      pixelWidth: pixelWidth, pixelHeight: pixelHeight, scale: scale, fonts: words.fonts)
    origin = (
      Int((Double(canvas.pixelWidth) - sheet.width * canvas.scale) / 2),
      Int((Double(canvas.pixelHeight) - sheet.height * canvas.scale) / 2)
    )
    canvas.clear(words.ground)
    for index in columns.indices {
      columns[index].renderer.invalidate()
      columns[index].shownCaption = ""
      guard let title = columns[index].title else { continue }
      let column = sheet.columns[index]
      canvas.isolated {
        canvas.setOrigin(pixelX: origin.x, y: origin.y)
        words.draw(
          [title], on: canvas, middleX: column.middleX, top: sheet.titleTop,
          width: column.textWidth, words.titleStyle)
      }
    }
  }

  package func draw(at moment: Int64, afterEnd: Int64) -> Canvas {
    for index in columns.indices {
      let column = columns[index]
      column.desk.show(moment, end: column.end, afterEnd: afterEnd)
      _ = column.renderer.draw(
        column.desk.scene(), on: canvas, at: placement(sheet.columns[index]))
      guard sheet.captionLines > 0 else { continue }
      let caption = column.captions.text(at: moment)
      guard caption != column.shownCaption else { continue }
      columns[index].shownCaption = caption
      drawCaption(caption, sheet.columns[index], column.desk.simulator.screen)
    }
    return canvas
  }

  private func placement(_ column: FilmSheet.Column) -> PhonePixels {
    PhonePixels(
      screenX: origin.x + Int((column.screenX * canvas.scale).rounded()),
      screenY: origin.y + Int((sheet.screenY * canvas.scale).rounded()), scale: canvas.scale,
      windowScale: canvas.scale, hasStage: !words.look.isTransparent)
  }

  private func drawCaption(_ caption: String, _ column: FilmSheet.Column, _ screen: Screen) {
    // Below everything that belongs to the phone, on whole pixels: nothing of the old caption shines through.
    let phone = placement(column).bounds(screenWidth: screen.width, screenHeight: screen.height)
    let band = PixelRectangle(
      x: phone.x, y: phone.maxY, width: phone.width, height: canvas.pixelHeight - phone.maxY)
    canvas.isolated {
      canvas.clip([band])
      canvas.clear(words.ground)
      canvas.setOrigin(pixelX: origin.x, y: origin.y)
      words.draw(
        words.lines(caption, width: column.width), on: canvas, middleX: column.middleX,
        top: sheet.captionTop + 4, width: column.textWidth, words.captionStyle)
    }
  }
}
