import Testing

/// A GIF, read as a viewer does: every picture as it is seen, and how long.
struct ReadGIF {
  /// A picture as it is seen: `0xRRGGBB`, nil where it is transparent.
  struct Picture: Equatable {
    var pixels: [UInt32?]
    var delay: Int
  }

  private(set) var width = 0
  private(set) var height = 0
  private(set) var repeatsForEver = false
  private(set) var pictures: [Picture] = []
  /// How many bytes the data of each picture take.
  private(set) var sizes: [Int] = []

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) throws {
    self.bytes = bytes
    try #require(bytes.prefix(6).elementsEqual("GIF89a".utf8))
    position = 6
    width = try word()
    height = try word()
    let flags = try byte()
    position += 2
    var colors: [UInt32] = []
    for _ in 0..<(2 << Int(flags & 7)) {
      colors.append(UInt32(try byte()) << 16 | UInt32(try byte()) << 8 | UInt32(try byte()))
    }
    var canvas: [UInt32?] = Array(repeating: nil, count: width * height)
    var delay = 0
    var disposal = 0
    var transparent = -1
    while true {
      switch try byte() {
      case 0x21:
        let label = try byte()
        let data = try blocks()
        if label == 0xf9 {
          disposal = Int(data[0] >> 2 & 7)
          delay = Int(data[1]) | Int(data[2]) << 8
          transparent = data[0] & 1 == 1 ? Int(data[3]) : -1
        } else if label == 0xff {
          repeatsForEver = data.prefix(11).elementsEqual("NETSCAPE2.0".utf8)
        }
      case 0x2c:
        let (x, y) = (try word(), try word())
        let (boxWidth, boxHeight) = (try word(), try word())
        try #require(try byte() == 0)
        let start = position
        let codeSize = Int(try byte())
        let places = try Self.decompress(try blocks(), codeSize: codeSize)
        sizes.append(position - start)
        try #require(places.count == boxWidth * boxHeight)
        for row in 0..<boxHeight {
          for column in 0..<boxWidth {
            let place = places[row * boxWidth + column]
            if place != transparent {
              canvas[(y + row) * width + x + column] = colors[place]
            }
          }
        }
        pictures.append(Picture(pixels: canvas, delay: delay))
        if disposal == 2 {
          for row in y..<(y + boxHeight) {
            for column in x..<(x + boxWidth) { canvas[row * width + column] = nil }
          }
        }
      case 0x3b:
        try #require(position == bytes.count)
        return
      case let other: try #require(Bool(false), "no block starts with \(other)")
      }
    }
  }

  private mutating func byte() throws -> UInt8 {
    try #require(position < bytes.count)
    position += 1
    return bytes[position - 1]
  }

  private mutating func word() throws -> Int { Int(try byte()) | Int(try byte()) << 8 }

  private mutating func blocks() throws -> [UInt8] {
    var data: [UInt8] = []
    while true {
      let size = Int(try byte())
      if size == 0 { return data }
      for _ in 0..<size { data.append(try byte()) }
    }
  }

  private static func decompress(_ data: [UInt8], codeSize: Int) throws -> [Int] {
    let clear = 1 << codeSize
    var strings: [[Int]] = []
    var width = codeSize + 1
    var old: [Int]?
    var result: [Int] = []
    var bit = 0
    func reset() {
      strings = (0..<clear).map { [$0] } + [[], []]
      width = codeSize + 1
      old = nil
    }
    while true {
      var code = 0
      for index in 0..<width {
        let place = bit + index
        try #require(place >> 3 < data.count, "no end code")
        code |= Int(data[place >> 3] >> UInt8(place & 7) & 1) << index
      }
      bit += width
      if code == clear {
        reset()
        continue
      }
      if code == clear + 1 { return result }
      try #require(!strings.isEmpty, "the first code must clear")
      if let known = old {
        try #require(code <= strings.count)
        let new = code < strings.count ? strings[code] : known + [known[0]]
        if strings.count < 4096 { strings.append(known + [new[0]]) }
        if strings.count == 1 << width, width < 12 { width += 1 }
        result += new
        old = new
      } else {
        try #require(code < clear)
        result += strings[code]
        old = strings[code]
      }
    }
  }
}
