import CursorTechniques
import Foundation
import GestureCore

/// How many random tests to run, as a multiple of the usual number.
enum Effort {
  static let factor = Double(ProcessInfo.processInfo.environment["CARETLAB_TEST_EFFORT"] ?? "") ?? 1
}

/// SplitMix64 (Steele, Lea, Flood 2014), small, seeded, the same everywhere.
struct RandomNumbers {
  private var state: UInt64

  /// The seed is mixed first: states that are a multiple of the increment apart would give streams that are shifts of
  /// one another.
  init(seed: UInt64) {
    state = seed
    state = next()
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  /// True once in so many times.
  mutating func once(in bound: Int) -> Bool { below(bound) == 0 }

  mutating func within(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + below(range.count)
  }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

  /// A technique whose result no layout has a say in.
  mutating func technique() -> String {
    pick(TechniqueEntry.all.filter { !$0.movesAcrossLines }.map(\.id))
  }

  /// A value that the row accepts.
  mutating func value(of row: ParameterSpec) -> ParameterValue {
    switch row.domain {
    case .whole(let least, let greatest, _):
      .number(Double(within(least...min(greatest, least + 1_000))))
    case .real(let least, let greatest, _):
      .number(least + (greatest - least) * Double(below(65)) / 64)
    case .choice(let words, _): .word(pick(words))
    case .flag: .flag(once(in: 2))
    case .text: .word(pick(["", "Write here"]))
    }
  }
}
