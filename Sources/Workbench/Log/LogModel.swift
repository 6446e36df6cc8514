internal import GestureCore
internal import SimulatorCore
package import Tuning

/// A column of the log.
package enum LogColumn: Int, CaseIterable, Hashable, Sendable {
  /// When, in milliseconds.
  case time
  /// The pan's state.
  case state
  /// The way from the pan's origin along the text.
  case translation
  /// The speed along the text.
  case velocity
  /// What the technique has gathered, and the limit.
  case gauge
  /// What was asked for.
  case step
  /// Where the caret is then, in stops from the start.
  case caret

  /// The head.
  package var head: String {
    switch self {
    case .time: "Time, ms"
    case .state: "State"
    case .translation: "Way, pt"
    case .velocity: "Speed, pt/s"
    case .gauge: "Counter"
    case .step: "Step"
    case .caret: "Caret"
    }
  }

  /// Its share of the width.
  var share: Double {
    switch self {
    case .time: 76
    case .state: 84
    case .translation: 84
    case .velocity: 96
    case .gauge: 104
    case .step: 62
    case .caret: 57
    }
  }

  /// Words stand at the left, numbers at the right.
  var isWord: Bool { self == .state }
}

/// One line of the log: an update of the pan and what came of it.
package struct LogLine: Hashable, Sendable {
  /// Which callback, counted from 0.
  package var index: Int
  /// The columns' words, in order.
  package var words: [String]
  /// Forward, back or nothing.
  package var direction: Int
  /// Whether the playhead is at it.
  package var isCurrent: Bool

  /// A column's words.
  package subscript(column: LogColumn) -> String { words[column.rawValue] }
}

extension LogLine {
  /// A line of a record.
  package init(_ index: Int, of record: LaneRecord, isCurrent: Bool) {
    let callbacks = record.callbacks
    let time = callbacks.times[index]
    let next = index + 1 < callbacks.count ? callbacks.times[index + 1] : nil
    let gesture = record.gestures.partition { $0.down > time } - 1
    let state = gesture >= 0 ? Self.state(record.gestures[gesture], at: time) : ""
    var way = ""
    if gesture >= 0, let x = record.touches.x(at: time) {
      way = Figures.signed(x - record.gestures[gesture].originX)
    }
    // What a deadline brings before the next update belongs to this one.
    let first = record.steps.partition { $0.time >= time }
    let end = next.map { next in record.steps.partition { $0.time >= next } } ?? record.steps.count
    let steps = first < end ? record.steps[first..<end] : []
    let limit = callbacks.limit(at: index)
    var gauge = Figures.plain((callbacks.gauge[index] * 10).rounded() / 10)
    if let limit, limit.limit != 0 { gauge += " of " + Figures.plain(limit.limit) }
    let caret = record.caretOffset(at: steps.last?.time ?? time)
    self.init(
      index: index,
      words: [
        Figures.fixed(Double(time.microseconds) / 1_000), state, way,
        Figures.signed(callbacks.velocity.values[index]), gauge,
        steps.map { Self.words($0.move) }.joined(separator: " "), Figures.signed(caret),
      ], direction: steps.reduce(0) { $0 &+ $1.count }.signum(), isCurrent: isCurrent)
  }

  private static func state(_ gesture: LaneGesture, at time: Instant) -> String {
    guard let began = gesture.began, time >= began else { return "possible" }
    if time == began { return "began" }
    guard let end = gesture.end, time >= end else { return "changed" }
    return gesture.isCancelled ? "cancelled" : "ended"
  }

  private static func words(_ move: CursorMove) -> String {
    switch move.distance {
    case .characters(0): ""
    case .characters(let count): Figures.signed(count)
    case .words(let count): Figures.signed(count) + " words"
    case .lines(let count): Figures.signed(count) + " lines"
    case .plane(let count, let lines): Figures.signed(count) + ", " + Figures.signed(lines)
    case .end(let forward): forward ? "end" : "start"
    case .restore: "back"
    }
  }
}

