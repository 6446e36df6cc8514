/// Writes a GIF that repeats for ever (GIF89a, CompuServe 1990): of each picture only the part that differs
/// from the one before.
///
/// The pixels of a picture that are only partly opaque are shown or not: GIF knows nothing between.
package struct GIFWriter {
  /// What is ready to be written to the file; to be emptied by who writes it.
  package var bytes: [UInt8] = []

  private let width: Int
  private let height: Int
  private var table: ColorTable
  private let transparent: UInt8
  private let bitsPerPixel: Int
  private var previous: PreviousPixels
  private var encoder = LZWEncoder()
  /// What is seen before the picture that waits, and with it; places in the colour table.
  private var before: [UInt8]
  private var shown: [UInt8]
  /// The picture that waits for its end.
  private var pending: (box: PixelBox, start: Int, end: Int)?

  /// A viewer shows a picture for at most so many hundredths of a second.
  private static let longestDelay = 65_535

  /// A film of that size, both sides 1…65,535, in the colours of a table.
  package init(width: Int, height: Int, table: ColorTable) {
    self.width = width
    self.height = height
    self.table = table
    transparent = table.transparentIndex
    var bits = 2
    while 1 << bits <= table.colors.count { bits += 1 }
    bitsPerPixel = bits
    previous = PreviousPixels(width: width, height: height)
    before = Array(repeating: transparent, count: width * height)
    shown = before
    appendHeader()
  }

  /// Takes the next picture; one that looks like the one before makes that one last longer.
  ///
  /// - Parameter end: when the next picture takes its place, in hundredths of a second from the film's start.
  package mutating func take(_ frame: FramePixels, until end: Int) {
    let start = pending?.end ?? 0
    guard let box = previous.take(frame), let change = change(frame, box) else {
      pending?.end = end
      return
    }
    if change.clears {
      // Only a picture that takes itself away makes opaque places transparent again.
      pending?.box = PixelBox(x: 0, y: 0, width: width, height: height)
      flush(takesItselfAway: true)
    } else {
      flush(takesItselfAway: false)
    }
    put(change.places, in: box)
    let whole = PixelBox(x: 0, y: 0, width: width, height: height)
    pending = (change.clears ? whole : change.box, start, end)
  }

  /// Writes the last picture and the end.
  package mutating func finish() {
    flush(takesItselfAway: false)
    bytes.append(0x3b)
  }

  /// What a picture changes; nil if it looks the same in the table's colours.
  private mutating func change(
    _ frame: FramePixels, _ box: PixelBox
  ) -> (places: [UInt8], box: PixelBox, clears: Bool)? {
    var places: [UInt8] = []
    places.reserveCapacity(box.count)
    var left = box.maxX
    var right = -1
    var top = box.maxY
    var bottom = -1
    var clears = false
    for y in box.y..<box.maxY {
      for x in box.x..<box.maxX {
        let place = frame[x, y].shownColor.map { table.index(of: $0) } ?? transparent
        places.append(place)
        let old = shown[y * width + x]
        if place == old { continue }
        if place == transparent, old != transparent { clears = true }
        left = min(left, x)
        right = max(right, x)
        top = min(top, y)
        bottom = y
      }
    }
    if bottom < 0 {
      // A first picture in which there is nothing still has its time.
      return pending == nil ? (places, PixelBox(x: 0, y: 0, width: 1, height: 1), false) : nil
    }
    let tight = PixelBox(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    return (places, tight, clears)
  }

  private mutating func put(_ places: [UInt8], in box: PixelBox) {
    for y in 0..<box.height {
      let from = y * box.width
      let to = (box.y + y) * width + box.x
      for x in 0..<box.width { shown[to + x] = places[from + x] }
    }
  }

  private mutating func flush(takesItselfAway: Bool) {
    guard let (box, start, end) = pending else { return }
    pending = nil
    var pixels: [UInt8] = []
    pixels.reserveCapacity(box.count)
    for y in box.y..<box.maxY {
      for index in (y * width + box.x)..<(y * width + box.maxX) {
        // What stays as it was is left transparent: long runs take few bytes.
        pixels.append(shown[index] == before[index] ? transparent : shown[index])
        before[index] = takesItselfAway ? transparent : shown[index]
      }
    }
    var left = end - start
    appendFrame(pixels, box, delay: min(left, Self.longestDelay), takesItselfAway)
    left -= Self.longestDelay
    while left > 0 {
      let nothing = PixelBox(x: 0, y: 0, width: 1, height: 1)
      appendFrame([transparent], nothing, delay: min(left, Self.longestDelay), false)
      left -= Self.longestDelay
    }
  }

  private mutating func appendHeader() {
    bytes += Array("GIF89a".utf8)
    append16(width)
    append16(height)
    // A table for all pictures, 8 bits a channel, and its size.
    bytes += [0x80 | 0x70 | UInt8(bitsPerPixel - 1), 0, 0]
    for place in 0..<(1 << bitsPerPixel) {
      let color = place < table.colors.count ? table.colors[place] : 0
      bytes += [UInt8(color >> 16 & 0xff), UInt8(color >> 8 & 0xff), UInt8(color & 0xff)]
    }
    // Netscape's extension: 0 repetitions are endlessly many.
    bytes += [0x21, 0xff, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
  }

  private mutating func appendFrame(
    _ pixels: [UInt8], _ box: PixelBox, delay: Int, _ takesItselfAway: Bool
  ) {
    // Graphic control: what becomes of it afterwards, a transparent colour, its time.
    bytes += [0x21, 0xf9, 4, (takesItselfAway ? 2 : 1) << 2 | 1]
    append16(delay)
    bytes += [transparent, 0, 0x2c]
    append16(box.x)
    append16(box.y)
    append16(box.width)
    append16(box.height)
    bytes.append(0)
    encoder.encode(pixels, bitsPerPixel: bitsPerPixel, into: &bytes)
  }

  private mutating func append16(_ value: Int) {
    bytes.append(UInt8(value & 0xff))
    bytes.append(UInt8(value >> 8 & 0xff))
  }
}
