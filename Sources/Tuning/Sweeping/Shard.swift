/// One of several parts of a sweep, each for a process or machine of its own: every `count`-th configuration.
package struct Shard: Hashable, Sendable {
  /// Which part, from 1.
  package let number: Int
  /// How many parts there are.
  package let count: Int

  /// The whole.
  package static let whole = Shard(number: 1, count: 1)

  private init(number: Int, count: Int) {
    self.number = number
    self.count = count
  }

  /// A part as it is typed: `3/16`.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]),
      (1...100_000).contains(count), (1...count).contains(number)
    else { return nil }
    self.init(number: number, count: count)
  }

  /// As it is typed.
  package var text: String { "\(number)/\(count)" }

  /// What of a design belongs to this part, in the design's order.
  package func part<Element>(of list: [Element]) -> [Element] {
    guard count > 1 else { return list }
    return stride(from: number - 1, to: list.count, by: count).map { list[$0] }
  }
}
