internal import TextCore

/// Layouts of paragraphs by their content; those not asked for the longest time are dropped.
struct ParagraphCache {
  /// Paragraphs kept at most: many times what a screen shows.
  private static let limit = 4096

  private var layouts: [ContentIdentity: ParagraphLayout] = [:]
  private var lastTick = 0

  /// A paragraph's layout, which counts as a use.
  mutating func layout(_ identity: ContentIdentity) -> ParagraphLayout? {
    guard let layout = layouts[identity] else { return nil }
    lastTick += 1
    layout.lastUse = lastTick
    return layout
  }

  /// A paragraph's layout, which is not going to be used.
  func peek(_ identity: ContentIdentity) -> ParagraphLayout? { layouts[identity] }

  /// Keeps a layout.
  mutating func add(_ layout: ParagraphLayout, _ identity: ContentIdentity) {
    if layouts.count >= Self.limit { trim() }
    lastTick += 1
    layout.lastUse = lastTick
    layouts[identity] = layout
  }

  /// Forgets a layout.
  mutating func remove(_ identity: ContentIdentity) { layouts[identity] = nil }

  /// Forgets all layouts.
  mutating func removeAll() { layouts = [:] }

  /// Drops the older half, so that this is seldom needed.
  private mutating func trim() {
    let uses = layouts.values.map(\.lastUse).sorted()
    let middle = uses[uses.count / 2]
    layouts = layouts.filter { $0.value.lastUse >= middle }
  }
}
