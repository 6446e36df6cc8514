import GestureCore
package import SimulatorCore
import TextCore

/// A phone with a technique and its settings, on which the model makes trials.
///
/// Made once for a configuration: it tries the technique out, as somebody practises before trials count, and keeps what every
/// trial needs. Trials change nothing of it, so that any number of threads may share one.
package struct TrialPhone: Sendable {
  /// What each trial's session starts from, but for the text.
  package let start: SessionStart
  /// The panel under the finger.
  package let panel: TouchPanel
  /// Points for each of so many characters, as practice teaches; 1 where each stroke is a character.
  package func believedGain(characters: Int) -> Double {
    belief.gain(characters: Double(characters))
  }
  /// Points before the first character's middle, as practice teaches.
  package var believedDeadPoints: Double { belief.deadPoints }

  let belief: Belief
  let place: TouchPlace
  private let geometry: CellGeometry
  private let simulator: Simulator

  /// A phone for trials.
  ///
  /// - Parameter start: technique, settings, screen, keyboard and rate of callbacks; its document plays no part.
  /// - Throws: what the start names that does not exist or cannot be.
  package init(start: SessionStart, panel: TouchPanel = TouchPanel()) throws(SettingError) {
    self.start = start
    self.panel = panel
    let practice = TrialTask(
      text: String(repeating: "words ", count: 100), start: 300, target: 301)
    simulator = try Simulator(start: practice.session(start), asksLayout: false)
    geometry = CellGeometry(
      screenWidth: start.screen.width, viewportHeight: simulator.textRegion.height)
    place = TouchPlace(simulator)
    belief = BeliefProbe(simulator: simulator, geometry: geometry, place: place).belief
  }

  /// One trial of a persona; the same noise for the same persona, number and seed, whatever the phone.
  ///
  /// - Parameters:
  ///   - index: the trial's number.
  ///   - release: when the finger lifts.
  ///   - keepsEvents: whether the trial's events are kept, for a recording.
  /// - Throws: nothing yet: a phone that was made takes any task. Personas whose settings cannot be may be refused one day.
  package func trial(
    _ persona: Persona, _ task: TrialTask, index: Int, seed: UInt64,
    release: ReleaseRule = .verified, keepsEvents: Bool = false
  ) throws(SettingError) -> SimulatedTrial {
    let noise = UserNoise(persona: persona, seed: seed, trial: index)
    let phone = PhoneInHand(
      simulator.fresh(with: task.document), geometry: geometry, task: task, panel: panel,
      delivery: start.delivery, random: noise.panel,
      keepsEvents: keepsEvents)
    var user = ClosedLoopUser(
      persona, task: task, belief: belief, place: place, release: release,
      pointsPerMillimetre: start.screen.pointsPerMillimetre, noise: noise, phone: phone)
    let outcome = user.run()
    return SimulatedTrial(
      persona: persona.id, task: task, index: index, seed: seed, outcome: outcome.outcome,
      figures: outcome.figures, events: user.phone.events)
  }
}
