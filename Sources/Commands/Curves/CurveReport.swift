import Plots
import SimulatorCore
import TraceFormat
import Tuning

/// Gain curves as text.
enum CurveReport {
  /// A table for people: a row for each speed, two columns for each rate.
  ///
  /// - Parameter curves: those of one technique, at the same speeds.
  static func table(_ curves: [GainCurve]) -> [String] {
    var table = Table(
      [("pt/s", .right)]
        + curves.flatMap { curve -> [(title: String, alignment: Table.Alignment)] in
          [("\(curve.hertz) Hz: steps/s", .right), ("pt/step", .right)]
        })
    for (index, point) in (curves.first?.points ?? []).enumerated() {
      table.append(
        [point.speed.shortText]
          + curves.flatMap { curve -> [String] in
            let point = curve.points[index]
            return [point.stepsPerSecond.fixed(2), point.pointsPerStep.map { $0.fixed(2) } ?? "–"]
          })
    }
    return table.lines
  }

  /// Comma-separated values, titles first; the last field is empty where the caret rests.
  static func csv(_ curves: [GainCurve]) -> [String] {
    ["technique,delivery,pointsPerSecond,stepsPerSecond,pointsPerStep"]
      + curves.flatMap { curve in
        curve.points.map { point in
          [
            curve.technique, String(curve.hertz), point.speed.shortText,
            DecimalText.trimmed(point.stepsPerSecond, digits: 6),
            point.pointsPerStep.map { DecimalText.trimmed($0, digits: 6) } ?? "",
          ].joined(separator: ",")
        }
      }
  }

  /// One object, on a line; a point is speed, steps per second and points per step.
  static func json(_ curve: GainCurve) -> String {
    JSONValue.object([
      JSONMember("technique", .string(curve.technique)),
      JSONMember("delivery", .whole(curve.hertz)),
      JSONMember(
        "parameters", .object(curve.parameters.map { JSONMember($0.name, JSONValue($0.value)) })),
      JSONMember("saturation", curve.saturation.map { .real($0) } ?? .null),
      JSONMember(
        "points",
        .array(
          curve.points.map { point in
            .array([
              .real(point.speed), .real(point.stepsPerSecond),
              point.pointsPerStep.map { .real($0) } ?? .null,
            ])
          })),
    ]).line
  }
}
