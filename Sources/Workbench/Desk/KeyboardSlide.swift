/// The keyboard's way down when editing ends, and up when it begins.
///
/// Stamps are microseconds on the window's clock.
package struct KeyboardSlide: Hashable, Sendable {
  /// How long it takes.
  package static let microseconds: Int64 = 150_000

  private var isHidden: Bool
  private var start: Start?

  /// Where and when it set out.
  private struct Start: Hashable, Sendable {
    var part: Double
    var stamp: Int64
  }

  /// A keyboard at rest.
  package init(isHidden: Bool = false) {
    self.isHidden = isHidden
  }

  /// The keyboard is to be shown or hidden from now on.
  package mutating func aim(isHidden: Bool, at stamp: Int64) {
    guard isHidden != self.isHidden else { return }
    let part = hiding(at: stamp)
    self.isHidden = isHidden
    start = Start(part: part, stamp: stamp)
  }

  /// How far it has slid down, from 0, all of it shown, to 1, none; eases out.
  package func hiding(at stamp: Int64) -> Double {
    let target = isHidden ? 1.0 : 0
    guard let start, stamp < start.stamp + Self.microseconds else { return target }
    let left = 1 - Double(max(0, stamp - start.stamp)) / Double(Self.microseconds)
    return target + (start.part - target) * left * left * left
  }

  /// Whether it is on its way.
  package func isMoving(at stamp: Int64) -> Bool {
    start.map { stamp < $0.stamp + Self.microseconds } ?? false
  }
}
