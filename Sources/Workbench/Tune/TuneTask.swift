package import GestureCore
package import SimulatorCore
package import Tuning

/// A search that can be run: a setup whose every word means something.
package struct TuneTask: Hashable, Sendable {
  /// What is varied, as files of results name it.
  package let space: KnobSpace
  /// The same for the one technique that is sought for.
  package let technique: TechniqueSpace
  /// What is to be made small or large.
  package let objective: Objective
  /// How it is sought.
  package let plan: TunerPlan
  /// The recordings' files.
  package let paths: [String]
  /// What is asked of the modelled user; nil for nothing.
  package let trials: TrialCorpus?
  /// Callbacks a second; nil where everything keeps its own.
  package let delivery: DeliveryRate?
  /// How much is measured of recordings.
  package let depth: Corpus.Depth
  /// What A is now: what was found is compared with it.
  package let now: Configuration
  /// The seed of everything.
  package let seed: UInt64
  /// The same as options of `tune`, without the program's name and the recordings.
  package let options: [String]

  /// How many of the best are measured again on fresh trials, as many as `tune` takes.
  package static let finalists = 10

  /// Why a setup cannot be searched with.
  package enum Refusal: Error, Hashable, Sendable {
    /// One of its fields is wrong.
    case field(TuneGoal.Fault)
    /// It has to be chosen otherwise, in a sentence.
    case setup(String)

    /// The sentence.
    package var sentence: String {
      switch self {
      case .field(let fault): fault.sentence
      case .setup(let sentence): sentence
      }
    }
  }

  /// The search that a setup describes.
  ///
  /// - Parameters:
  ///   - settings: A's, as far as they differ from its defaults; what is not varied stays so.
  ///   - recordings: those that the setup's source means.
  ///   - delivery: A's callbacks a second, where they are not the usual ones.
  /// - Throws: what has to be chosen otherwise.
  package init(
    _ setup: TuneSetup, settings: [NamedParameter], recordings: [TuneRecording],
    delivery: DeliveryRate? = nil
  ) throws(Refusal) {
    objective = try Self.objective(setup)
    let varied = setup.knobs.filter(\.isVaried)
    guard !varied.isEmpty else {
      throw .setup("Nothing is varied: switch on a parameter that the search may turn.")
    }
    guard setup.trials > 0 || !recordings.isEmpty else {
      throw .setup("There is nothing to measure on: give trials, or choose recordings.")
    }
    if let lacking = Self.lacking(objective, hasTrials: setup.trials > 0, recordings) {
      throw .setup(lacking)
    }
    let fixed = settings.filter { setting in !varied.contains { $0.name == setting.name } }
    let words = varied.map { $0.word(named: Self.shortName($0, in: setup)) }
    do throws(SpaceError) {
      space = try KnobSpace(techniques: [setup.technique], vary: words, set: fixed)
    } catch {
      throw .setup(error.description)
    }
    guard let technique = space.techniques.first else {
      throw .setup("There is no technique to search for.")
    }
    self.technique = technique
    do throws(SettingError) {
      now = try Configuration(rows: technique.rows, parameters: settings)
    } catch {
      throw .setup(error.description)
    }
    plan = TunerPlan(
      mostConfigurations: setup.budget,
      rungs: TunerPlan.standardRungs(trials: setup.trials > 0 ? setup.trials : 1), seed: setup.seed)
    paths = recordings.map(\.path)
    trials =
      setup.trials > 0
      ? TrialCorpus(
        personas: setup.personas, count: setup.trials, seed: setup.seed,
        delivery: delivery ?? .hertz(60)) : nil
    self.delivery = delivery
    depth = objective.metrics.contains { $0.facts.need == .technique } ? .everything : .full
    seed = setup.seed
    var options = ["--techniques", setup.technique]
    for word in words { options += ["--vary", word] }
    for setting in fixed { options += ["--set", setting.name + "=" + setting.value.text] }
    options += [objective.direction == .minimize ? "--minimize" : "--maximize", objective.text]
    for constraint in objective.constraints { options += ["--subject-to", constraint.text] }
    if setup.trials > 0 {
      options += ["--trials", String(setup.trials)]
      options += ["--personas", setup.personas.joined(separator: ",")]
    }
    if let delivery { options += ["--delivery", delivery.value.text] }
    if depth != .full { options += ["--depth", depth.rawValue] }
    options += ["--max-evals", String(setup.budget), "--seed", String(setup.seed)]
    self.options = options
  }

  private static func objective(_ setup: TuneSetup) throws(Refusal) -> Objective {
    do throws(TuneGoal.Fault) {
      return try setup.goal.objective()
    } catch {
      throw .field(error)
    }
  }

  /// The bare name where it means this parameter, as people would type it; else the qualified one.
  private static func shortName(_ knob: TuneKnob, in setup: TuneSetup) -> String {
    let first = setup.knobs.first { $0.row.name == knob.row.name }
    return first?.name == knob.name ? knob.row.name : knob.name
  }

  /// What the objective needs that is not there, in a sentence; nil where it can be measured.
  static func lacking(
    _ objective: Objective, hasTrials: Bool, _ recordings: [TuneRecording]
  ) -> String? {
    for metric in objective.metrics {
      let need = metric.facts.need
      let isThere =
        switch need {
        // A recording tells its own technique's trial only, so that nothing can be varied on it.
        case .trial, .shownTrial: hasTrials
        // The curve that it is measured on takes many dead zones, not one.
        case .tapAndMove: false
        case .technique: true
        case .move, .swipe, .stroke, .tap, .still:
          hasTrials && need.isMetByTrials || recordings.contains { need.isMet(by: $0.intent) }
        }
      if !isThere {
        let words = need == .trial ? "trials" : need.words
        return "\(metric.rawValue) needs \(words); there are none here."
      }
    }
    return nil
  }

  /// The whole command line, quoted for a shell.
  package var commandLine: String {
    ShellWord.line(["caretlab", "tune"] + paths + options)
  }

  /// What is measured on, with so many trials.
  func corpus(_ recordings: [Corpus.Recording]) -> Corpus {
    Corpus(recordings: recordings, trials: trials, delivery: delivery, depth: depth)
  }
}
