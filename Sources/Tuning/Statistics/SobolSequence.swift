/// Points that fill a cube evenly, however many are taken (Sobol 1967), by Antonov and Saleev's Gray-code order.
///
/// The direction numbers are the first forty dimensions of Joe and Kuo's table of 2008 (new-joe-kuo-6.21201). The first point is
/// the corner of zeros, as later authors advise: leaving it out costs the balance of a power of two of points.
package struct SobolSequence: Hashable, Sendable {
  /// How many dimensions there are.
  package static let dimensionLimit = 40

  private let directions: [[UInt32]]
  private let shift: [UInt32]
  private var state: [UInt32]
  private var index: UInt32 = 0

  /// A sequence before its first point.
  ///
  /// - Parameters:
  ///   - dimensions: 1 to `dimensionLimit`; others count as the nearest.
  ///   - seed: other than 0 flips the same binary digits of every point, drawn for each dimension (a digital shift), which
  ///     keeps the balance.
  package init(dimensions: Int, seed: UInt64 = 0) {
    let count = max(1, min(dimensions, Self.dimensionLimit))
    directions = (0..<count).map(Self.directions)
    state = Array(repeating: 0, count: count)
    var random = CounterRandom(seed: seed, stream: 0x50B0)
    shift = (0..<count).map { _ in seed == 0 ? 0 : UInt32(truncatingIfNeeded: random.next() >> 32) }
  }

  /// The next point: every coordinate from 0 up to, but not, 1.
  package mutating func next() -> [Double] {
    let point = zip(state, shift).map { Double($0 ^ $1) * 0x1p-32 }
    // The lowest 0 of the index is the digit that Gray's code flips.
    let digit = (~index).trailingZeroBitCount
    if digit < 32 {
      for dimension in state.indices { state[dimension] ^= directions[dimension][digit] }
    }
    index &+= 1
    return point
  }

  /// One direction for each of 32 binary digits.
  private static func directions(_ dimension: Int) -> [UInt32] {
    guard dimension > 0 else { return (0..<32).map { 1 << (31 - UInt32($0)) } }
    let row = polynomials[dimension - 1]
    let degree = row.numbers.count
    var directions = row.numbers.enumerated().map { $1 << (31 - UInt32($0)) }
    for index in degree..<32 {
      var next = directions[index - degree] ^ (directions[index - degree] >> UInt32(degree))
      for term in 1..<max(degree, 1) where (row.coefficients >> UInt32(degree - 1 - term)) & 1 == 1
      {
        next ^= directions[index - term]
      }
      directions.append(next)
    }
    return directions
  }

  /// Coefficients of a primitive polynomial, and the first direction numbers, from the second dimension on.
  private static let polynomials: [(coefficients: UInt32, numbers: [UInt32])] = [
    (0, [1]), (1, [1, 3]), (1, [1, 3, 1]), (2, [1, 1, 1]), (1, [1, 1, 3, 3]), (4, [1, 3, 5, 13]),
    (2, [1, 1, 5, 5, 17]), (4, [1, 1, 5, 5, 5]), (7, [1, 1, 7, 11, 19]), (11, [1, 1, 5, 1, 1]),
    (13, [1, 1, 1, 3, 11]), (14, [1, 3, 5, 5, 31]), (1, [1, 3, 3, 9, 7, 49]),
    (13, [1, 1, 1, 15, 21, 21]), (16, [1, 3, 1, 13, 27, 49]), (19, [1, 1, 1, 15, 7, 5]),
    (22, [1, 3, 1, 15, 13, 25]), (25, [1, 1, 5, 5, 19, 61]), (1, [1, 3, 7, 11, 23, 15, 103]),
    (4, [1, 3, 7, 13, 13, 15, 69]), (7, [1, 1, 3, 13, 7, 35, 63]), (8, [1, 3, 5, 9, 1, 25, 53]),
    (14, [1, 3, 1, 13, 9, 35, 107]), (19, [1, 3, 1, 5, 27, 61, 31]),
    (21, [1, 1, 5, 11, 19, 41, 61]), (28, [1, 3, 5, 3, 3, 13, 69]), (31, [1, 1, 7, 13, 1, 19, 1]),
    (32, [1, 3, 7, 5, 13, 19, 59]), (37, [1, 1, 3, 9, 25, 29, 41]),
    (41, [1, 3, 5, 13, 23, 1, 55]), (42, [1, 3, 7, 3, 13, 59, 17]), (50, [1, 3, 1, 3, 5, 53, 69]),
    (55, [1, 1, 5, 5, 23, 33, 13]), (56, [1, 1, 7, 7, 1, 61, 123]),
    (59, [1, 1, 7, 9, 13, 61, 49]), (62, [1, 3, 3, 5, 3, 55, 33]),
    (14, [1, 3, 1, 15, 31, 13, 49, 245]), (21, [1, 3, 5, 15, 31, 59, 63, 97]),
    (22, [1, 3, 1, 11, 11, 11, 77, 249]),
  ]
}
