import CursorTechniques
import GestureCore
import Testing

/// The three families that most keyboards are made of, with what their techniques' own tests don't show.
struct SteppingTests {
  struct Case: CustomTestStringConvertible {
    let id: String
    let rule: StepRules
    let script: String
    let moves: String
    var testDescription: String { id }
  }

  private static func anchored(_ change: (inout AnchorSteps) -> Void) -> StepRules {
    var steps = AnchorSteps(step: 10)
    change(&steps)
    return .anchored(steps)
  }

  private static func remainder(_ change: (inout RemainderSteps) -> Void) -> StepRules {
    var steps = RemainderSteps(step: 10)
    change(&steps)
    return .remainder(steps)
  }

  @Test(arguments: [
    Case(
      id: "a step that is enough when it is reached", rule: anchored { $0.reaches = true },
      script: "down 100 · 8 move 109.5 · 8 move 110 · 8 move 120", moves: "16 +1, 24 +1"),
    Case(
      id: "all whole steps, the rest dropped", rule: anchored { $0.takesAll = true },
      script: "down 100 · 8 move 139 · 8 move 149 · 8 move 150", moves: "8 +3, 24 +1"),
    Case(
      id: "exactly the step is not above it", rule: anchored { $0.takesAll = true },
      script: "down 100 · 8 move 110 · 8 move 90 · 8 move 89", moves: "24 -1"),
    Case(
      id: "the dominant axis alone, and both anchors move",
      rule: anchored {
        $0.vertical = .dominant
        $0.lineStep = 20
      },
      script: "down 100,700 · 8 move 115,730 · 8 move 126,735 · 8 move 126,714",
      moves: "8 l+1, 16 +1, 24 l-1"),
    Case(
      id: "as far across as up: across", rule: anchored { $0.vertical = .dominant },
      script: "down 100,700 · 8 move 111,689", moves: "8 +1"),
    Case(
      id: "axes by themselves",
      rule: anchored {
        $0.vertical = .independent
        $0.lineStep = 40
      },
      script: "down 100,700 · 8 move 111,735 · 8 move 122,741 · 8 move 122,700",
      moves: "8 +1, 16 +1/l+1, 24 l-1"),
    Case(
      id: "lines keep their rest",
      rule: remainder { $0.lineStep = 20 },
      script: "down 100,700 · 8 move 115,730 · 8 move 120,740 · 8 move 119,725",
      moves: "8 +1/l+1, 16 +1/l+1"),
    Case(
      id: "at most so many, the rest with the next", rule: remainder { $0.most = 2 },
      script: "down 100 · 8 move 145 · 8 move 145 · 8 move 145", moves: "8 +2, 16 +2"),
    Case(
      id: "twice the speed", rule: remainder { $0.speed = 2 },
      script: "down 100 · 8 move 104.5 · 8 move 105 · 8 move 112 · 8 move 95",
      moves: "16 +1, 24 +1, 32 -3"),
  ])
  func rule(_ test: Case) {
    #expect(Swipe.moves(test.rule, test.script) == test.moves)
  }

  struct PixelCase: CustomTestStringConvertible {
    let id: String
    let scale: PixelScale
    let step: Double
    let script: String
    let moves: String
    var testDescription: String { id }
  }

  @Test(arguments: [
    PixelCase(
      id: "points", scale: PixelScale(), step: 10,
      script: "down 100.25 · 8 move 110 · 8 move 110.25", moves: "16 +1"),
    PixelCase(
      // 300.75 → 300 and 330 at three pixels a point: 30 pixels.
      id: "whole pixels are cut before anything is computed",
      scale: PixelScale(pixelsPerPoint: 3, isWhole: true), step: 10,
      script: "down 100.25 · 8 move 109.75 · 8 move 110", moves: "16 +1"),
    PixelCase(
      id: "pixels with their fractions", scale: PixelScale(pixelsPerPoint: 3), step: 10,
      script: "down 100.25 · 8 move 110 · 8 move 110.25", moves: "16 +1"),
    PixelCase(
      // 27.5 pixels are cut to 27: 9.8 pt.
      id: "lengths are cut, too", scale: PixelScale(pixelsPerPoint: 2.75, isWhole: true), step: 10,
      script: "down 100 · 8 move 109.75 · 8 move 109.9", moves: "16 +1"),
    PixelCase(
      id: "lengths in pixels", scale: PixelScale(pixelsPerPoint: 3, givesPixels: true), step: 24,
      script: "down 100 · 8 move 107.9 · 8 move 108", moves: "16 +1"),
    PixelCase(
      id: "32-bit numbers", scale: PixelScale(pixelsPerPoint: 3), step: 10,
      // 0.1 · 3 and 10.1 · 3 differ by a hair less than 30 as 32-bit numbers.
      script: "down 0.1 · 8 move 10.1 · 8 move 10.2", moves: "16 +1"),
  ])
  func pixels(_ test: PixelCase) {
    var positional = PositionalSteps(step: test.step)
    positional.scale = test.scale
    var anchored = AnchorSteps(step: test.step)
    anchored.scale = test.scale
    anchored.reaches = true
    let remainder = RemainderSteps(step: test.step, scale: test.scale)
    for rule in [
      StepRules.positional(positional), .anchored(anchored), .remainder(remainder),
    ] {
      #expect(Swipe.moves(rule, test.script) == test.moves)
    }
  }

  /// A finger that joins moves the mean; no step comes from that.
  @Test(arguments: [
    StepRules.positional(PositionalSteps(step: 10)), .anchored(AnchorSteps(step: 10)),
    .remainder(RemainderSteps(step: 10)),
  ])
  func aFingerThatJoinsMovesNothing(rule: StepRules) {
    let moves = Swipe.moves(
      rule, "down 100 · 8 move 111 · down#2 300 · 8 move 112 · 8 up#2 · 8 move 113")
    #expect(moves == "8 +1")
  }

  /// Whatever the sampling, the finger's place alone decides.
  @Test(arguments: [
    StepRules.positional(PositionalSteps(step: 7)), .remainder(RemainderSteps(step: 7)),
  ])
  func samplingMeansNothing(rule: StepRules) {
    for parts in [1, 2, 5, 32, 256] {
      var swipe = Swipe(rule)
      swipe.run("down 64")
      for index in 1...parts { swipe.run("1 move \(64 + 256 * Double(index) / Double(parts))") }
      #expect(swipe.net == 36)
      for index in 1...parts { swipe.run("1 move \(320 - 256 * Double(index) / Double(parts))") }
      #expect(swipe.net == 0)
    }
  }

  /// Ranges go down to 0, where something is switched off; just above it lies nothing that a hand could use.
  @Test(arguments: [
    ("swipeselection-1.0", "twoFingerStep=1e-300", "8 down#2 100 · 8 move 124", "16 +120"),
    ("swipeselection-1.5", "wordStep=1e-300", "8 down#2 100 · 16 move 140", "24 w+1"),
    // Two points are a pixel, at the most.
    ("openboard", "pixelsPerPoint=1e-300 start.delay=0", "8 move 124 · 8 move 110", "8 +2, 16 -1"),
    ("heliboard", "pixelsPerPoint=1e-300 step=1", "8 move 124 · 8 move 123", "8 +12, 16 -1"),
  ])
  func noStepIsShorterThanAFingerCanTell(
    id: String, settings: String, script: String, moves: String
  ) {
    var swipe = Swipe(id, settings)
    swipe.run("down 100 · " + script)
    #expect(swipe.moves.joined(separator: ", ") == moves)
  }
}
