import CursorTechniques
import GestureCore
import SimulatorCore
package import TraceFormat

extension KnobSpace {
  /// What the key `format` says.
  package static let format = "caretlab-space"
  /// The newest version of the format.
  package static let version = 1

  /// The space that a file describes.
  ///
  /// ```
  /// {
  ///   "format": "caretlab-space", "version": 1,
  ///   "techniques": [{
  ///     "technique": "velocity-filter",
  ///     "set": {"signed": true},
  ///     "knobs": [
  ///       {"name": "deadZone", "type": "int", "low": 10, "high": 80, "step": 10},
  ///       {"name": "divisor", "type": "log", "low": 5, "high": 80, "step": 2},
  ///       {"name": "carryRemainder", "type": "categorical", "values": [false, true]},
  ///       {"name": "threshold", "type": "int", "low": 50, "high": 150, "when": {"carryRemainder": [true]}}
  ///     ]
  ///   }]
  /// }
  /// ```
  /// The step of a `log` knob is a factor. A technique without `knobs` has its whole table as knobs.
  ///
  /// - Parameter file: the file's name, as sentences should call it.
  /// - Throws: the first thing that is wrong with it.
  package init(_ bytes: [UInt8], file: String) throws(SpaceError) {
    let value: JSONValue
    do throws(TraceError) {
      value = try JSONValue(parsing: bytes, file: file)
    } catch {
      throw SpaceError(error.description)
    }
    guard value["format"]?.text == Self.format else {
      throw SpaceError("\(file): format: expected \"\(Self.format)\", as in files of spaces")
    }
    guard let version = value["version"]?.wholeNumber, (1...Self.version).contains(version) else {
      throw SpaceError("\(file): version: expected 1, which is the newest that this program reads")
    }
    do throws(SpaceError) {
      try self.init(json: value["techniques"])
    } catch {
      throw SpaceError("\(file): \(error.description)")
    }
  }

  /// The space as it stands in files, under the key `techniques`.
  ///
  /// - Throws: the first thing that is wrong with it.
  package init(json: JSONValue?) throws(SpaceError) {
    guard let elements = json?.elements else {
      throw SpaceError("techniques: expected a list of objects, each with a technique and knobs")
    }
    var spaces: [TechniqueSpace] = []
    for element in elements { spaces.append(try TechniqueSpace(json: element)) }
    try self.init(spaces)
  }

  /// The space as it stands in files: reading it gives this space again.
  package var json: JSONValue { .array(techniques.map(\.json)) }
}

extension TechniqueSpace {
  fileprivate init(json: JSONValue) throws(SpaceError) {
    guard let id = json["technique"]?.text else {
      throw SpaceError("technique: expected the id of a technique in quotes")
    }
    let rows = try KnobSpace.rows(id)
    let fixed = try (json["set"]?.members ?? []).map { member throws(SpaceError) in
      guard let value = ParameterValue(json: member.value) else {
        throw SpaceError("set.\(member.name): expected a number, a word or true or false")
      }
      return NamedParameter(member.name, value)
    }
    guard let list = json["knobs"]?.elements else {
      let names = fixed.compactMap { (try? rows.row(named: $0.name))?.qualifiedName }
      let whole = rows.rows.filter { row in
        row.scope == .technique && row.name != Technique.startName
          && !names.contains(row.qualifiedName)
      }
      try self.init(rows: rows, fixed: fixed, knobs: whole.compactMap { Knob(row: $0) })
      return
    }
    let started = try KnobSpace.started(rows, fixed)
    let knobs = try list.map { knob throws(SpaceError) in try Knob(json: knob, rows: started) }
    try self.init(rows: rows, fixed: fixed, knobs: knobs)
  }

  fileprivate var json: JSONValue {
    var members = [JSONMember("technique", .string(technique))]
    if !fixed.isEmpty {
      members.append(
        JSONMember("set", .object(fixed.map { JSONMember($0.name, $0.value.json) })))
    }
    members.append(JSONMember("knobs", .array(knobs.map(\.json))))
    return .object(members)
  }
}
