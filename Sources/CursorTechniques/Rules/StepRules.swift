public import GestureCore

/// Any step rule: one case for each family.
///
/// Adding one is a file with the rule, a case here with its lines in the two switches, and a row of
/// `TechniqueEntry.all`. A rule should be a plain value of fixed size: it is moved out of its case and back with
/// every update.
public enum StepRules: Hashable, Sendable {
  /// Marks laid where the finger first goes.
  case caretLab(CaretLab)
  /// The article: one step a swipe.
  case swipeOnce(SwipeOnce)
  /// The article: one step a callback.
  case signSteps(SignSteps)
  /// The article: one step for so many callbacks.
  case fixedCount(FixedCount)
  /// The article: callbacks weighted by speed.
  case velocityWeighted(VelocityWeighted)
  /// The article: several characters at once.
  case velocityStride(VelocityStride)
  /// The article's last stage, as listed or repaired.
  case velocityFilter(VelocityFilter)
  /// The caret's place as a function of the finger's.
  case positional(PositionalSteps)
  /// An anchor that jumps to the finger with every step.
  case anchored(AnchorSteps)
  /// An anchor that follows the finger in whole steps.
  case remainder(RemainderSteps)
  /// An anchor that follows the finger along the axis that it took first.
  case lockedAxis(LockedAxisSteps)
  /// A slider that follows the smoothed speed.
  case smoothedSpeed(SmoothedSpeedSteps)
  /// Pixels since the last step by the time of the last event.
  case dragRate(DragRateSteps)
  /// SwipeSelection Pro.
  case swipeSelectionPro(SwipeSelectionProSteps)
  /// SwipeShiftCaret.
  case gear(GearSteps)
  /// MiRO92's SwipeSelection.
  case miro(MiroSteps)
  /// Wurstfinger.
  case wurstfinger(WurstfingerSteps)
  /// Dictus.
  case dictus(DictusSteps)
  /// azooKey's cursor bar.
  case azooKey(AzooKeySteps)
  /// Finale.
  case finale(FinaleSteps)
}

extension StepRules {
  /// Takes an update and says what to do with the caret, and why.
  public mutating func feed<R: ReasonSink>(
    _ update: PanUpdate, _ situation: Situation, into reasons: inout R
  ) -> CursorMove {
    var feeder = Feeder(update: update, situation: situation, reasons: reasons)
    let move = change(&feeder)
    reasons = feeder.reasons
    return move
  }

  /// When the rule wants to act without an update; nil if it doesn't.
  public var deadline: Instant? { read(DeadlineReader()) }

  /// Acts on a deadline that has come.
  public mutating func advance(to time: Instant, _ situation: Situation) -> CursorMove {
    var advancer = Advancer(time: time, situation: situation)
    return change(&advancer)
  }

  /// How near the next step is.
  public var gauge: Gauge { read(GaugeReader()) }

  /// Whether the running touch must type no key any more.
  public var claimsKey: Bool { read(ClaimReader()) }

  /// One row for each parameter of the family, with the family's defaults.
  public var table: [ParameterSpec] { read(TableReader()) }

  /// The value of a parameter in force, by bare name.
  public func value(of name: String) -> ParameterValue? { read(ValueReader(name: name)) }

  /// Changes a parameter at once; what the rule has gathered stays.
  public mutating func set(_ name: String, to value: ParameterValue) {
    var setter = Setter(name: name, value: value)
    change(&setter)
  }

  /// Reads from whatever rule there is.
  private func read<V: RuleReader>(_ visitor: V) -> V.Answer {
    switch self {
    case .caretLab(let rule): visitor.read(rule)
    case .swipeOnce(let rule): visitor.read(rule)
    case .signSteps(let rule): visitor.read(rule)
    case .fixedCount(let rule): visitor.read(rule)
    case .velocityWeighted(let rule): visitor.read(rule)
    case .velocityStride(let rule): visitor.read(rule)
    case .velocityFilter(let rule): visitor.read(rule)
    case .positional(let rule): visitor.read(rule)
    case .anchored(let rule): visitor.read(rule)
    case .remainder(let rule): visitor.read(rule)
    case .lockedAxis(let rule): visitor.read(rule)
    case .smoothedSpeed(let rule): visitor.read(rule)
    case .dragRate(let rule): visitor.read(rule)
    case .swipeSelectionPro(let rule): visitor.read(rule)
    case .gear(let rule): visitor.read(rule)
    case .miro(let rule): visitor.read(rule)
    case .wurstfinger(let rule): visitor.read(rule)
    case .dictus(let rule): visitor.read(rule)
    case .azooKey(let rule): visitor.read(rule)
    case .finale(let rule): visitor.read(rule)
    }
  }

