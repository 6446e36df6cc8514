/// Limits that every source of touches is held to.
public enum TouchLimits {
  /// Fingers that may be down at once.
  public static let fingers = 16
  /// The largest magnitude of a coordinate, in points.
  public static let coordinate = 100_000.0
  /// The latest time, in microseconds: 2⁵³, the largest whole number every JSON reader keeps exact.
  public static let microseconds: Int64 = 1 << 53
}
