/// What a technique may know of the phone besides the pan: all that a real keyboard can find out.
public struct Situation: Hashable, Sendable {
  /// Caret stops around the caret.
  public struct Room: Hashable, Sendable {
    /// Counting stops here, so that a huge document costs nothing.
    public static let limit = 1_000

    /// Stops before the caret, at most `limit`.
    public var before: Int
    /// Stops after the caret, at most `limit`.
    public var after: Int

    /// Caret stops around the caret.
    public init(before: Int, after: Int) {
      self.before = before
      self.after = after
    }
  }

  /// When a key of the phone last put something into the text; nil before the first.
  public var lastTypedKey: Instant?
  /// When the newest touch-down came from the hardware, before delivery; nil before the first.
  public var lastRawDown: Instant?
  /// When the newest sample of any kind came from the hardware, before delivery; nil before the first.
  public var lastRawSample: Instant?
  /// The keyboard, on the screen.
  public var keyboardFrame: Rectangle
  /// The keys' touch areas on the page that is shown.
  public var keyFrames: [Rectangle]
  /// Caret stops around the caret: counted when a gesture begins and after edits, then kept by adding steps.
  public var room: Room

  /// What a technique may know.
  public init(
    lastTypedKey: Instant? = nil, lastRawDown: Instant? = nil, lastRawSample: Instant? = nil,
    keyboardFrame: Rectangle = .zero, keyFrames: [Rectangle] = [],
    room: Room = Room(before: Room.limit, after: Room.limit)
  ) {
    self.lastTypedKey = lastTypedKey
    self.lastRawDown = lastRawDown
    self.lastRawSample = lastRawSample
    self.keyboardFrame = keyboardFrame
    self.keyFrames = keyFrames
    self.room = room
  }
}
