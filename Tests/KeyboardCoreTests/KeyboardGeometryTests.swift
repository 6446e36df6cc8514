import GestureCore
import KeyboardCore
import Testing

struct KeyboardGeometryTests {
  /// A phone's screen in points.
  struct Size: CustomTestStringConvertible {
    var width: Double
    var height: Double
    var testDescription: String { "\(width) × \(height)" }
  }

  static let sizes = [
    Size(width: 390, height: 844), Size(width: 393, height: 852), Size(width: 375, height: 667),
    Size(width: 412, height: 915), Size(width: 1000, height: 700.5),
  ]

  static func geometries(_ size: Size) -> [KeyboardGeometry] {
    KeyboardLayout.all.map {
      KeyboardGeometry(layout: $0, screenWidth: size.width, screenHeight: size.height)
    }
  }

  static let english = KeyboardGeometry(layout: .english, screenWidth: 390, screenHeight: 844)

  struct Case: CustomTestStringConvertible {
    var key: String
    var page: KeyboardPage
    var frame: Rectangle
    var testDescription: String { "\(key) on \(page)" }

    init(_ key: String, _ page: KeyboardPage, _ x: Double, _ y: Double, _ w: Double, _ h: Double) {
      self.key = key
      self.page = page
      frame = Rectangle(x: x, y: y, width: w, height: h)
    }
  }

  static let cases = [
    Case("q", .letters, 0, 561, 39, 54), Case("p", .letters, 351, 561, 39, 54),
    Case("a", .letters, 19.5, 615, 39, 54), Case("l", .letters, 331.5, 615, 39, 54),
    Case("shift", .letters, 0, 669, 50.5, 54), Case("z", .letters, 58.5, 669, 39, 54),
    Case("m", .letters, 292.5, 669, 39, 54), Case("delete", .letters, 339.5, 669, 50.5, 54),
    Case("page-numbers", .letters, 0, 723, 97.5, 54),
    Case("space", .letters, 97.5, 723, 195, 54), Case("return", .letters, 292.5, 723, 97.5, 54),
    Case("globe", .letters, 12, 777, 54, 48),
    Case("1", .numbers, 0, 561, 39, 54), Case("\"", .numbers, 351, 615, 39, 54),
    Case("page-symbols", .numbers, 0, 669, 50.5, 54), Case(".", .numbers, 58.5, 669, 54.6, 54),
    Case(",", .numbers, 113.1, 669, 54.6, 54), Case("?", .numbers, 167.7, 669, 54.6, 54),
    Case("!", .numbers, 222.3, 669, 54.6, 54), Case("'", .numbers, 276.9, 669, 54.6, 54),
    Case("delete", .numbers, 339.5, 669, 50.5, 54),
    Case("page-letters", .numbers, 0, 723, 97.5, 54),
    Case("page-numbers", .symbols, 0, 669, 50.5, 54), Case("•", .symbols, 351, 615, 39, 54),
  ]

  @Test(arguments: cases) func framesOnTheDefaultScreen(_ example: Case) {
    #expect(Self.english.key(id: example.key, page: example.page)?.frame == example.frame)
  }

