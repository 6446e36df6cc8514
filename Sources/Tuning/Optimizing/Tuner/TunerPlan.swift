/// How a technique's best settings are sought.
package struct TunerPlan: Hashable, Sendable {
  /// The search over the whole space.
  package var algorithm: SearchAlgorithm
  /// How many configurations are tried at most, the shipped one and those of a warm start among them.
  package var mostConfigurations: Int
  /// Which part of them is kept for polishing the best by `sbplx`, 0…1.
  package var polishShare: Double
  /// How many trials a configuration is given at first, and how many when it does well: successive halving (Jamieson and Talwalkar
  /// 2016). Rising; a list of one number gives every configuration as many.
  package var rungs: [Int]
  /// Which part of those on a rung goes on to the next, above 0 and up to 1.
  package var keptShare: Double
  /// Of the searches' own randomness; not of the trials.
  package var seed: UInt64

  /// After so many configurations without any value the rest of the budget would be wasted, too.
  package static let patience = 12

  /// A plan.
  package init(
    algorithm: SearchAlgorithm = .directL, mostConfigurations: Int = 200,
    polishShare: Double = 0.25, rungs: [Int] = [8, 32, 128], keptShare: Double = 0.25,
    seed: UInt64 = 1
  ) {
    self.algorithm = algorithm
    self.mostConfigurations = max(1, mostConfigurations)
    self.polishShare = min(max(polishShare, 0), 1)
    let rising = rungs.filter { $0 > 0 }.sorted()
    self.rungs = rising.isEmpty ? [1] : rising
    self.keptShare = min(max(keptShare, 0.01), 1)
    self.seed = seed
  }
}
