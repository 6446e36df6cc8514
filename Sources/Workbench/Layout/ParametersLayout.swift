/// Where the parts of a list of parameters are: what the technique does, the head, the sliders.
package struct ParametersLayout: Hashable, Sendable {
  /// Where the list is seen; what is scrolled out of it is not.
  package var area: WindowRectangle
  /// What the technique does, in two lines; empty where there is no room for it.
  package var explanation: WindowRectangle
  /// The gain curves; nil where they stand elsewhere.
  package var gain: GainPanelLayout?
  /// The head above the sliders.
  package var slidersHead: WindowRectangle
  /// Puts every slider back to its default.
  package var resetAll: WindowRectangle
  /// The sliders.
  package var sliders: [SliderRowLayout]
  /// How far the list can be scrolled.
  package var maximumScroll: Double

  /// Height of a slider's row.
  package static let sliderHeight = 45.0

  /// Lays a list out.
  ///
  /// - Parameter isBrief: whether there are only the sliders, the rest standing elsewhere or nowhere.
  package init(_ area: WindowRectangle, sliderCount: Int, isBrief: Bool = false, scroll: Double) {
    self.area = area
    let padding = InspectorLayout.padding
    let gainHeight = GainPanelLayout.headHeight + GainPanelLayout.curveHeight
    let above = isBrief ? 0 : 14 + 40 + 6 + gainHeight + 12 + 28
    let height = above + Double(sliderCount) * Self.sliderHeight + 12
    maximumScroll = max(height - area.height, 0)
    let top = area.y - min(max(scroll, 0), maximumScroll)
    let left = area.x + padding
    let width = area.width - 2 * padding
    explanation = WindowRectangle(
      x: left, y: top + (isBrief ? 0 : 14), width: width, height: isBrief ? 0 : 40)
    if !isBrief {
      gain = GainPanelLayout(
        x: area.x, y: explanation.maxY + 6, width: area.width, height: gainHeight, area: area)
    }
    slidersHead = WindowRectangle(
      x: left, y: top + above - (isBrief ? 0 : 28), width: width, height: isBrief ? 0 : 28)
    resetAll = WindowRectangle(
      x: slidersHead.maxX - 22, y: slidersHead.y, width: 28, height: slidersHead.height)
    let y = slidersHead.maxY
    sliders = (0..<sliderCount).map { index in
      SliderRowLayout(
        WindowRectangle(
          x: area.x, y: y + Double(index) * Self.sliderHeight, width: area.width,
          height: Self.sliderHeight))
    }
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
