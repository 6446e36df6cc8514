import Foundation

/// Random numbers that depend on nothing but a seed and how many were drawn (SplitMix64).
struct CountingRandom {
  private var state: UInt64

  init(seed: UInt64) {
    // Not a multiple of the increment, which would make neighbouring seeds' numbers shifts of one another.
    state = seed
    state = next()
  }

  mutating func next(below limit: Int) -> Int { Int(next() % UInt64(limit)) }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// How much random tests try: CARETLAB_TEST_EFFORT times the usual count.
struct Effort {
  var factor: Double

  static var standard: Effort {
    let text = ProcessInfo.processInfo.environment["CARETLAB_TEST_EFFORT"] ?? ""
    return Effort(factor: Double(text) ?? 1)
  }

  func count(_ usual: Int) -> Int { max(1, Int(Double(usual) * factor)) }
}
