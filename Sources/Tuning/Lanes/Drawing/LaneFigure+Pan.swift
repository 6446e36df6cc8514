import GestureCore
import Plots

extension LaneFigure {
  /// The recognizer's states as a band, reports as dots, callbacks as ticks.
  func drawPan(_ row: LaneLayout.Row, _ pen: inout LanePen) {
    drawCounts(row, &pen)
    drawNarrow(band: Rectangle(x: 0, y: row.y + 8, width: 0, height: 14), &pen)
    for gesture in visibleGestures where width(of: gesture) >= Self.narrow {
      drawBand(gesture, Rectangle(x: 0, y: row.y + 8, width: 0, height: 14), &pen)
    }
    drawReports(middle: row.y + 33, &pen)
    drawCallbacks(middle: row.y + 48, &pen)
  }

  /// Gestures narrower than this show no states, in points.
  private static let narrow = 3.0

  private func width(of gesture: LaneGesture) -> Double {
    scale.x(of: gesture.end ?? a.end) - scale.x(of: gesture.down)
  }

  /// The gestures between the edges.
  var visibleGestures: ArraySlice<LaneGesture> {
    let from = scale.unclampedTime(atX: edges.lowerBound)
    let to = scale.unclampedTime(atX: edges.upperBound)
    let first = a.gestures.partition { ($0.end ?? .init(microseconds: .max)) >= from }
    let last = a.gestures.partition { $0.down > to }
    return a.gestures[first..<max(first, last)]
  }

  /// Whether so many things between the edges are more than anybody tells apart.
  func isCrowded(_ count: Int) -> Bool { Double(count) > scale.width / 4 }

  /// Gestures too narrow for their states, as one shape: at most one for each point.
  private func drawNarrow(band: Rectangle, _ pen: inout LanePen) {
    var path = PlotPath()
    var last = -Double.infinity
    for gesture in visibleGestures {
      let width = width(of: gesture)
      guard width < Self.narrow else { continue }
      let left = max(edges.lowerBound, scale.x(of: gesture.down))
      guard left >= last else { continue }
      let right = min(edges.upperBound, left + max(1, width))
      guard right > left else { continue }
      path.elements +=
        PlotPath(
          Rectangle(x: left, y: band.y, width: right - left, height: band.height)
        ).elements
      last = right
    }
    pen.fill(path, .controlFill)
  }

  private func drawCounts(_ row: LaneLayout.Row, _ pen: inout LanePen) {
    let reports = a.touches.reports.count
    let callbacks = a.callbacks.count
    pen.text(
      reports == 1 ? "1 report" : "\(LaneNumber.count(reports)) reports", x: LaneLayout.margin,
      middle: row.y + 33,
      .caption)
    pen.text(
      callbacks == 1 ? "1 callback" : "\(LaneNumber.count(callbacks)) callbacks",
      x: LaneLayout.margin,
      middle: row.y + 48, .caption)
  }

  private func drawBand(_ gesture: LaneGesture, _ band: Rectangle, _ pen: inout LanePen) {
    let down = scale.x(of: gesture.down)
    let end = scale.x(of: gesture.end ?? a.end)
    guard end >= edges.lowerBound, down <= edges.upperBound else { return }
    let began = gesture.began.map { scale.x(of: $0) }
    let possibleEnd = began ?? end
    let style = PlotTextStyle.caption
    if possibleEnd - down >= 3, possibleEnd > edges.lowerBound {
      let left = max(edges.lowerBound, LanePen.crisp(down))
      let right = min(edges.upperBound, LanePen.crisp(possibleEnd) - 1)
      let box = Rectangle(
        x: left, y: band.y + 0.5, width: max(0, right - left), height: band.height - 1)
      pen.stroke(PlotPath(blunt: box, by: 1.5), PlotStroke(.control))
      if TextWidth.estimate("possible", style) + 8 <= box.width {
        pen.text(
          "possible", x: box.center.x, middle: band.center.y, style.anchored(.middle))
      }
    }
    guard let began else { return }
    let left = max(edges.lowerBound, began)
    let right = min(edges.upperBound, end)
    guard right > left else { return }
    pen.fill(Rectangle(x: left, y: band.y, width: right - left, height: band.height), .controlFill)
    drawWords(of: gesture, from: left, to: right, band, &pen)
    if began >= edges.lowerBound { mark(began, band, &pen) }
    if gesture.end != nil, end <= edges.upperBound { mark(end, band, &pen) }
  }

