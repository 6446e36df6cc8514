import GestureCore
import PangoText
import TextCore

/// What the text region shows, line by line, so that only what has changed is drawn again.
struct TextPicture: Hashable {
  /// Lines that are seen.
  var lines: [PangoGeometry.SeenLine]
  /// What is coloured as selected, in the text's own coordinates.
  var selection: [ContentRectangle]
  /// Lines under text that is being composed, in the text's own coordinates.
  var underlines: [ContentRectangle]
  /// Where the content's top left corner is on the screen.
  var origin: ContentPoint

  init(_ scene: PhoneScene, _ geometry: PangoGeometry) {
    origin = geometry.contentOrigin
    let top = scene.textRegion.y - origin.y
    let bottom = top + scene.textRegion.height
    lines = geometry.lines(between: top, and: bottom, in: scene.document)
    let selected = scene.document.selection
    selection =
      selected.isCollapsed
      ? []
      : geometry.selectionRectangles(
        from: selected.lower, to: selected.upper, in: scene.document, between: top, and: bottom)
    underlines =
      scene.document.markedRange.map { marked in
        geometry.selectionRectangles(
          from: marked.lowerBound, to: marked.upperBound, in: scene.document, between: top,
          and: bottom)
      } ?? []
  }

  /// The parts of the screen that differ from an older picture.
  func damage(since old: TextPicture, in region: Rectangle) -> [Rectangle] {
    if self == old { return [] }
    guard origin == old.origin else { return [region] }
    let changedLines = Set(lines).symmetricDifference(old.lines)
    // Marks of tall scripts reach into the neighbouring lines.
    let lineRectangles = changedLines.map {
      Rectangle(
        x: region.x, y: origin.y + $0.y, width: region.width, height: TextViewport.linePitch
      ).grown(by: TextViewport.linePitch / 3)
    }
    let changedMarks = Set(selection).symmetricDifference(old.selection)
      .union(Set(underlines).symmetricDifference(old.underlines))
    let markRectangles = changedMarks.map(onScreen)
    return lineRectangles + markRectangles
  }

  private func onScreen(_ rectangle: ContentRectangle) -> Rectangle {
    Rectangle(
      x: origin.x + rectangle.x, y: origin.y + rectangle.y, width: rectangle.width,
      height: rectangle.height)
  }

  /// Draws what the canvas' clip lets through.
  func draw(
    _ document: TextDocument, _ geometry: PangoGeometry, in region: Rectangle, on canvas: Canvas,
    _ theme: Theme
  ) {
    // The regions of the screen meet at whole pixels, so that each covers what was there before.
    let region = region.snapped(toPixelsAt: canvas.scale)
    canvas.fill(region, theme.phone.screen)
    canvas.isolated {
      canvas.clip(x: region.x, y: region.y, width: region.width, height: region.height)
      for rectangle in selection.map(onScreen) {
        let snapped = rectangle.snapped(toPixelsAt: canvas.scale)
        canvas.fill(snapped, theme.window.accent.withAlpha(0.24))
      }
      let visible = lines.filter { line in
        canvas.isVisible(
          Rectangle(
            x: region.x, y: origin.y + line.y, width: region.width,
            height: TextViewport.linePitch
          ).grown(by: TextViewport.linePitch / 3))
      }
      geometry.draw(
        visible, of: document, on: canvas, x: origin.x, y: origin.y, color: theme.phone.text)
      for rectangle in underlines.map(onScreen) {
        canvas.fillRectangle(
          x: rectangle.x, y: rectangle.maxY - 5, width: rectangle.width, height: 1,
          theme.phone.text.withAlpha(0.7))
      }
    }
  }
}
