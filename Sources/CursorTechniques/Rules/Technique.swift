public import GestureCore

/// A way to turn swipes into caret moves: a start rule and a step rule, each with its state.
///
/// Any step rule runs under any start rule. It is fed what a keyboard sees: `touchDown` when the pan's first
/// finger goes down, `feed` with each pan update, `lifted` when the last finger lifts without one, and `advance`
/// when `deadline` has come.
public struct Technique: Sendable {
  /// The name in files and on the command line.
  public let id: String
  /// When it starts. `setStart` changes a parameter at once; what is changed here may wait for the next gesture.
  public var startRule: StartRule
  /// What it does then, with its state.
  public var rule: StepRules {
    get { steps }
    set {
      steps = newValue
      outlook = newValue.outlook
    }
  }
  private var steps: StepRules
  /// Whose start rule it has: `TechniqueEntry.ownStart`, or another technique's id.
  public private(set) var startID = TechniqueEntry.ownStart
  private var gate = StartGate()
  /// What the step rule said of itself last: asking it for each sample would copy it for each.
  private var outlook: StepRules.Outlook
  /// Whether the step rule has seen the running touch; whether it selects was decided then.
  public private(set) var isFed = false

  /// A technique with its parameters at their defaults and nothing gathered.
  public init(id: String, startRule: StartRule, rule: StepRules) {
    self.id = id
    self.startRule = startRule
    steps = rule
    outlook = rule.outlook
  }

  /// Whether the start rule's holds and delays are taken as satisfied, as when step rules are compared on a
  /// recording that was made for another keyboard.
  public var assumesHold: Bool {
    get { gate.assumesHold }
    set { gate.assumesHold = newValue }
  }

  /// Whether the running touch is the caret's: its hold is over, or it left the dead zone.
  public var hasStarted: Bool { gate.hasStarted }

  /// Whether the running touch must type no key any more, though it may have moved nothing: a long press took
  /// it, or the step rule took it for a swipe of another kind.
  public var claimsKey: Bool { gate.isLost || (isFed && outlook.claimsKey) }

  /// The pan's first finger went down; `situation.down` says where.
  public mutating func touchDown(_ situation: Situation) {
    isFed = false
    guard let down = situation.down else { return }
    gate.touchDown(down, startRule)
  }

  /// The pan's last finger lifted, and there was no update.
  public mutating func lifted() {
    gate.lifted()
  }

  /// Takes an update and says what to do with the caret.
  public mutating func feed(_ update: PanUpdate, _ situation: Situation) -> CursorMove {
    var reasons = NoReasons()
    return feed(update, situation, into: &reasons)
  }

  /// Takes an update, says what to do with the caret, and adds why to a list.
  ///
  /// What the generic one does, made for lists once and for all.
  public mutating func explain(
    _ update: PanUpdate, _ situation: Situation, into list: inout ReasonList
  ) -> CursorMove {
    feed(update, situation, into: &list)
  }

  /// Takes an update and says what to do with the caret, and why.
  public mutating func feed<R: ReasonSink>(
    _ update: PanUpdate, _ situation: Situation, into reasons: inout R
  ) -> CursorMove {
    guard update.isSensible else {
      guard let last = update.tamed else { return .none }
      return feed(last, situation, into: &reasons)
    }
    if gate.letsThrough(update) { return step(update, situation, into: &reasons) }
    guard let update = gate.admit(update, startRule, situation) else { return .none }
    isFed = true
    return step(update, situation, into: &reasons)
  }

  /// What the step rule is told of an update, without telling it; nil where the start rule keeps it back.
  ///
  /// For running many settings of one step rule over the same updates. A start rule with `lostAfterMilliseconds` that is not
  /// assumed needs to know of steps, too: for those this says what it would be without any.
  public mutating func admitted(_ update: PanUpdate, _ situation: Situation) -> PanUpdate? {
    guard let update = update.tamed else { return nil }
    if gate.letsThrough(update) { return update }
    return gate.admit(update, startRule, situation)
  }

  private mutating func step<R: ReasonSink>(
    _ update: PanUpdate, _ situation: Situation, into reasons: inout R
  ) -> CursorMove {
    let move: CursorMove
    if turns(situation) {
      move = steps.feed(update, turned(situation), into: &reasons, outlook: &outlook)
    } else {
      move = steps.feed(update, situation, into: &reasons, outlook: &outlook)
    }
    return move.isNone ? move : finished(move, situation)
  }

  /// When the technique wants to act without an update.
  public var deadline: Instant? {
    guard let hold = gate.deadline else { return stepDeadline }
    guard let step = stepDeadline else { return hold }
    return min(hold, step)
  }

  /// When the step rule wants to act; a touch that it is not told of any more cannot end what it began.
  private var stepDeadline: Instant? { gate.isOpen ? outlook.deadline : nil }

  /// Acts on a deadline that has come.
  public mutating func advance(to time: Instant, _ situation: Situation) -> CursorMove {
    gate.advance(to: time, startRule)
    guard let due = stepDeadline, due <= time else { return .none }
    let seen = turns(situation) ? turned(situation) : situation
    let move = steps.advance(to: time, seen, outlook: &outlook)
    return move.isNone ? move : finished(move, situation)
  }

  /// How near the next step is.
  public var gauge: Gauge { outlook.gauge }

  /// The situation as the finger sees it: where right-to-left text turns moves round, room on the right is
  /// what lies before the caret.
  private func turned(_ situation: Situation) -> Situation {
    var turned = situation
    turned.room = Situation.Room(before: situation.room.after, after: situation.room.before)
    return turned
  }

  /// Whether right-to-left text turns moves round.
  private func turns(_ situation: Situation) -> Bool {
    situation.isRightToLeft && startRule.direction == .text
  }

  /// What the start rule adds to every move.
  private mutating func finished(_ move: CursorMove, _ situation: Situation) -> CursorMove {
    gate.noteStep()
    var move = move
    if gate.isSelecting { move.selecting = true }
    switch startRule.haptics {
    case .none, .start: break
    case .steps, .both: move.tick = true
    case .stepsWithRoom: move.tick = move.hasRoom(situation.room)
    }
    switch startRule.direction {
    case .logical: return move
    case .text: return situation.isRightToLeft ? move.mirrored : move
    }
  }
}

extension Technique {
  /// Changes a parameter of the start rule at once, by bare name.
  public mutating func setStart(_ name: String, to value: ParameterValue) {
    startRule.set(name, to: value)
    gate.ruleChanged()
  }

  /// Takes the start rule of another technique, or its own again; holds that run are forgotten.
  ///
  /// Unknown ids change nothing.
  public mutating func takeStart(of startID: String) {
    let source = startID == TechniqueEntry.ownStart ? id : startID
    guard let entry = TechniqueEntry.entry(id: source) else { return }
    self.startID = startID
    startRule = entry.start
    let assumes = gate.assumesHold
    gate = StartGate()
    gate.assumesHold = assumes
  }
}

extension CursorMove {
  /// Whether there is text to go through in its direction; taken for granted where it is no plain step.
  fileprivate func hasRoom(_ room: Situation.Room) -> Bool {
    switch distance {
    case .characters(let count), .words(let count): count < 0 ? room.before > 0 : room.after > 0
    case .lines, .plane, .end, .restore: true
    }
  }
}
