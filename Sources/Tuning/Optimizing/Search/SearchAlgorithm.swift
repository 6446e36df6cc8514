/// How the best of a space is sought; names and behaviour are NLopt's (Johnson).
package enum SearchAlgorithm: String, CaseIterable, Sendable {
  /// Divides the space where it may pay, locally biased (Gablonsky and Kelley 2001): no randomness; the default.
  case directL = "direct-l"
  /// Controlled random search with local mutation (Kaelo and Ali 2006).
  case crs2
  /// Evolution with stochastic ranking (Runarsson and Yao 2005).
  case isres
  /// Nelder and Mead on subspaces (Rowan 1990): polishes from where it starts; stands plateaus.
  case sbplx

  /// What it is, in a few words.
  package var summary: String {
    switch self {
    case .directL: "divides the space where it may pay; no randomness"
    case .crs2: "controlled random search with a population"
    case .isres: "evolution with stochastic ranking"
    case .sbplx: "simplex on subspaces, from the start point"
    }
  }
}
