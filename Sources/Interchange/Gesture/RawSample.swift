import GestureCore

/// One report of one contact in the file's own units and on the file's own clock.
struct RawSample {
  /// Microseconds.
  var time: Int64
  var x: Double
  var y: Double
  /// Where it stands in the file, for what must be named later; 0 for no line.
  var line: Int32
  private var tag: UInt32

  init(time: Int64, contact: Int, phase: TouchPhase, x: Double, y: Double, line: Int) {
    self.time = time
    self.x = x
    self.y = y
    self.line = Int32(clamping: line)
    // Thirty-two bytes for a sample: recordings may have millions.
    tag = UInt32(contact) << 2 | phase.tag
  }

  /// The contact's index in `ContactLog.contacts`.
  var contact: Int { Int(tag >> 2) }

  var phase: TouchPhase {
    switch tag & 3 {
    case 0: .down
    case 1: .move
    case 2: .up
    default: .cancel
    }
  }
}

extension TouchPhase {
  fileprivate var tag: UInt32 {
    switch self {
    case .down: 0
    case .move: 1
    case .up: 2
    case .cancel: 3
    }
  }
}
