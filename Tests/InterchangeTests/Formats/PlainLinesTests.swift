import Foundation
import Interchange
import Testing

/// Lines as tools print them are read faster than others: what comes of them is the same.
struct PlainLinesTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var text: String
    /// What lines of events have, and what means the same and no tool prints.
    var words: (plain: String, odd: String)
  }

  static let cases = [
    Case(
      testDescription: "evemu", text: EvemuReaderTests.header + EvemuReaderTests.events,
      words: ("E: ", "E:  ")),
    Case(testDescription: "names", text: GeteventReaderTests.named, words: ("] ", "]  ")),
    Case(testDescription: "numbers", text: GeteventReaderTests.numbers, words: ("] ", "]  ")),
    Case(
      testDescription: "several devices",
      text: GeteventReaderTests.numbers.replacing("]", with: "] /dev/input/event7:")
        + GeteventReaderTests.named.replacing("event3", with: "event4"),
      words: ("] ", "]  ")),
  ]

  private static let damagedFiles: Int = {
    let text = ProcessInfo.processInfo.environment["CARETLAB_TEST_EFFORT"]
    return max(50, Int(min(1e6, 1_000 * (text.flatMap(Double.init) ?? 1))))
  }()

  @Test(arguments: cases)
  func oddLinesAndPlainOnesAreReadAlike(_ example: Case) {
    let bytes = Array(example.text.utf8)
    var random: UInt64 = 0x91A1
    for _ in 0..<Self.damagedFiles {
      var damaged = bytes
      for _ in 0..<random % 3 {
        let place = Int(Self.next(&random) % UInt64(damaged.count))
        // Some of another place, where it may be right as well; some of anything.
        damaged[place] =
          Self.next(&random) % 4 == 0
          ? UInt8(truncatingIfNeeded: Self.next(&random) >> 32)
          : bytes[Int(Self.next(&random) % UInt64(bytes.count))]
      }
      let plain = Self.result(damaged)
      let odd = Self.result(Self.made(odd: example.words, damaged))
      #expect(plain == odd, "\(String(decoding: damaged, as: UTF8.self))")
      if plain != odd { return }
      _ = Self.next(&random)
    }
  }

  /// The first of the words in every line replaced.
  private static func made(odd words: (plain: String, odd: String), _ bytes: [UInt8]) -> [UInt8] {
    let plain = Array(words.plain.utf8)
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      line in
      guard let place = line.indices.first(where: { line[$0...].starts(with: plain) }) else {
        return Array(line)
      }
      return line[..<place] + Array(words.odd.utf8) + line[(place + plain.count)...]
    }
    return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  /// The touches, what was noted of which lines, or the line of a refusal.
  private static func result(_ bytes: [UInt8]) -> [String] {
    do {
      let imported = try Imported(bytes: bytes, .with { $0.interval = 8_000 })
      return imported.touches
        + imported.recording.notes.all.map { "\($0.kind) \($0.lines) \($0.count)" }
    } catch {
      return ["refused: \((error as? ImportError)?.line ?? 0)"]
    }
  }

  /// SplitMix64.
  private static func next(_ state: inout UInt64) -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
