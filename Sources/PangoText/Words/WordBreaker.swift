internal import CICU

/// Finds words with ICU's dictionaries, which know where words of Chinese, Japanese, Thai and their like end.
final class WordBreaker {
  private let words: OpaquePointer

  /// Nil where ICU's data is missing.
  init?() {
    // The machine's language would find other words.
    guard let words = caretlab_words_open("en") else { return nil }
    self.words = words
  }

  deinit { caretlab_words_close(words) }

  /// The word of a text that an offset is in or at the start of, else the one that ends there; nil between words.
  ///
  /// Offsets are UTF-8 bytes. Costs the whole text.
  func word(at offset: Int, of text: Substring) -> Range<Int>? {
    let units = UTF16Text(text)
    return units.units.withUnsafeBufferPointer { buffer in
      guard
        caretlab_words_set_text(words, buffer.baseAddress, Int32(clamping: buffer.count))
      else { return nil }
      // ICU keeps the text's address, and asks for it no more after this.
      let place = Int32(clamping: units.unitOffset(ofByte: offset))
      return (word(around: place) ?? (place > 0 ? word(around: place - 1) : nil)).map(units.bytes)
    }
  }

  /// The stretch between two boundaries around a UTF-16 offset, if it is a word.
  private func word(around offset: Int32) -> Range<Int>? {
    let end = caretlab_words_following(words, offset)
    guard end >= 0, caretlab_words_is_word(words) else { return nil }
    let start = caretlab_words_previous(words)
    guard start >= 0, start < end else { return nil }
    return Int(start)..<Int(end)
  }
}

/// A text in UTF-16, as ICU wants it, with the way back to UTF-8.
private struct UTF16Text {
  private(set) var units: [UInt16] = []
  /// The UTF-8 offset of each unit, and the text's length.
  private var byteOffsets: [Int] = []

  init(_ text: Substring) {
    units.reserveCapacity(text.utf8.count)
    var byte = 0
    for scalar in text.unicodeScalars {
      for unit in UTF16.encode(scalar) ?? Unicode.UTF16.encodedReplacementCharacter {
        units.append(unit)
        byteOffsets.append(byte)
      }
      byte += UTF8.width(scalar)
    }
    byteOffsets.append(byte)
  }

  /// The first unit at or after a byte.
  func unitOffset(ofByte byte: Int) -> Int {
    min(byteOffsets.partitioningIndex { $0 >= byte }, units.count)
  }

  func bytes(_ range: Range<Int>) -> Range<Int> {
    byteOffsets[range.lowerBound]..<byteOffsets[range.upperBound]
  }
}
