import CursorTechniques
package import GestureCore
import KeyboardCore
import TextCore

extension Simulator {
  /// One row for each parameter in force: the step rule's, the start rule's, the recognizer's, the phone's.
  package var parameterTable: [ParameterSpec] { Self.parameterTable(for: technique) }

  /// One row for each parameter that is in force where a technique runs.
  static func parameterTable(for technique: Technique) -> [ParameterSpec] {
    technique.table + technique.startTable + technique.recognizerTable
      + PhoneParameters.table(for: technique)
  }

  /// Every parameter in force by qualified name, in the order of the table.
  package var parametersInForce: [NamedParameter] {
    parameterTable.compactMap { row in
      value(of: row).map { NamedParameter(row.qualifiedName, $0) }
    }
  }

  /// The parameters that differ from the technique's defaults, by qualified name, in the order of the table.
  package var changedParameters: [NamedParameter] {
    parameterTable.compactMap { row in
      guard let value = value(of: row), value != row.standard else { return nil }
      return NamedParameter(row.qualifiedName, value)
    }
  }

  /// Callbacks per second.
  package var deliveryRate: DeliveryRate { delivery.rate }

  /// The row that a name means: qualified, or bare and looked up as technique, start, recognizer, phone.
  ///
  /// - Throws: `unknownParameter` with the nearest names.
  package func row(named name: String) throws(SettingError) -> ParameterSpec {
    try Self.row(named: name, in: parameterTable)
  }

  /// The row of a table that a name means.
  static func row(
    named name: String, in table: [ParameterSpec]
  ) throws(SettingError) -> ParameterSpec {
    if let row = table.first(where: { $0.qualifiedName == name || $0.name == name }) { return row }
    var names: [String] = []
    for row in table {
      let candidate = name.contains(".") ? row.qualifiedName : row.name
      if !names.contains(candidate) { names.append(candidate) }
    }
    names.append(DeliveryRate.settingName)
    throw .unknownParameter(name, nearest: NearestNames.nearest(to: name, among: names))
  }

  /// The value in force of a row.
  package func value(of row: ParameterSpec) -> ParameterValue? {
    switch row.scope {
    case .technique: technique.value(of: row.name)
    case .start: technique.startRule.value(of: row.name)
    case .recognizer: pan.parameters.value(of: row.name)
    case .phone:
      row.name == "keyCancel" ? .word(keyCancel.rawValue) : phone.value(of: row.name)
    }
  }

  /// The parameters of a start that no row of this phone has.
  package func unknownParameters(in start: SessionStart) -> [SettingError] {
    let table = parameterTable
    return start.parameters.compactMap { parameter in
      guard parameter.name != DeliveryRate.settingName else { return nil }
      do throws(SettingError) {
        _ = try Self.row(named: parameter.name, in: table)
        return nil
      } catch {
        return error
      }
    }
  }

  /// Changes a parameter, or the delivery rate, at once; what technique and recognizer have gathered stays.
  mutating func set(_ name: String, to value: ParameterValue) throws(SettingError) {
    var table = parameterTable
    try set(name, to: value, in: &table)
  }

  /// The same, one of many: to make the table for each would take far longer than all else.
  ///
  /// - Parameter table: the table in force, kept so where another start rule brings other rows.
  mutating func set(
    _ name: String, to value: ParameterValue, in table: inout [ParameterSpec]
  ) throws(SettingError) {
    if name == DeliveryRate.settingName {
      delivery.rate = try DeliveryRate(value)
      textDelivery.rate = delivery.rate
      return
    }
    let row = try Self.row(named: name, in: table)
    let value = row.meaning(of: value)
    guard row.accepts(value) else { throw .unacceptable(row, value) }
    switch row.scope {
    case .technique:
      technique.set(row.name, to: value)
      if row.name == Technique.startName {
        tookStartRule()
        table = parameterTable
      }
    case .start: technique.setStart(row.name, to: value)
    case .recognizer: pan.parameters.set(row.name, to: value)
    case .phone:
      phone.set(row.name, to: value)
      phoneChanged()
    }
  }

  /// Cancels a running gesture and starts another technique fresh, with its own start rule; the document
  /// stays.
  mutating func switchTechnique(to id: String) throws(SettingError) {
    technique = try Self.technique(id: id)
    phone.keyCancel = nil
    keyboard.cancelAllKeys()
    textGesture.reset()
    tookStartRule()
  }

  /// What depends on the technique's start rule; a running gesture is over.
  mutating func tookStartRule() {
    technique.assumesHold = startMode == .assumed
    pan = PanRecognizer(parameters: technique.startRule.recognizer)
    keyboard.liftsInOrderOfDowns = technique.startRule.recognizer.minimumTouches > 1
    hasStepped = false
    hasClaimedKey = false
    selectionAtBegan = nil
  }

  /// What depends on the phone's parameters.
  private mutating func phoneChanged() {
    if phone.proxy != proxy.mode {
      tickProxy()
      proxy = DocumentProxy(mode: phone.proxy)
    }
    input.options.returnKey = phone.returnKey == .finish ? .finishes : .inserts
    input.options.isSingleLine = phone.isSingleLine
    input.options.prompt = phone.placeholder
    input.options.lineLimits = LineLimits(
      minimum: phone.minimumLines, maximum: phone.maximumLines == 0 ? .max : phone.maximumLines)
    guard phone.isReadOnly != input.options.isReadOnly else { return }
    input.options.isReadOnly = phone.isReadOnly
    var events: [TextInputEvent] = []
    if phone.isReadOnly {
      input.endEditing(into: &events)
      keyboardWasHidden()
    } else {
      input.beginEditing(into: &events)
    }
  }

  /// What depends on the keyboard's layout or page.
  mutating func keyboardChanged() {
    situation.keyboardFrame = keyboard.region
    situation.keys = keyboard.keys.map { KeyArea(frame: $0.frame, role: $0.key.role) }
  }

  /// What a recording that starts now has in its header.
  package var sessionStart: SessionStart {
    let text = document.surroundings
    return SessionStart(
      screen: screen, keyboard: keyboard.layout.id,
      document: SessionStart.Document(
        before: text.before, selected: text.selected, after: text.after),
      technique: technique.id, parameters: parametersInForce, delivery: delivery.rate)
  }

  static func technique(id: String) throws(SettingError) -> Technique {
    guard let entry = TechniqueEntry.entry(id: id) else {
      throw .unknownTechnique(
        id, nearest: NearestNames.nearest(to: id, among: TechniqueEntry.all.map(\.id)))
    }
    return entry.makeTechnique()
  }
}
