/// Numbers that look random and are the same in every run: SplitMix64 of a counter.
struct NumberStream {
  private var counter: UInt64

  init(seed: UInt64) { counter = seed }

  /// The next number, evenly spread over the range.
  mutating func next(in range: ClosedRange<Double>) -> Double {
    counter &+= 0x9e37_79b9_7f4a_7c15
    var bits = counter
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    bits ^= bits >> 31
    let unit = Double(bits >> 11) / Double(1 << 53)
    return range.lowerBound + unit * (range.upperBound - range.lowerBound)
  }
}
