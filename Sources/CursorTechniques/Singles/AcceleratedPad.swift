public import GestureCore

/// Both axes move the caret, each by a sum of accelerated way: a longer update counts for more than its
/// length.
///
/// In whole device pixels, a += trunc(Δ · (1 + |Δ| ÷ 50)) for each axis and update; an arrow key for each time
/// that the threshold is in a. The gain depends on pixels an update, so on the callback rate and on the screen's
/// density, and a way back at another speed does not lead back.
///
/// ```
///    gain 4 ┤                      ╱
///         3 ┤              ╱
///         2 ┤      ╱
///         1 ┤╱
///           └──────┬───────┬───────┬─▶ px an update
///                  50     100     150
/// ```
public struct AcceleratedPad: StepRule {
  /// Pixels an update at which way counts twice.
  private static let doubling: Float = 50

  /// From 0, which is slow, to 100, which is fast.
  public var sensitivity = 50
  /// Device pixels in a point.
  public var pixelsPerPoint = 3.0

  private var last = WholePixels()
  private var sum = WholePixels()
  private var origin = Point.zero

  /// 40 px a character on a screen of three pixels a point.
  public init() {}

  public mutating func feed<R: ReasonSink>(
    _ update: PanUpdate, _ situation: Situation, into reasons: inout R
  ) -> CursorMove {
    switch update.state {
    case .ended, .cancelled: return .none
    case .began:
      origin = update.origin
      last = WholePixels(PixelPoint(origin, pixelsPerPoint: pixelsPerPoint))
      sum = WholePixels()
    case .changed: break
    }
    let place = WholePixels(PixelPoint(update, since: origin, pixelsPerPoint: pixelsPerPoint))
    sum.x += Self.accelerated(place.x - last.x)
    sum.y += Self.accelerated(place.y - last.y)
    last = place
    return .plane(characters: take(&sum.x, &reasons), lines: take(&sum.y, &reasons))
  }

  private static func accelerated(_ way: Int) -> Int {
    wholeNumber(Float(way) * (1 + Float(way.magnitude) / doubling))
  }

  private func take<R: ReasonSink>(_ sum: inout Int, _ reasons: inout R) -> Int {
    let count = sum / threshold
    guard count != 0 else { return 0 }
    reasons.note(
      Reason(
        "accelerated way", Double(sum.magnitude), .reached, Double(threshold), unit: "px"))
    sum -= count * threshold
    return count
  }

  /// 70 px at sensitivity 0, 10 at 100.
  private var threshold: Int { max(1, 70 - wholeNumber(Float(sensitivity) * 0.6)) }

  public var gauge: Gauge {
    Gauge(
      value: Double(sum.x.magnitude < sum.y.magnitude ? sum.y : sum.x), limit: Double(threshold),
      unit: "px")
  }

  public static let table: [ParameterSpec] = [
    ParameterSpec(
      .technique, "sensitivity", .whole(least: 0, greatest: 100, standard: 50),
      meaning: "larger is faster: from 70 px a character down to 10",
      source: "HeliBoard: 50, 0…100"),
    ParameterSpec(
      .technique, "pixelsPerPoint", .real(least: 0.5, greatest: 5, standard: 3),
      meaning: "the screen's density: the rule measures device pixels",
      source: "a phone of today: 3"),
  ]

  public func value(of name: String) -> ParameterValue? {
    switch name {
    case "sensitivity": .number(Double(sensitivity))
    case "pixelsPerPoint": .number(pixelsPerPoint)
    default: nil
    }
  }

  public mutating func set(_ name: String, to value: ParameterValue) {
    switch name {
    case "sensitivity": sensitivity = value.whole(else: sensitivity)
    case "pixelsPerPoint": pixelsPerPoint = value.number(else: pixelsPerPoint)
    default: break
    }
  }
}

/// Whole device pixels on both axes.
private struct WholePixels: Hashable, Sendable {
  var x = 0
  var y = 0

  init() {}

  init(_ pixels: PixelPoint) {
    x = wholeNumber(pixels.x)
    y = wholeNumber(pixels.y)
  }
}
