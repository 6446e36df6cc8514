/// Where placeholders of a paragraph can begin and end, in order, kept while the text is edited.
///
/// A `<#` directly followed by a `#>` in this list is a placeholder, so that finding the one at a place is a binary
/// search and an edit looks at nothing but itself. Most paragraphs have none, which costs an empty array.
///
/// Only delimiters whose outer edge is a boundary of a `Character` count: a mark after `#>` belongs to the
/// `>`, and a caret could not stand between them.
struct PlaceholderDelimiters: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// `<#`.
    case opens
    /// `#>`, but not the one of `<#>`.
    case closes
    /// Text that is being composed: no placeholder reaches over it.
    case parts
  }

  struct Delimiter: Hashable, Sendable {
    var offset: Int
    var kind: Kind
  }

  private var all: [Delimiter] = []
  /// Placeholders.
  private(set) var placeholderCount = 0

  var isEmpty: Bool { all.isEmpty }

  init(of text: String) {
    replaceDelimiters(0..<0, with: Self.delimiters(in: 0..<text.utf8.count, of: text))
  }

  /// Replaces delimiters, and counts what that makes of those around them.
  private mutating func replaceDelimiters(_ range: Range<Int>, with new: [Delimiter]) {
    let first = max(range.lowerBound - 1, 0)
    placeholderCount -= count(openedFrom: first..<range.upperBound)
    all.replaceSubrange(range, with: new)
    placeholderCount += count(openedFrom: first..<range.lowerBound + new.count)
  }

  /// How many placeholders the delimiters of a range open.
  private func count(openedFrom range: Range<Int>) -> Int {
    range.count { opensPlaceholder($0) }
  }

  private func opensPlaceholder(_ index: Int) -> Bool {
    index >= 0 && index + 1 < all.count && all[index].kind == .opens
      && all[index + 1].kind == .closes
  }
}

extension PlaceholderDelimiters {
  /// The range of the placeholder that a delimiter opens.
  private func range(openedBy index: Int) -> Range<Int>? {
    opensPlaceholder(index) ? all[index].offset..<all[index + 1].offset + 2 : nil
  }

  /// How many delimiters begin before an offset.
  private func count(before offset: Int) -> Int {
    var low = 0
    var high = all.count
    while low < high {
      let middle = (low + high) / 2
      if all[middle].offset < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The placeholder with an offset inside it, not at its edges.
  func range(around offset: Int) -> Range<Int>? {
    guard !all.isEmpty else { return nil }
    let last = count(before: offset) - 1
    // The offset may be in the middle of the closing delimiter.
    let range = range(openedBy: last) ?? range(openedBy: last - 1)
    return range.flatMap { $0.lowerBound < offset && offset < $0.upperBound ? $0 : nil }
  }

  /// The first placeholder that begins at or after an offset.
  func firstRange(from offset: Int) -> Range<Int>? {
    guard placeholderCount > 0 else { return nil }
    for index in count(before: offset)..<all.count {
      if let range = range(openedBy: index) { return range }
    }
    return nil
  }

  /// The last placeholder that ends at or before an offset.
  func lastRange(upTo offset: Int) -> Range<Int>? {
    guard placeholderCount > 0 else { return nil }
    for index in (0..<count(before: offset)).reversed() {
      if let range = range(openedBy: index), range.upperBound <= offset { return range }
    }
    return nil
  }

  /// The placeholder that begins at an offset.
  func range(beginningAt offset: Int) -> Range<Int>? {
    guard placeholderCount > 0 else { return nil }
    let index = count(before: offset)
    return index < all.count && all[index].offset == offset ? range(openedBy: index) : nil
  }

  /// The placeholder that ends at an offset.
  func range(endingAt offset: Int) -> Range<Int>? {
    guard placeholderCount > 0 else { return nil }
    let range = range(openedBy: count(before: offset - 2) - 1)
    return range?.upperBound == offset ? range : nil
  }

  /// The placeholders that share a byte with a range, in order.
  func ranges(overlapping range: Range<Int>) -> [Range<Int>] {
    guard placeholderCount > 0 else { return [] }
    // The range may begin in the middle of a closing delimiter, or between the two.
    let first = max(count(before: range.lowerBound) - 2, 0)
    let end = count(before: range.upperBound)
    return (first..<max(first, end)).compactMap { self.range(openedBy: $0) }.filter {
      $0.overlaps(range)
    }
  }
}

extension PlaceholderDelimiters {
  /// Follows an edit that put `count` bytes in place of a range; the text is the one after it.
  mutating func replace(_ range: Range<Int>, withBytes count: Int, in text: String) {
    // Two bytes before the edit a delimiter may have ended at it, and one that begins behind it may have
    // been joined by what was typed.
    let window = max(range.lowerBound - 2, 0)..<range.lowerBound + count + 1
    let found = Self.delimiters(in: window, of: text)
    guard !all.isEmpty || !found.isEmpty else { return }
    let first = self.count(before: window.lowerBound)
    let end = self.count(before: range.upperBound + 1)
    let growth = count - range.count
    if growth != 0 { for index in end..<all.count { all[index].offset += growth } }
    replaceDelimiters(first..<end, with: found)
  }

  /// Makes the text of a range part of no placeholder.
  mutating func holdBack(_ range: Range<Int>) {
    let first = count(before: range.lowerBound - 1)
    let end = max(first, count(before: range.upperBound))
    let isBetween =
      first > 0 && all[first - 1].kind == .opens && end < all.count && all[end].kind == .closes
    guard first < end || isBetween else { return }
    replaceDelimiters(
      first..<end, with: isBetween ? [Delimiter(offset: range.lowerBound, kind: .parts)] : [])
  }

  /// The delimiters that begin in a range of a text.
  private static func delimiters(in range: Range<Int>, of text: String) -> [Delimiter] {
    text.utf8.withContiguousStorageIfAvailable { delimiters(in: range, of: $0, text) }
      ?? Array(text.utf8).withUnsafeBufferPointer { delimiters(in: range, of: $0, text) }
  }

  private static func delimiters(
    in range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>, _ text: String
  ) -> [Delimiter] {
    var found: [Delimiter] = []
    var place = range.lowerBound
    let end = min(range.upperBound + 1, bytes.count)
    while place < end {
      guard bytes[place] == UInt8(ascii: "#") else {
        place += 1
        continue
      }
      if place > 0, bytes[place - 1] == UInt8(ascii: "<") {
        if range.contains(place - 1), isBoundary(place - 1, of: bytes, text) {
          found.append(Delimiter(offset: place - 1, kind: .opens))
        }
      } else if place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: ">") {
        if range.contains(place), isBoundary(place + 2, of: bytes, text) {
          found.append(Delimiter(offset: place, kind: .closes))
        }
      }
      place += 1
    }
    return found
  }

  /// Whether a delimiter's outer edge is a boundary of a `Character`.
  private static func isBoundary(
    _ offset: Int, of bytes: UnsafeBufferPointer<UInt8>, _ text: String
  ) -> Bool {
    if offset == 0 || offset == bytes.count { return true }
    // Between two signs of ASCII there always is one; there are no line breaks in a paragraph's text.
    if bytes[offset - 1] < 0x80, bytes[offset] < 0x80 { return true }
    return String.Index(text.utf8.index(text.startIndex, offsetBy: offset), within: text) != nil
  }
}
