/// Random numbers by counter: the n-th number of a stream depends on nothing but seed, stream and n, so that results
/// don't depend on threads or order.
///
/// The mixing is SplitMix64's finalizer (Steele, Lea and Flood 2014), applied to the key and then to key and counter.
package struct CounterRandom: RandomNumberGenerator, Hashable, Sendable {
  private let key: UInt64
  private var counter: UInt64 = 0

  /// A stream of random numbers.
  ///
  /// - Parameters:
  ///   - seed: of everything.
  ///   - stream: what the numbers are for; other streams have other numbers.
  package init(seed: UInt64, stream: UInt64...) {
    var key = Self.mixed(seed &+ 0x9E37_79B9_7F4A_7C15)
    for part in stream { key = Self.mixed(key ^ Self.mixed(part &+ 0xD1B5_4A32_D192_ED03)) }
    self.key = key
  }

  /// The next number.
  package mutating func next() -> UInt64 {
    counter &+= 1
    return Self.mixed(key &+ counter &* 0x9E37_79B9_7F4A_7C15)
  }

  /// A number from 0 up to, but not, 1.
  package mutating func nextUnit() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// A number from 0 up to, but not, a limit; 0 where the limit is not above 0.
  package mutating func next(below limit: Int) -> Int {
    guard limit > 0 else { return 0 }
    // Multiplication in place of a remainder: the bias is below 2⁻⁵³ for any list of ours.
    return Int(next().multipliedFullWidth(by: UInt64(limit)).high)
  }

  /// A list in random order.
  package mutating func inRandomOrder<Element>(_ list: [Element]) -> [Element] {
    var list = list
    for index in list.indices.dropFirst().reversed() {
      list.swapAt(index, next(below: index + 1))
    }
    return list
  }

  private static func mixed(_ value: UInt64) -> UInt64 {
    var z = value
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
