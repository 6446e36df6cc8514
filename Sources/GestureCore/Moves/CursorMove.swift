/// What a technique asks of the text: a move of the caret.
public struct CursorMove: Hashable, Sendable {
  /// How far, and in what.
  public enum Distance: Hashable, Sendable {
    /// So many caret stops; positive is forward in the text.
    case characters(Int)
    /// So many words; positive is forward in the text.
    case words(Int)
    /// So many lines; positive is down.
    case lines(Int)
    /// So many caret stops and then so many lines, as where both axes move the caret.
    case plane(characters: Int, lines: Int)
    /// To the end of the text, or to its start.
    case end(forward: Bool)
    /// Back to where the caret stood when the gesture began.
    case restore
  }

  /// How far, and in what.
  public var distance: Distance
  /// Whether the selection's focus moves and its anchor stays.
  public var selecting: Bool
  /// Whether the phone gives a haptic tick.
  public var tick: Bool

  /// A move of the caret.
  public init(_ distance: Distance, selecting: Bool = false, tick: Bool = false) {
    self.distance = distance
    self.selecting = selecting
    self.tick = tick
  }

  /// No move at all.
  public static let none = CursorMove(.characters(0))

  /// A move by caret stops.
  public static func characters(_ count: Int) -> CursorMove { CursorMove(.characters(count)) }

  /// A move along both axes; where one of them is 0, a move along the other.
  public static func plane(characters: Int, lines: Int) -> CursorMove {
    if lines == 0 { return .characters(characters) }
    return CursorMove(
      characters == 0 ? .lines(lines) : .plane(characters: characters, lines: lines))
  }

  /// Whether nothing is asked.
  public var isNone: Bool {
    switch distance {
    case .characters(let count), .words(let count), .lines(let count): count == 0
    case .plane(let characters, let lines): characters == 0 && lines == 0
    case .end, .restore: false
    }
  }

  /// The move with forward and backward along the line exchanged.
  public var mirrored: CursorMove {
    var move = self
    switch distance {
    case .characters(let count): move.distance = .characters(-count)
    case .words(let count): move.distance = .words(-count)
    case .plane(let characters, let lines):
      move.distance = .plane(characters: -characters, lines: lines)
    case .lines, .end, .restore: break
    }
    return move
  }
}
