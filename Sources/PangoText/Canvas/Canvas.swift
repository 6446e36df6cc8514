internal import CPangoCairo

/// A picture in memory that can be drawn on, in points.
///
/// Pixels are 32 bits, premultiplied ARGB in the machine's byte order (blue first in memory on
/// little-endian machines), as SDL's `ARGB8888` has them. It belongs to one thread.
package final class Canvas {
  /// Width in pixels, 1…32,767.
  package let pixelWidth: Int
  /// Height in pixels, 1…32,767.
  package let pixelHeight: Int
  /// Pixels per point.
  package let scale: Double
  /// The fonts of its texts.
  package let fonts: Fonts

  let context: OpaquePointer
  private let surface: OpaquePointer
  private let pixels: UnsafeMutableRawPointer
  private let bytesPerRow: Int

  /// A transparent picture; its size is clamped to 1…32,767 pixels, its scale to 0.01…100.
  package init(pixelWidth: Int, pixelHeight: Int, scale: Double, fonts: Fonts = Fonts()) {
    let largest = 32_767
    self.pixelWidth = min(max(pixelWidth, 1), largest)
    self.pixelHeight = min(max(pixelHeight, 1), largest)
    self.scale = scale.isFinite ? min(max(scale, 0.01), 100) : 1
    self.fonts = fonts
    bytesPerRow = self.pixelWidth * 4
    let byteCount = bytesPerRow * self.pixelHeight
    pixels = .allocate(byteCount: byteCount, alignment: 16)
    pixels.initializeMemory(as: UInt8.self, repeating: 0, count: byteCount)
    surface = cairo_image_surface_create_for_data(
      pixels.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(self.pixelWidth),
      Int32(self.pixelHeight), Int32(bytesPerRow))
    context = cairo_create(surface)
    cairo_scale(context, self.scale, self.scale)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
    pixels.deallocate()
  }

  /// The whole picture.
  package var bounds: PixelRectangle {
    PixelRectangle(x: 0, y: 0, width: pixelWidth, height: pixelHeight)
  }

  /// Hands out the pixels and the bytes per row; drawing in between is not allowed.
  package func withPixels<Result, Failure: Error>(
    _ body: (UnsafeMutableRawPointer, Int) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    cairo_surface_flush(surface)
    defer { cairo_surface_mark_dirty(surface) }
    return try body(pixels, bytesPerRow)
  }

  /// The colour of a pixel as `0xAARRGGBB`, premultiplied; 0 outside.
  package func pixel(x: Int, y: Int) -> UInt32 {
    guard (0..<pixelWidth).contains(x), (0..<pixelHeight).contains(y) else { return 0 }
    cairo_surface_flush(surface)
    return pixels.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
  }

  /// Replaces pixels by those of another picture, which is much faster than drawing it.
  ///
  /// What lies outside either picture is left out.
  package func copy(_ source: PixelRectangle, of other: Canvas, toX x: Int, y: Int) {
    let dx = x - source.x
    let dy = y - source.y
    let part = source.intersection(other.bounds).intersection(bounds.offset(x: -dx, y: -dy))
    guard !part.isEmpty else { return }
    cairo_surface_flush(other.surface)
    cairo_surface_flush(surface)
    for row in part.y..<part.maxY {
      let from = other.pixels + row * other.bytesPerRow + part.x * 4
      let to = pixels + (row + dy) * bytesPerRow + (part.x + dx) * 4
      to.copyMemory(from: from, byteCount: part.width * 4)
    }
    cairo_surface_mark_dirty_rectangle(
      surface, Int32(part.x + dx), Int32(part.y + dy), Int32(part.width), Int32(part.height))
  }

  /// Draws another picture over this one, its top left corner at a whole pixel, its pixels unscaled.
  package func paint(_ other: Canvas, atPixelX x: Int, y: Int, alpha: Double = 1) {
    cairo_surface_flush(other.surface)
    cairo_save(context)
    cairo_identity_matrix(context)
    cairo_set_source_surface(context, other.surface, Double(x), Double(y))
    cairo_paint_with_alpha(context, alpha)
    cairo_restore(context)
  }

  /// Writes the picture as a PNG file.
  package func writePNG(to path: String) throws(CanvasError) {
    cairo_surface_flush(surface)
    let status = cairo_surface_write_to_png(surface, path)
    guard status == CAIRO_STATUS_SUCCESS else {
      let cause = cairo_status_to_string(status).map { String(cString: $0) } ?? "unknown cause"
      throw CanvasError(path: path, cause: cause)
    }
  }
}
