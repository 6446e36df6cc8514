/// One text laid out, or to be laid out when asked for: layouts are large and may have been dropped.
final class ChunkLayout {
  let display: DisplayText
  /// When it was last asked for, by the memory's ticks.
  private(set) var lastUse = 0
  private let typesetter: Typesetter
  private let isRightToLeft: Bool
  private let memory: LayoutMemory
  private var kept: TextLayout?

  init(
    _ display: DisplayText, typesetter: Typesetter, isRightToLeft: Bool, memory: LayoutMemory
  ) {
    self.display = display
    self.typesetter = typesetter
    self.isRightToLeft = isRightToLeft
    self.memory = memory
  }

  deinit { drop() }

  /// Bytes of memory that the layout takes; measured on texts of many kinds and rounded up.
  var cost: Int { 2048 + 64 * display.text.utf8.count }

  /// The layout, always the same for the same text.
  var layout: TextLayout {
    lastUse = memory.tick()
    if let kept { return kept }
    let made = typesetter.layout(display, isRightToLeft: isRightToLeft)
    kept = made
    memory.add(self)
    return made
  }

  /// Frees the layout's memory.
  func drop() {
    guard kept != nil else { return }
    memory.remove(self)
    kept = nil
  }
}
