/// Keeps the memory that layouts take under a limit: those not asked for the longest time are dropped, and made
/// again when someone asks.
final class LayoutMemory {
  /// Bytes that layouts take at most, by estimate, once those not in use have been dropped.
  static let limitBytes = 48 << 20

  /// Bytes that layouts take now, by estimate.
  private(set) var bytes = 0
  private var layouts: [ObjectIdentifier: Unmanaged<ChunkLayout>] = [:]
  private var lastTick = 0

  /// A number that grows with every use.
  func tick() -> Int {
    lastTick += 1
    return lastTick
  }

  /// Notes that a layout was made; drops others if there are too many.
  func add(_ layout: ChunkLayout) {
    bytes += layout.cost
    layouts[ObjectIdentifier(layout)] = .passUnretained(layout)
    if bytes > Self.limitBytes { trim(keeping: layout) }
  }

  /// Notes that a layout was dropped.
  func remove(_ layout: ChunkLayout) {
    guard layouts.removeValue(forKey: ObjectIdentifier(layout)) != nil else { return }
    bytes -= layout.cost
  }

  /// Drops half of what may be there, so that this is seldom needed.
  private func trim(keeping newest: ChunkLayout) {
    let oldestFirst = layouts.values.map { $0.takeUnretainedValue() }
      .sorted { $0.lastUse < $1.lastUse }
    for layout in oldestFirst where bytes > Self.limitBytes / 2 && layout !== newest {
      layout.drop()
    }
  }
}
