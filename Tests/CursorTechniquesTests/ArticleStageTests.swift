import CursorTechniques
import GestureCore
import Testing

@Suite("The article's stages")
struct ArticleStageTests {
  struct Case: CustomTestStringConvertible {
    let id: String
    let technique: String
    var settings: [(String, Double)] = []
    /// Translation x and y, velocity x and state of each update.
    let updates: [(Double, Double, Double, PanState)]
    let steps: [Int]
    var testDescription: String { technique + ": " + id }
  }

  @Test(arguments: [
    Case(
      id: "a swipe to the right, at its end", technique: "swipe-once",
      updates: [(12, 0, 900, .began), (80, 0, 900, .changed), (80, 0, 900, .ended)],
      steps: [0, 0, 1]),
    Case(
      id: "exactly the distance counts", technique: "swipe-once",
      updates: [
        (-30, 0, 0, .began), (-30, 0, 0, .ended), (12, 0, 0, .began), (29.9, 0, 0, .ended),
      ],
      steps: [0, -1, 0, 0]),
    Case(
      id: "back at the start is no swipe", technique: "swipe-once",
      updates: [(90, 0, 900, .changed), (4, 0, -900, .ended)], steps: [0, 0]),
    Case(
      id: "a diagonal is none", technique: "swipe-once",
      updates: [(9, 9, 0, .began), (40, 40, 0, .ended), (9, 9, 0, .began), (40, -39, 0, .ended)],
      steps: [0, 0, 0, 1]),
    Case(
      id: "a cancelled one is none", technique: "swipe-once",
      updates: [(80, 0, 0, .began), (80, 0, 0, .cancelled)],
      steps: [0, 0]),
    Case(
      id: "each callback, ended too", technique: "translation-sign",
      updates: [
        (12, 0, 0, .began), (5, 0, -900, .changed), (-1, 0, -900, .changed), (0, 0, 0, .ended),
      ],
      steps: [1, 1, -1, 1]),
    Case(
      id: "turning counts at once", technique: "velocity-sign",
      updates: [
        (12, 0, 900, .began), (5, 0, -900, .changed), (5, 0, 0, .changed), (5, 0, -0.1, .ended),
      ],
      steps: [1, -1, 1, -1]),
    Case(
      id: "strictly more than the threshold", technique: "fixed-count",
      settings: [("threshold", 2)],
      updates: [
        (1, 0, 9, .began), (1, 0, 9, .changed), (1, 0, -9, .changed), (1, 0, 9, .changed),
        (1, 0, 9, .ended), (1, 0, 0, .began),
      ], steps: [0, 0, -1, 0, 0, 1]),
    Case(
      id: "speed fills the count, and the rest is lost", technique: "velocity-weighted",
      updates: [
        (0, 0, 505, .began), (0, 0, -505, .changed), (0, 0, -19.9, .changed),
        (0, 0, 1_009, .changed),
        (0, 0, 10, .ended),
      ], steps: [0, 0, -1, 0, 1]),
    Case(
      id: "several characters for one callback", technique: "velocity-stride",
      updates: [
        (0, 0, 249.9, .began), (0, 0, 250, .changed), (0, 0, -1_100, .changed), (0, 0, 500, .ended),
      ],
      steps: [0, 1, -4, 2]),
    Case(
      id: "another stride", technique: "velocity-stride", settings: [("stride", 100)],
      updates: [(0, 0, 1_000, .changed)], steps: [10]),
    Case(
      id: "not a number is nothing", technique: "velocity-stride",
      updates: [(0, 0, .nan, .changed), (0, 0, .infinity, .changed)], steps: [0, 4_000_000_000_000]),
  ])
  func rule(_ test: Case) throws {
    var technique = try #require(TechniqueEntry.entry(id: test.technique)).makeTechnique()
    for (name, value) in test.settings { technique.set(name, to: .number(value)) }
    let steps = test.updates.enumerated().map { index, update in
      technique.feed(
        PanUpdate(
          state: update.3, time: Instant(microseconds: Int64(index) * 16_667), location: .zero,
          translation: Vector(dx: update.0, dy: update.1), velocity: Vector(dx: update.2, dy: 0)),
        Situation()
      ).characters
    }
    #expect(steps == test.steps)
  }
}

extension CursorMove {
  /// The characters asked for; 0 for any other move.
  var characters: Int {
    guard case .characters(let count) = distance else { return 0 }
    return count
  }
}
