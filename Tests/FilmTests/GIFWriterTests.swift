import Film
import Testing

struct GIFWriterTests {
  /// Writes pictures of premultiplied pixels, each until its hundredth of a second, and reads them again.
  private func film(
    _ pictures: [(pixels: [UInt32], end: Int)], width: Int, table: ColorTable? = nil
  ) throws -> ReadGIF {
    let height = pictures[0].pixels.count / width
    var colors = GIFColors(width: width, height: height)
    for picture in pictures {
      picture.pixels.withUnsafeBytes {
        colors.take(FramePixels($0.baseAddress!, bytesPerRow: width * 4))
      }
    }
    var writer = GIFWriter(width: width, height: height, table: table ?? colors.table)
    var bytes: [UInt8] = []
    for picture in pictures {
      picture.pixels.withUnsafeBytes {
        writer.take(FramePixels($0.baseAddress!, bytesPerRow: width * 4), until: picture.end)
      }
      bytes += writer.bytes
      writer.bytes.removeAll()
    }
    writer.finish()
    return try ReadGIF(bytes + writer.bytes)
  }

  private let red: UInt32 = 0xffff_0000
  private let blue: UInt32 = 0xff00_00ff

  @Test func picturesComeBackWithTheirTimes() throws {
    let first = [red, red, blue, blue, red, blue]
    let second = [red, red, blue, red, red, blue]
    let gif = try film([(first, 3), (second, 7), (first, 10)], width: 3)
    #expect(gif.width == 3)
    #expect(gif.height == 2)
    #expect(gif.repeatsForEver)
    #expect(gif.pictures.map(\.delay) == [3, 4, 3])
    for (picture, pixels) in zip(gif.pictures, [first, second, first]) {
      #expect(picture.pixels == pixels.map { $0 & 0xff_ffff })
    }
  }

  @Test func aPictureThatLooksTheSameLastsLonger() throws {
    let pixels = [red, blue]
    let gif = try film(
      [(pixels, 3), (pixels, 7), ([blue, blue], 10), ([blue, blue], 210)], width: 2)
    #expect(gif.pictures.map(\.delay) == [7, 203])
  }

  @Test func aStillLongerThanGIFCanSayIsSeveralPictures() throws {
    let gif = try film([([red], 140_000), ([blue], 140_002)], width: 1)
    #expect(gif.pictures.map(\.delay) == [65_535, 65_535, 8_930, 2])
    #expect(gif.pictures.map(\.pixels) == [[0xff_0000], [0xff_0000], [0xff_0000], [0x00_00ff]])
  }

  @Test func whatBecomesTransparentAgainIsCleared() throws {
    let faint: UInt32 = 0x3030_0000
    let half: UInt32 = 0x8080_0000
    let pictures: [[UInt32]] = [
      [red, 0, 0], [red, blue, 0], [red, 0, faint], [0, 0, 0], [half, 0, blue], [red, red, blue],
    ]
    let gif = try film(
      pictures.enumerated().map { ($0.element, ($0.offset + 1) * 5) }, width: 3)
    let seen: [[UInt32?]] = [
      [0xff_0000, nil, nil], [0xff_0000, 0xff, nil], [0xff_0000, nil, nil], [nil, nil, nil],
      [0xff_0000, nil, 0xff], [0xff_0000, 0xff_0000, 0xff],
    ]
    #expect(gif.pictures.map(\.pixels) == seen)
    #expect(gif.pictures.map(\.delay) == [5, 5, 5, 5, 5, 5])
  }

  @Test func aFilmOfNothingStillHasItsTime() throws {
    let gif = try film([([0, 0], 5), ([0, 0], 10)], width: 2)
    #expect(gif.pictures.map(\.delay) == [10])
    #expect(gif.pictures[0].pixels == [nil, nil])
  }

  /// Colours by chance use up all codes of the compression several times.
  @Test(arguments: [2, 3, 5, 17, 200, 255]) func anyPixelsComeBack(colorCount: Int) throws {
    var state = UInt64(colorCount)
    func next() -> UInt32 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt32(truncatingIfNeeded: state >> 33)
    }
    let colors = (0..<colorCount).map { UInt32($0 * 65_793) | 0xff00_0000 }
    let width = 150
    let pictures = (0..<3).map { picture in
      (0..<(width * 120)).map { _ in
        picture > 0 && next() % 3 > 0 ? colors[0] : colors[Int(next()) % colorCount]
      }
    }
    let gif = try film(
      pictures.enumerated().map { ($0.element, ($0.offset + 1) * 4) }, width: width)
    for (picture, pixels) in zip(gif.pictures, pictures) {
      #expect(picture.pixels == pixels.map { $0 & 0xff_ffff })
    }
  }

  @Test func smallChangesTakeFewBytes() throws {
    let width = 200
    var pixels = (0..<(width * 200)).map { UInt32($0 * 7919 % 250 * 257) | 0xff00_0000 }
    let first = pixels
    for y in 50..<70 { pixels[y * width + 100] = red }
    let gif = try film([(first, 3), (pixels, 7)], width: width)
    #expect(gif.sizes[0] > 5000)
    #expect(gif.sizes[1] < 40)
  }
}
