import Plots
package import SimulatorCore

/// The gain of the best configuration over that of its technique's shipped one.
package enum GainComparison {
  /// The picture; nil where the parameters cannot be set, or neither steps at a steady finger.
  package static func figure(
    technique: String, parameters: [NamedParameter], hertz: Int, jobs: Int
  ) -> StudyFigure? {
    let speeds = SpeedGrid.fine(count: 120)
    var curves: [GainCurve] = []
    for (name, list) in [("best", parameters), ("default", [])] {
      guard
        let measurement = try? GainMeasurement(technique: technique, parameters: list, hertz: hertz)
      else { return nil }
      var curve = measurement.curve(speeds: speeds, sharpensEdges: true, jobs: jobs)
      curve.technique = name
      curve.changes = []
      curves.append(curve)
    }
    guard curves.contains(where: \.hasSteps) else { return nil }
    let picture = GainFigure(curves).picture
    var figure = StudyFigure(
      "gain", width: picture.width, height: picture.height, title: picture.title,
      summary: "Best and default of \(technique). \(picture.summary).")
    figure.picture.commands = picture.commands.map(dashingTheDefault)
    return figure
  }

  /// Colour alone tells nobody which is which.
  private static func dashingTheDefault(_ command: PlotCommand) -> PlotCommand {
    guard case .stroke(let path, var stroke) = command, stroke.ink == .ghost else { return command }
    stroke.dash = [5, 3]
    return .stroke(path, stroke)
  }
}
