import Foundation
import GestureCore
import SimulatorCore
import TraceFormat
import Tuning

/// Finds again what a study was measured on.
struct StudyCorpus {
  let description: CorpusDescription

  init(_ description: CorpusDescription) { self.description = description }

  /// The corpus; every recording must be where the file of results says, and as it was.
  ///
  /// - Throws: what is not there, or is another recording now.
  func corpus() throws(StudyError) -> Corpus {
    var corpus = Corpus()
    corpus.recordings = try recordings(description.recordings)
    corpus.heldOut = try recordings(description.heldOut)
    if let value = description.delivery { corpus.delivery = try rate(value) }
    if let value = description.trials { corpus.trials = try trials(value) }
    guard let mode = Simulator.StartMode(rawValue: description.start),
      let depth = Corpus.Depth(rawValue: description.depth)
    else {
      throw StudyError(
        "this program knows no start mode \(description.start) or depth \(description.depth)")
    }
    corpus.startMode = mode
    corpus.depth = depth
    return corpus
  }

  /// Callbacks a second, of recordings or else of trials; nil where they are as recorded.
  var hertz: Int? {
    let value = description.delivery ?? description.trials?["delivery"]
    guard let value, case .hertz(let hertz)? = try? rate(value) else { return nil }
    return hertz
  }

  private func trials(_ value: JSONValue) throws(StudyError) -> TrialCorpus {
    guard let personas = value["personas"]?.elements?.compactMap(\.text),
      let count = value["count"]?.wholeNumber, case .number(let spelling)? = value["seed"],
      let seed = UInt64(spelling), let delivery = value["delivery"]
    else { throw StudyError("the trials in the file of results lack personas, count or seed") }
    if let id = personas.first(where: { Persona.persona(id: $0) == nil }) {
      throw StudyError("this program knows no persona \(id)")
    }
    return TrialCorpus(
      personas: personas, count: count, seed: seed, delivery: try rate(delivery))
  }

  private func recordings(
    _ listed: [CorpusDescription.Recording]
  ) throws(StudyError) -> [Corpus.Recording] {
    var found: [Corpus.Recording] = []
    for entry in listed {
      let recordings: [Corpus.Recording]
      do throws(Failure) {
        recordings = try CorpusArguments.recordings(at: [entry.name])
      } catch {
        throw StudyError(error.sentence)
      }
      guard let recording = recordings.first, recording.digest == entry.digest else {
        throw StudyError("\(entry.name) is another recording than the one that was measured")
      }
      found.append(recording)
    }
    return found
  }

  private func rate(_ value: JSONValue) throws(StudyError) -> DeliveryRate {
    guard let parameter = ParameterValue(json: value), let rate = try? DeliveryRate(parameter)
    else {
      throw StudyError("the rate of callbacks in the file of results is none")
    }
    return rate
  }
}
