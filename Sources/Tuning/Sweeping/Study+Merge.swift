extension Study {
  /// Joins parts of one study: the bytes are those that one run would have written.
  ///
  /// - Parameter parts: in any order, each with the name of its file.
  /// - Throws: parts of different studies, a part that is there twice, or one that is missing or unfinished.
  package static func merged(_ parts: [(file: String, study: Study)]) throws(StudyError) -> Study {
    guard let first = parts.first else { throw StudyError("there is nothing to merge") }
    let header = first.study.header
    let count = first.study.shard.count
    var files = [String?](repeating: nil, count: count)
    var found: [Configuration: StudyEvaluation] = [:]
    for (file, study) in parts {
      guard study.header == header else {
        throw StudyError(
          "\(file) belongs to another study than \(first.file): their \(header.difference(from: study.header)); "
            + "merge parts of one sweep only")
      }
      guard study.origin?.tool == first.study.origin?.tool else {
        throw StudyError(
          "\(file) was written by \(study.writer), and \(first.file) by \(first.study.writer): results of two versions "
            + "don't mix; run all parts with one")
      }
      guard study.shard.count == count else {
        throw StudyError(
          "\(file) is part \(study.shard.text), and \(first.file) is \(first.study.shard.text): "
            + "merge parts of one division only")
      }
      if let other = files[study.shard.number - 1] {
        throw StudyError(
          "\(file) and \(other) are both part \(study.shard.text); give each part once")
      }
      files[study.shard.number - 1] = file
      for evaluation in study.evaluations { found[evaluation.configuration] = evaluation }
    }
    if let missing = files.firstIndex(where: { $0 == nil }) {
      throw StudyError("part \(missing + 1)/\(count) is missing; run it, or give its file")
    }
    let order = try header.order()
    var evaluations: [StudyEvaluation] = []
    evaluations.reserveCapacity(order.count)
    for (index, configuration) in order.enumerated() {
      guard let evaluation = found[configuration] else {
        let number = index % count
        let file = files[number] ?? "part \(number + 1)/\(count)"
        throw StudyError(
          "\(file) is not finished: it lacks \(configuration.text); go on with it by sweep --resume"
        )
      }
      evaluations.append(evaluation)
    }
    // The command of the first part, whatever the order of the files: theirs may differ in spelling only.
    let origin = parts.first { $0.study.shard.number == 1 }?.study.origin
    return Study(header: header, origin: origin, evaluations: evaluations)
  }

  /// Who wrote it, in words.
  package var writer: String { origin?.tool ?? "a version that does not say its number" }
}

extension StudyHeader {
  /// The configurations in the order in which one run evaluates them.
  ///
  /// - Throws: where a search chose them, so that there is no order.
  package func order() throws(StudyError) -> [Configuration] {
    guard let design else {
      throw StudyError("the study's points were chosen by a search; only sweeps have parts")
    }
    do throws(SpaceError) {
      return try space.configurations(of: design)
    } catch {
      throw StudyError(error.description)
    }
  }

  /// What two studies that are not equal differ in, as in “designs differ”.
  package func difference(from other: StudyHeader) -> String {
    if space != other.space { return "spaces differ" }
    if design != other.design { return "designs differ" }
    if corpus.recordings != other.corpus.recordings { return "recordings differ" }
    if corpus.heldOut != other.corpus.heldOut { return "held-out recordings differ" }
    if corpus.trials != other.corpus.trials { return "trials differ" }
    return "rates of callbacks, start modes or sets of metrics differ"
  }
}
