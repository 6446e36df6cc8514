/// How much a document keeps for undo; the oldest groups of edits go first.
package struct UndoLimits: Hashable, Sendable {
  /// Most bytes of text and records; an edit that is larger by itself cannot be undone.
  package var bytes: Int
  /// Most groups that can be undone.
  package var groups: Int

  /// Limits for undo.
  package init(bytes: Int = 64 << 20, groups: Int = 10_000) {
    self.bytes = bytes
    self.groups = groups
  }
}
