/// A place between two UTF-16 units of a document; it may be inside a cluster, a surrogate pair or `\r\n`.
struct UnitPlace: Hashable, Sendable {
  /// The paragraph's index.
  var paragraph: Int
  /// UTF-16 units from the paragraph's start; beyond its text they are of its line break.
  var units: Int

  init(paragraph: Int, units: Int) {
    self.paragraph = paragraph
    self.units = units
  }

  /// The place of a scalar boundary.
  init(_ position: TextPosition, in document: TextDocument) {
    let paragraph = document.paragraph(at: position.paragraph)
    self.paragraph = position.paragraph
    units = paragraph.text.utf16.distance(
      from: paragraph.text.startIndex, to: paragraph.index(atUTF8Offset: position.offset))
  }

  /// The place of a byte of the whole text, on a scalar boundary.
  init(utf8Offset offset: Int, in document: TextDocument) {
    let place = document.paragraphs.place(atUTF8Offset: offset)
    let length = document.paragraph(at: place.index).text.utf8.count
    self.init(
      TextPosition(paragraph: place.index, offset: min(place.offset, length)), in: document)
    // Only `\r\n` has an inside; each of its signs is a byte and a unit.
    units += max(place.offset - length, 0)
  }

  /// The place so many units away, or the text's end on the way.
  func moved(by count: Int, in document: TextDocument) -> UnitPlace {
    var place = self
    var left = count
    while left > 0 {
      let rest = document.paragraph(at: place.paragraph).unitCount - place.units
      if left < rest || place.paragraph + 1 == document.paragraphCount {
        place.units += min(left, rest)
        break
      }
      left -= rest
      place = UnitPlace(paragraph: place.paragraph + 1, units: 0)
    }
    while left < 0 {
      // `Int.min` has no positive counterpart, so that the sum is compared.
      if place.units + left >= 0 || place.paragraph == 0 {
        place.units = max(place.units + left, 0)
        break
      }
      left += place.units
      let above = place.paragraph - 1
      place = UnitPlace(paragraph: above, units: document.paragraph(at: above).unitCount)
    }
    return place
  }

  /// The bytes before the scalar that the place is in or before, from the paragraph's start, and whether it is in the middle of that.
  func utf8(in document: TextDocument) -> (offset: Int, isInsideScalar: Bool) {
    let paragraph = document.paragraph(at: self.paragraph)
    let text = paragraph.text
    let textUnits = text.utf16.count
    // Only `\r\n` has an inside; each of its signs is a byte and a unit.
    if units > textUnits { return (text.utf8.count + units - textUnits, false) }
    let index = text.utf16.index(text.startIndex, offsetBy: units)
    if index.samePosition(in: text.unicodeScalars) != nil {
      return (paragraph.utf8Offset(of: index), false)
    }
    return (paragraph.utf8Offset(of: text.utf16.index(before: index)), true)
  }
}

extension Paragraph {
  /// UTF-16 units of text and line break.
  fileprivate var unitCount: Int { text.utf16.count + lineBreak.utf16.count }

  /// Text and line break between two counts of UTF-16 units; half a surrogate pair becomes U+FFFD.
  func text(fromUnit start: Int, to end: Int) -> String {
    let units = Array((text + lineBreak).utf16)
    return String(decoding: units[min(start, end)..<end], as: UTF16.self)
  }
}

/// The host's caret where that is no caret stop, for as long as nothing else moves the document's caret.
struct StrayCaret: Sendable {
  var place: UnitPlace
  /// The document that it was in.
  var version: ContentIdentity
  /// Where the document's own caret was put.
  var selection: Selection
}
