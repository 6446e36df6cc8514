import Testing
import Tuning

struct LanePyramidTests {
  /// Numbers without any order, the same every time.
  private static func numbers(_ count: Int) -> [Double] {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    return (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(Int64(bitPattern: state) >> 20)
    }
  }

  private static func sorted(_ values: ArraySlice<Double>) -> LanePyramid.Extremes? {
    guard let least = values.min(), let greatest = values.max() else { return nil }
    return LanePyramid.Extremes(least, greatest)
  }

  @Test(arguments: [0, 1, 7, 8, 9, 63, 64, 65, 513])
  func extremesOfEveryStretchAreThoseOfItsNumbers(_ count: Int) {
    let numbers = Self.numbers(count)
    let pyramid = LanePyramid(numbers)
    #expect(pyramid.values == numbers)
    let stride = count > 100 ? 5 : 1
    for low in Swift.stride(from: 0, through: count, by: stride) {
      for high in Swift.stride(from: low, through: count, by: stride) {
        #expect(
          pyramid.extremes(in: low..<high) == Self.sorted(numbers[low..<high]), "\(low)..<\(high)")
      }
    }
  }

  @Test func stretchesOfManyNumbersToo() {
    let numbers = Self.numbers(40_000)
    let pyramid = LanePyramid(numbers)
    #expect(pyramid.extremes == Self.sorted(numbers[...]))
    for low in Swift.stride(from: 0, to: 40_000, by: 3_777) {
      for length in [1, 100, 4_095, 4_096, 4_097, 20_001] {
        let range = low..<min(40_000, low + length)
        #expect(pyramid.extremes(in: range) == Self.sorted(numbers[range]), "\(range)")
      }
    }
  }

  @Test func whatLiesOutsideIsLeftOut() {
    let pyramid = LanePyramid([3, 1, 2])
    #expect(pyramid.extremes(in: -5..<100) == LanePyramid.Extremes(1, 3))
    #expect(pyramid.extremes(in: 3..<9) == nil)
    #expect(pyramid.extremes(in: 1..<1) == nil)
  }

  @Test func theStartCanBeForgotten() {
    let numbers = Self.numbers(100)
    var pyramid = LanePyramid(numbers)
    pyramid.removeFirst(37)
    #expect(pyramid == LanePyramid(Array(numbers.dropFirst(37))))
  }
}
