import Foundation

/// Random numbers that depend on nothing but the seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func number(in range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[Int.random(in: choices.indices, using: &self)]
  }
}

/// How much random testing is wanted.
enum Effort {
  /// Seeds for a test that usually takes `count` of them; `CARETLAB_TEST_EFFORT` scales the count.
  static func seeds(_ count: Int) -> [UInt64] {
    let text = ProcessInfo.processInfo.environment["CARETLAB_TEST_EFFORT"] ?? ""
    let effort = min(max(Double(text) ?? 1, 0), 1_000)
    return (0..<UInt64(max(1, (Double(count) * effort).rounded()))).map { 0x0CA9_E71A + $0 }
  }
}
