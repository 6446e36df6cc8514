import GestureCore
import SimulatorCore
import Testing
import Tuning

@Suite("Knobs")
struct KnobTests {
  static func knob(_ word: String, of technique: String = "velocity-filter") throws -> Knob {
    let space = try KnobSpace(techniques: [technique], vary: [word])
    return try #require(space.techniques.first?.knobs.first)
  }

  @Test(arguments: [
    ("deadZone=10:40:10", "10 20 30 40"), ("deadZone=10:45:10", "10 20 30 40"),
    ("deadZone=5:7", "5 6 7"), ("divisor=5:80:*2", "5 10 20 40 80"),
    ("divisor=5:79:*2", "5 10 20 40"), ("deadZone=70,20", "70 20"), ("deadZone=3", "3"),
    ("signed=true,false", "true false"), ("start=own,florisboard", "own florisboard"),
    ("recognizer.slop=0:0.3:0.1", "0 0.1 0.2 0.3"),
  ])
  func haveTheStepsThatWereTyped(_ word: String, _ steps: String) throws {
    let knob = try Self.knob(word)
    let count = try #require(knob.count)
    let texts = (0..<count).compactMap { knob.value(atStep: $0)?.text }
    #expect(texts.joined(separator: " ") == steps)
    #expect(knob.value(atStep: count) == nil)
    #expect(knob.value(atStep: -1) == nil)
    // Each step has its part of the way from 0 to 1, and lies in the middle of it.
    for step in 0..<count {
      let value = try #require(knob.value(atStep: step))
      let unit = try #require(knob.unit(of: value))
      #expect(knob.value(at: unit) == value)
      #expect(abs(unit - (Double(step) + 0.5) / Double(count)) < 1e-12)
    }
    #expect(knob.value(at: 0) == knob.value(atStep: 0))
    #expect(knob.value(at: 1) == knob.value(atStep: count - 1))
    #expect(knob.value(at: .nan) == knob.value(atStep: 0))
  }

  @Test func withoutStepsReachEveryNumber() throws {
    let slop = try Self.knob("recognizer.slop=2:12")
    #expect(slop.count == nil)
    #expect(slop.value(at: 0.25) == .number(4.5))
    #expect(slop.unit(of: .number(4.5)) == 0.25)
    // To a thousandth of the way: nobody tells 5.33 from 5.33333, and everyone reads the first.
    #expect(slop.value(at: 1.0 / 3) == .number(5.33))
    let fast = try Self.knob("fastSpeed=100:6000", of: "caretlab")
    #expect(fast.value(at: 0.7654321) == .number(4616))
    #expect(slop.value(at: 1) == .number(12))
    let log = try Self.knob("recognizer.slop=1:16:log")
    let middle = log.value(at: 0.5).number(else: 0)
    #expect(abs(middle - 4) < 1e-9)
    #expect(try abs(#require(log.unit(of: .number(4))) - 0.5) < 1e-9)
    let whole = try Self.knob("divisor=1:100:log")
    #expect(whole.value(at: 0) == .number(1))
    #expect(whole.value(at: 1) == .number(100))
    for value in [1.0, 2, 7, 50, 99, 100] {
      #expect(try whole.value(at: #require(whole.unit(of: .number(value)))) == .number(value))
    }
  }

  @Test(arguments: [
    ("deadZone", "a knob is NAME=LOW:HIGH:STEP"), ("=1:2", "a knob is"), ("deadZone=", "a knob is"),
    ("deadZone=1,,2", "a knob is"), ("deadZone=1:2:3:4", "a knob is"),
    ("deadZone=1:x", "a knob is"),
    ("deadZone=80:10:10", "no value"), ("deadZone=10:20:0", "step"),
    ("deadZone=10:300:10", "not 300"),
    ("deadZone=10:20:1.5", "1.5"), ("deadZone=1.5:20", "1.5"), ("divisor=1:100:*1", "factor"),
    ("deadZone=0:10:*2", "above 0"), ("signed=0:1", "true or false"),
    ("signed=maybe", "true or false"),
    ("deadZone=10,10", "listed twice"), ("recognizer.slop=0:10:1e-9", "more than"),
    ("deadzone=1:2", "nearest: deadZone"), ("start=nowhere", "one of"),
    ("deadZone=nan:3", "a knob is"),
  ])
  func thatMeanNothingAreASentence(_ word: String, _ part: String) {
    let error = #expect(throws: SpaceError.self) {
      try KnobSpace(techniques: ["velocity-filter"], vary: [word])
    }
    #expect(error?.description.contains(part) == true, "\(error?.description ?? "")")
  }
}
