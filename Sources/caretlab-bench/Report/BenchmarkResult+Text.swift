import Foundation

extension BenchmarkResult {
  /// The results for people.
  static func table(_ results: [BenchmarkResult]) -> String {
    let heading = ["benchmark", "value", "ratio", "baseline", "", "aim"]
    let rows = [heading] + results.map(\.cells)
    let widths = heading.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    // Numbers stand at the right of their columns.
    let numeric: Set = [1, 2, 3]
    return rows.map { row in
      let padded = row.indices.map { column in
        let padding = String(repeating: " ", count: widths[column] - row[column].count)
        return numeric.contains(column) ? padding + row[column] : row[column] + padding
      }
      let line = padded.joined(separator: "  ")
      return String(line[...(line.lastIndex { $0 != " " } ?? line.startIndex)])
    }
    .joined(separator: "\n")
  }

  /// The result for scripts: one object on one line, keys in order.
  var json: String {
    var object: [String: Any] = [
      "name": name, "value": Self.rounded(value), "unit": unit, "baseline": baselineName,
      "baselineValue": Self.rounded(baseline), "ratio": Self.rounded(ratio),
    ]
    if !aimText.isEmpty {
      object["aim"] = aimText
      object["meetsAim"] = meetsAim
    }
    let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
    let data = try? JSONSerialization.data(withJSONObject: object, options: options)
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  private var cells: [String] {
    let verdict = aimText.isEmpty ? "" : aimText + (meetsAim ? ": met" : ": MISSED")
    return [
      name, "\(Self.brief(value)) \(unit)", Self.brief(ratio), "\(Self.brief(baseline)) \(unit)",
      baselineName, verdict,
    ]
  }

  private var aimText: String {
    switch aim {
    case .ratioAtMost(let limit): "ratio ≤ \(limit)"
    case .ratioAtLeast(let limit): "ratio ≥ \(Self.brief(limit))"
    case .below(let limit): "< \(Self.brief(limit)) \(unit)"
    case .above(let limit): "> \(Self.brief(limit)) \(unit)"
    case .none: ""
    }
  }

  /// Three significant digits or the whole part, whichever is more.
  private static func brief(_ number: Double) -> String {
    let digits = number.magnitude < 10 ? 2 : number.magnitude < 100 ? 1 : 0
    return String(format: "%.\(digits)f", number)
  }

  /// Numbers that JSON can hold; more than four digits after the point are noise.
  private static func rounded(_ number: Double) -> Double {
    number.isFinite ? (number * 10_000).rounded() / 10_000 : 0
  }
}
