import GestureCore
import TraceFormat

/// Pointers in lock-step, as WebDriver's actions and Appium Inspector's gestures have them: the n-th actions of
/// all pointers begin together and last as long as the longest.
struct PointerTicks {
  /// One action of a pointer.
  enum Action {
    case pause(milliseconds: Double)
    /// To a place; the sample is at the end of the duration, with nothing in between.
    case move(x: Double, y: Double, milliseconds: Double, isRelative: Bool)
    case down
    case up
    case cancel

    /// How long the action lasts.
    var milliseconds: Double {
      switch self {
      case .pause(let milliseconds), .move(_, _, let milliseconds, _): milliseconds
      case .down, .up, .cancel: 0
      }
    }
  }

  /// Who acts, and the actions.
  struct Source {
    /// The pointer's number; nil for a key or nothing, of which only the time counts.
    var pointer: Int?
    /// Nil where there are none.
    var actions: JSONNode.Elements?
  }

  private struct Pointer {
    var id: Int
    var place: (x: Double, y: Double)?
    var isDown = false
    var line = 0
  }

  /// A source while it is played.
  private struct Player {
    var pointer: Pointer?
    var actions: JSONNode.Elements?
    var lines = JSONNode.LineCounter()

    /// The next action with its line; nil where there are no more.
    mutating func next() -> (node: JSONNode, line: Int)? {
      guard let node = actions?.next() else { return nil }
      return (node, lines.line(of: node))
    }
  }

  /// Where time is, in microseconds.
  private(set) var time: Int64 = 0
  /// Places of pointers from one list of actions to the next.
  private var places: [Int: (x: Double, y: Double)] = [:]
  private var down: Set<Int> = []

  /// Plays the actions of all sources.
  ///
  /// - Parameter meaning: what an action of a pointer on a line is.
  mutating func play(
    _ sources: [Source], into input: inout ImportInput,
    _ meaning: (JSONNode, Int, inout ImportNotes) -> Action
  ) throws(ImportError) {
    var players = sources.map { source in
      Player(
        pointer: source.pointer.map {
          Pointer(id: $0, place: places[$0], isDown: down.contains($0))
        }, actions: source.actions)
    }
    var isOver = false
    while !isOver {
      isOver = true
      var longest = 0.0
      // In the order of their times, so that one finger's slow move does not come before another's fast one.
      var moves: [(milliseconds: Double, player: Int, action: Action)] = []
      for index in players.indices {
        guard let (node, line) = players[index].next() else { continue }
        isOver = false
        guard var pointer = players[index].pointer else {
          longest = max(longest, WebDriverReader.duration(of: node, line, &input.log.notes))
          continue
        }
        pointer.line = line
        let action = meaning(node, line, &input.log.notes)
        longest = max(longest, action.milliseconds)
        if case .move = action {
          moves.append((action.milliseconds, index, action))
        } else {
          try act(action, &pointer, &input)
        }
        players[index].pointer = pointer
      }
      moves.sort { ($0.milliseconds, $0.player) < ($1.milliseconds, $1.player) }
      for (milliseconds, index, action) in moves {
        guard var pointer = players[index].pointer else { continue }
        try move(action, &pointer, after: milliseconds, &input)
        players[index].pointer = pointer
      }
      time = min(time + Int64((longest * 1000).rounded()), ImportLimits.stamp)
    }
    for pointer in players.compactMap(\.pointer) {
      places[pointer.id] = pointer.place
      if pointer.isDown { down.insert(pointer.id) } else { down.remove(pointer.id) }
    }
  }

  private func move(
    _ action: Action, _ pointer: inout Pointer, after milliseconds: Double,
    _ input: inout ImportInput
  ) throws(ImportError) {
    guard case .move(let x, let y, _, let isRelative) = action else { return }
    let origin = isRelative ? pointer.place ?? (x: 0, y: 0) : (x: 0, y: 0)
    let place = (x: origin.x + x, y: origin.y + y)
    pointer.place = place
    guard pointer.isDown else { return }
    try send(.move, pointer, place, time + Int64((milliseconds * 1000).rounded()), &input)
  }

  private func act(
    _ action: Action, _ pointer: inout Pointer, _ input: inout ImportInput
  ) throws(ImportError) {
    let phase: TouchPhase
    switch action {
    case .pause, .move: return
    case .down: phase = .down
    case .up: phase = .up
    case .cancel: phase = .cancel
    }
    if phase == .down, pointer.place == nil {
      input.log.notes.add(
        .assumption, line: pointer.line,
        "a pointer goes down before it was moved anywhere; it is at 0, 0")
      pointer.place = (0, 0)
    }
    pointer.isDown = phase == .down
    try send(phase, pointer, pointer.place ?? (0, 0), time, &input)
  }

  private func send(
    _ phase: TouchPhase, _ pointer: Pointer, _ place: (x: Double, y: Double), _ time: Int64,
    _ input: inout ImportInput
  ) throws(ImportError) {
    try input.take(
      TouchInput.Touch(
        stamp: time, id: pointer.id, phase: phase, x: place.x, y: place.y, line: pointer.line))
  }
}
