/// A row of keys, left to right.
package struct KeyRow: Hashable, Sendable {
  /// A key with the part of the row's width that it takes.
  package struct Slot: Hashable, Sendable {
    /// The key.
    package var key: Key
    /// Its left edge, in `KeyRow.units` of the keyboard's width.
    package var start: Int
    /// Its width, in `KeyRow.units` of the keyboard's width.
    package var width: Int

    /// The right edge.
    package var end: Int { start + width }
  }

  /// The keyboard's width. One unit is a tenth of a point on the default screen; whole numbers keep neighbours
  /// exactly edge to edge and frames as short in print as they were written.
  package static let units = 3900

  /// The keys in order, none overlapping.
  package var slots: [Slot]

  /// A row with one key for each character of the text, all of one width.
  package static func characters(_ text: String, start: Int, width: Int) -> KeyRow {
    KeyRow(
      slots: text.enumerated().map { index, character in
        Slot(key: Key(typing: character), start: start + index * width, width: width)
      })
  }

  /// The row with a key at either end.
  package func between(_ left: Key, _ right: Key, width: Int) -> KeyRow {
    let first = Slot(key: left, start: 0, width: width)
    let last = Slot(key: right, start: KeyRow.units - width, width: width)
    return KeyRow(slots: [first] + slots + [last])
  }

  /// The lowest row: a page key, the space bar and return.
  package static func bottom(page: KeyboardPage) -> KeyRow {
    KeyRow(slots: [
      Slot(key: Key(.page(page)), start: 0, width: 975),
      Slot(key: Key(.space), start: 975, width: 1950),
      Slot(key: Key(.return), start: 2925, width: 975),
    ])
  }
}
