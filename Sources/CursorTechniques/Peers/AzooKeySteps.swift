public import GestureCore

/// azooKey's cursor bar: the mean way over three samples, weighted by how many of their differences agree in
/// direction.
///
/// A single bad sample is outvoted, at a lag of about two samples. A difference of 0 votes left. What lies
/// beyond a step stays and is paid one character at each later sample, as long as it lasts.
public struct AzooKeySteps: StepRule {
  /// How far from the touch-down, in any direction, the finger must get before anything counts.
  public var deadZone = 20.0
  /// Length of one character's way.
  public var step = 12.0

  /// The samples before the running one, newest first.
  private var first = 0.0
  private var second = 0.0
  private var third = 0.0
  private var isMoving = false
  private var gathered = 0.0

  /// Twelve points a character.
  public init() {}

  public mutating func feed<R: ReasonSink>(
    _ update: PanUpdate, _ situation: Situation, into reasons: inout R
  ) -> CursorMove {
    switch update.state {
    case .ended, .cancelled: return .none
    case .began:
      isMoving = false
      gathered = 0
      // The bar hears of the touch-down, too.
      first = update.origin.x
      second = first
      third = first
    case .changed: break
    }
    defer {
      third = second
      second = first
      first = update.location.x
    }
    guard isMoving else {
      isMoving = update.translation.squaredLength.squareRoot() > deadZone
      return .none
    }
    gather(update.location.x)
    var count = 0
    if gathered <= -step {
      note(&reasons)
      gathered += step
      count -= 1
    }
    if gathered >= step {
      note(&reasons)
      gathered -= step
      count += 1
    }
    return .characters(count)
  }

  private mutating func gather(_ x: Double) {
    var votes = x - first > 0 ? 1 : -1
    votes += first - second > 0 ? 1 : -1
    votes += second - third > 0 ? 1 : -1
    let share = Double(votes.magnitude) / 3
    if votes < 0, x < third {
      gathered -= share * (third - x) / 3
    } else if votes > 0, x > third {
      gathered += share * (x - third) / 3
    }
  }

  private func note<R: ReasonSink>(_ reasons: inout R) {
    reasons.note(Reason("smoothed way", gathered.magnitude, .reached, step, unit: "pt"))
  }

  public var gauge: Gauge { Gauge(value: gathered, limit: step, unit: "pt") }

  public static let table: [ParameterSpec] = [
    ParameterSpec(
      .technique, "deadZone", unit: "pt", .real(least: 0, greatest: 200, standard: 20),
      meaning: "how far the finger must get from the touch-down before anything counts",
      source: "azooKey: 20"),
    ParameterSpec(
      .technique, "step", unit: "pt", .real(least: 1, greatest: 100, standard: 12),
      isLogarithmic: true, meaning: "larger is slower: how far the finger goes for a character",
      source: "azooKey: 12"),
  ]

  public func value(of name: String) -> ParameterValue? {
    switch name {
    case "deadZone": .number(deadZone)
    case "step": .number(step)
    default: nil
    }
  }

  public mutating func set(_ name: String, to value: ParameterValue) {
    switch name {
    case "deadZone": deadZone = value.number(else: deadZone)
    case "step": step = value.number(else: step)
    default: break
    }
  }
}
