internal import Drawing
internal import PangoText

/// Draws one row of the list of recordings.
struct RecordingRowPainter {
  let ink: Ink
  let rectangle: WindowRectangle
  let row: RecordingRow
  /// Whether the pointer is over the row.
  let isHot: Bool
  /// The button under the pointer.
  let hotSpot: HotSpot?

  private static let statusGap = 16.0

  func draw() {
    ink.fill(rectangle, ink.colors.panel)
    ink.lineAtLeft(rectangle)
    if row.isSelected {
      ink.fill(rectangle, ink.colors.accent.withAlpha(0.16))
      edge(ink.colors.accent)
    } else if isHot {
      ink.fill(
        WindowRectangle(
          x: rectangle.x + 1, y: rectangle.y, width: rectangle.width - 1, height: rectangle.height),
        ink.colors.raised)
    }
    switch row.body {
    case .recording(let detail, let thumbnail, let status):
      draw(detail, thumbnail, status)
    case .fault(let words, let isLine, let canShow, let canRead):
      drawFault(words, isLine, canShow, canRead)
    }
  }

  private func edge(_ color: Color) {
    ink.fill(
      WindowRectangle(x: rectangle.x, y: rectangle.y, width: 3, height: rectangle.height), color)
  }

  private func draw(
    _ detail: String, _ thumbnail: RecordingThumbnail, _ status: RecordingRow.Status
  ) {
    draw(thumbnail, isCut: status.isCut)
    if let field = row.renaming {
      FieldPainter(ink: ink, field: field).draw(in: RecordingsLayout.titleField(rectangle))
      return
    }
    let x = rectangle.x + 80
    let end = draw(status)
    ink.text(
      row.title, x: x, middle: rectangle.y + 12.5, .body, ink.colors.text,
      weight: row.isSelected ? .medium : .regular, maximumWidth: end - Self.statusGap - x)
    ink.text(
      detail, x: x, middle: rectangle.y + 29.5, .caption, ink.colors.muted,
      maximumWidth: end - Self.statusGap - x)
  }

  /// Draws what stands at the right.
  ///
  /// - Returns: where it starts.
  private func draw(_ status: RecordingRow.Status) -> Double {
    let end = rectangle.maxX - RecordingsLayout.padding
    let glyph: (Glyph, Color)?
    let words: String
    var color = ink.colors.muted
    switch status {
    case .none, .verdict(.unknown): return end
    case .unread: (glyph, words) = (nil, "reading")
    case .recording: (glyph, words) = ((.disc, ink.colors.recording), "recording")
    case .format(let format): (glyph, words) = (nil, "from \(format)")
    case .loaded(let isPlaying):
      glyph = (isPlaying ? .play : .pause, ink.colors.accent)
      words = isPlaying ? "playing" : "paused"
    case .verdict(.asExpected): (glyph, words) = ((.check, ink.colors.forward), "as expected")
    case .verdict(.differs(let difference)):
      (glyph, words) = ((.cross, ink.colors.recording), difference)
      color = ink.colors.text
    case .verdict(.warned(let warning)):
      (glyph, words) = ((.triangle, ink.colors.warning), warning)
      color = ink.colors.text
    }
    let room = (rectangle.width * 0.45).rounded()
    let width = min(ink.width(words, .caption), room)
    let x = end - width
    ink.text(
      words, x: x, middle: rectangle.middleY, .caption, color, maximumWidth: room + 1)
    guard let glyph else { return x }
    ink.glyph(
      glyph.0, in: WindowRectangle(x: x - 22, y: rectangle.middleY - 8, width: 16, height: 16),
      glyph.1, size: 14)
    return x - 24
  }

