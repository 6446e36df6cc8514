package import TraceFormat

/// What a sweep is: everything that decides its results. Two files belong together if and only if theirs are equal.
package struct StudyHeader: Hashable, Sendable {
  /// What the key `format` says.
  package static let format = "caretlab-study"
  /// The newest version of the format.
  package static let version = 1

  /// What is varied.
  package var space: KnobSpace
  /// Which points of it are tried; nil where a search chose them one after another.
  package var design: Design?
  /// What is measured on.
  package var corpus: CorpusDescription

  /// What a sweep is.
  package init(space: KnobSpace, design: Design?, corpus: CorpusDescription) {
    self.space = space
    self.design = design
    self.corpus = corpus
  }

  /// As it stands in the first line, under the key `study`.
  ///
  /// - Parameter origin: what makes the file, which stands beside it.
  func json(_ origin: StudyOrigin?) -> JSONValue {
    .object(
      [JSONMember("format", .string(Self.format)), JSONMember("version", .whole(Self.version))]
        + (origin?.members ?? []) + [
          JSONMember("design", design?.json ?? .null),
          JSONMember("space", space.json), JSONMember("corpus", corpus.json),
        ])
  }

  /// From the first line.
  ///
  /// - Throws: the first thing that is wrong with it.
  package init(json: JSONValue) throws(StudyError) {
    guard json["format"]?.text == Self.format else {
      throw StudyError("study.format: expected \"\(Self.format)\"")
    }
    guard let version = json["version"]?.wholeNumber, (1...Self.version).contains(version) else {
      throw StudyError(
        "study.version: expected a version up to \(Self.version), which this program reads")
    }
    do throws(SpaceError) {
      space = try KnobSpace(json: json["space"])
    } catch {
      throw StudyError("study.space: \(error.description)")
    }
    if let value = json["design"], value != .null {
      guard let design = Design(json: value) else {
        throw StudyError("study.design: expected a grid, random, sobol or lhs with count and seed")
      }
      self.design = design
    } else {
      design = nil
    }
    guard let corpus = json["corpus"].flatMap(CorpusDescription.init(json:)) else {
      throw StudyError("study.corpus: expected recordings, trials, delivery and start")
    }
    self.corpus = corpus
  }
}

extension Design {
  /// As it stands in files.
  package var json: JSONValue {
    func object(_ kind: String, _ count: Int, _ seed: UInt64) -> JSONValue {
      .object([
        JSONMember("kind", .string(kind)), JSONMember("count", .whole(count)),
        JSONMember("seed", .number(String(seed))),
      ])
    }
    switch self {
    case .grid: return .object([JSONMember("kind", .string("grid"))])
    case .drawn(let count, let seed): return object("random", count, seed)
    case .sobol(let count, let seed): return object("sobol", count, seed)
    case .latinHypercube(let count, let seed): return object("lhs", count, seed)
    }
  }

  /// From a file; nil where it is none.
  package init?(json: JSONValue) {
    let kind = json["kind"]?.text
    if kind == "grid" {
      self = .grid
      return
    }
    guard let count = json["count"]?.wholeNumber, (1...Design.countLimit).contains(count),
      case .number(let spelling) = json["seed"], let seed = UInt64(spelling)
    else { return nil }
    switch kind {
    case "random": self = .drawn(count: count, seed: seed)
    case "sobol": self = .sobol(count: count, seed: seed)
    case "lhs": self = .latinHypercube(count: count, seed: seed)
    default: return nil
    }
  }
}
