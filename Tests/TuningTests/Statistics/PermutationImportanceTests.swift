import Testing
import Tuning

/// What a forest tells of columns.
struct PermutationImportanceTests {
  /// Three columns of noise, of which the second makes the target.
  private static func sample(_ count: Int) -> (columns: [[Double]], target: [Double]) {
    var random = CounterRandom(seed: 7, stream: 1)
    let columns = (0..<3).map { _ in (0..<count).map { _ in random.nextUnit() } }
    return (columns, columns[1].map { $0 < 0.5 ? 10 : 20 })
  }

  @Test func findsTheColumnThatMatters() throws {
    let (columns, target) = Self.sample(200)
    let importance = try #require(
      PermutationImportance(columns: columns, target: target, seed: 1))
    #expect(importance.shares[1].value > 0.8)
    #expect(importance.shares[0].value < 0.1)
    #expect(importance.shares[2].value < 0.1)
    #expect(importance.predicted > 0.7)
  }

  @Test func isTheSameForTheSameSeed() {
    let (columns, target) = Self.sample(60)
    let first = PermutationImportance(columns: columns, target: target, seed: 3)
    #expect(first == PermutationImportance(columns: columns, target: target, seed: 3))
    #expect(first != PermutationImportance(columns: columns, target: target, seed: 4))
  }

  @Test func saysWhenNothingCanBePredicted() throws {
    var random = CounterRandom(seed: 9, stream: 1)
    let column = (0..<100).map { _ in random.nextUnit() }
    let target = (0..<100).map { _ in random.nextUnit() }
    let importance = try #require(
      PermutationImportance(columns: [column], target: target, seed: 1))
    #expect(importance.predicted < 0.2)
  }

  @Test func hasNoAnswerForNextToNothing() {
    let (columns, target) = Self.sample(PermutationImportance.leastRows)
    #expect(PermutationImportance(columns: columns, target: target, seed: 1) != nil)
    #expect(
      PermutationImportance(
        columns: columns.map { Array($0.dropLast()) }, target: Array(target.dropLast()), seed: 1)
        == nil)
    #expect(
      PermutationImportance(columns: columns, target: target.map { _ in 1 }, seed: 1) == nil)
    #expect(PermutationImportance(columns: [], target: target, seed: 1) == nil)
  }

  @Test func usesAFewOfManyRows() throws {
    let (columns, target) = Self.sample(PermutationImportance.mostRows + 1)
    let importance = try #require(
      PermutationImportance(columns: columns, target: target, seed: 1, trees: 3))
    #expect(importance.count == (PermutationImportance.mostRows + 2) / 2)
  }
}
