import CursorTechniques
import GestureCore
import SimulatorCore

/// Parameters that are given to several techniques at once.
enum ParameterNames {
  /// Checks that at least one of the techniques has each parameter, and that those take the value.
  static func check(_ parameters: [NamedParameter], techniques: [String]) throws(Failure) {
    guard !parameters.isEmpty else { return }
    var known: [ParameterSpec] = []
    for id in techniques {
      do {
        known += try Simulator(start: SessionStart(technique: id)).parameterTable
      } catch {
        throw .usage(error.description)
      }
    }
    for parameter in parameters {
      let name = parameter.name
      guard name != DeliveryRate.settingName else {
        throw .usage("the rates of callbacks are given by --delivery, as in --delivery 60,120")
      }
      let rows = known.filter { $0.name == name || $0.qualifiedName == name }
      guard !rows.isEmpty else { throw .usage(unknown(name, known)) }
      for row in rows where !row.accepts(row.meaning(of: parameter.value)) {
        throw .usage(SettingError.unacceptable(row, parameter.value).description)
      }
    }
  }

  /// Whether a phone with that technique has the parameter.
  static func has(_ name: String, technique: String) -> Bool {
    let table = try? Simulator(start: SessionStart(technique: technique)).parameterTable
    return table?.contains { $0.name == name || $0.qualifiedName == name } ?? false
  }

  private static func unknown(_ name: String, _ known: [ParameterSpec]) -> String {
    var names: [String] = []
    for row in known {
      let candidate = name.contains(".") ? row.qualifiedName : row.name
      if !names.contains(candidate) { names.append(candidate) }
    }
    return SettingError.unknownParameter(
      name, nearest: NearestNames.nearest(to: name, among: names)
    )
    .description
  }
}
