/// Values as bars of one sign each.
enum Sparkline {
  private static let bars: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

  /// A sign for each value, the lowest for the least and the highest for the greatest; a blank for what is no number.
  static func text(_ values: [Double]) -> String {
    let numbers = values.filter(\.isFinite)
    guard let least = numbers.min(), let greatest = numbers.max() else { return "" }
    return String(
      values.map { value -> Character in
        guard value.isFinite else { return " " }
        guard greatest > least else { return bars[0] }
        let place = (value - least) / (greatest - least) * Double(bars.count - 1)
        return bars[Int(min(max(place.rounded(), 0), Double(bars.count - 1)))]
      })
  }
}
