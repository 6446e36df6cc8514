import Plots

/// One quantity of a study, a value for each of its rows: a knob, a metric, or the objective.
package struct StudyColumn: Hashable, Sendable {
  /// How its values lie along an axis.
  package enum Scale: Hashable, Sendable {
    /// Numbers; equal differences are equally long.
    case linear
    /// Numbers above 0; equal ratios are equally long.
    case logarithmic
    /// Words; values are indices into them.
    case list([String])
  }

  /// Which way is better.
  package enum Better: String, Hashable, Sendable {
    case less, more, neither
  }

  /// What tables, axes and files call it.
  package var name: String
  /// The unit; empty for none.
  package var unit: String
  /// What it means, in a sentence; may be empty.
  package var meaning: String
  /// How its values lie along an axis.
  package var scale: Scale
  /// Which way is better.
  package var better: Better
  /// One for each row; nil where the row has none.
  package var values: [Double?]

  /// A quantity.
  package init(
    _ name: String, unit: String = "", meaning: String = "", scale: Scale = .linear,
    better: Better = .neither, values: [Double?]
  ) {
    self.name = name
    self.unit = unit
    self.meaning = meaning
    self.scale = scale
    self.better = better
    self.values = values
  }

  /// The words of a list; empty for numbers.
  package var labels: [String] {
    switch scale {
    case .linear, .logarithmic: []
    case .list(let labels): labels
    }
  }

  /// The values that there are, in order of size, each once.
  package var distinct: [Double] {
    var distinct: [Double] = []
    for value in values.compactMap({ $0 }).sorted() where distinct.last != value {
      distinct.append(value)
    }
    return distinct
  }

  /// Digits after the point that tell its values apart: three leading figures of their spread, none for whole numbers, three at most for shares.
  package var digits: Int {
    let distinct = distinct
    guard distinct.contains(where: { $0 != $0.rounded() }) else { return 0 }
    let span = max(
      (distinct.last ?? 0) - (distinct.first ?? 0), (distinct.last ?? 0).magnitude / 100)
    var digits = 0
    var unit = 100.0
    while digits < (self.unit == "share" ? 3 : 6), span < unit {
      unit /= 10
      digits += 1
    }
    return digits
  }

  /// A value as tables write it.
  package func text(_ value: Double?) -> String {
    guard let value else { return "–" }
    let labels = labels
    if !labels.isEmpty {
      let index = Int(min(max(value.rounded(), 0), Double(labels.count - 1)))
      return labels[index]
    }
    return DecimalText.fixed(value, digits: digits, minus: "−")
  }

  /// A value with its unit.
  package func measure(_ value: Double?) -> String {
    unit.isEmpty || value == nil ? text(value) : text(value) + "\u{A0}" + unit
  }
}