  /// Changes whatever rule there is.
  @inline(__always)
  private mutating func change<V: RuleChanger>(_ visitor: inout V) -> V.Answer {
    switch self {
    case .caretLab(var rule):
      // The only owner of its buffers, or they would be copied with every update.
      self = .swipeOnce(SwipeOnce())
      defer { self = .caretLab(rule) }
      return visitor.change(&rule)
    case .swipeOnce(var rule):
      defer { self = .swipeOnce(rule) }
      return visitor.change(&rule)
    case .signSteps(var rule):
      defer { self = .signSteps(rule) }
      return visitor.change(&rule)
    case .fixedCount(var rule):
      defer { self = .fixedCount(rule) }
      return visitor.change(&rule)
    case .velocityWeighted(var rule):
      defer { self = .velocityWeighted(rule) }
      return visitor.change(&rule)
    case .velocityStride(var rule):
      defer { self = .velocityStride(rule) }
      return visitor.change(&rule)
    case .velocityFilter(var rule):
      defer { self = .velocityFilter(rule) }
      return visitor.change(&rule)
    case .positional(var rule):
      defer { self = .positional(rule) }
      return visitor.change(&rule)
    case .anchored(var rule):
      defer { self = .anchored(rule) }
      return visitor.change(&rule)
    case .remainder(var rule):
      defer { self = .remainder(rule) }
      return visitor.change(&rule)
    case .lockedAxis(var rule):
      defer { self = .lockedAxis(rule) }
      return visitor.change(&rule)
    case .smoothedSpeed(var rule):
      defer { self = .smoothedSpeed(rule) }
      return visitor.change(&rule)
    case .dragRate(var rule):
      defer { self = .dragRate(rule) }
      return visitor.change(&rule)
    case .swipeSelectionPro(var rule):
      defer { self = .swipeSelectionPro(rule) }
      return visitor.change(&rule)
    case .gear(var rule):
      defer { self = .gear(rule) }
      return visitor.change(&rule)
    case .miro(var rule):
      defer { self = .miro(rule) }
      return visitor.change(&rule)
    case .wurstfinger(var rule):
      defer { self = .wurstfinger(rule) }
      return visitor.change(&rule)
    case .dictus(var rule):
      defer { self = .dictus(rule) }
      return visitor.change(&rule)
    case .azooKey(var rule):
      defer { self = .azooKey(rule) }
      return visitor.change(&rule)
    case .finale(var rule):
      defer { self = .finale(rule) }
      return visitor.change(&rule)
    }
  }
}

private protocol RuleReader {
  associatedtype Answer
  func read<R: StepRule>(_ rule: R) -> Answer
}

private protocol RuleChanger {
  associatedtype Answer
  mutating func change<R: StepRule>(_ rule: inout R) -> Answer
}

private struct Feeder<Reasons: ReasonSink>: RuleChanger {
  let update: PanUpdate
  let situation: Situation
  var reasons: Reasons
  mutating func change<R: StepRule>(_ rule: inout R) -> CursorMove {
    rule.feed(update, situation, into: &reasons)
  }
}

private struct DeadlineReader: RuleReader {
  func read<R: StepRule>(_ rule: R) -> Instant? { rule.deadline }
}

private struct GaugeReader: RuleReader {
  func read<R: StepRule>(_ rule: R) -> Gauge { rule.gauge }
}

private struct ClaimReader: RuleReader {
  func read<R: StepRule>(_ rule: R) -> Bool { rule.claimsKey }
}

private struct TableReader: RuleReader {
  func read<R: StepRule>(_ rule: R) -> [ParameterSpec] { R.table }
}

private struct ValueReader: RuleReader {
  let name: String
  func read<R: StepRule>(_ rule: R) -> ParameterValue? { rule.value(of: name) }
}

private struct Advancer: RuleChanger {
  let time: Instant
  let situation: Situation
  mutating func change<R: StepRule>(_ rule: inout R) -> CursorMove {
    rule.advance(to: time, situation)
  }
}

private struct Setter: RuleChanger {
  let name: String
  let value: ParameterValue
  mutating func change<R: StepRule>(_ rule: inout R) { rule.set(name, to: value) }
}
