import GestureCore

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

  private struct Pointer {
    var id: Int
    var actions: [Action]
    var place: (x: Double, y: Double)?
    var isDown = false
  }

  /// Where time is, in microseconds.
  private(set) var time: Int64 = 0
  /// Places of pointers from one list of actions to the next.
  private var places: [Int: (x: Double, y: Double)] = [:]
  private var down: Set<Int> = []

  /// Plays a list of actions for each pointer.
  ///
  /// - Parameter pauses: what other sources do, which only takes time.
  mutating func play(
    _ lists: [(id: Int, actions: [Action])], pauses: [[Double]], line: Int,
    into input: inout ImportInput
  ) throws(ImportError) {
    var pointers = lists.map {
      Pointer(id: $0.id, actions: $0.actions, place: places[$0.id], isDown: down.contains($0.id))
    }
    let count = max(lists.map(\.actions.count).max() ?? 0, pauses.map(\.count).max() ?? 0)
    for tick in 0..<count {
      var longest = 0.0
      // In the order of their times, so that one finger's slow move does not come before another's fast one.
      var moves: [(milliseconds: Double, pointer: Int)] = []
      for index in pointers.indices where tick < pointers[index].actions.count {
        let action = pointers[index].actions[tick]
        longest = max(longest, action.milliseconds)
        if case .move = action {
          moves.append((action.milliseconds, index))
        } else {
          try act(action, &pointers[index], line, &input)
        }
      }
      for (milliseconds, index) in moves.sorted(by: { $0 < $1 }) {
        try move(
          pointers[index].actions[tick], &pointers[index], after: milliseconds, line, &input)
      }
      for list in pauses where tick < list.count { longest = max(longest, list[tick]) }
      time = min(time + Int64((longest * 1000).rounded()), ImportLimits.stamp)
    }
    for pointer in pointers {
      places[pointer.id] = pointer.place
      if pointer.isDown { down.insert(pointer.id) } else { down.remove(pointer.id) }
    }
  }

  private func move(
    _ action: Action, _ pointer: inout Pointer, after milliseconds: Double, _ line: Int,
    _ input: inout ImportInput
  ) throws(ImportError) {
    guard case .move(let x, let y, _, let isRelative) = action else { return }
    let origin = isRelative ? pointer.place ?? (x: 0, y: 0) : (x: 0, y: 0)
    let place = (x: origin.x + x, y: origin.y + y)
    pointer.place = place
    guard pointer.isDown else { return }
    try send(.move, pointer, place, time + Int64((milliseconds * 1000).rounded()), line, &input)
  }

  private func act(
    _ action: Action, _ pointer: inout Pointer, _ line: Int, _ input: inout ImportInput
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
        .assumption, line: line, "a pointer goes down before it was moved anywhere; it is at 0, 0")
      pointer.place = (0, 0)
    }
    pointer.isDown = phase == .down
    try send(phase, pointer, pointer.place ?? (0, 0), time, line, &input)
  }

  private func send(
    _ phase: TouchPhase, _ pointer: Pointer, _ place: (x: Double, y: Double), _ time: Int64,
    _ line: Int, _ input: inout ImportInput
  ) throws(ImportError) {
    try input.take(
      TouchInput.Touch(
        stamp: time, id: pointer.id, phase: phase, x: place.x, y: place.y, line: line))
  }
}