/// How the log stands with the user.
package struct LogPanel: Hashable, Sendable {
  /// How far it was scrolled by hand, in logical pixels.
  package var scroll = 0.0
  /// Whether it shows the playhead's line, wherever that goes.
  package var isFollowing = true
  /// Where the playhead stood when it was scrolled by hand.
  var leftAt: Instant?
}

/// What the log does.
package enum LogCommand: Hashable, Sendable {
  /// Goes to the moment of an update.
  case seek(Int)

  /// What menus and the palette call it.
  package var title: String {
    switch self {
    case .seek(let index): "Update \(index + 1)"
    }
  }
}

/// Where the parts of the log are.
package struct LogLayout: Hashable, Sendable {
  /// A column's place.
  package struct Column: Hashable, Sendable {
    /// Which.
    package var column: LogColumn
    /// Where its words start.
    package var x: Double
    /// Where its numbers end.
    package var maxX: Double
  }

  /// A line that is seen at least in part.
  package struct Row: Hashable, Sendable {
    /// Which callback.
    package var index: Int
    /// From edge to edge.
    package var rectangle: WindowRectangle
  }

  /// The whole log.
  package var area: WindowRectangle
  /// The heads.
  package var head: WindowRectangle
  /// What scrolls.
  package var body: WindowRectangle
  /// The columns.
  package var columns: [Column] = []
  /// The lines that are seen.
  package var rows: [Row] = []
  /// How far it is scrolled.
  package var scroll: Double
  /// The height of all lines.
  package var contentHeight: Double

  /// Height of the heads.
  package static let headHeight = 28.0
  /// Height of a line.
  package static let rowHeight = 24.0
  static let padding = 16.0

  /// How far it can be scrolled.
  package var maximumScroll: Double { max(contentHeight - body.height, 0) }

  /// Lays the log out; only the lines that are seen take time.
  ///
  /// - Parameters:
  ///   - current: the line to be shown; nil to scroll as far as it was scrolled by hand.
  package init(_ area: WindowRectangle, lineCount: Int, scroll: Double, showing current: Int?) {
    self.area = area
    head = WindowRectangle(
      x: area.x, y: area.y, width: area.width, height: min(Self.headHeight, area.height))
    body = WindowRectangle(
      x: area.x, y: head.maxY, width: area.width, height: area.maxY - head.maxY)
    contentHeight = Double(lineCount) * Self.rowHeight + 2
    self.scroll = scroll
    if let current {
      // Page by page: while a recording plays, most frames then move nothing but the mark.
      let page = max(Int(body.height / Self.rowHeight) - 1, 1)
      self.scroll = Double(current / page * page) * Self.rowHeight
    }
    self.scroll = min(max(self.scroll, 0), max(contentHeight - body.height, 0))
    let first = max(Int(self.scroll / Self.rowHeight), 0)
    let last = min(Int((self.scroll + body.height) / Self.rowHeight) + 1, lineCount)
    for index in first..<max(last, first) {
      let y = body.y + Double(index) * Self.rowHeight - self.scroll
      guard y < body.maxY else { break }
      rows.append(
        Row(
          index: index,
          rectangle: WindowRectangle(x: area.x, y: y, width: area.width, height: Self.rowHeight)))
    }
    let room = area.width - 2 * Self.padding
    let wanted = LogColumn.allCases.reduce(0) { $0 + $1.share }
    let stretch = min(room / wanted, 1.35)
    var x = area.x + Self.padding
    for column in LogColumn.allCases {
      let width = column.share * stretch
      columns.append(Column(column: column, x: x + (column.isWord ? 20 : 0), maxX: x + width))
      x += width
    }
  }

  /// The mark that says what part of the lines is seen; nil where all of them are.
  package var scrollMark: WindowRectangle? {
    ScrollMark.rectangle(in: body, content: contentHeight, scroll: scroll)
  }
}
