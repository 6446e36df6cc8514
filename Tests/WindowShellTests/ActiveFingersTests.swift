import GestureCore
import Testing
import WindowShell

@Suite("Fingers that are down")
struct ActiveFingersTests {
  private func screen(_ finger: Int64) -> ActiveFingers.Owner {
    .screen(device: 4_611_686_018_427_387_904, finger: finger)
  }

  private func expect(
    _ expected: [String], _ body: (inout ActiveFingers, inout [ShellTouch]) -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var fingers = ActiveFingers()
    var touches: [ShellTouch] = []
    body(&fingers, &touches)
    let lines = touches.map { touch in
      let place = "\(Int(touch.location.x)),\(Int(touch.location.y))"
      return "\(touch.finger.rawValue) \(touch.phase) \(place)"
    }
    #expect(lines == expected, sourceLocation: sourceLocation)
  }

  private func point(_ x: Double, _ y: Double) -> WindowPoint { WindowPoint(x: x, y: y) }

  @Test("A lift is where the last move was")
  func lift() {
    expect(["1 down 10,20", "1 move 30,20", "1 up 30,20"]) { fingers, touches in
      fingers.down(screen(99), at: point(10, 20), into: &touches)
      fingers.move(screen(99), to: point(30, 20), into: &touches)
      fingers.up(screen(99), into: &touches)
    }
  }

  @Test("Numbers are small and used again")
  func numbers() {
    expect(["1 down 1,1", "2 down 2,2", "1 up 1,1", "1 down 3,3", "2 up 2,2"]) { fingers, touches in
      fingers.down(.mouse(.first), at: point(1, 1), into: &touches)
      fingers.down(screen(5_000_000_000), at: point(2, 2), into: &touches)
      fingers.up(.mouse(.first), into: &touches)
      fingers.down(screen(7), at: point(3, 3), into: &touches)
      fingers.up(screen(5_000_000_000), into: &touches)
    }
  }

  @Test("A second down of the same finger lifts it first")
  func repeatedDown() {
    expect(["1 down 1,1", "1 up 1,1", "1 down 2,2"]) { fingers, touches in
      fingers.down(screen(1), at: point(1, 1), into: &touches)
      fingers.down(screen(1), at: point(2, 2), into: &touches)
    }
  }

  @Test("After a cancel a finger's reports are nobody's")
  func cancel() {
    expect(["1 down 1,1", "2 down 2,2", "1 cancel 1,1", "2 cancel 2,2"]) { fingers, touches in
      fingers.down(screen(1), at: point(1, 1), into: &touches)
      fingers.down(screen(2), at: point(2, 2), into: &touches)
      fingers.cancelAll(into: &touches)
      fingers.move(screen(1), to: point(5, 5), into: &touches)
      fingers.up(screen(2), into: &touches)
      #expect(fingers.isEmpty)
    }
  }

  @Test("No more fingers than a recording may hold")
  func limit() {
    var fingers = ActiveFingers()
    var touches: [ShellTouch] = []
    for finger in 0..<20 { fingers.down(screen(Int64(finger)), at: point(0, 0), into: &touches) }
    #expect(touches.count == TouchLimits.fingers)
    for finger in 0..<20 { fingers.up(screen(Int64(finger)), into: &touches) }
    #expect(touches.count == 2 * TouchLimits.fingers)
    #expect(fingers.isEmpty)
  }
}
