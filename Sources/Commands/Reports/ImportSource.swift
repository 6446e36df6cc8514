import SimulatorCore
import TraceFormat

/// What a recording says of the import that made it.
struct ImportSource {
  private let details: [JSONMember]

  /// Nil for a recording that was not imported.
  init?(_ source: TraceHeader.Source?) {
    guard let source, source.kind == "import" else { return nil }
    details = source.details
  }

  /// Lines for people.
  var rows: [(String, String)] {
    var rows: [(String, String)] = []
    let format = self["format"]?.text ?? "?"
    rows.append(("imported", format + (self["file"]?.text).map { " from \($0)" }.orEmpty))
    if let device = self["device"]?.text { rows.append(("device", device)) }
    if let panel { rows.append(("panel", panel)) }
    for (name, key) in [("assumed", "assumptions"), ("repaired", "repairs")] {
      let sentences = self[key]?.elements?.compactMap(\.text) ?? []
      for (index, sentence) in sentences.enumerated() {
        rows.append((index == 0 ? name : "", sentence))
      }
    }
    return rows
  }

  /// All of it, for programs.
  var json: JSONValue { .object(details) }

  private subscript(name: String) -> JSONValue? { details.first { $0.name == name }?.value }

  /// Ranges, size and scale in a line.
  private var panel: String? {
    let ranges = ["x", "y"].map { self["panel"]?[$0]?.elements?.compactMap(\.double) ?? [] }
    guard ranges.allSatisfy({ $0.count >= 2 }) else { return nil }
    var text = ranges.map { "\($0[0].shortText)…\($0[1].shortText)" }.joined(separator: " × ")
    if ranges.allSatisfy({ $0.count > 2 && $0[2] > 0 }) {
      let sizes = ranges.map { (($0[1] - $0[0] + 1) / $0[2]).fixed(0) }
      text += ", " + sizes.joined(separator: " × ") + " mm"
    }
    let scales = self["scale"].map { $0.elements ?? [$0] } ?? []
    let numbers = scales.compactMap(\.double)
    if !numbers.isEmpty {
      text += ", " + numbers.map { $0.fixed(4) }.joined(separator: " × ") + " pt per unit"
    }
    return text
  }
}

extension String? {
  fileprivate var orEmpty: String { self ?? "" }
}
