import CursorTechniques
import GestureCore
package import SimulatorCore

/// Everything that a search may vary: the knobs of one technique, or of several side by side.
package struct KnobSpace: Hashable, Sendable {
  /// One space for each technique.
  package let techniques: [TechniqueSpace]

  /// Spaces side by side.
  ///
  /// - Throws: no technique, or one that stands in it twice.
  package init(_ techniques: [TechniqueSpace]) throws(SpaceError) {
    guard !techniques.isEmpty else {
      throw SpaceError("the space is empty: name at least one technique")
    }
    for (index, space) in techniques.enumerated() {
      guard !techniques[..<index].contains(where: { $0.technique == space.technique }) else {
        throw SpaceError("\(space.technique) stands in the space twice; join its knobs")
      }
    }
    self.techniques = techniques
  }

  /// The space of words such as `deadZone=10:80:10` for some techniques.
  ///
  /// Each word counts for those techniques that have the parameter, and at least one must have it. Without any word
  /// every technique's own table is varied, over its whole ranges.
  ///
  /// - Parameters:
  ///   - techniques: ids, each once.
  ///   - words: one for each knob.
  ///   - set: what is set and not varied, for those techniques that have it.
  /// - Throws: a word that means nothing, or values that a parameter does not take.
  package init(
    techniques: [String], vary words: [String], set: [NamedParameter] = []
  ) throws(SpaceError) {
    let knobs = try words.map { word throws(SpaceError) in try KnobWord(word) }
    var used = Array(repeating: false, count: knobs.count)
    var spaces: [TechniqueSpace] = []
    var lacking: SettingError?
    for id in techniques {
      let rows = try Self.rows(id)
      let fixed = set.filter { (try? rows.row(named: $0.name)) != nil }
      guard !knobs.isEmpty else {
        let all = try Self.standard(of: id).knobs
        let free = all.filter { knob in
          !fixed.contains { $0.name == knob.name || $0.name == knob.row.name }
        }
        spaces.append(try TechniqueSpace(rows: rows, fixed: fixed, knobs: free))
        continue
      }
      let started = try Self.started(rows, fixed)
      var own: [Knob] = []
      for (index, knob) in knobs.enumerated() {
        do throws(SettingError) {
          own.append(try knob.knob(of: try started.row(named: knob.name)))
          used[index] = true
        } catch .unknownParameter(let name, let nearest) {
          if lacking == nil { lacking = .unknownParameter(name, nearest: nearest) }
        } catch {
          throw SpaceError(error.description)
        }
      }
      spaces.append(try TechniqueSpace(rows: rows, fixed: fixed, knobs: own))
    }
    if used.contains(false), let lacking { throw SpaceError(lacking.description) }
    for parameter in set
    where !spaces.contains(where: { (try? $0.rows.row(named: parameter.name)) != nil }) {
      do throws(SettingError) {
        _ = try spaces.first?.rows.row(named: parameter.name)
      } catch {
        throw SpaceError(error.description)
      }
    }
    try self.init(spaces)
  }

  /// The names of all knobs, each once, in the order of the techniques.
  package var knobNames: [String] {
    var names: [String] = []
    for space in techniques {
      for knob in space.knobs where !names.contains(knob.name) { names.append(knob.name) }
    }
    return names
  }

  /// The space of a technique.
  package subscript(technique: String) -> TechniqueSpace? {
    techniques.first { $0.technique == technique }
  }

  /// A technique's rows.
  static func rows(_ technique: String) throws(SpaceError) -> TechniqueRows {
    do throws(SettingError) {
      return try TechniqueRows(technique: technique)
    } catch {
      throw SpaceError(error.description)
    }
  }

  /// The rows as they are under the start rule that is set.
  static func started(
    _ rows: TechniqueRows, _ fixed: [NamedParameter]
  ) throws(SpaceError) -> TechniqueRows {
    let names = [Technique.startName, "technique." + Technique.startName]
    guard let start = fixed.last(where: { names.contains($0.name) }) else { return rows }
    do throws(SettingError) {
      return try TechniqueRows(technique: rows.technique, start: start.value.text)
    } catch {
      throw SpaceError(error.description)
    }
  }

  private static func standard(of technique: String) throws(SpaceError) -> TechniqueSpace {
    do throws(SettingError) {
      return try TechniqueSpace.standard(of: technique)
    } catch {
      throw SpaceError(error.description)
    }
  }
}
