/// A picture's pixels as they are handed over: premultiplied ARGB in 32 bits, in the machine's byte order.
package struct FramePixels {
  let base: UnsafeRawPointer
  let bytesPerRow: Int

  /// Pixels that stay where they are for as long as this value is made use of.
  package init(_ base: UnsafeRawPointer, bytesPerRow: Int) {
    self.base = base
    self.bytesPerRow = bytesPerRow
  }

  subscript(x: Int, y: Int) -> UInt32 {
    base.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
  }
}

/// A part of a picture, in pixels.
struct PixelBox: Hashable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  var maxX: Int { x + width }
  var maxY: Int { y + height }
  var count: Int { width * height }
}

/// The picture before, for finding what differs.
struct PreviousPixels {
  let width: Int
  let height: Int
  private var pixels: [UInt32]
  private var isEmpty = true

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    pixels = Array(repeating: 0, count: width * height)
  }

  /// Calls `body` with each pixel that differs from the picture before, all of them the first time; keeps the
  /// new picture.
  ///
  /// - Returns: the smallest box around those pixels; nil if there are none.
  mutating func take(_ frame: FramePixels, changed body: (UInt32) -> Void = { _ in }) -> PixelBox? {
    var left = width
    var right = -1
    var top = height
    var bottom = -1
    for y in 0..<height {
      let start = y * width
      for x in 0..<width {
        let pixel = frame[x, y]
        if pixel == pixels[start + x], !isEmpty { continue }
        body(pixel)
        pixels[start + x] = pixel
        left = min(left, x)
        right = max(right, x)
        top = min(top, y)
        bottom = y
      }
    }
    isEmpty = false
    guard bottom >= 0 else { return nil }
    return PixelBox(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}

extension UInt32 {
  /// The colour of a premultiplied pixel without its opacity; nil where more is seen through it than of it.
  var shownColor: UInt32? {
    let alpha = self >> 24
    if alpha == 255 { return self & 0xff_ffff }
    guard alpha >= 128 else { return nil }
    func whole(_ channel: UInt32) -> UInt32 { Swift.min((channel * 255 + alpha / 2) / alpha, 255) }
    return whole(self >> 16 & 0xff) << 16 | whole(self >> 8 & 0xff) << 8 | whole(self & 0xff)
  }
}
