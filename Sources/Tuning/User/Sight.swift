/// What the user knows late: caret and finger as they were a visual loop ago.
struct Sight: Sendable {
  /// A moment.
  struct Moment: Hashable, Sendable {
    /// Where the caret stood, in characters from the text's start.
    var caret: Int
    /// How many characters the finger had gone, as the user believes, all strokes together.
    var travel: Double
  }

  private var moments: [Moment]
  private var next = 0

  /// - Parameter delay: steps of the model's clock, at least 1.
  init(delay: Int, caret: Int) {
    moments = Array(repeating: Moment(caret: caret, travel: 0), count: max(1, delay))
  }

  /// Takes what is, and gives what can be known by now.
  @inline(__always)
  mutating func see(_ moment: Moment) -> Moment {
    let seen = moments[next]
    moments[next] = moment
    next += 1
    if next == moments.count { next = 0 }
    return seen
  }
}
