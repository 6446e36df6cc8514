internal import GestureCore
internal import Plots

/// The lanes of a recording as text, drawn with braille signs, for terminals.
package struct LaneText: Sendable {
  /// The least width in which the lanes can be read, in signs.
  package static let leastWidth = 40
  private static let gutter = 11
  private static let margin = 8

  private let record: LaneRecord
  private let intent: Int?
  private let usesColors: Bool
  /// Signs that the plots are wide.
  private let columns: Int
  private let scale: LaneScale

  /// The lanes in so many columns of a terminal.
  package init(_ record: LaneRecord, intent: Int? = nil, width: Int, usesColors: Bool = false) {
    self.record = record
    self.intent = intent
    self.usesColors = usesColors
    columns = min(max(width, Self.leastWidth), 500) - Self.gutter - Self.margin
    scale = LaneScale(
      from: record.start, to: record.end, left: 0.5, right: Double(2 * columns) - 0.5,
      endRoom: 0, labelDistance: 16, digitWidth: 2)
  }

  /// How a terminal shows what is coloured.
  private enum Tone: String {
    case plain = ""
    case muted = "\u{1B}[2m"
    case accent = "\u{1B}[94m"
    case forward = "\u{1B}[32m"
    case back = "\u{1B}[35m"
  }

  /// The lines from top to bottom, without blanks at their ends.
  package var lines: [String] {
    var lines = ruler
    lines += finger
    lines += velocity
    lines += gauge
    lines += caret
    lines += steps
    return lines.map { line in
      var line = line
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  private func colored(_ text: String, _ tone: Tone) -> String {
    guard usesColors, tone != .plain, text.contains(where: { $0 != " " }) else { return text }
    return tone.rawValue + text + "\u{1B}[0m"
  }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  /// Labelled times, each sign above the moment of its tick.
  private var ruler: [String] {
    var labels = [Character](repeating: " ", count: columns + Self.margin)
    var ticks = [Character](repeating: "─", count: columns)
    var free = 0
    for tick in scale.ticks {
      let column = Int((scale.x(of: Instant(microseconds: Int64(tick.value))) / 2).rounded(.down))
      guard (0..<columns).contains(column) else { continue }
      guard let label = tick.label else {
        if ticks[column] == "─" { ticks[column] = "┴" }
        continue
      }
      ticks[column] = "┼"
      guard column >= free, column + label.count <= labels.count else { continue }
      labels.replaceSubrange(column..<column + label.count, with: label)
      free = column + label.count + 1
    }
    return [
      colored(padded("ms", Self.gutter) + String(labels), .muted),
      colored(String(repeating: " ", count: Self.gutter) + String(ticks), .muted),
    ]
  }

  /// Rows of a plot with a name in front and the values of its upper and lower edge behind.
  private func rows(
    _ canvas: BrailleCanvas, _ name: [String], top: String, bottom: String, _ tone: Tone
  ) -> [String] {
    let lines = canvas.lines
    return lines.indices.map { row in
      let words = padded(row < name.count ? name[row] : "", Self.gutter)
      let edge = row == 0 ? top : row == lines.count - 1 ? bottom : ""
      return colored(words, row == 0 ? .plain : .muted) + colored(lines[row], tone)
        + (edge.isEmpty ? "" : " " + colored(edge, .muted))
    }
  }

  private func line(
    _ joint: LaneLine.Joint, _ canvas: BrailleCanvas, _ range: ClosedRange<Double>
  ) -> LaneLine {
    let span = max(range.upperBound - range.lowerBound, 1e-9)
    let height = Double(canvas.dotHeight) - 1
    return LaneLine(
      scale: scale, edges: 0...Double(canvas.dotWidth), joint: joint,
      y: { value in
        let part = min(1, max(0, (value - range.lowerBound) / span))
        return 0.5 + (1 - part) * height
      })
  }

  private var finger: [String] {
    var canvas = BrailleCanvas(columns: columns, rows: 4)
    let extremes = record.touches.strokes.compactMap { $0.x.pyramid.extremes }
    guard let least = extremes.map(\.least).min(), let greatest = extremes.map(\.greatest).max()
    else { return rows(canvas, ["Finger x", "pt"], top: "", bottom: "", .plain) }
    let line = line(.straight, canvas, least...greatest)
    for stroke in record.touches.strokes { canvas.line(line.shape(stroke.x).points) }
    return rows(
      canvas, ["Finger x", "pt"], top: LaneNumber.fixed(greatest, digits: 0),
      bottom: LaneNumber.fixed(least, digits: 0), .plain)
  }

  private var velocity: [String] {
    var canvas = BrailleCanvas(columns: columns, rows: 4)
    let velocity = record.callbacks.velocity
    let extremes = velocity.pyramid.extremes ?? LanePyramid.Extremes(0, 0)
    let range = min(0, extremes.least)...max(0, extremes.greatest)
    let line = line(.straight, canvas, range)
    for gesture in record.gestures {
      let first = velocity.times.count(before: gesture.down)
      let last = gesture.end.map { velocity.times.count(through: $0) } ?? velocity.count
      if first < last { canvas.line(line.shape(velocity, first..<last).points) }
    }
    return rows(
      canvas, ["Velocity", "pt/s"], top: LaneNumber.fixed(range.upperBound, digits: 0),
      bottom: LaneNumber.fixed(range.lowerBound, digits: 0), .plain)
  }

  private var gauge: [String] {
    var canvas = BrailleCanvas(columns: columns, rows: 3)
    let limit = record.callbacks.limits.last
    let words = GaugeWords(record.technique, unit: limit?.unit ?? "")
    let line = line(.hold, canvas, 0...1)
    canvas.line(line.shape(record.callbacks.fill, until: record.end).points)
    // A step reached the limit, though a reset left nothing of it.
    for step in record.steps where step.peakFill ?? 0 >= 1 {
      let x = scale.x(of: step.time)
      canvas.line([Point(x: x, y: line.y(step.fillBefore)), Point(x: x, y: line.y(1))])
    }
    let top = limit.map { LaneNumber.brief($0.limit.magnitude) } ?? ""
    return rows(canvas, [words.name, limit?.unit ?? ""], top: top, bottom: "0", .accent)
  }

  private var caret: [String] {
    var canvas = BrailleCanvas(columns: columns, rows: 4)
    let offsets = record.caret.map(\.offset) + [0]
    let least = Double(offsets.min() ?? 0)
    let greatest = Double(offsets.max() ?? 0)
    let line = line(.hold, canvas, least...max(greatest, least + 1))
    var series = LaneSeries()
    for place in record.caret { series.append(Double(place.offset), at: place.time) }
    canvas.line(line.shape(series, until: record.end).points)
    let name = intent.map { "intent \(LaneNumber.signed($0))" } ?? ""
    return rows(
      canvas, ["Caret", name], top: LaneNumber.signed(Int(max(greatest, least + 1))),
      bottom: LaneNumber.signed(Int(least)), .accent)
  }

  /// A sign for each column with steps: forward, back, or both.
  private var steps: [String] {
    var signs = [(forward: Bool, back: Bool)](repeating: (false, false), count: columns)
    for step in record.steps {
      let column = Int(
        max(0, min(Double(columns - 1), scale.x(of: step.time) / 2)).rounded(.down))
      if step.isBack { signs[column].back = true } else { signs[column].forward = true }
    }
    var row = ""
    for sign in signs {
      switch sign {
      case (true, true): row += colored("◆", .back)
      case (true, false): row += colored("▲", .forward)
      case (false, true): row += colored("▼", .back)
      case (false, false): row += " "
      }
    }
    return [padded("Steps", Self.gutter) + row + " net \(LaneNumber.signed(record.net))"]
  }
}