  /// The states' names, as far as there is room: the end before the start, and `changed` last.
  private func drawWords(
    of gesture: LaneGesture, from left: Double, to right: Double, _ band: Rectangle,
    _ pen: inout LanePen
  ) {
    let style = PlotTextStyle.caption.colored(.text)
    var free = left...right
    func width(_ word: String) -> Double { TextWidth.estimate(word, style) + 14 }
    if gesture.end != nil {
      let word = gesture.isCancelled ? "cancelled" : "ended"
      if width(word) <= free.upperBound - free.lowerBound {
        pen.text(word, x: right - 8, middle: band.center.y, style.anchored(.end))
        free = left...(right - width(word))
      }
    }
    if width("began") <= free.upperBound - free.lowerBound {
      pen.text("began", x: left + 8, middle: band.center.y, style)
      free = (left + width("began"))...free.upperBound
    }
    if width("changed") + 16 <= free.upperBound - free.lowerBound {
      pen.text(
        "changed", x: (free.lowerBound + free.upperBound) / 2, middle: band.center.y,
        style.anchored(.middle))
    }
  }

  private func mark(_ x: Double, _ band: Rectangle, _ pen: inout LanePen) {
    pen.fill(
      Rectangle(x: x.rounded() - 1, y: band.y, width: 2, height: band.height), .text)
  }

  private func drawReports(middle: Double, _ pen: inout LanePen) {
    let reports = a.touches.reports
    var superseded = Set<Int>()
    let range = visible(reports)
    for index in a.superseded[a.superseded.partition { $0 >= range.lowerBound }...] {
      guard index < range.upperBound else { break }
      superseded.insert(index)
      guard superseded.count < 4_000 else { break }
    }
    forEachPlace(of: reports, in: range, atLeast: 1.5) { index, x in
      let center = Point(x: x, y: middle)
      if superseded.contains(index) {
        pen.commands.append(.ring(center: center, radius: 1.6, PlotStroke(.muted)))
      } else {
        pen.commands.append(.disc(center: center, radius: 1.6, .muted))
      }
    }
  }

  private func drawCallbacks(middle: Double, _ pen: inout LanePen) {
    let times = a.callbacks.times
    var ticks = PlotPath()
    forEachPlace(of: times, in: visible(times), atLeast: 1.5) { _, x in
      ticks.append([Point(x: x, y: middle - 3.5), Point(x: x, y: middle + 3.5)])
    }
    pen.stroke(ticks, PlotStroke(.text.withAlpha(0.8), width: 1.5))
  }

  /// The indices of times between the edges.
  func visible(_ times: [Instant]) -> Range<Int> {
    let first = times.count(before: scale.unclampedTime(atX: edges.lowerBound))
    let last = times.count(through: scale.unclampedTime(atX: edges.upperBound))
    return first..<max(first, last)
  }

  /// Places of times, left out where they would stand nearer than `distance` to the one before.
  func forEachPlace(
    of times: [Instant], in range: Range<Int>, atLeast distance: Double,
    _ body: (Int, Double) -> Void
  ) {
    var index = range.lowerBound
    while index < range.upperBound {
      let x = scale.x(of: times[index])
      body(index, x)
      index += 1
      guard index < range.upperBound, scale.x(of: times[index]) < x + distance else { continue }
      let next = scale.unclampedTime(atX: x + distance)
      index = max(index, times.count(before: next))
    }
  }
}

extension PlotPath {
  /// The outline of a rectangle whose corners are cut off.
  init(blunt box: Rectangle, by cut: Double) {
    let cut = min(cut, box.width / 2, box.height / 2)
    self.init([
      Point(x: box.x + cut, y: box.y), Point(x: box.maxX - cut, y: box.y),
      Point(x: box.maxX, y: box.y + cut), Point(x: box.maxX, y: box.maxY - cut),
      Point(x: box.maxX - cut, y: box.maxY), Point(x: box.x + cut, y: box.maxY),
      Point(x: box.x, y: box.maxY - cut), Point(x: box.x, y: box.y + cut),
    ])
    elements.append(.close)
  }
}
