import TraceFormat
import Tuning

/// How the model's strokes stand to real ones.
enum CalibrationReport {
  static func lines(_ form: TrialReport.Form) -> [String] {
    let fits = [
      ("frozen", CalibrationFit(Calibration.strokes)), ("fitted now", CalibrationFit.fitted()),
    ]
    switch form {
    case .table:
      return fits.flatMap { name, fit in table(name, fit) + [""] } + [legend]
    case .json: return fits.flatMap { name, fit in rows(name, fit).map { object($0).line } }
    case .csv:
      return [columns.joined(separator: ",")]
        + fits.flatMap { name, fit in
          rows(name, fit).map { $0.map(\.csvField).joined(separator: ",") }
        }
    }
  }

  private static let legend =
    "strokes of a model, not of people, beside Touchalytics (41 people flipping through pictures) and digits drawn on an "
    + "iPhone 6; D: Kolmogorov and Smirnov's distance to the table, straight between its quantiles; p: of so great a D by chance; "
    + "rows with * were not looked at by the fit"

  private static let columns = [
    "numbers", "distribution", "unit", "fitted", "real_p5", "real_p25", "real_p50", "real_p75",
    "real_p95", "model_p5", "model_p25", "model_p50", "model_p75", "model_p95", "n", "d", "p",
  ]

  private static func rows(_ name: String, _ fit: CalibrationFit) -> [[JSONValue]] {
    fit.comparisons.map { row in
      [.string(name), .string(row.name), .string(row.unit), .flag(row.isFitted)]
        + (row.real + row.model).map { JSONValue.real($0) }
        + [.whole(row.test.count), .real(row.test.distance), .real(row.test.probability)]
    }
  }

  private static func object(_ values: [JSONValue]) -> JSONValue {
    .object(zip(columns, values).map { JSONMember($0, $1) })
  }

  private static func table(_ name: String, _ fit: CalibrationFit) -> [String] {
    var table = Table(
      [("", .left), ("unit", .left), ("", .left)]
        + ["p5", "p25", "p50", "p75", "p95"].map { ($0, .right) }
        + [("D", .right), ("p", .right)])
    for row in fit.comparisons {
      let digits = row.unit == "s" ? 3 : row.unit == "mm" ? 1 : 0
      let star = row.isFitted ? "" : " *"
      table.append(
        [row.name + star, row.unit, "real"] + row.real.map { $0.fixed(digits) } + ["", ""])
      table.append(
        ["", "", "model"] + row.model.map { $0.fixed(digits) }
          + [row.test.distance.fixed(3), row.test.probability.fixed(3)])
    }
    let strokes = fit.strokes
    return [
      "\(name): a \(strokes.movementSeconds.fixed(4)) s, b \(strokes.secondsPerBit.fixed(4)) s/bit, "
        + "tempo's spread \(strokes.tempoSpread.fixed(3)), careful \(strokes.carefulShare.fixed(3)) "
        + "× \(strokes.carefulFactor.fixed(2)), length \(strokes.millimetres.fixed(2)) mm, its spread "
        + strokes.lengthSpread.fixed(3),
      "\(CalibrationFit.count) strokes, seed \(CalibrationFit.seed)",
    ] + table.lines
  }
}
