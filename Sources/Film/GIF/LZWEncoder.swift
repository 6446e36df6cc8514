/// GIF's compression: Lempel, Ziv and Welch's, with codes that grow from few bits to twelve (GIF89a,
/// appendix F).
struct LZWEncoder {
  private static let largestCode = 4095
  private static let tableSize = 1 << 13

  /// Open addressing: what a string of colours and its next colour have become; −1 is free.
  private var keys: [Int32] = Array(repeating: -1, count: tableSize)
  private var codes: [UInt16] = Array(repeating: 0, count: tableSize)
  /// Bits that no byte was made of yet.
  private var bits: UInt32 = 0
  private var bitCount = 0
  /// The block that is being filled.
  private var block: [UInt8] = []

  /// Appends an image's data: the code size, its blocks, and the block that ends them.
  ///
  /// - Parameter bitsPerPixel: 2…8.
  mutating func encode(_ pixels: [UInt8], bitsPerPixel: Int, into bytes: inout [UInt8]) {
    let clear = 1 << bitsPerPixel
    bytes.append(UInt8(bitsPerPixel))
    var width = bitsPerPixel + 1
    var next = clear + 2
    forgetStrings()
    put(clear, width, &bytes)
    var prefix = -1
    for pixel in pixels {
      if prefix < 0 {
        prefix = Int(pixel)
        continue
      }
      let key = Int32(prefix << 8 | Int(pixel))
      let place = place(of: key)
      if keys[place] == key {
        prefix = Int(codes[place])
        continue
      }
      put(prefix, width, &bytes)
      if next <= Self.largestCode {
        keys[place] = key
        codes[place] = UInt16(next)
        // The reader learns a string one code later than the writer.
        if next == 1 << width { width += 1 }
        next += 1
      } else {
        put(clear, width, &bytes)
        forgetStrings()
        width = bitsPerPixel + 1
        next = clear + 2
      }
      prefix = Int(pixel)
    }
    if prefix >= 0 {
      put(prefix, width, &bytes)
      if next == 1 << width, width < 12 { width += 1 }
    }
    put(clear + 1, width, &bytes)
    if bitCount > 0 { putByte(UInt8(truncatingIfNeeded: bits), &bytes) }
    bits = 0
    bitCount = 0
    flushBlock(&bytes)
    bytes.append(0)
  }

  private mutating func forgetStrings() {
    for index in keys.indices { keys[index] = -1 }
  }

  private func place(of key: Int32) -> Int {
    var place = Int((UInt32(bitPattern: key) &* 0x9e37_79b1) >> 19)
    while keys[place] >= 0, keys[place] != key { place = (place + 1) & (Self.tableSize - 1) }
    return place
  }

  private mutating func put(_ code: Int, _ width: Int, _ bytes: inout [UInt8]) {
    bits |= UInt32(code) << UInt32(bitCount)
    bitCount += width
    while bitCount >= 8 {
      putByte(UInt8(truncatingIfNeeded: bits), &bytes)
      bits >>= 8
      bitCount -= 8
    }
  }

  private mutating func putByte(_ byte: UInt8, _ bytes: inout [UInt8]) {
    block.append(byte)
    if block.count == 255 { flushBlock(&bytes) }
  }

  private mutating func flushBlock(_ bytes: inout [UInt8]) {
    guard !block.isEmpty else { return }
    bytes.append(UInt8(block.count))
    bytes.append(contentsOf: block)
    block.removeAll(keepingCapacity: true)
  }
}
