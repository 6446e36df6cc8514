import CursorTechniques
package import GestureCore
package import SimulatorCore

/// What is varied of one technique.
package struct TechniqueSpace: Hashable, Sendable {
  /// The technique's parameters.
  package let rows: TechniqueRows
  /// What is set, and not varied.
  package let fixed: [NamedParameter]
  /// What is varied; the first one slowest.
  package let knobs: [Knob]

  /// What is varied of a technique.
  ///
  /// - Throws: a knob that is given twice or that is set as well, ends that the parameter does not take, an empty range.
  package init(
    rows: TechniqueRows, fixed: [NamedParameter] = [], knobs: [Knob]
  ) throws(SpaceError) {
    self.rows = rows
    self.knobs = knobs
    do throws(SettingError) {
      self.fixed = try Configuration(rows: rows, parameters: fixed).parameters
    } catch {
      throw SpaceError(error.description)
    }
    for (index, knob) in knobs.enumerated() {
      guard !knobs[..<index].contains(where: { $0.name == knob.name }) else {
        throw SpaceError("\(knob.name) is varied twice; give each knob once")
      }
      guard !fixed.contains(where: { $0.name == knob.name || $0.name == knob.row.name }) else {
        throw SpaceError("\(knob.name) is both set and varied; leave one of the two out")
      }
      try knob.check()
    }
  }

  /// The technique's id.
  package var technique: String { rows.technique }

  /// The technique's whole table of its step rule, each over its whole range: where nobody says what to vary.
  ///
  /// - Throws: where there is no such technique.
  package static func standard(of technique: String) throws(SettingError) -> TechniqueSpace {
    let rows = try TechniqueRows(technique: technique)
    let knobs = rows.rows.compactMap { row -> Knob? in
      guard row.scope == .technique, row.name != Technique.startName else { return nil }
      return Knob(row: row)
    }
    do throws(SpaceError) {
      return try TechniqueSpace(rows: rows, knobs: knobs)
    } catch {
      // Rows of tables are no mistakes of anybody's; a technique without knobs is searched at its defaults.
      return TechniqueSpace(rows: rows)
    }
  }

  private init(rows: TechniqueRows) {
    self.rows = rows
    fixed = []
    knobs = []
  }

  /// The technique as it ships.
  package var shipped: Configuration? { try? Configuration(rows: rows, parameters: []) }

  /// The configuration of some values.
  ///
  /// Knobs whose condition is not met stay at their defaults; conditions see what is set, knobs that are turned, and
  /// defaults.
  ///
  /// - Parameter values: one for each knob, in their order.
  /// - Throws: a value that the parameter does not take.
  package func configuration(_ values: [ParameterValue]) throws(SettingError) -> Configuration {
    var parameters = fixed
    for (knob, value) in zip(knobs, values) {
      if let condition = knob.condition {
        let standard = try rows.row(named: condition.name).standard
        let other = parameters.last { $0.name == condition.name }?.value ?? standard
        guard condition.values.contains(other) else { continue }
      }
      parameters.append(NamedParameter(knob.name, value))
    }
    return try Configuration(rows: rows, parameters: parameters)
  }

  /// The value in force of each knob.
  package func values(of configuration: Configuration) -> [ParameterValue] {
    knobs.map { configuration.value(of: $0.name) ?? $0.row.standard }
  }

  /// The value of each knob as tables show it, or that it is the technique as it ships.
  package func text(of configuration: Configuration) -> String {
    guard !configuration.isDefault else { return "as it ships" }
    return zip(knobs, values(of: configuration)).map { "\($0.row.name)=\($1.text)" }
      .joined(separator: " ")
  }
}

extension Knob {
  /// A parameter over its whole range; nil for a text.
  package init?(row: ParameterSpec) {
    switch row.domain {
    case .whole(let least, let greatest, _):
      self.init(
        row: row,
        scale: row.isLogarithmic && least > 0
          ? .logarithmic(
            low: Double(least), high: Double(greatest), factor: nil, isWhole: true)
          : .whole(low: least, high: greatest, step: 1))
    case .real(let least, let greatest, _):
      self.init(
        row: row,
        scale: row.isLogarithmic && least > 0
          ? .logarithmic(low: least, high: greatest, factor: nil, isWhole: false)
          : .real(low: least, high: greatest, step: nil))
    case .choice(let words, _): self.init(row: row, scale: .listed(words.map { .word($0) }))
    case .flag: self.init(row: row, scale: .listed([.flag(false), .flag(true)]))
    case .text: return nil
    }
  }

  /// How many values a knob with steps may have.
  package static let countLimit = 1_000_000

  /// Checks the ends, the step and the number of values.
  fileprivate func check() throws(SpaceError) {
    func accept(_ value: ParameterValue) throws(SpaceError) {
      guard row.accepts(value) else {
        throw SpaceError(SettingError.unacceptable(row, value).description)
      }
    }
    func require(_ low: Double, _ high: Double) throws(SpaceError) {
      try accept(.number(low))
      try accept(.number(high))
      guard low <= high else {
        throw SpaceError(
          "\(name): from \(low.shortText) to \(high.shortText) there is no value; give the lower end first"
        )
      }
    }
    switch scale {
    case .whole(let low, let high, let step):
      try require(Double(low), Double(high))
      guard step >= 1 else { throw SpaceError("\(name): a step must be a whole number from 1") }
    case .real(let low, let high, let step):
      try require(low, high)
      if let step {
        guard step > 0 else { throw SpaceError("\(name): a step must be above 0") }
        try limit((high - low) / step)
      }
    case .logarithmic(let low, let high, let factor, _):
      try require(low, high)
      guard low > 0 else {
        throw SpaceError("\(name): a logarithmic scale needs ends above 0")
      }
      if let factor {
        guard factor > 1, factor.isFinite else {
          throw SpaceError("\(name): the factor of a logarithmic scale must be above 1")
        }
        try limit(Elementary.log2(high / low) / Elementary.log2(factor))
      }
    case .listed(let values):
      guard !values.isEmpty else { throw SpaceError("\(name): the list of values is empty") }
      for (index, value) in values.enumerated() {
        try accept(value)
        guard !values[..<index].contains(value) else {
          throw SpaceError("\(name): \(value.text) is listed twice")
        }
      }
    }
  }

  private func limit(_ steps: Double) throws(SpaceError) {
    guard steps < Double(Self.countLimit) else {
      throw SpaceError(
        "\(name): the step gives more than \(Self.countLimit) values; take a larger one")
    }
  }
}
