internal import CSDL2

extension Window {
  /// Shows a picture: takes over what is damaged and keeps the rest of the picture before it.
  ///
  /// While the window is hidden nothing is shown, and the next picture is taken over whole; so it is after a
  /// change of size and after the device was lost.
  ///
  /// - Parameters:
  ///   - pixels: the whole picture, 32 bits per pixel, in the processor's byte order: unused, red, green, blue
  ///     (Cairo's `RGB24` and opaque `ARGB32`).
  ///   - bytesPerRow: bytes from one row to the next.
  ///   - size: the picture's size, `pixelSize` if it is to be sharp.
  ///   - damage: what has changed since the picture before it.
  package func present(
    _ pixels: UnsafeRawPointer, bytesPerRow: Int, size: PixelSize, damage: [Damage]
  ) {
    guard size.width > 0, size.height > 0 else { return }
    guard !isHidden else {
      textureIsCurrent = false
      return
    }
    if textureSize != size { dropTexture() }
    if texture == nil {
      texture = SDL_CreateTexture(
        renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue),
        Int32(clamping: size.width), Int32(clamping: size.height))
      guard let texture else { return }
      SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE)
      textureSize = size
    }
    let stale = textureIsCurrent ? damage : [Damage(size)]
    for part in stale {
      guard let part = part.clipped(to: size) else { continue }
      var rectangle = SDL_Rect(
        x: Int32(part.x), y: Int32(part.y), w: Int32(part.width), h: Int32(part.height))
      let start = pixels + part.y * bytesPerRow + part.x * 4
      SDL_UpdateTexture(texture, &rectangle, start, Int32(clamping: bytesPerRow))
    }
    textureIsCurrent = true
    showTexture()
  }

  /// Shows the kept picture once more, as after the window was covered.
  ///
  /// - Returns: false where there is none to show, and a new one has to be drawn.
  package func presentAgain() -> Bool {
    guard !isHidden else { return true }
    guard texture != nil, textureIsCurrent, textureSize == pixelSize else { return false }
    showTexture()
    return true
  }

  /// What the window shows now, row by row, four bytes a pixel: blue, green, red, unused; nil where the
  /// renderer cannot tell. Slow; for tests.
  package func readPixels() -> [UInt8]? {
    let size = pixelSize
    // Presenting may swap buffers; the picture is put into the current one first.
    if let texture { SDL_RenderCopy(renderer, texture, nil, nil) }
    var bytes = [UInt8](repeating: 0, count: size.width * size.height * 4)
    let result = bytes.withUnsafeMutableBytes {
      SDL_RenderReadPixels(
        renderer, nil, SDL_PIXELFORMAT_ARGB8888.rawValue, $0.baseAddress, Int32(size.width * 4))
    }
    return result == 0 ? bytes : nil
  }

  /// Forgets the kept picture, so that the next one is taken over whole.
  func dropTexture() {
    if let texture { SDL_DestroyTexture(texture) }
    texture = nil
    textureSize = PixelSize(width: 0, height: 0)
    textureIsCurrent = false
  }

  private func showTexture() {
    SDL_RenderCopy(renderer, texture, nil, nil)
    SDL_RenderPresent(renderer)
  }
}
