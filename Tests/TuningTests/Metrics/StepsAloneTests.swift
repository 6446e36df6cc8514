import GestureCore
import SimulatorCore
import Testing
import TraceFormat
import Tuning

@Suite("Steps alone")
struct StepsAloneTests {
  /// Those that are stricter just after a key, too.
  @Test(
    "What an evaluator says of recordings is what the whole phone says",
    arguments: ["velocity-filter", "caretlab", "hamster", "heliboard", "fcitx5-android"])
  func agreement(_ technique: String) throws {
    var recordings: [Comparison.Recording] = []
    for kind in [TouchRecipe.Kind.typing, .flicks, .slides] {
      var recipe = TouchRecipe(kind)
      recipe.tapCount = 30
      recipe.taps.sloppyShare = 0.3
      recordings += try SyntheticCorpus(recipe, seed: 3).traces(count: 4, jobs: 1).map {
        Comparison.Recording(name: "made", $0)
      }
    }
    let corpus = Corpus(
      recordings: recordings.map {
        Corpus.Recording(recording: $0, session: "a", digest: "")
      }, startMode: .technique, depth: .steps)
    let evaluation = try Evaluator(corpus: corpus).evaluate(
      Configuration(technique: technique, parameters: []))
    #expect(evaluation.units.count == recordings.count)
    for (index, unit) in evaluation.units.enumerated() {
      let whole = try recordings[index].unit(
        index, with: ReplayOptions(technique: technique, startMode: .technique), isAsMade: false)
      for metric in [Metric.travelError, .reversals, .stolenSwipes, .falseActivations] {
        #expect(unit[metric] == whole[metric], "\(metric) of \(index)")
      }
    }
  }
}
