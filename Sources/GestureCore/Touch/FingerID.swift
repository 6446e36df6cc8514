/// Names a finger from its touch-down to its lift; the number may be used again afterwards.
public struct FingerID: Hashable, Comparable, Sendable {
  /// The number a recording uses.
  public var rawValue: Int

  /// A finger by its number.
  public init(_ rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Orders fingers by number.
  public static func < (left: FingerID, right: FingerID) -> Bool {
    left.rawValue < right.rawValue
  }
}
