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

    /// So many stops, counted no further than the limit.
    public init(limited before: Int, _ after: Int) {
      self.init(before: min(Self.limit, before), after: min(Self.limit, after))
    }

    /// The caret walked so many stops forward.
    public mutating func walk(_ moved: Int) {
      before = min(Self.limit, max(0, before + moved))
      after = min(Self.limit, max(0, after - moved))
    }
  }

  /// The touch-down that the running gesture began with, by the newest first finger; nil before the first.
  public var down: TouchDown?
  /// When a key of the phone last put something into the text; nil before the first.
  public var lastTypedKey: Instant?
  /// When a key of the phone last typed a letter; nil before the first.
  public var lastTypedLetter: Instant?
  /// When the newest touch-down came from the hardware, before delivery; nil before the first.
  public var lastRawDown: Instant?
  /// When the newest sample of any kind came from the hardware, before delivery; nil before the first.
  public var lastRawSample: Instant?
  /// The keyboard, on the screen.
  public var keyboardFrame: Rectangle
  /// The keys on the page that is shown.
  public var keys: [KeyArea]
  /// Whether a finger holds the shift key, or shift is on.
  public var isShiftHeld: Bool
  /// Whether the paragraph at the caret runs from right to left: read when a gesture begins and after edits.
  public var isRightToLeft: Bool
  /// Caret stops around the caret: counted when a gesture begins and after edits, then kept by adding steps.
  public var room: Room

  /// What a technique may know.
  public init(
    down: TouchDown? = nil, lastTypedKey: Instant? = nil, lastTypedLetter: Instant? = nil,
    lastRawDown: Instant? = nil, lastRawSample: Instant? = nil, keyboardFrame: Rectangle = .zero,
    keys: [KeyArea] = [], isShiftHeld: Bool = false, isRightToLeft: Bool = false,
    room: Room = Room(before: Room.limit, after: Room.limit)
  ) {
    self.down = down
    self.lastTypedKey = lastTypedKey
    self.lastTypedLetter = lastTypedLetter
    self.lastRawDown = lastRawDown
    self.lastRawSample = lastRawSample
    self.keyboardFrame = keyboardFrame
    self.keys = keys
    self.isShiftHeld = isShiftHeld
    self.isRightToLeft = isRightToLeft
    self.room = room
  }
}
