package import Tuning

/// A session of trials on its way.
///
/// ```
///   pause ──begin──▶ running ──caret stands on the target──▶ settling ──0.4 s──▶ next trial, or pause before a block
///                       ▲                                       │ moved on
///                       └───────────────────────────────────────┘
/// ```
package struct TrialSession: Hashable, Sendable {
  /// How a session stands.
  package enum Phase: Hashable, Sendable {
    /// Before a block: the person begins it.
    case pause
    /// A target is shown.
    case running
    /// The caret stands on the target and no finger is down, since a stamp.
    case settling(since: Int64)
    /// Every trial was made, or the person has ended it.
    case done
  }

  /// A trial that was made.
  package struct Made: Hashable, Sendable {
    /// Its block, from 0.
    package var block: Int
    /// Its place in the block, from 0.
    package var trial: Int
    /// What came of it.
    package var result: TrialResult
    /// Whether it is practice.
    package var isPractice: Bool
  }

  /// What was asked for.
  package let setup: TrialSetup
  /// The trials.
  package let plan: TrialPlan
  /// How it stands.
  package private(set) var phase = Phase.pause
  /// What was made, in order; a spoiled trial stands there and again when it was repeated.
  package private(set) var made: [Made] = []
  /// What each block has given so far, in the order of the plan.
  package private(set) var summaries: [TrialSummary]
  private let trials: [Place]
  private var next = 0

  private struct Place: Hashable, Sendable {
    var block: Int
    var trial: Int
  }

  /// How long the caret must stand on its target, in microseconds.
  package static let settlingMicroseconds: Int64 = 400_000

  /// A session before its first block.
  package init(_ setup: TrialSetup) {
    self.setup = setup
    plan = TrialPlan(
      techniques: setup.techniques.map(\.id), trials: setup.trialsPerBlock,
      practice: setup.practice,
      row: setup.session - 1, seed: setup.seed)
    trials = plan.trials.map { Place(block: $0.block, trial: $0.trial) }
    summaries = plan.blocks.map { _ in TrialSummary([], seed: 0) }
    if trials.isEmpty { phase = .done }
  }

  /// How many trials there are in all, practice included.
  package var count: Int { trials.count }
  /// Trials before the one that is shown.
  package var index: Int { next }
  /// The block of the trial that is shown, from 0.
  package var block: Int {
    trials.indices.contains(next) ? trials[next].block : plan.blocks.count - 1
  }
  /// The technique of that block; nil when everything is done.
  package var technique: TrialTechnique? {
    trials.indices.contains(next) ? technique(of: plan.blocks[trials[next].block]) : nil
  }
  /// The technique of a block of the plan.
  package func technique(of block: TrialPlan.Block) -> TrialTechnique {
    setup.techniques[block.place]
  }
  /// The task that is shown, or would be; nil when everything is done.
  package var task: TrialTask? {
    guard trials.indices.contains(next) else { return nil }
    return plan.blocks[trials[next].block].tasks[trials[next].trial]
  }
  /// Whether the trial that is shown is practice.
  package var isPractice: Bool {
    trials.indices.contains(next)
      && trials[next].trial < plan.blocks[trials[next].block].practiceCount
  }
  /// Whether a target is shown.
  package var isRunning: Bool {
    switch phase {
    case .running, .settling: true
    case .pause, .done: false
    }
  }

  /// Begins the next trial.
  package mutating func begin() {
    switch phase {
    case .pause: phase = .running
    case .running, .settling, .done: break
    }
  }

  /// Takes how the phone stands now.
  package mutating func stand(isOnTarget: Bool, isTouched: Bool, at stamp: Int64) {
    switch phase {
    case .running: if isOnTarget, !isTouched { phase = .settling(since: stamp) }
    case .settling: if !isOnTarget || isTouched { phase = .running }
    case .pause, .done: break
    }
  }

  /// Whether the trial is over at a stamp.
  package func isOver(at stamp: Int64) -> Bool {
    guard case .settling(let since) = phase else { return false }
    return stamp - since >= Self.settlingMicroseconds
  }

  /// When the trial will be over by itself; nil while the caret is elsewhere.
  package var deadline: Int64? {
    guard case .settling(let since) = phase else { return nil }
    return since + Self.settlingMicroseconds
  }

  /// Takes what came of the trial that is shown, and goes on to the next; a spoiled one comes again.
  package mutating func finish(_ result: TrialResult) {
    guard trials.indices.contains(next) else { return }
    let place = trials[next]
    made.append(
      Made(block: place.block, trial: place.trial, result: result, isPractice: isPractice))
    guard !result.isSpoiled else {
      phase = .running
      return
    }
    if !isPractice {
      summaries[place.block] = TrialSummary(results(ofBlock: place.block), seed: plan.seed)
    }
    next += 1
    guard trials.indices.contains(next) else {
      phase = .done
      return
    }
    phase = trials[next].block == place.block ? .running : .pause
  }

  /// Ends the session before its last trial.
  package mutating func end() { phase = .done }

  /// The results of a block that count.
  package func results(ofBlock block: Int) -> [TrialResult] {
    made.filter { $0.block == block && !$0.isPractice && !$0.result.isSpoiled }.map(\.result)
  }
}
