/// How often each colour occurs, by `0xRRGGBB`.
///
/// Beyond a limit of different colours, the lowest bits are forgotten: memory stays within bounds whatever
/// comes.
package struct ColorCount: Sendable {
  /// Different colours at most.
  private let limit: Int
  /// Bits of a colour that still tell it from others.
  private var mask: UInt32 = 0xff_ffff
  /// Open addressing: a colour plus one, or 0 for a free place.
  private var keys: [UInt32]
  private var counts: [Int]
  private var used = 0

  /// No colour yet.
  ///
  /// - Parameter limit: how many different colours are told apart at least until bits are forgotten.
  package init(limit: Int = 1 << 17) {
    self.limit = max(limit, 16)
    keys = Array(repeating: 0, count: 1024)
    counts = Array(repeating: 0, count: 1024)
  }

  /// Counts a colour.
  package mutating func add(_ color: UInt32, count: Int = 1) {
    let key = (color & mask) &+ 1
    let place = place(of: key)
    if keys[place] == 0 {
      keys[place] = key
      used += 1
      counts[place] = count
      if used > limit {
        coarsen()
      } else if used * 2 > keys.count {
        rebuild(size: keys.count * 2)
      }
    } else {
      counts[place] &+= count
    }
  }

  /// The colours in the order of their numbers, and how often each occurred.
  package var colors: [(color: UInt32, count: Int)] {
    var colors: [(color: UInt32, count: Int)] = []
    colors.reserveCapacity(used)
    for (place, key) in keys.enumerated() where key != 0 {
      colors.append((key - 1, counts[place]))
    }
    return colors.sorted { $0.color < $1.color }
  }

  private func place(of key: UInt32) -> Int {
    let last = keys.count - 1
    var place = Int((key &* 0x9e37_79b1) >> 8) & last
    while keys[place] != 0, keys[place] != key { place = (place + 1) & last }
    return place
  }

  private mutating func rebuild(size: Int) {
    let old = zip(keys, counts)
    keys = Array(repeating: 0, count: size)
    counts = Array(repeating: 0, count: size)
    used = 0
    for (key, count) in old where key != 0 {
      let key = ((key - 1) & mask) &+ 1
      let place = place(of: key)
      if keys[place] == 0 { used += 1 }
      keys[place] = key
      counts[place] &+= count
    }
  }

  private mutating func coarsen() {
    while used > limit {
      let channel = (mask & 0xff) << 1 & 0xff
      mask = channel << 16 | channel << 8 | channel
      rebuild(size: keys.count)
    }
  }
}
