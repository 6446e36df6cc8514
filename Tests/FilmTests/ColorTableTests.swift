import Film
import Testing

struct ColorTableTests {
  @Test func fewColoursStayExactlyWhatTheyAre() {
    var count = ColorCount()
    for color in 0..<255 { count.add(UInt32(color * 1001)) }
    var table = ColorTable(count)
    #expect(table.transparentIndex == 255)
    for color in 0..<255 {
      #expect(table.colors[Int(table.index(of: UInt32(color * 1001)))] == UInt32(color * 1001))
    }
  }

  @Test func groundsStayExactAndSmallThingsKeepTheirHue() {
    var count = ColorCount()
    count.add(0x101216, count: 1_000_000)
    count.add(0xffffff, count: 50_000)
    // A caret, and the blurred edges of letters: many more greys than places.
    count.add(0x5ca8ff, count: 60)
    for grey in 0..<4000 as Range<UInt32> {
      count.add((grey * 3 % 255) << 16 | (grey * 5 % 255) << 8 | grey * 7 % 255, count: 40)
    }
    var table = ColorTable(count)
    #expect(table.colors.count == 255)
    #expect(table.colors[Int(table.index(of: 0x101216))] == 0x101216)
    #expect(table.colors[Int(table.index(of: 0xffffff))] == 0xffffff)
    let caret = table.colors[Int(table.index(of: 0x5ca8ff))]
    for shift in [16, 8, 0] as [UInt32] {
      let error = Int(caret >> shift & 0xff) - Int(0x5ca8ff >> shift & 0xff)
      #expect(abs(error) < 24)
    }
  }

  @Test func theSameColoursGiveTheSameTableInWhateverOrderTheyCome() {
    func table(_ order: [Int]) -> [UInt32] {
      var count = ColorCount()
      for index in order { count.add(UInt32(index * 40_503 % 0xff_ffff), count: index % 90 + 1) }
      return ColorTable(count).colors
    }
    #expect(table(Array(0..<5000)) == table((0..<5000).reversed()))
  }

  @Test func memoryIsBoundedWhateverColoursCome() {
    var count = ColorCount(limit: 500)
    for color in 0..<20_000 as Range<UInt32> { count.add(color * 811 & 0xff_ffff) }
    #expect(count.colors.count <= 500)
    #expect(count.colors.map(\.count).reduce(0, +) == 20_000)
  }

  @Test func noColourAtAllIsATableToo() {
    var table = ColorTable(ColorCount())
    #expect(table.colors.count == 1)
    #expect(table.index(of: 0xabcdef) == 0)
  }
}
