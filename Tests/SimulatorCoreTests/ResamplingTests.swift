import CursorTechniques
import GestureCore
import Testing

/// The same straight swipe at constant speed, told in more or fewer samples.
@Suite("Resampling")
struct ResamplingTests {
  /// Techniques whose steps depend on the way alone, and by how many steps they may differ all the same.
  private static let rateFree = [
    "caretlab": 0, "swipe-once": 0, "swipeselection-1.0": 0, "swipeshiftcaret": 0, "mwhds97": 0,
    "keyboardkit": 0, "hamster": 0, "wurstfinger": 0, "giellakbd": 0, "simple-keyboard": 0,
    "openboard": 0, "heliboard": 0, "futo": 0, "fcitx5-android": 0, "florisboard": 0,
    "anysoftkeyboard": 0, "swiftkey-exi": 0,
    // Speed by time is rounded to whole microseconds.
    "velocity-filter-repaired": 1,
  ]

  @Test(arguments: TechniqueEntry.all.map(\.id))
  func ratesMatterOnlyWhereTheRuleSaysSo(id: String) throws {
    let technique = try #require(TechniqueEntry.entry(id: id)).makeTechnique()
    var largest = 0
    for seed in 1...max(20, Int(100 * Effort.factor)) {
      var random = RandomNumbers(seed: UInt64(seed))
      let way = (random.below(2) == 0 ? -1 : 1) * (40 + 260 * random.unit())
      // None at which AnySoftKeyboard's whole milliseconds decide.
      let speed = random.below(3) == 0 ? 50 + 320 * random.unit() : 390 + 1_100 * random.unit()
      let sums = [30.0, 60, 90, 120, 240, nil].map { hertz in
        TechniqueRun(technique, Self.swipe(way, speed, hertz, &random)).sum.characters
      }
      let difference = (sums.max() ?? 0) - (sums.min() ?? 0)
      largest = max(largest, difference)
      if let allowed = Self.rateFree[id] {
        try #require(
          difference <= allowed, "seed \(seed), \(way) pt at \(speed) pt/s gives \(sums)")
      }
    }
    #expect(largest > 1 || Self.rateFree[id] != nil, "not listed, and never differs")
  }

  /// - Parameter hertz: nil for samples at any time.
  private static func swipe(
    _ way: Double, _ speed: Double, _ hertz: Double?, _ random: inout RandomNumbers
  ) -> [TouchSample] {
    let duration = way.magnitude / speed * 1e6
    var samples: [TouchSample] = []
    func add(_ phase: TouchPhase, _ time: Double) {
      let x = 195 + way * min(1, time / duration)
      samples.append(
        TouchSample(
          time: Instant(microseconds: 1_000_000 + Int64(time.rounded())), finger: FingerID(1),
          phase: phase, location: Point(x: x, y: 700)))
    }
    add(.down, 0)
    var time = 0.0
    while true {
      time += hertz.map { 1e6 / $0 } ?? 2_000 + 30_000 * random.unit()
      guard time < duration - 1 else { break }
      add(.move, time)
    }
    add(.move, duration)
    add(.up, duration + 8_000)
    return samples
  }
}
