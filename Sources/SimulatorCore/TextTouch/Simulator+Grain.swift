import GestureCore
import TextCore

/// What a long press selects, and by what it extends.
package enum LongPressGrain: String, Hashable, Sendable, CaseIterable {
  /// Two characters under the finger.
  case twoCharacters
  /// The word under the finger.
  case word
}

/// What happens when a handle is dragged past the other one.
package enum HandleCrossing: String, Hashable, Sendable, CaseIterable {
  /// They change roles, as on iOS.
  case swap
  /// It stops one character before, as on Android.
  case clamp
}

extension Simulator {
  /// What a long press takes at a place: two characters from the one under the finger on, not beyond the
  /// paragraph, or the word; nil in an empty paragraph.
  func grain(
    at place: ContentPoint, layout: inout some LineGeometry
  ) -> Range<TextPosition>? {
    guard let character = character(at: place, layout: &layout) else { return nil }
    if isPlaceholder(character) { return character }
    switch phone.longPress {
    case .word:
      let word = layout.word(at: character.lowerBound, in: document)
      return word.flatMap { $0.contains(character.lowerBound) ? $0 : nil } ?? character
    case .twoCharacters:
      let next = document.position(after: character.upperBound)
      if let next, next.paragraph == character.upperBound.paragraph {
        return character.lowerBound..<next
      }
      return character
    }
  }

  /// The character drawn at a place: of the two beside the nearest caret stop the one whose box holds it; nil in
  /// an empty paragraph.
  func character(
    at place: ContentPoint, layout: inout some LineGeometry
  ) -> Range<TextPosition>? {
    let caret = layout.caret(at: place, in: document)
    let here = layout.caretRectangle(of: caret, in: document)
    let before = neighbour(of: caret.position, document.position(before: caret.position))
    let after = neighbour(of: caret.position, document.position(after: caret.position))
    for (other, affinity) in [(after, Affinity.upstream), (before, .downstream)] {
      guard let other else { continue }
      let there = layout.caretRectangle(of: Caret(other, affinity), in: document)
      guard (there.y - here.y).magnitude < here.height / 2 else { continue }
      if place.x >= min(here.x, there.x), place.x <= max(here.x, there.x) {
        return min(caret.position, other)..<max(caret.position, other)
      }
    }
    // Beyond a line's ends: its outermost character.
    if caret.affinity == .upstream, let before { return before..<caret.position }
    if let after { return caret.position..<after }
    return before.map { $0..<caret.position }
  }

  /// The other stop, unless a line break lies between.
  private func neighbour(of position: TextPosition, _ other: TextPosition?) -> TextPosition? {
    other?.paragraph == position.paragraph ? other : nil
  }
}
