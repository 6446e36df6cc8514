public import GestureCore

/// What a stepping rule measures in: points, or device pixels as an Android view gets them.
///
/// Pixels are 32-bit numbers there, and some keyboards cut them to whole ones before they compute.
public struct PixelScale: Hashable, Sendable {
  /// Device pixels in a point, a half at the least; 0: the rule measures points.
  public var pixelsPerPoint = 0.0
  /// Whether positions and lengths are cut to whole pixels.
  public var isWhole = false
  /// Whether the rule's lengths are given in pixels, whatever the screen's density.
  public var givesPixels = false

  /// Points.
  public init() {}

  /// Device pixels.
  public init(pixelsPerPoint: Double, isWhole: Bool = false, givesPixels: Bool = false) {
    self.pixelsPerPoint = pixelsPerPoint
    self.isWhole = isWhole
    self.givesPixels = givesPixels
  }

  /// The name of the parameters' unit in reasons and gauges.
  var unit: String { pixelsPerPoint > 0 ? "px" : "pt" }

  /// A coordinate of the screen as the rule sees it.
  func position(_ coordinate: Double) -> Double {
    guard pixelsPerPoint > 0 else { return coordinate }
    return cut(Double(Float(coordinate * density)))
  }

  /// A length of the rule's table as the rule compares with it: never so short that ways divided by it tell nothing
  /// of a finger, in whole pixels one at least.
  func length(_ length: Double) -> Double {
    guard pixelsPerPoint > 0 else { return max(Self.shortest, length) }
    let pixels = cut(givesPixels ? length : length * density)
    return max(isWhole ? 1 : Self.shortest, pixels)
  }

  /// In points or pixels.
  private static let shortest = 0.1

  /// No screen is as coarse as half a pixel in a point.
  private var density: Double { max(0.5, pixelsPerPoint) }

  private func cut(_ number: Double) -> Double {
    isWhole ? number.rounded(.towardZero) : number
  }
}

extension PixelScale: Parameterized {
  public static let table: [ParameterSpec] = [
    ParameterSpec(
      .technique, "pixelsPerPoint", .real(least: 0, greatest: 5, standard: 0),
      meaning: "the screen's density: the rule measures device pixels; 0: points",
      source: "each technique names its own"),
    ParameterSpec(
      .technique, "wholePixels", .flag(standard: false),
      meaning: "whether pixels are cut to whole numbers before anything is computed",
      source: "each technique names its own"),
    ParameterSpec(
      .technique, "lengthsInPixels", .flag(standard: false),
      meaning: "whether lengths are device pixels: shorter on a denser screen",
      source: "each technique names its own"),
  ]

  public func value(of name: String) -> ParameterValue? {
    switch name {
    case "pixelsPerPoint": .number(pixelsPerPoint)
    case "wholePixels": .flag(isWhole)
    case "lengthsInPixels": .flag(givesPixels)
    default: nil
    }
  }

  public mutating func set(_ name: String, to value: ParameterValue) {
    switch name {
    case "pixelsPerPoint": pixelsPerPoint = value.number(else: pixelsPerPoint)
    case "wholePixels": isWhole = value == .flag(true)
    case "lengthsInPixels": givesPixels = value == .flag(true)
    default: break
    }
  }
}
