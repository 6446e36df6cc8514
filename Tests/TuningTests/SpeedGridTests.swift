import Testing
import Tuning

struct SpeedGridTests {
  @Test(arguments: [2, 3, 22, 120, 400, 1_000])
  func speedsRiseAndKeepOffTens(count: Int) {
    for speeds in [SpeedGrid.fine(count: count), SpeedGrid.coarse(count: count)] {
      #expect(speeds.first == 25)
      #expect(speeds.allSatisfy(SpeedGrid.range.contains))
      #expect(speeds.allSatisfy { $0.truncatingRemainder(dividingBy: 10) != 0 })
      #expect(zip(speeds, speeds.dropFirst()).allSatisfy { $0 < $1 })
    }
    #expect(SpeedGrid.fine(count: count).count == count)
    #expect(SpeedGrid.fine(count: count).last == 3_999.99)
    #expect(SpeedGrid.coarse(count: count).last == 3_995)
    #expect(
      SpeedGrid.coarse(count: count).allSatisfy { $0.truncatingRemainder(dividingBy: 10) == 5 })
  }
}
