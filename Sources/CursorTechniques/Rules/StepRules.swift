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
  /// Units of way, those gone sideways.
  case sidewaysUnits(SidewaysUnits)
  /// One character for a long and fast touch.
  case fling(Fling)
  /// Both axes, longer updates counting for more.
  case acceleratedPad(AcceleratedPad)
  /// A bank of way for each axis.
  case axisBanks(AxisBanks)
}

extension StepRules {
  /// Takes an update and says what to do with the caret, and why; `outlook` then tells of the time after it.
  mutating func feed<R: ReasonSink>(
    _ update: PanUpdate, _ situation: Situation, into reasons: inout R, outlook: inout Outlook
  ) -> CursorMove {
    var feeder = Feeder(reasons: reasons, outlook: outlook)
    let move = change(&feeder, update, situation)
    reasons = feeder.reasons
    outlook = feeder.outlook
    return move
  }

  /// What is known of a rule without asking it again.
  struct Outlook: Hashable, Sendable {
    /// When it wants to act without an update.
    var deadline: Instant?
    /// How near the next step is.
    var gauge = Gauge(value: 0, limit: 0, unit: "")
    /// Whether the running touch must type no key any more.
    var claimsKey = false
  }

  /// What is known of the rule as it stands.
  var outlook: Outlook { read(OutlookReader()) }

  /// Acts on a deadline that has come; `outlook` then tells of the time after it.
  mutating func advance(
    to time: Instant, _ situation: Situation, outlook: inout Outlook
  ) -> CursorMove {
    var advancer = Advancer(outlook: outlook)
    let move = change(&advancer, time, situation)
    outlook = advancer.outlook
    return move
  }

  /// One row for each parameter of the family, with the family's defaults.
  public var table: [ParameterSpec] { read(TableReader()) }

  /// The value of a parameter in force, by bare name.
  public func value(of name: String) -> ParameterValue? { read(ValueReader(name: name)) }

  /// Changes a parameter at once; what the rule has gathered stays.
  public mutating func set(_ name: String, to value: ParameterValue) {
    var setter = Setter()
    change(&setter, name, value)
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
    case .sidewaysUnits(let rule): visitor.read(rule)
    case .fling(let rule): visitor.read(rule)
    case .acceleratedPad(let rule): visitor.read(rule)
    case .axisBanks(let rule): visitor.read(rule)
    }
  }

  /// Changes whatever rule there is.
  @inline(__always)
  private mutating func change<V: RuleChanger>(
    _ visitor: inout V, _ first: V.First, _ second: V.Second
  ) -> V.Answer {
    switch self {
    case .caretLab(var rule):
      // The only owner of its buffers, or they would be copied with every update.
      self = .swipeOnce(SwipeOnce())
      defer { self = .caretLab(rule) }
      return visitor.change(&rule, first, second)
    case .swipeOnce(var rule):
      defer { self = .swipeOnce(rule) }
      return visitor.change(&rule, first, second)
    case .signSteps(var rule):
      defer { self = .signSteps(rule) }
      return visitor.change(&rule, first, second)
    case .fixedCount(var rule):
      defer { self = .fixedCount(rule) }
      return visitor.change(&rule, first, second)
    case .velocityWeighted(var rule):
      defer { self = .velocityWeighted(rule) }
      return visitor.change(&rule, first, second)
    case .velocityStride(var rule):
      defer { self = .velocityStride(rule) }
      return visitor.change(&rule, first, second)
    case .velocityFilter(var rule):
      defer { self = .velocityFilter(rule) }
      return visitor.change(&rule, first, second)
    case .positional(var rule):
      defer { self = .positional(rule) }
      return visitor.change(&rule, first, second)
    case .anchored(var rule):
      defer { self = .anchored(rule) }
      return visitor.change(&rule, first, second)
    case .remainder(var rule):
      defer { self = .remainder(rule) }
      return visitor.change(&rule, first, second)
    case .lockedAxis(var rule):
      defer { self = .lockedAxis(rule) }
      return visitor.change(&rule, first, second)
    case .smoothedSpeed(var rule):
      defer { self = .smoothedSpeed(rule) }
      return visitor.change(&rule, first, second)
    case .dragRate(var rule):
      defer { self = .dragRate(rule) }
      return visitor.change(&rule, first, second)
    case .swipeSelectionPro(var rule):
      defer { self = .swipeSelectionPro(rule) }
      return visitor.change(&rule, first, second)
    case .gear(var rule):
      defer { self = .gear(rule) }
      return visitor.change(&rule, first, second)
    case .miro(var rule):
      defer { self = .miro(rule) }
      return visitor.change(&rule, first, second)
    case .wurstfinger(var rule):
      defer { self = .wurstfinger(rule) }
      return visitor.change(&rule, first, second)
    case .dictus(var rule):
      defer { self = .dictus(rule) }
      return visitor.change(&rule, first, second)
    case .azooKey(var rule):
      defer { self = .azooKey(rule) }
      return visitor.change(&rule, first, second)
    case .finale(var rule):
      defer { self = .finale(rule) }
      return visitor.change(&rule, first, second)
    case .sidewaysUnits(var rule):
      defer { self = .sidewaysUnits(rule) }
      return visitor.change(&rule, first, second)
    case .fling(var rule):
      defer { self = .fling(rule) }
      return visitor.change(&rule, first, second)
    case .acceleratedPad(var rule):
      defer { self = .acceleratedPad(rule) }
      return visitor.change(&rule, first, second)
    case .axisBanks(var rule):
      defer { self = .axisBanks(rule) }
      return visitor.change(&rule, first, second)
    }
  }
}

private protocol RuleReader {
  associatedtype Answer
  func read<R: StepRule>(_ rule: R) -> Answer
}

/// What is given to a rule stands beside the visitor, not in it: it would be copied for each visit.
private protocol RuleChanger {
  associatedtype First
  associatedtype Second
  associatedtype Answer
  mutating func change<R: StepRule>(_ rule: inout R, _ first: First, _ second: Second) -> Answer
}

private struct Feeder<Reasons: ReasonSink>: RuleChanger {
  var reasons: Reasons
  var outlook: StepRules.Outlook
  mutating func change<R: StepRule>(
    _ rule: inout R, _ update: PanUpdate, _ situation: Situation
  ) -> CursorMove {
    let move = rule.feed(update, situation, into: &reasons)
    outlook = StepRules.Outlook(rule)
    return move
  }
}

private struct Advancer: RuleChanger {
  var outlook: StepRules.Outlook
  mutating func change<R: StepRule>(
    _ rule: inout R, _ time: Instant, _ situation: Situation
  ) -> CursorMove {
    let move = rule.advance(to: time, situation)
    outlook = StepRules.Outlook(rule)
    return move
  }
}

private struct Setter: RuleChanger {
  mutating func change<R: StepRule>(_ rule: inout R, _ name: String, _ value: ParameterValue) {
    rule.set(name, to: value)
  }
}

private struct OutlookReader: RuleReader {
  func read<R: StepRule>(_ rule: R) -> StepRules.Outlook { StepRules.Outlook(rule) }
}

extension StepRules.Outlook {
  fileprivate init<R: StepRule>(_ rule: R) {
    deadline = rule.deadline
    gauge = rule.gauge
    claimsKey = rule.claimsKey
  }
}

private struct TableReader: RuleReader {
  func read<R: StepRule>(_ rule: R) -> [ParameterSpec] { R.table }
}

private struct ValueReader: RuleReader {
  let name: String
  func read<R: StepRule>(_ rule: R) -> ParameterValue? { rule.value(of: name) }
}
