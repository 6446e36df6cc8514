import CursorTechniques
import GestureCore
import Plots
import SimulatorCore

/// The lanes of a recording, or of a trial, under the best and the default.
enum DifferenceLanes {
  private static let width = 1_180.0

  /// Both over each other: the same touches went into both.
  ///
  /// - Parameter intent: how far the caret was meant to go; nil where nothing is known.
  static func figures(
    _ recording: Comparison.Recording, intent: Int?, best: ReplayOptions, reference: ReplayOptions,
    name: String
  ) -> [StudyFigure] {
    guard let first = record(recording, best), let other = record(recording, reference, first)
    else { return [] }
    return [
      figure(
        first, other, called: ("best", "default"), intent: intent, name: name,
        title: recording.name)
    ]
  }

  /// One after the other: the model reacts to what it sees, so that the touches are not the same.
  static func figures(
    _ trial: TrialTask, persona: Persona, index: Int, seed: UInt64, starts: [SessionStart],
    name: String
  ) -> [StudyFigure] {
    zip(starts, ["best", "default"]).compactMap { start, word in
      guard let phone = try? TrialPhone(start: start),
        let run = try? phone.trial(persona, trial, index: index, seed: seed, keepsEvents: true)
      else { return nil }
      let recording = Comparison.Recording(
        name: word, start: trial.session(start), events: run.events, hasRecordedLayout: false)
      guard let lanes = record(recording, ReplayOptions()) else { return nil }
      let made = figure(
        lanes, nil, called: (word, ""), intent: trial.target - trial.start, name: "\(name)-\(word)",
        title: "\(word): \(run.outcome.rawValue)")
      return word == "best" ? made : inGhost(made)
    }
  }

  private static func record(
    _ recording: Comparison.Recording, _ options: ReplayOptions, _ other: LaneRecord? = nil
  ) -> LaneRecord? {
    try? LaneRecord(
      start: recording.start, events: recording.events,
      hasRecordedLayout: recording.hasRecordedLayout, options: options, sharing: other?.touches)
  }

  private static func figure(
    _ first: LaneRecord, _ other: LaneRecord?, called words: (first: String, other: String),
    intent: Int?, name: String, title: String
  ) -> StudyFigure {
    let layout = LaneLayout(width: width, height: LaneLayout.usualHeight)
    let picture = LaneFigure(first, b: other, intent: intent, layout: layout).picture(title: title)
    var figure = StudyFigure(
      name, width: picture.width, height: picture.height, title: picture.title,
      summary: picture.summary)
    figure.picture.commands = picture.commands.map {
      renamed($0, first.technique.id, words)
    }
    return figure
  }

  /// Both are of one technique: its name would tell nobody which is which.
  private static func renamed(
    _ command: PlotCommand, _ technique: String, _ words: (first: String, other: String)
  ) -> PlotCommand {
    guard case .text(technique, let point, let style) = command else { return command }
    if style.ink == .accent { return .text(words.first, at: point, style) }
    if style.ink == .ghost { return .text(words.other, at: point, style) }
    return command
  }

  /// What the default did has the second colour, on a picture of its own as well.
  private static func inGhost(_ figure: StudyFigure) -> StudyFigure {
    func ghost(_ ink: PlotInk) -> PlotInk {
      ink.token == .series(0) ? PlotInk.ghost.withAlpha(ink.alpha) : ink
    }
    var figure = figure
    figure.picture.commands = figure.picture.commands.map { command in
      switch command {
      case .stroke(let path, var stroke):
        stroke.ink = ghost(stroke.ink)
        return .stroke(path, stroke)
      case .fill(let path, let ink): return .fill(path, ghost(ink))
      case .disc(let center, let radius, let ink):
        return .disc(center: center, radius: radius, ghost(ink))
      case .ring(let center, let radius, var stroke):
        stroke.ink = ghost(stroke.ink)
        return .ring(center: center, radius: radius, stroke)
      case .text(let text, let point, let style):
        return .text(text, at: point, style.colored(ghost(style.ink)))
      }
    }
    return figure
  }
}
