/// What an importer had to assume, repair or leave out, each said once with the lines that it concerns.
package struct ImportNotes: Sendable {
  /// What a note is about.
  package enum Kind: Hashable, Sendable {
    /// Something that the file doesn't say.
    case assumption
    /// Something in the file that was put right.
    case repair
    /// Something in the file that is not in the result.
    case leftOut
  }

  /// A note.
  package struct Note: Hashable, Sendable {
    /// What it is about.
    package var kind: Kind
    /// A sentence without a place.
    package var text: String
    /// The first lines that it concerns; none where it concerns the file.
    package var lines: [Int]
    /// How often it was noted.
    package var count: Int

    /// The sentence with its place: `line 3: …`, `lines 3, 5, 9 and 40 more: …`.
    package var description: String {
      guard let first = lines.first else { return text }
      guard count > 1 else { return "line \(first): \(text)" }
      let rest = count - lines.count
      let list = lines.map(String.init).joined(separator: ", ")
      return "lines \(list)\(rest > 0 ? " and \(rest) more" : ""): \(text)"
    }
  }

  private static let linesOfNote = 5
  private static let limit = 200

  /// Everything noted, in order of its first occurrence.
  package private(set) var all: [Note] = []
  private var indices: [String: Int] = [:]
  /// Sentences that were too many to be kept.
  package private(set) var omitted = 0

  /// No notes.
  init() {}

  /// Notes a sentence; the same one again only counts.
  ///
  /// - Parameter line: nil or 0 where the file has no lines.
  mutating func add(_ kind: Kind, line: Int? = nil, _ text: String) {
    let line = line == 0 ? nil : line
    if let index = indices[text] {
      all[index].count += 1
      if let line, all[index].lines.count < Self.linesOfNote, all[index].lines.last != line {
        all[index].lines.append(line)
      }
      return
    }
    // Few, and noted last: they must not drown in repairs.
    guard all.count < Self.limit || kind == .assumption else {
      omitted += 1
      return
    }
    indices[text] = all.count
    all.append(Note(kind: kind, text: text, lines: line.map { [$0] } ?? [], count: 1))
  }

  /// The sentences of what was assumed.
  package var assumptions: [String] {
    all.filter { $0.kind == .assumption }.map(\.description)
  }

  /// The sentences of what was repaired or left out.
  package var repairs: [String] {
    all.filter { $0.kind != .assumption }.map(\.description)
      + (omitted > 0 ? ["and \(omitted) more of other kinds"] : [])
  }
}
