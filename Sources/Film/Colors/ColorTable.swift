/// The colours of a GIF: at most 255, and one place for what is transparent.
package struct ColorTable: Sendable {
  /// The colours, as `0xRRGGBB`.
  package let colors: [UInt32]
  /// The place that stands for transparency, behind the colours.
  package var transparentIndex: UInt8 { UInt8(colors.count) }

  /// Answers that were given before: a colour plus one and its place; 0 is free.
  private var keys: [UInt32]
  private var places: [UInt8]

  /// The colours with which a film loses least.
  ///
  /// With 255 colours or fewer nothing is lost. Else the colours are cut into boxes, each time the box that
  /// misses its mean most, where the two halves miss theirs least (Wan, Wong, Prusinkiewicz 1988). A colour
  /// counts with the root of its pixels: a caret is small and must keep its blue.
  package init(_ count: ColorCount, limit: Int = 255) {
    let limit = min(max(limit, 1), 255)
    let counted = count.colors
    if counted.count <= limit {
      colors = counted.isEmpty ? [0] : counted.map(\.color)
    } else {
      var entries = counted.map {
        ColorBox.Entry($0.color, weight: Double($0.count).squareRoot())
      }
      var boxes = [ColorBox(entries, entries.indices)]
      while boxes.count < limit {
        var worst = 0
        for index in boxes.indices where boxes[index].error > boxes[worst].error { worst = index }
        guard boxes[worst].error > 0 else { break }
        let (low, high) = boxes[worst].cut(&entries)
        boxes[worst] = low
        boxes.append(high)
      }
      colors = boxes.map { $0.color(entries) }
    }
    keys = Array(repeating: 0, count: 1 << 14)
    places = Array(repeating: 0, count: 1 << 14)
  }

  /// The place of the colour that looks most like one.
  package mutating func index(of color: UInt32) -> UInt8 {
    let key = (color & 0xff_ffff) + 1
    // A newer colour takes an older one's answer away: the search is short enough to be done again.
    let slot = Int((key &* 0x9e37_79b1) >> 16) & (keys.count - 1)
    if keys[slot] == key { return places[slot] }
    let place = nearest(color)
    keys[slot] = key
    places[slot] = place
    return place
  }

  private func nearest(_ color: UInt32) -> UInt8 {
    let red = Int(color >> 16 & 0xff)
    let green = Int(color >> 8 & 0xff)
    let blue = Int(color & 0xff)
    var best = (distance: Int.max, index: 0)
    for (index, candidate) in colors.enumerated() {
      let r = red - Int(candidate >> 16 & 0xff)
      let g = green - Int(candidate >> 8 & 0xff)
      let b = blue - Int(candidate & 0xff)
      let distance = 2 * r * r + 4 * g * g + 3 * b * b
      if distance < best.distance { best = (distance, index) }
    }
    return UInt8(best.index)
  }
}
