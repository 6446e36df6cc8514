/// Where the column's parts are: technique, sliders, readings.
package struct ColumnLayout: Hashable, Sendable {
  /// The whole column, its header included.
  package var column: WindowRectangle
  /// The technique's name.
  package var header: WindowRectangle
  /// What the technique does, in two lines.
  package var explanation: WindowRectangle
  /// The head above the sliders.
  package var slidersHead: WindowRectangle
  /// Puts every slider back to its default.
  package var resetAll: WindowRectangle
  /// The sliders.
  package var sliders: [SliderRowLayout]
  /// The head above the readings.
  package var readingsHead: WindowRectangle
  /// Rows of a name and two numbers: finger, translation, velocity.
  package var readings: [WindowRectangle]
  /// How near the next step is, in words and as a bar.
  package var gauge: WindowRectangle
  /// Steps so far.
  package var steps: WindowRectangle

  /// From the column's edges to what it holds.
  package static let padding = 16.0
  /// Height of a slider's row.
  package static let sliderHeight = 45.0
  /// Height of a reading's row.
  package static let readingHeight = 24.0

  /// Lays a column out. What finds no room at the bottom has an empty rectangle.
  package init(_ column: WindowRectangle, sliderCount: Int) {
    self.column = column
    let padding = Self.padding
    let left = column.x + padding
    let width = column.width - 2 * padding
    header = WindowRectangle(
      x: column.x, y: column.y, width: column.width, height: WorkbenchLayout.headerHeight)
    explanation = WindowRectangle(x: left, y: header.maxY + 14, width: width, height: 40)
    slidersHead = WindowRectangle(x: left, y: explanation.maxY + 10, width: width, height: 28)
    resetAll = WindowRectangle(
      x: slidersHead.maxX - 22, y: slidersHead.y, width: 28, height: 28)
    var y = slidersHead.maxY
    sliders = (0..<sliderCount).map { index in
      SliderRowLayout(
        WindowRectangle(
          x: column.x, y: y + Double(index) * Self.sliderHeight, width: column.width,
          height: Self.sliderHeight))
    }
    y += Double(sliderCount) * Self.sliderHeight + 12
    func take(_ height: Double, unless isLeftOut: Bool = false) -> WindowRectangle {
      defer { if !isLeftOut { y += height } }
      let fits = !isLeftOut && y + height <= column.maxY
      return WindowRectangle(x: left, y: y, width: width, height: fits ? height : 0)
    }
    readingsHead = take(32)
    // Gauge and steps say more than the numbers they come from: those go first, the finger's before all.
    let gaugeHeight = 6 + 44 + Self.readingHeight
    let room = Int(max((column.maxY - 8 - y - gaugeHeight) / Self.readingHeight, 0))
    readings = (0..<3).map { take(Self.readingHeight, unless: $0 < 3 - room) }
    y += 6
    gauge = take(44)
    steps = take(Self.readingHeight)
  }
}

/// Where a slider's parts are.
package struct SliderRowLayout: Hashable, Sendable {
  /// The whole row, from edge to edge of the column.
  package var row: WindowRectangle
  /// What is framed when the row has the focus.
  package var ring: WindowRectangle
  /// Puts the value back to its default.
  package var reset: WindowRectangle
  /// Value and unit; typing happens here.
  package var value: WindowRectangle
  /// The track, as high as its line.
  package var track: WindowRectangle

  /// Lays a row out.
  package init(_ row: WindowRectangle) {
    self.row = row
    ring = WindowRectangle(
      x: row.x + 8, y: row.y + 0.5, width: row.width - 16, height: row.height - 1)
    value = WindowRectangle(x: row.maxX - 16 - 84, y: row.y + 2, width: 84, height: 22)
    reset = WindowRectangle(x: value.x - 24, y: row.y, width: 28, height: 24)
    track = WindowRectangle(x: row.x + 42, y: row.y + 30, width: row.width - 42 - 46, height: 3)
  }
}
