package import GestureCore
package import KeyboardCore
import TextCore

/// Runs a recording's events through the same phone as the window's, without a clock.
///
/// Headless commands feed all events at once, the window feeds those whose time has come. Layout questions
/// are answered by the recording's `select` events or, in a recording without any, by the fixed-cell
/// geometry; so window and command line agree.
package struct Replay: Sendable {
  /// The phone as it is now.
  package private(set) var simulator: Simulator
  /// Everything that happened so far.
  package private(set) var effects = Effects()
  /// Events of the recording that the options overruled.
  package private(set) var ignoredEvents = 0
  /// Parameters of the start that this phone doesn't have.
  package let unknownParameters: [SettingError]

  private var geometry: CellGeometry
  private var options: ReplayOptions
  /// Qualified names that the options give.
  private var overridden: [String] = []
  /// Whether another technique than the recording's runs, so that its technique parameters mean nothing.
  private let replacesTechnique: Bool

  /// A replay before its first event.
  ///
  /// - Parameters:
  ///   - start: where the recording's session starts.
  ///   - hasRecordedLayout: whether the recording holds the answers to layout questions.
  ///   - options: what wins over the recording.
  ///   - keyboard: the fresh keyboard of another replay of the same recording, to spare laying its keys out again.
  /// - Throws: what start or options name that does not exist or cannot be.
  package init(
    start: SessionStart, hasRecordedLayout: Bool, options: ReplayOptions = ReplayOptions(),
    keyboard: KeyboardState? = nil
  ) throws(SettingError) {
    var start = start
    self.options = options
    replacesTechnique = options.technique.map { $0 != start.technique } ?? false
    if let delivery = options.delivery { start.delivery = delivery }
    if replacesTechnique, let technique = options.technique {
      if !start.parameters.isEmpty {
        // Checked against the recording's own technique first: bare names are looked up there.
        let own = try? Simulator.technique(id: start.technique)
        let table = own.map { Simulator.parameterTable(for: $0) } ?? []
        start.parameters.removeAll { parameter in
          guard !parameter.name.hasPrefix("technique.") else { return true }
          guard let row = try? Simulator.row(named: parameter.name, in: table) else { return false }
          return row.scope == .technique || Self.saysNothing(parameter.value, row)
        }
      }
      start.technique = technique
    }
    simulator = try Simulator(
      start: start, startMode: options.startMode, asksLayout: !hasRecordedLayout,
      keyboard: keyboard)
    unknownParameters = simulator.unknownParameters(in: start)
    let region = simulator.textRegion
    geometry = CellGeometry(screenWidth: start.screen.width, viewportHeight: region.height)
    try applyOptions()
  }

  /// Whether the reasons of every move are written to `effects.explanations`.
  package var explains: Bool {
    get { simulator.explains }
    set { simulator.explains = newValue }
  }

  /// Whether what the technique is told is written to `effects.panEvents`.
  package var keepsPanEvents: Bool {
    get { simulator.keepsPanEvents }
    set { simulator.keepsPanEvents = newValue }
  }

  /// Whether what is handed to the pan recognizer is written to `effects.callbacks`.
  package var keepsCallbacks: Bool {
    get { simulator.keepsCallbacks }
    set { simulator.keepsCallbacks = newValue }
  }

  /// Takes the recording's next event.
  package mutating func feed(_ event: InputEvent) {
    // Most events are touches; the switch would copy them first.
    if let sample = event.touch {
      simulator.handle(sample, layout: &geometry, into: &effects)
      return
    }
    switch event.kind {
    case .set(let name, _) where isOverruled(name):
      ignoredEvents += 1
      advance(to: event.time)
    case .technique where options.technique != nil:
      ignoredEvents += 1
      advance(to: event.time)
    case .technique:
      simulator.handle(event, layout: &geometry, into: &effects)
      // Checked when the replay began, except against a technique that the recording itself switched to.
      try? applyOptions()
    case .touch, .text, .mark, .key, .select, .scroll, .focus, .set, .note, .end:
      simulator.handle(event, layout: &geometry, into: &effects)
    }
  }

  /// Runs deadlines up to and including a time, between events.
  package mutating func advance(to time: Instant) {
    simulator.advance(to: time, layout: &geometry, into: &effects)
  }

  /// Forgets what happened so far; the phone stays as it is.
  package mutating func forgetEffects() {
    effects.removeAll()
  }

  /// Whether a value that was written out is but the own technique's default, where another has its own.
  private static func saysNothing(_ value: ParameterValue, _ row: ParameterSpec) -> Bool {
    switch row.scope {
    case .technique: true
    case .start, .recognizer: row.standard == value
    case .phone: row.name == "keyCancel" && row.standard == value
    }
  }

  private mutating func applyOptions() throws(SettingError) {
    overridden.removeAll()
    guard !options.parameters.isEmpty else { return }
    var table = simulator.parameterTable
    for parameter in options.parameters { try apply(parameter, in: &table) }
  }

  private mutating func apply(
    _ parameter: NamedParameter, in table: inout [ParameterSpec]
  ) throws(SettingError) {
    if parameter.name != DeliveryRate.settingName {
      overridden.append(try Simulator.row(named: parameter.name, in: table).qualifiedName)
    }
    try simulator.set(parameter.name, to: parameter.value, in: &table)
  }

  /// Gives one option more, as if it had stood last among those that the replay was made with.
  ///
  /// For a replay before its first event: copies of one replay, each with another value, spare making it anew.
  ///
  /// - Throws: a parameter that does not exist, or a value that cannot be.
  package mutating func overrule(_ parameter: NamedParameter) throws(SettingError) {
    options.parameters.append(parameter)
    var table = simulator.parameterTable
    try apply(parameter, in: &table)
  }

  private func isOverruled(_ name: String) -> Bool {
    if name == DeliveryRate.settingName {
      return options.delivery != nil || options.parameters.contains { $0.name == name }
    }
    guard let row = try? simulator.row(named: name) else {
      return replacesTechnique
    }
    return overridden.contains(row.qualifiedName) || (replacesTechnique && row.scope == .technique)
  }
}
