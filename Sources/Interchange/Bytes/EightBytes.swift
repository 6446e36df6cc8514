/// Eight bytes of text at once, the first in the lowest bits: byte by byte, digits, blanks and names are what most of
/// the time of a long log goes into.
struct EightBytes {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  let word: UInt64

  init(_ word: UInt64) {
    self.word = word
  }

  /// The bytes at an address.
  @inline(__always)
  init(at address: UnsafePointer<UInt8>) {
    word = UInt64(littleEndian: UnsafeRawPointer(address).loadUnaligned(as: UInt64.self))
  }

  /// How many of the first are that byte.
  @inline(__always)
  func count(ofLeading byte: UInt8) -> Int {
    (word ^ (Self.ones &* UInt64(byte))).trailingZeroBitCount / 8
  }

  /// Where the first of that byte is; nil where there is none.
  @inline(__always)
  func firstIndex(of byte: UInt8) -> Int? {
    let difference = word ^ (Self.ones &* UInt64(byte))
    // A byte that is it has become 0, and only the lowest zero is certain to be marked rightly.
    let zeros = (difference &- Self.ones) & ~difference & Self.highs
    return zeros == 0 ? nil : zeros.trailingZeroBitCount / 8
  }

  /// The number that the first six bytes are digits of; nil where one is none.
  @inline(__always)
  var sixDigits: Int64? {
    let digits = word & 0xffff_ffff_ffff
    guard digits & 0xf0f0_f0f0_f0f0 == 0x3030_3030_3030,
      (digits &+ 0x0606_0606_0606) & 0xf0f0_f0f0_f0f0 == 0x3030_3030_3030
    else { return nil }
    // Two zeros in front; then pairs, fours and eights are put together, each with one multiplication.
    var value = (digits & 0x0f0f_0f0f_0f0f) << 16
    value = (value &* (10 << 8 | 1)) >> 8 & 0x00ff_00ff_00ff_00ff
    value = (value &* (100 << 16 | 1)) >> 16 & 0x0000_ffff_0000_ffff
    return Int64((value &* (10_000 << 32 | 1)) >> 32)
  }

  /// The number that the first four bytes are digits of, to base 16; nil where one is none.
  @inline(__always)
  var fourHexadecimalDigits: UInt16? {
    EightBytes(word << 32 | 0x3030_3030).eightHexadecimalDigits.map {
      UInt16(truncatingIfNeeded: $0)
    }
  }

  /// The number that all bytes are digits of, to base 16; nil where one is none.
  @inline(__always)
  var eightHexadecimalDigits: UInt32? {
    // Each sum carries into the highest bit from the byte on that it is named by.
    let fromZero = word &+ Self.ones &* (0x80 - 0x30)
    let fromColon = word &+ Self.ones &* (0x80 - 0x3a)
    let small = word | Self.ones &* 0x20
    let fromA = small &+ Self.ones &* (0x80 - 0x61)
    let fromG = small &+ Self.ones &* (0x80 - 0x67)
    guard word & Self.highs == 0,
      (fromZero & ~fromColon | fromA & ~fromG) & Self.highs == Self.highs
    else { return nil }
    // Letters have a bit of their own, and their low bits begin with 1.
    var value = (word & 0x0f0f_0f0f_0f0f_0f0f) &+ (word >> 6 & Self.ones) &* 9
    value = (value << 4 | value >> 8) & 0x00ff_00ff_00ff_00ff
    value = (value << 8 | value >> 16) & 0x0000_ffff_0000_ffff
    return UInt32(truncatingIfNeeded: value << 16 | value >> 32)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes are the other ones: by eights from the end, where words of one length differ soonest.
  @inline(__always)
  func isSame(as other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count == other.count else { return false }
    guard count >= 8, let start = baseAddress, let otherStart = other.baseAddress else {
      var index = count - 1
      while index >= 0, self[index] == other[index] { index -= 1 }
      return index < 0
    }
    var index = count - 8
    while true {
      if EightBytes(at: start + index).word != EightBytes(at: otherStart + index).word {
        return false
      }
      if index == 0 { return true }
      // The first eight may have been looked at in part.
      index = Swift.max(0, index - 8)
    }
  }
}
