import GestureCore
import SimulatorCore
import TextCore

/// The phone while a trial runs on it: the model's finger goes in through a panel, and what it can see comes out.
struct PhoneInHand {
  private var simulator: Simulator
  private var geometry: CellGeometry
  private var effects = Effects()
  private var walk: TrialWalk
  private let task: TrialTask
  private let panel: TouchPanel
  private var touch: PanelTouch?
  private var random: CounterRandom
  /// When the last step was that no event has met yet.
  private var stepped: Instant?
  private var stepsTaken = 0
  private var place: TextPosition
  /// Where the caret stands now, in characters from the text's start.
  private(set) var caret: Int
  /// Whether a touch has typed or deleted something.
  private(set) var isSpoiled = false
  private let keepsEvents: Bool
  private(set) var events: [InputEvent] = []

  private static let finger = FingerID(1)

  init(
    _ simulator: Simulator, geometry: CellGeometry, task: TrialTask, panel: TouchPanel,
    delivery: DeliveryRate, random: CounterRandom, keepsEvents: Bool
  ) {
    self.simulator = simulator
    self.geometry = geometry
    self.task = task
    self.panel = panel
    self.random = random
    self.keepsEvents = keepsEvents
    walk = TrialWalk(
      task: task, pointsPerMillimetre: simulator.screen.pointsPerMillimetre, delivery: delivery)
    place = simulator.caretPlace
    caret = task.start
  }

  /// The finger goes down.
  mutating func down(at place: Point, step: Int) {
    let touch = PanelTouch(at: place, panel: panel)
    self.touch = touch
    handle(.down, touch.reported, TrialClock.instant(step))
  }

  /// The finger is at a place; the panel decides whether the phone hears of it.
  @inline(__always)
  mutating func finger(at place: Point, step: Int) {
    if panel.reports(at: step), let reported = touch?.report(at: place, &random) {
      handle(.move, reported, TrialClock.instant(step))
    } else {
      wait(to: step)
    }
  }

  /// The finger lifts, reported where it was last.
  mutating func up(step: Int) {
    guard let touch else { return }
    self.touch = nil
    handle(.up, touch.reported, TrialClock.instant(step))
  }

  /// Time passes.
  @inline(__always)
  mutating func wait(to step: Int) {
    // To ask for the deadline first would copy the phone.
    simulator.advance(to: TrialClock.instant(step), layout: &geometry, into: &effects)
    look()
  }

  /// The trial is over; gives what was measured.
  mutating func end(step: Int) -> TrialFigures {
    let now = TrialClock.instant(step)
    let end = InputEvent(now, .end)
    simulator.handle(end, layout: &geometry, into: &effects)
    if keepsEvents { events.append(end) }
    look()
    passed()
    walk.stand(caret, at: now)
    return walk.figures(isSpoiled: isSpoiled)
  }

  private mutating func handle(_ phase: TouchPhase, _ location: Point, _ now: Instant) {
    let event = InputEvent(now, .touch(Self.finger, phase, location))
    simulator.handle(event, layout: &geometry, into: &effects)
    if keepsEvents { events.append(event) }
    look()
    passed()
    walk.touch(
      TouchSample(time: now, finger: Self.finger, phase: phase, location: location))
    walk.stand(caret, at: now)
  }

  /// The caret came to where it stands by a callback before this event, not at it: a lift is not to blame for what came long before.
  private mutating func passed() {
    if let stepped { walk.pass(caret, at: stepped) }
    stepped = nil
  }

  /// Takes what has happened.
  @inline(__always)
  private mutating func look() {
    while stepsTaken < effects.steps.count {
      walk.step(effects.steps[stepsTaken])
      stepped = effects.steps[stepsTaken].time
      stepsTaken += 1
    }
    if !effects.keys.isEmpty, !isSpoiled { isSpoiled = !task.isText(of: simulator.document) }
    if effects.updates.count >= Self.keptUpdates || !effects.keys.isEmpty {
      effects.removeAll()
      stepsTaken = 0
    }
    // Stored properties all the way: a computed one of another module would copy the phone.
    let focus = simulator.input.document.selection.focus
    if focus.offset != place.offset || focus.paragraph != place.paragraph {
      place = focus
      caret = simulator.document.stops(from: .start, to: place)
    }
  }

  /// Effects are forgotten now and then, not each time: that costs more than to keep them.
  private static let keptUpdates = 32
}
