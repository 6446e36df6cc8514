import Testing
import WindowShell

@Suite("Mouse as fingers")
struct MouseFingersTests {
  enum Act: Sendable {
    case press(MouseFingers.Button, Double, Double, Modifiers = [])
    case move(Double, Double)
    case release(MouseFingers.Button)
    case forget
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var id: String
    var acts: [Act]
    /// One line per change: finger, verb, place.
    var expected: [String]
    var testDescription: String { id }
  }

  static let cases = [
    Case(
      id: "left button is one finger",
      acts: [.press(.left, 10, 20), .move(15, 20), .release(.left)],
      expected: ["1 down 10,20", "1 move 15,20", "1 up"]),
    Case(id: "hovering is none", acts: [.move(10, 20), .move(11, 20)], expected: []),
    Case(
      id: "a motion to the same place is none", acts: [.press(.left, 10, 20), .move(10, 20)],
      expected: ["1 down 10,20"]),
    Case(
      id: "right button is mirrored about (100, 100)",
      acts: [
        .press(.left, 10, 20), .press(.right, 10, 20), .move(20, 30), .release(.right),
        .move(30, 30), .release(.left),
      ],
      expected: [
        "1 down 10,20", "2 down 190,180", "1 move 20,30", "2 move 180,170", "2 up", "1 move 30,30",
        "1 up",
      ]),
    Case(
      id: "with Shift it moves parallel",
      acts: [.press(.left, 10, 20), .press(.right, 10, 20, .shift), .move(20, 30)],
      expected: ["1 down 10,20", "2 down 190,180", "1 move 20,30", "2 move 200,190"]),
    Case(
      id: "Alt puts both down, and both lift",
      acts: [.press(.left, 10, 20, .alt), .move(20, 20), .release(.left)],
      expected: [
        "1 down 10,20", "2 down 190,180", "1 move 20,20", "2 move 180,180", "1 up", "2 up",
      ]),
    Case(
      id: "Alt and Shift",
      acts: [.press(.left, 90, 100, [.alt, .shift]), .move(80, 100)],
      expected: ["1 down 90,100", "2 down 110,100", "1 move 80,100", "2 move 100,100"]),
    Case(
      id: "the second finger outlives the first",
      acts: [
        .press(.left, 10, 20), .press(.right, 10, 20), .release(.left), .move(20, 20),
        .release(.right),
      ],
      expected: ["1 down 10,20", "2 down 190,180", "1 up", "2 move 180,180", "2 up"]),
    Case(
      id: "the right button alone is no finger",
      acts: [.press(.right, 10, 20), .move(20, 20), .release(.right)], expected: []),
    Case(
      id: "the right button does not double what Alt holds",
      acts: [.press(.left, 10, 20, .alt), .press(.right, 10, 20), .release(.right)],
      expected: ["1 down 10,20", "2 down 190,180"]),
    Case(
      id: "after a cancel held buttons mean nothing",
      acts: [.press(.left, 10, 20), .forget, .move(20, 20), .release(.left)],
      expected: ["1 down 10,20"]),
    Case(
      id: "a press elsewhere than the last motion moves there first",
      acts: [.press(.left, 10, 20), .press(.right, 12, 20)],
      expected: ["1 down 10,20", "1 move 12,20", "2 down 188,180"]),
  ]

  @Test("Buttons and motions become fingers", arguments: cases)
  func changes(_ test: Case) {
    var mouse = MouseFingers(mirrorCenter: WindowPoint(x: 100, y: 100))
    var changes: [MouseFingers.Change] = []
    for act in test.acts {
      switch act {
      case .press(let button, let x, let y, let modifiers):
        mouse.press(button, at: WindowPoint(x: x, y: y), modifiers, into: &changes)
      case .move(let x, let y): mouse.move(to: WindowPoint(x: x, y: y), into: &changes)
      case .release(let button): mouse.release(button, into: &changes)
      case .forget: mouse.forget()
      }
    }
    #expect(changes.map(line) == test.expected)
  }

  private func line(_ change: MouseFingers.Change) -> String {
    func name(_ finger: MouseFingers.Finger) -> String { finger == .first ? "1" : "2" }
    func place(_ point: WindowPoint) -> String { "\(Int(point.x)),\(Int(point.y))" }
    return switch change {
    case .down(let finger, let point): "\(name(finger)) down \(place(point))"
    case .move(let finger, let point): "\(name(finger)) move \(place(point))"
    case .up(let finger): "\(name(finger)) up"
    }
  }
}
