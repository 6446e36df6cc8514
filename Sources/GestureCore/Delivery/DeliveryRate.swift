/// How often a pan callback runs.
public enum DeliveryRate: Hashable, Sendable {
  /// Once for each sample, at its own time.
  case asRecorded
  /// So many times a second, 1 to 1000: once for each displayed frame.
  case hertz(Int)

  /// The rates a display may have.
  public static let range = 1...1000
}
