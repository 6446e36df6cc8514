internal import Drawing
internal import PangoText

/// Draws the sheet of keys, which floats over everything.
struct KeySheetPainter {
  let ink: Ink
  let window: WindowRectangle

  private struct Row {
    var caps: [String]
    var words: String
  }

  private static let session = [
    Row(caps: ["F5"], words: "Record, stop"), Row(caps: ["F6"], words: "Play, pause"),
    Row(caps: ["F7", "F8"], words: "Event before, after"),
    Row(caps: ["Shift F7", "F8"], words: "Step before, after"),
    Row(caps: ["[", "]"], words: "Speed, ¼ to 4×"),
    Row(caps: ["Ctrl Shift L"], words: "Loop"), Row(caps: ["F9"], words: "Picture"),
    Row(caps: ["+", "−", "0"], words: "Zoom the lanes"),
    Row(caps: ["Ctrl N"], words: "Notes of the recording"),
    Row(caps: ["Ctrl P"], words: "Find anything"), Row(caps: ["Tab"], words: "Next part"),
    Row(caps: ["Esc"], words: "Close, go live"),
  ]
  private static let view = [
    Row(caps: ["F12"], words: "Swap A and B"), Row(caps: ["Ctrl 1 … 9"], words: "Choose A"),
    Row(caps: ["Ctrl Shift G"], words: "B beside A"),
    Row(caps: ["Ctrl Shift D"], words: "Dead zone"),
    Row(caps: ["Ctrl Shift H"], words: "Speeds"),
    Row(caps: ["Ctrl Shift Z"], words: "Undo a setting"),
    Row(caps: ["↑", "↓"], words: "One unit, with Shift ten"),
    Row(caps: ["Wheel"], words: "Zoom, with Shift sideways"),
    Row(caps: ["Right button"], words: "Second finger"), Row(caps: ["F2"], words: "Dark, light"),
    Row(caps: ["F11"], words: "Phone alone"),
  ]

  private static let columnWidth = 264.0
  private static let rowHeight = 30.0

  /// The sheet, in the middle of the window.
  var sheet: WindowRectangle {
    let width = min(Self.columnWidth * 2 + 32, window.width - 16)
    let height = min(
      56 + Self.rowHeight * Double(Self.session.count) + 12, window.height - 16)
    return WindowRectangle(
      x: (window.middleX - width / 2).rounded(), y: (window.middleY - height / 2).rounded(),
      width: width, height: height)
  }

  func draw() {
    let sheet = sheet
    ink.floatingGround(sheet, radius: 10)
    ink.canvas.isolated {
      ink.canvas.clip(x: sheet.x, y: sheet.y, width: sheet.width, height: sheet.height)
      draw(Self.session, head: "Session", x: sheet.x + 20)
      draw(Self.view, head: "Technique and view", x: sheet.x + 20 + Self.columnWidth)
    }
  }

  private func draw(_ rows: [Row], head: String, x: Double) {
    var middle = sheet.y + 28
    ink.text(head, x: x, middle: middle, .body, ink.colors.text, weight: .semibold)
    middle += 32
    for row in rows {
      var capX = x
      for cap in row.caps {
        let width = ink.width(cap, .caption) + 12
        ink.fill(
          WindowRectangle(x: capX, y: middle - 10, width: width, height: 20), ink.colors.panel,
          radius: 4)
        ink.text(cap, x: capX + 6, middle: middle, .caption, ink.colors.text)
        capX += width + 4
      }
      ink.text(row.words, x: max(x + 92, capX + 6), middle: middle, .body, ink.colors.text)
      middle += Self.rowHeight
    }
  }
}
