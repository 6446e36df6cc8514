import GestureCore
import PangoText
import TextCore

/// What the text region shows, line by line, so that only what has changed is drawn again.
struct TextPicture: Hashable {
  /// The text view on the screen; less than its room where it grows with its text.
  var region: Rectangle
  /// The room that it could fill.
  var room: Rectangle
  /// How the text is set and coloured.
  var style: TextViewStyle
  /// From one line's top to the next one's, in points.
  var pitch: Double
  /// Lines that are seen.
  var lines: [PangoGeometry.SeenLine] = []
  /// Whether the lines are those of the text that stands in for none.
  var isStandIn: Bool
  /// What is coloured as selected, in the text's own coordinates.
  var selection: [ContentRectangle] = []
  /// Lines under text that is being composed, in the text's own coordinates.
  var underlines: [ContentRectangle] = []
  /// Frames of pills that are selected, in the text's own coordinates.
  var selectedPills: [ContentRectangle] = []
  /// Where the content's top left corner is on the screen.
  var origin: ContentPoint

  /// What a scene's text looks like.
  ///
  /// - Parameter standIn: lays out the text that stands in for none.
  init(_ scene: PhoneScene, _ geometry: PangoGeometry, standIn: StandInText) {
    room = scene.textRegion
    region = room
    region.height = geometry.viewportHeight(showing: scene.document)
    style = scene.textStyle
    pitch = geometry.linePitch
    isStandIn = scene.document.isEmpty && !scene.textStyle.emptyText.isEmpty
    origin = geometry.contentOrigin
    let top = region.y - origin.y
    let bottom = top + region.height
    if isStandIn {
      lines = standIn.lines(like: geometry, between: top, and: bottom)
      return
    }
    let document = scene.document
    lines = geometry.lines(between: top, and: bottom, in: document)
    func rectangles(_ range: Range<TextPosition>) -> [ContentRectangle] {
      geometry.selectionRectangles(
        from: range.lowerBound, to: range.upperBound, in: document, between: top, and: bottom)
    }
    let selected = document.selection
    if !selected.isCollapsed {
      selection = rectangles(selected.lower..<selected.upper)
      selectedPills = lines.flatMap(\.pills).filter {
        selected.lower <= $0.range.lowerBound && $0.range.upperBound <= selected.upper
      }.map(\.frame)
    }
    if let marked = document.markedRange { underlines = rectangles(marked) }
  }

  /// The parts of the screen that differ from an older picture.
  func damage(since old: TextPicture) -> [Rectangle] {
    if self == old { return [] }
    guard origin == old.origin, style == old.style, region == old.region, room == old.room,
      isStandIn == old.isStandIn
    else { return [room, old.room] }
    let changedLines = Set(lines).symmetricDifference(old.lines)
    let changedMarks = Set(selection).symmetricDifference(old.selection)
      .union(Set(underlines).symmetricDifference(old.underlines))
      .union(Set(selectedPills).symmetricDifference(old.selectedPills))
    // Round corners and lines under the text reach a point further than what they belong to.
    return changedLines.map(onScreen) + changedMarks.map { onScreen($0).grown(by: 1) }
  }

  /// The picture of the one line at a height of the screen.
  func line(at y: Double) -> TextPicture {
    var picture = self
    let y = y - origin.y
    picture.lines = lines.filter { line in
      let bottom = line.y + pitch
      return line.y <= y && y < bottom
    }
    func isOnLine(_ rectangle: ContentRectangle) -> Bool {
      rectangle.y <= y && y < rectangle.y + rectangle.height
    }
    picture.selection = selection.filter(isOnLine)
    picture.underlines = underlines.filter(isOnLine)
    return picture
  }

  /// All that a line draws.
  func onScreen(_ line: PangoGeometry.SeenLine) -> Rectangle {
    Rectangle(
      x: region.x, y: origin.y + line.inkTop, width: region.width,
      height: line.inkBottom - line.inkTop
    ).grown(by: 1)
  }

  /// A rectangle of the text on the screen.
  func onScreen(_ rectangle: ContentRectangle) -> Rectangle {
    Rectangle(
      x: origin.x + rectangle.x, y: origin.y + rectangle.y, width: rectangle.width,
      height: rectangle.height)
  }
}
