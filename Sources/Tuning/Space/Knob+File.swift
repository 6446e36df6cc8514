import GestureCore
import SimulatorCore
package import TraceFormat

extension Knob {
  /// A knob as it stands in files.
  ///
  /// - Throws: the first thing that is wrong with it.
  init(json: JSONValue, rows: TechniqueRows) throws(SpaceError) {
    guard let name = json["name"]?.text else {
      throw SpaceError("knobs: every knob needs a name in quotes")
    }
    let row = try Self.row(name, rows)
    var condition: Condition?
    if let member = json["when"]?.members?.first {
      let list = member.value.elements ?? [member.value]
      let other = try Self.row(member.name, rows)
      let values = list.compactMap { ParameterValue(json: $0).map(other.meaning(of:)) }
      guard values.count == list.count, !values.isEmpty, values.allSatisfy(other.accepts) else {
        throw SpaceError("\(name).when: \(other.qualifiedName) takes \(other.domainDescription)")
      }
      condition = Condition(name: other.qualifiedName, values: values)
    }
    self.init(row: row, scale: try Self.scale(json, row), condition: condition)
  }

  private static func row(_ name: String, _ rows: TechniqueRows) throws(SpaceError) -> ParameterSpec
  {
    do throws(SettingError) {
      return try rows.row(named: name)
    } catch {
      throw SpaceError(error.description)
    }
  }

  private static func scale(_ json: JSONValue, _ row: ParameterSpec) throws(SpaceError) -> Scale {
    let name = row.name
    let type = json["type"]?.text ?? (json["values"] == nil ? nil : "categorical")
    if type == "categorical" {
      let list = json["values"]?.elements ?? []
      let values = list.compactMap { ParameterValue(json: $0).map(row.meaning(of:)) }
      guard values.count == list.count else {
        throw SpaceError("\(name).values: expected numbers, words or true and false")
      }
      return .listed(values)
    }
    func number(_ key: String) throws(SpaceError) -> Double? {
      guard let member = json[key], member != .null else { return nil }
      guard let number = member.double else {
        throw SpaceError("\(name).\(key): expected a number")
      }
      return number
    }
    guard let low = try number("low"), let high = try number("high") else {
      throw SpaceError("\(name): expected low and high, or a list of values")
    }
    let step = try number("step")
    func whole(_ value: Double, _ key: String) throws(SpaceError) -> Int {
      guard let whole = Int(exactly: value) else {
        throw SpaceError("\(name).\(key): expected a whole number, not \(value.shortText)")
      }
      return whole
    }
    let isWhole = if case .whole = row.domain { true } else { false }
    switch type {
    case "log": return .logarithmic(low: low, high: high, factor: step, isWhole: isWhole)
    case "int":
      return .whole(
        low: try whole(low, "low"), high: try whole(high, "high"),
        step: try step.map { value throws(SpaceError) in try whole(value, "step") } ?? 1)
    case "float":
      guard !isWhole else {
        throw SpaceError(
          "\(name) takes \(row.domainDescription): its type is int, log or categorical")
      }
      return .real(low: low, high: high, step: step)
    default: throw SpaceError("\(name).type: expected int, float, log or categorical")
    }
  }

  /// The knob as it stands in files.
  package var json: JSONValue {
    var members = [JSONMember("name", .string(name))]
    func append(_ type: String, _ low: Double, _ high: Double, _ step: Double?) {
      members.append(JSONMember("type", .string(type)))
      members.append(JSONMember("low", .real(low)))
      members.append(JSONMember("high", .real(high)))
      if let step { members.append(JSONMember("step", .real(step))) }
    }
    switch scale {
    case .whole(let low, let high, let step):
      append("int", Double(low), Double(high), Double(step))
    case .real(let low, let high, let step): append("float", low, high, step)
    case .logarithmic(let low, let high, let factor, _): append("log", low, high, factor)
    case .listed(let values):
      members.append(JSONMember("type", .string("categorical")))
      members.append(JSONMember("values", .array(values.map(\.json))))
    }
    if let condition {
      let when = JSONMember(condition.name, .array(condition.values.map(\.json)))
      members.append(JSONMember("when", .object([when])))
    }
    return .object(members)
  }
}
