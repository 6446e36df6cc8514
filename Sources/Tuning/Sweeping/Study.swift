package import TraceFormat

/// A file of results: a line that says what the study is, then one line for each configuration, in JSON Lines.
///
/// It grows at its end only, so that nothing that is finished is ever lost.
package struct Study: Hashable, Sendable {
  /// What the study is.
  package var header: StudyHeader
  /// What made the file; nil where it does not say.
  package var origin: StudyOrigin?
  /// Which part of it the file holds.
  package var shard: Shard
  /// The evaluations, in the file's order.
  package var evaluations: [StudyEvaluation]
  /// Bytes after the last whole line: what a stopped machine left of one. 0 in a file that is whole.
  package var brokenBytes: Int
  /// Lines that say again what an earlier one says of the same configuration, as two processes leave them that wrote at once on a
  /// file system without locks: the first of each counts, the others are passed over.
  package var repeatedLines: Int
  /// What a search wrote besides, in the file's order: what it gave up early, and how the best did when measured again.
  package var searchLines: [JSONValue] = []

  /// A study.
  package init(
    header: StudyHeader, origin: StudyOrigin? = nil, shard: Shard = .whole,
    evaluations: [StudyEvaluation] = [], brokenBytes: Int = 0, repeatedLines: Int = 0
  ) {
    self.header = header
    self.origin = origin
    self.shard = shard
    self.evaluations = evaluations
    self.brokenBytes = brokenBytes
    self.repeatedLines = repeatedLines
  }

  /// The first line, without its end.
  package static func firstLine(
    _ header: StudyHeader, _ origin: StudyOrigin?, _ shard: Shard
  ) -> [UInt8] {
    var members = [JSONMember("study", header.json(origin))]
    if shard != .whole { members.append(JSONMember("shard", .string(shard.text))) }
    var bytes: [UInt8] = []
    bytes.appendValue(.object(members))
    return bytes
  }

  /// The whole file, without what a search wrote besides.
  package var bytes: [UInt8] {
    var bytes = Self.firstLine(header, origin, shard) + [UInt8(ascii: "\n")]
    for evaluation in evaluations {
      bytes += evaluation.line(in: header.space)
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }

  /// The study in a file's bytes; what a cut left of the last line is passed over and counted,
  /// and so is what repeats an earlier line.
  ///
  /// - Parameter file: the file's name, as sentences should call it.
  /// - Throws: the first thing that is wrong with it, and in which line.
  package init(_ bytes: [UInt8], file: String) throws(StudyError) {
    let end = bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    var number = 0
    var header: StudyHeader?
    var origin: StudyOrigin?
    var searchLines: [JSONValue] = []
    var shard = Shard.whole
    var evaluations: [StudyEvaluation] = []
    var found: Set<Configuration> = []
    var repeatedLines = 0
    for line in bytes[..<end].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .dropLast()
    {
      number += 1
      if line.isEmpty { continue }
      do throws(StudyError) {
        let json = try Self.value(Array(line))
        if header == nil {
          guard let study = json["study"] else {
            throw StudyError("expected the line of a study: {\"study\":…}")
          }
          header = try StudyHeader(json: study)
          origin = StudyOrigin(json: study)
          if let text = json["shard"]?.text {
            guard let part = Shard(text) else {
              throw StudyError("shard: expected a part such as 3/16")
            }
            shard = part
          }
        } else if let evaluation = try StudyEvaluation(json: json, in: header?.space) {
          if found.insert(evaluation.configuration).inserted {
            evaluations.append(evaluation)
          } else {
            repeatedLines += 1
          }
        } else {
          searchLines.append(json)
        }
      } catch {
        throw StudyError("\(file):\(number): \(error.description)")
      }
    }
    guard let header else {
      throw StudyError("\(file) is no file of results: its first line says nothing of a study")
    }
    self.init(
      header: header, origin: origin, shard: shard, evaluations: evaluations,
      brokenBytes: bytes.count - end, repeatedLines: repeatedLines)
    self.searchLines = searchLines
  }

  private static func value(_ line: [UInt8]) throws(StudyError) -> JSONValue {
    do throws(JSONFault) {
      return try JSONValue(parsing: line)
    } catch {
      throw StudyError(error.message)
    }
  }
}
