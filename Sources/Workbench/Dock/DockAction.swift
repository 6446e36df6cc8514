internal import Drawing
internal import PangoText

/// A button at the right of the dock's row of tabs, or of the head of what stands beside it.
struct DockAction: Hashable {
  /// What stands before the words, or alone.
  enum Sign: Hashable {
    case plus, ellipsis
  }

  var name: String
  var sign: Sign
  /// The words; empty for the sign alone.
  var words: String
  var command: ToolCommand
  var tip: String?
  var rectangle = WindowRectangle(x: 0, y: 0, width: 0, height: 0)

  /// What is added to the list of recordings, and what is done with its current row.
  static let ofRecordings = [
    DockAction(
      name: "recordings.import", sign: .plus, words: "Import", command: .open(.files),
      tip: "Open a file or a folder  Ctrl O"),
    DockAction(
      name: "recordings.more", sign: .ellipsis, words: "", command: .open(.recording),
      tip: "The current recording"),
  ]

  /// What is added to the table of techniques.
  static let ofCompare = [
    DockAction(
      name: "compare.add", sign: .plus, words: "Technique", command: .open(.compared),
      tip: "Compare more techniques")
  ]

  /// What is done with a search.
  static let ofTune = [
    DockAction(
      name: "tune.more", sign: .ellipsis, words: "", command: .open(.tune(.more)),
      tip: "Copy as a command line, save the study")
  ]

  /// Places actions from the right end of a bar, each as wide as its words.
  static func placed(
    _ actions: [DockAction], in bar: WindowRectangle, fonts: Fonts
  ) -> [DockAction] {
    let canvas = Canvas(pixelWidth: 1, pixelHeight: 1, scale: 1, fonts: fonts)
    let ink = Ink(canvas: canvas, theme: Theme(.dark))
    var end = bar.maxX - 8
    return actions.map { action in
      let words = action.words.isEmpty ? 0 : ink.width(action.words, .body, weight: .medium) + 6
      let width = 28 + words + (words > 0 ? 2 : 0)
      defer { end -= width + 4 }
      var action = action
      action.rectangle = WindowRectangle(
        x: end - width, y: bar.middleY - 14, width: width, height: 28)
      return action
    }
  }

  func draw(_ ink: Ink, hotSpot: HotSpot?) {
    if hotSpot?.rectangle == rectangle { ink.fill(rectangle, ink.colors.raised, radius: 6) }
    let glyph: Glyph =
      switch sign {
      case .plus: .plus
      case .ellipsis: .ellipsis
      }
    let box = WindowRectangle(x: rectangle.x, y: rectangle.y, width: 28, height: 28)
    ink.glyph(glyph, in: box, words.isEmpty ? ink.colors.muted : ink.colors.accent)
    guard !words.isEmpty else { return }
    ink.text(
      words, x: rectangle.x + 28, middle: rectangle.middleY, .body, ink.colors.accent,
      weight: .medium)
  }
}

/// Draws the head of what stands beside the dock's tabs.
struct DockSidePainter {
  let ink: Ink
  let bar: WindowRectangle

  func draw(_ title: String, count: Int) {
    ink.fill(bar, ink.colors.panel)
    ink.canvas.fillRectangle(x: bar.x, y: bar.y, width: bar.width, height: 1, ink.colors.line)
    ink.lineBelow(bar)
    ink.lineAtLeft(bar)
    let width = ink.text(
      title, x: bar.x + 16, middle: bar.middleY, .body, ink.colors.text, weight: .semibold)
    ink.text(
      "\(count)", x: bar.x + 16 + width + 8, middle: bar.middleY + 0.5, .caption, ink.colors.muted)
  }
}
