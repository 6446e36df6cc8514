/// Colours that will share one place of a colour table.
struct ColorBox {
  /// A colour, in steps of 0…255 for each channel, and its weight.
  struct Entry {
    var channels: SIMD4<Double>
    var color: UInt32
    var weight: Double

    init(_ color: UInt32, weight: Double) {
      channels = SIMD4(
        Double(color >> 16 & 0xff), Double(color >> 8 & 0xff), Double(color & 0xff), 0)
      self.color = color
      self.weight = weight
    }
  }

  /// How much an error in red, green and blue is seen.
  static let visibility = SIMD4<Double>(2, 4, 3, 0)

  /// Where its colours stand among all.
  let range: Range<Int>
  /// The sum of squares by which its colours miss their mean, as far as they are seen.
  let error: Double
  private let mean: SIMD4<Double>
  /// The channel whose errors are largest.
  private let channel: Int

  init(_ entries: [Entry], _ range: Range<Int>) {
    self.range = range
    var weight = 0.0
    var sum = SIMD4<Double>.zero
    var squares = SIMD4<Double>.zero
    for entry in entries[range] {
      weight += entry.weight
      sum += entry.channels * entry.weight
      squares += entry.channels * entry.channels * entry.weight
    }
    mean = weight > 0 ? sum / weight : .zero
    let errors = (squares - mean * sum) * Self.visibility
    error = range.count > 1 ? errors.x + errors.y + errors.z : 0
    channel = errors.x > max(errors.y, errors.z) ? 0 : errors.y >= errors.z ? 1 : 2
  }

  /// Two boxes of this one, cut where their colours then miss their means least; puts the colours in order.
  func cut(_ entries: inout [Entry]) -> (ColorBox, ColorBox) {
    let channel = channel
    // Equal values by their numbers, so that the order is always the same.
    entries[range].sort {
      ($0.channels[channel], $0.color) < ($1.channels[channel], $1.color)
    }
    var total = 0.0
    var totalWeight = 0.0
    for entry in entries[range] {
      total += entry.channels[channel] * entry.weight
      totalWeight += entry.weight
    }
    var best = (gain: -1.0, cut: range.lowerBound + 1)
    var sum = 0.0
    var weight = 0.0
    for index in range.dropLast() {
      sum += entries[index].channels[channel] * entries[index].weight
      weight += entries[index].weight
      let rest = totalWeight - weight
      guard weight > 0, rest > 0 else { continue }
      let gain = sum * sum / weight + (total - sum) * (total - sum) / rest
      if gain > best.gain { best = (gain, index + 1) }
    }
    return (
      ColorBox(entries, range.lowerBound..<best.cut), ColorBox(entries, best.cut..<range.upperBound)
    )
  }

  /// The colour that stands for all: the one that is most of them, else their mean.
  func color(_ entries: [Entry]) -> UInt32 {
    var most = entries[range.lowerBound]
    var weight = 0.0
    for entry in entries[range] {
      weight += entry.weight
      if entry.weight > most.weight { most = entry }
    }
    // Flat grounds stay exactly what they are.
    if most.weight * 2 > weight { return most.color }
    func step(_ value: Double) -> UInt32 { UInt32(min(max(value.rounded(), 0), 255)) }
    return step(mean.x) << 16 | step(mean.y) << 8 | step(mean.z)
  }
}
