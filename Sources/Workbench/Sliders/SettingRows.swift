internal import CursorTechniques
internal import GestureCore
package import SimulatorCore

/// The settings of a phone as rows, in the order of the column.
package enum SettingRows {
  /// Every row of a phone, those of folded groups included.
  package static func all(of phone: Simulator) -> [SettingRow] {
    var groups: [SettingRow.Group: [SettingRow]] = [:]
    for spec in phone.parameterTable {
      guard let value = phone.value(of: spec) else { continue }
      let group = group(of: spec)
      groups[group, default: []].append(SettingRow(spec, value: value, group: group))
    }
    groups[.delivery] = [SettingRow(delivery: phone.deliveryRate)]
    return SettingRow.Group.allCases.flatMap { group in
      // What becomes of the key stands before the rest of the start rule.
      let rows = groups[group] ?? []
      return rows.filter { $0.name == keyCancel } + rows.filter { $0.name != keyCancel }
    }
  }

  /// What is seen of them: folded groups have a row that opens them.
  package static func visible(
    _ rows: [SettingRow], open: Set<SettingRow.Group>
  ) -> [SettingRow] {
    SettingRow.Group.allCases.flatMap { group -> [SettingRow] in
      let own = rows.filter { $0.group == group }
      guard group.isFolded, !own.isEmpty else { return own }
      let isOpen = open.contains(group)
      let head = SettingRow(
        fold: group, title: title(of: group), summary: summary(of: group, own), isOpen: isOpen,
        isChanged: own.contains(where: \.isChanged))
      return [head] + (isOpen ? own : [])
    }
  }

  private static let keyCancel = "phone.keyCancel"

  private static func group(of spec: ParameterSpec) -> SettingRow.Group {
    switch spec.scope {
    case .technique:
      if spec.name == Technique.startName { return .start }
      if case .flag = spec.domain { return .repairs }
      return .parameters
    case .start:
      // What the technique makes use of is its own; the rest would fill the column.
      let plain = StartRule(keyCancel: .never)
      let isUsed = spec.standard != plain.value(of: spec.name)
      return isUsed && SliderScale(spec) != nil ? .parameters : .start
    case .recognizer: return .recognizer
    case .phone: return spec.qualifiedName == keyCancel ? .start : .phone
    }
  }

  /// What a group's head says.
  package static func title(of group: SettingRow.Group) -> String {
    switch group {
    case .parameters: "Parameters"
    case .repairs: "Repairs"
    case .recognizer: "Recognizer"
    case .delivery: "Delivery"
    case .start: "Key under finger"
    case .phone: "Phone"
    }
  }

  private static func summary(of group: SettingRow.Group, _ rows: [SettingRow]) -> String {
    func text(_ name: String) -> String {
      guard let row = rows.first(where: { $0.name == name }) else { return "" }
      return row.valueText + (row.unit.isEmpty || row.number == nil ? "" : " " + row.unit)
    }
    switch group {
    case .parameters, .repairs: return ""
    case .recognizer:
      return "slop \(text("recognizer.slop")), \(text("recognizer.velocity")) "
        + text("recognizer.velocityMilliseconds")
    case .delivery: return text(DeliveryRate.settingName)
    case .start:
      switch rows.first(where: { $0.name == keyCancel })?.value.word {
      case KeyCancelPolicy.never.rawValue: return "never cancelled"
      case KeyCancelPolicy.onRecognition.rawValue: return "cancelled as the pan begins"
      case KeyCancelPolicy.onStart.rawValue: return "cancelled as the swipe starts"
      case KeyCancelPolicy.onFirstStep.rawValue: return "cancelled by the first step"
      default: return ""
      }
    case .phone:
      return "text \(text("phone.fontSize")) on \(text("phone.lineSpacing"))"
    }
  }
}
