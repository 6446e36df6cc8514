/// Turns UTF-16 into UTF-8, a piece at a time: what PowerShell writes when a program's output is redirected.
struct UTF16Decoder {
  let isLittleEndian: Bool
  /// The first byte of a unit whose second byte is in the next piece.
  private var half: UInt8?
  /// The first unit of a pair.
  private var highSurrogate: UInt32?

  init(isLittleEndian: Bool) {
    self.isLittleEndian = isLittleEndian
  }

  /// The piece as UTF-8; what is no character becomes U+FFFD.
  mutating func decode(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    var output: [UInt8] = []
    for byte in bytes {
      guard let first = half else {
        half = byte
        continue
      }
      half = nil
      let unit =
        isLittleEndian ? UInt32(first) | UInt32(byte) << 8 : UInt32(first) << 8 | UInt32(byte)
      append(unit, to: &output)
    }
    return output
  }

  private mutating func append(_ unit: UInt32, to output: inout [UInt8]) {
    if let high = highSurrogate {
      highSurrogate = nil
      if (0xdc00...0xdfff).contains(unit) {
        let value = 0x10000 + (high - 0xd800) << 10 + (unit - 0xdc00)
        output.append(contentsOf: String(Unicode.Scalar(value) ?? "\u{fffd}").utf8)
        return
      }
      output.append(contentsOf: "\u{fffd}".utf8)
    }
    if (0xd800...0xdbff).contains(unit) {
      highSurrogate = unit
    } else if unit < 0x80 {
      output.append(UInt8(unit))
    } else {
      output.append(contentsOf: String(Unicode.Scalar(unit) ?? "\u{fffd}").utf8)
    }
  }
}
