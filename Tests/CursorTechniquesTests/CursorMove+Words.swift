import GestureCore

extension CursorMove {
  /// The move as tables of tests write it: `0`, `+2`, `-1`, `1 down`, `+2 1 up`, `back`.
  var words: String {
    switch distance {
    case .characters(let count): Self.signed(count)
    case .words(let count): Self.signed(count) + " words"
    case .lines(let count): Self.lines(count)
    case .plane(let characters, 0): Self.signed(characters)
    case .plane(0, let lines): Self.lines(lines)
    case .plane(let characters, let lines): Self.signed(characters) + " " + Self.lines(lines)
    case .end(let forward): forward ? "end" : "start"
    case .restore: "back"
    }
  }

  private static func signed(_ count: Int) -> String { count > 0 ? "+\(count)" : "\(count)" }

  private static func lines(_ count: Int) -> String {
    count == 0 ? "0" : "\(count.magnitude) " + (count > 0 ? "down" : "up")
  }
}
