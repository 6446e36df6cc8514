import GestureCore
import SimulatorCore
import Testing
import TextCore
import TraceFormat

struct TraceRoundTripTests {
  @Test func randomRecordingsComeBack() throws {
    for seed in 0..<UInt64(RandomSource.rounds(200)) {
      var random = RandomSource(seed: seed)
      let trace = random.trace()
      let bytes = TraceWriter.bytes(of: trace)
      let read = try TraceReader.read(bytes, file: "a.jsonl")
      #expect(read == trace, "seed \(seed)")
      #expect(TraceWriter.bytes(of: read) == bytes, "seed \(seed)")
    }
  }

  @Test func rewritingLosesNothing() throws {
    let text = TraceText.file(
      [
        #"[0,"zoom",{"b":1,"a":[2.50]}]"#, #"[0,"down",1,2,3]"#, #"[4,"zoom","\ud800"]"#,
        #"[5,"zoom"]"#, #"[9,"pen",1]"#,
      ], end: "\n[10,\"dow")
    let trace = try TraceText.read(text)
    #expect(trace.unknownEvents.map(\.index) == [0, 1, 1, 1])
    #expect(TraceText.lines(trace) == [#"[0,"down",1,2,3]"#, #"[9,"cancel",1,2,3]"#])
    let written = TraceWriter.bytes(of: trace)
    let lines = String(decoding: written, as: UTF8.self).split(separator: "\n").dropFirst()
    #expect(
      lines.map(String.init) == text.split(separator: "\n").dropFirst().dropLast().map(String.init))
    let again = try TraceReader.read(written, file: "a.jsonl")
    #expect(again.events == trace.events)
    #expect(again.unknownEvents == trace.unknownEvents)
    #expect(again.repairedCancels == trace.repairedCancels)
  }
}

extension RandomSource {
  fileprivate mutating func text() -> String {
    let scalars: [Unicode.Scalar] = [
      "a", "é", "e", "\u{301}", "\"", "\\", "\n", "\r", "\0", "\u{1f}", "\u{7f}", "字", "👩",
      "\u{200d}",
      "🏽", "🇩", "\u{2028}", "\u{fffd}", "\u{10ffff}", "/",
    ]
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...8, using: &self) {
      text.append(scalars[Int.random(in: 0..<scalars.count, using: &self)])
    }
    return String(text)
  }

  fileprivate mutating func coordinate() -> Double {
    switch Int.random(in: 0...2, using: &self) {
    case 0: Double(Int.random(in: -100_000...100_000, using: &self))
    case 1: Double(Int.random(in: 0...3_900, using: &self)) / 8
    default: Double.random(in: -100_000...100_000, using: &self)
    }
  }

  fileprivate mutating func value() -> ParameterValue {
    switch Int.random(in: 0...2, using: &self) {
    case 0: .number(coordinate() * 1e9)
    case 1: .word(text())
    default: .flag(Bool.random(using: &self))
    }
  }

  fileprivate mutating func kind() -> InputEvent.Kind {
    let keys = EditingKey.Action.allCases
    let affinity: Affinity = Bool.random(using: &self) ? .upstream : .downstream
    return switch Int.random(in: 0...8, using: &self) {
    case 0: .text(text())
    case 1: .mark(text(), from: Int.random(in: 0...9, using: &self), length: 3)
    case 2:
      .key(
        EditingKey(
          keys[Int.random(in: 0..<keys.count, using: &self)],
          extendsSelection: Bool.random(using: &self)))
    case 3:
      .select(anchor: Int.random(in: -99...99, using: &self), focus: 4, affinity: affinity)
    case 4: .scroll(coordinate() / 7)
    case 5: .focus(Bool.random(using: &self))
    case 6: .set(text(), value())
    case 7: .technique(text())
    default: .note(text())
    }
  }

  fileprivate mutating func trace() -> Trace {
    let session = SessionStart(
      document: .init(before: text(), selected: text(), after: text()), technique: text(),
      parameters: (0..<3).map { _ in NamedParameter(text(), value()) },
      delivery: .hertz(Int.random(in: 1...1_000, using: &self)))
    var trace = Trace(
      header: TraceHeader(
        title: text(), note: text(), session: session, scale: 1.5, stamps: text(),
        geometry: .pango, source: .live, intent: .move(by: -3)), events: [])
    var time: Int64 = 0
    var down: [FingerID] = []
    for _ in 0..<Int.random(in: 0...40, using: &self) {
      time += Int64.random(in: 0...20_000, using: &self)
      let finger = FingerID(Int.random(in: 1...4, using: &self))
      let place = Point(x: coordinate(), y: coordinate())
      let kind: InputEvent.Kind
      if Int.random(in: 0...3, using: &self) == 0 {
        kind = self.kind()
      } else if let index = down.firstIndex(of: finger) {
        let phases: [TouchPhase] = [.move, .move, .up, .cancel]
        let phase = phases[Int.random(in: 0...3, using: &self)]
        if phase != .move { down.remove(at: index) }
        kind = .touch(finger, phase, place)
      } else {
        down.append(finger)
        kind = .touch(finger, .down, place)
      }
      trace.events.append(InputEvent(Instant(microseconds: time), kind))
    }
    for finger in down {
      trace.events.append(
        InputEvent(Instant(microseconds: time), .touch(finger, .up, .zero)))
    }
    trace.events.append(InputEvent(Instant(microseconds: time), .end))
    trace.repairedCancels = trace.events.count - 1..<trace.events.count - 1
    return trace
  }
}
