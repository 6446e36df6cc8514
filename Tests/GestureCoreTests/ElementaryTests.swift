import Foundation
import GestureCore
import Testing

/// The ring's own functions against the system's.
struct ElementaryTests {
  /// 1e-13 of the value, or of 1 where the value is smaller.
  private static func expectNear(_ own: Double, _ system: Double, _ words: String) {
    #expect((own - system).magnitude <= 1e-13 * max(1, system.magnitude), "\(words)")
  }

  @Test func logarithmsAreTheSystems() {
    for step in -3_000...3_000 {
      let number = Foundation.exp2(Double(step) / 3)
      Self.expectNear(Elementary.log2(number), Foundation.log2(number), "log2(\(number))")
    }
    for step in 1...2_000 {
      let number = 0.5 + Double(step) / 1_000
      Self.expectNear(Elementary.log2(number), Foundation.log2(number), "log2(\(number))")
    }
  }

  @Test func exponentialsAreTheSystems() {
    for step in -10_000...10_000 {
      let number = Double(step) / 97
      let system = Foundation.exp2(number)
      #expect((Elementary.exp2(number) / system - 1).magnitude <= 1e-13, "exp2(\(number))")
    }
  }

  @Test func powersAreTheSystems() {
    for base in stride(from: 0.01, through: 50, by: 0.37) {
      for exponent in stride(from: -8.0, through: 8, by: 0.21) {
        let system = pow(base, exponent)
        let words = "\(base) to the \(exponent)"
        #expect((Elementary.power(base, exponent) / system - 1).magnitude <= 1e-13, "\(words)")
      }
    }
  }

  @Test func edgesAreTheSystems() {
    #expect(Elementary.log2(0) == -.infinity)
    #expect(Elementary.log2(.infinity) == .infinity)
    #expect(Elementary.log2(-1).isNaN)
    #expect(Elementary.log2(.nan).isNaN)
    #expect(Elementary.log2(Double.leastNonzeroMagnitude) == -1_074)
    for exponent in -1_074...1_023 {
      #expect(
        Elementary.exp2(Double(exponent))
          == Double(sign: .plus, exponent: exponent, significand: 1))
    }
    #expect(Elementary.exp2(1_024) == .infinity)
    #expect(Elementary.exp2(-1_080) == 0)
    #expect(Elementary.exp2(.infinity) == .infinity)
    #expect(Elementary.exp2(-.infinity) == 0)
    #expect(Elementary.exp2(.nan).isNaN)
    #expect(Elementary.power(0, 0) == 1)
    #expect(Elementary.power(0, 2) == 0)
    #expect(Elementary.power(0, -1) == .infinity)
    #expect(Elementary.power(-2, 2).isNaN)
  }
}