  private func draw(_ thumbnail: RecordingThumbnail, isCut: Bool) {
    let box = WindowRectangle(
      x: rectangle.x + RecordingsLayout.padding, y: rectangle.middleY - 15,
      width: RecordingThumbnail.width, height: RecordingThumbnail.height)
    ink.fill(box, ink.colors.raised, radius: 4)
    var right = box.x + 8
    for stroke in thumbnail.strokes {
      guard let first = stroke.first else { continue }
      var path = VectorPath()
      for (index, place) in stroke.enumerated() {
        let (x, y) = (box.x + Double(place.x), box.y + Double(place.y))
        path.elements.append(index == 0 ? .move(x: x, y: y) : .line(x: x, y: y))
        right = max(right, x)
      }
      ink.canvas.stroke(path, Canvas.Stroke(ink.colors.text, width: 1.3, cap: .round))
      ink.canvas.fillCircle(
        x: box.x + Double(first.x), y: box.y + Double(first.y), radius: 2, ink.colors.text)
    }
    guard isCut else { return }
    let x = min(right + 5, box.maxX - 4)
    ink.canvas.line(
      fromX: x, y: box.y + 5, toX: x, y: box.maxY - 5,
      Canvas.Stroke(ink.colors.warning, width: 1.4, dash: [2, 2]))
  }

  private func drawFault(_ words: String, _ isLine: Bool, _ canShow: Bool, _ canRead: Bool) {
    edge(ink.colors.recording)
    let place = RecordingsLayout.Fault(rectangle)
    ink.glyph(
      .triangle,
      in: WindowRectangle(
        x: rectangle.x + 20, y: place.name.middleY - 9, width: 18, height: 18),
      ink.colors.recording, size: 18)
    ink.text(
      "\(row.title) cannot be read", x: place.name.x, middle: place.name.middleY, .body,
      ink.colors.text, weight: .semibold, maximumWidth: place.name.width)
    let isOneLine = place.cause.height <= 20
    let lines =
      isOneLine || isLine ? [words] : ink.lines(words, .body, width: place.cause.width)
    for (index, line) in lines.prefix(2).enumerated() {
      // What has no third line ends in "…".
      let rest = index == 1 && lines.count > 2 ? lines[1...].joined(separator: " ") : line
      ink.text(
        rest, x: place.cause.x, middle: place.cause.y + 10 + 20 * Double(index), .body,
        ink.colors.text, maximumWidth: place.cause.width)
    }
    let buttons = place.buttons
    if canShow { button(isLine ? "Show the cause" : "Show the line", buttons.show) }
    if canRead { button("Read up to there", buttons.read) }
  }

  private func button(_ words: String, _ place: WindowRectangle) {
    if hotSpot?.rectangle == place { ink.fill(place, ink.colors.raised, radius: 6) }
    ink.text(
      words, x: place.x + 6, middle: place.middleY, .body, ink.colors.accent,
      maximumWidth: place.width)
  }
}

extension RecordingRow.Status {
  /// Whether the recording stops before its end.
  fileprivate var isCut: Bool {
    if case .verdict(.warned(let words)) = self { words.hasSuffix(" read") } else { false }
  }
}

/// Draws a line of text that is being typed.
struct FieldPainter {
  let ink: Ink
  let field: TextField

  func draw(in rectangle: WindowRectangle) {
    ink.fill(rectangle, ink.colors.raised, radius: 6)
    ink.frame(rectangle, ink.colors.accent, width: 2, radius: 6)
    let x = rectangle.x + 8
    let room = rectangle.width - 16
    let before = ink.width(field.beforeCaret, .body)
    // A long text is moved so that its caret is seen.
    let moved = max(before - room + 4, 0)
    ink.canvas.isolated {
      ink.canvas.clip(x: x - 1, y: rectangle.y, width: room + 2, height: rectangle.height)
      if field.isSelected {
        ink.fill(
          WindowRectangle(
            x: x - moved, y: rectangle.middleY - 9, width: ink.width(field.text, .body), height: 18),
          ink.colors.accent.withAlpha(0.24))
      }
      ink.text(field.text, x: x - moved, middle: rectangle.middleY, .body, ink.colors.text)
    }
    ink.canvas.fillRectangle(
      x: x + before - moved, y: rectangle.middleY - 8, width: 1.5, height: 16, ink.colors.accent)
  }
}