  @Test func capsAndRegionOnTheDefaultScreen() {
    #expect(Self.english.region == Rectangle(x: 0, y: 553, width: 390, height: 291))
    #expect(
      Self.english.key(id: "q", page: .letters)?.cap
        == Rectangle(x: 3, y: 567, width: 33, height: 42))
    #expect(Self.english.key(id: "shift", page: .letters)?.cap.width == 44.5)
    #expect(
      Self.english.key(id: "globe", page: .letters)?.frame.center == Point(x: 39, y: 801))
  }

  @Test(arguments: sizes) func theKeyboardScalesAndStandsOnTheBottom(_ size: Size) {
    let scale = size.width / 390
    func place(_ value: Double, is expected: Double) {
      #expect(abs(value - expected) < 1e-9)
    }
    for (geometry, drawn) in zip(Self.geometries(size), Self.geometries(Self.sizes[0])) {
      place(geometry.region.maxY, is: size.height)
      place(geometry.region.height, is: 291 * scale)
      for page in KeyboardPage.allCases {
        #expect(geometry.keys(on: page).map(\.key) == drawn.keys(on: page).map(\.key))
        for (key, model) in zip(geometry.keys(on: page), drawn.keys(on: page)) {
          place(key.frame.x, is: model.frame.x * scale)
          place(key.frame.y, is: size.height - (844 - model.frame.y) * scale)
          place(key.frame.width, is: model.frame.width * scale)
          place(key.frame.height, is: model.frame.height * scale)
          place(key.cap.maxX, is: key.frame.maxX - 3 * scale)
          place(key.cap.maxY, is: key.frame.maxY - 6 * scale)
        }
      }
    }
  }

  @Test(arguments: sizes) func framesLieInTheRegionAndDoNotOverlap(_ size: Size) {
    for geometry in Self.geometries(size) {
      for page in KeyboardPage.allCases {
        let frames = geometry.keys(on: page).map(\.frame)
        #expect(geometry.frames(on: page) == frames)
        for (index, frame) in frames.enumerated() {
          #expect(frame.x >= 0 && frame.maxX <= size.width + 1e-9)
          #expect(frame.y >= geometry.region.y && frame.maxY <= size.height + 1e-9)
          for other in frames[..<index] {
            let width = min(frame.maxX, other.maxX) - max(frame.x, other.x)
            let height = min(frame.maxY, other.maxY) - max(frame.y, other.y)
            #expect(width < 1e-9 || height < 1e-9)
          }
        }
      }
    }
  }

  @Test(arguments: sizes) func everyPointOfTheRowsHasTheNearestKeyOfItsRow(_ size: Size) {
    for geometry in Self.geometries(size) {
      let strip = size.height - 67 * geometry.scale
      for page in KeyboardPage.allCases {
        let keys = geometry.keys(on: page)
        for y in stride(from: geometry.region.y, to: strip, by: 6.25) {
          for x in stride(from: 0, through: size.width, by: 2.75) {
            let point = Point(x: x, y: y)
            guard let hit = geometry.key(at: point, page: page) else {
              Issue.record("no key at \(point) on \(page)")
              continue
            }
            let row = keys.filter { $0.frame.y == hit.frame.y }
            #expect(y < hit.frame.maxY && (y >= hit.frame.y || hit.frame.y == keys[0].frame.y))
            let nearest = row.map { abs($0.frame.distanceAlongX(to: x)) }.min() ?? .infinity
            #expect(hit.frame.distanceAlongX(to: x) <= nearest + 1e-9)
          }
        }
      }
    }
  }

  @Test(arguments: sizes) func everyKeyIsHitInItsOwnFrame(_ size: Size) {
    for geometry in Self.geometries(size) {
      for page in KeyboardPage.allCases {
        for key in geometry.keys(on: page) {
          let frame = key.frame
          #expect(geometry.key(at: frame.center, page: page) == key)
          #expect(geometry.key(at: Point(x: frame.x, y: frame.y), page: page) == key)
          let last = Point(x: frame.maxX - 1e-6, y: frame.maxY - 1e-6)
          #expect(geometry.key(at: last, page: page) == key)
        }
      }
    }
  }

  @Test(arguments: [
    ("0,553", "q"), ("390,553", "p"), ("38.999,614.999", "q"), ("39,614.999", "w"),
    ("0,615", "a"), ("19,640", "a"), ("390,640", "l"), ("54.4,700", "shift"), ("54.5,700", "z"),
    ("335.4,700", "m"), ("335.5,700", "delete"), ("97.499,776.999", "page-numbers"),
    ("97.5,723", "space"), ("292.5,750", "return"), ("12,777", "globe"), ("65.999,824", "globe"),
    ("66,800", "-"), ("11.9,800", "-"), ("39,825", "-"), ("200,777", "-"), ("390,844", "-"),
    ("200,552.999", "-"), ("-0.001,600", "-"), ("390.001,600", "-"), ("200,844.001", "-"),
    ("nan,600", "-"), ("200,nan", "-"), ("inf,inf", "-"), ("-1e300,1e300", "-"),
  ])
  func touchesFindTheirKey(_ place: String, _ key: String) {
    let numbers = place.split(separator: ",").compactMap { Double(String($0)) }
    let point = Point(x: numbers[0], y: numbers[1])
    #expect(Self.english.key(at: point, page: .letters)?.key.id ?? "-" == key)
  }

  @Test(arguments: [0, -390, Double.nan, .infinity])
  func senselessScreensDoNotTrap(_ width: Double) {
    let geometry = KeyboardGeometry(layout: .english, screenWidth: width, screenHeight: 844)
    for page in KeyboardPage.allCases { _ = geometry.key(at: Point(x: 0, y: 844), page: page) }
  }
}

extension Rectangle {
  /// How far a place lies beside the rectangle.
  fileprivate func distanceAlongX(to x: Double) -> Double {
    max(max(self.x - x, x - maxX), 0)
  }
}
