package import TraceFormat

extension TrialCorpus {
  /// What every table with trials says of them.
  ///
  /// - Parameter freshSeed: of trials that chose nothing, where there are such.
  package func caveat(freshSeed: UInt64? = nil) -> String {
    Self.caveat(personas: personas, seed: String(seed), freshSeed: freshSeed)
  }

  /// The same for trials that a file of results names.
  package static func caveat(of trials: JSONValue) -> String {
    caveat(
      personas: trials["personas"]?.elements?.compactMap(\.text) ?? [],
      seed: trials["seed"]?.wholeNumber.map(String.init) ?? "–", freshSeed: nil)
  }

  private static func caveat(personas: [String], seed: String, freshSeed: UInt64?) -> String {
    "times and errors of trials are a model's, not people's: personas "
      + personas.joined(separator: ", ") + ", seed \(seed)"
      + (freshSeed.map { ", fresh trials seed \($0)" } ?? "")
  }
}
