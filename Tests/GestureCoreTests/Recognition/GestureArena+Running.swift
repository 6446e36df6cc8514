import GestureCore

extension GestureArena {
  /// One of three contestants that want the same number of fingers; up to three taps are counted.
  init(slop: Double, touches: Int = 1) {
    var pan = PanParameters()
    pan.slop = slop
    pan.minimumTouches = touches
    var press = LongPressRecognizer.Parameters()
    press.touches = touches
    var tap = TapRecognizer.Parameters()
    tap.touches = touches
    tap.taps = 3
    self.init(
      pan: PanRecognizer(parameters: pan), longPress: LongPressRecognizer(parameters: press),
      tap: TapRecognizer(parameters: tap))
  }

  /// Every sample as a batch of its own, deadlines in between.
  mutating func run(
    _ samples: [TouchSample], region: TouchRegion = .everywhere
  ) -> [GestureEvent] {
    var events: [GestureEvent] = []
    for sample in samples { feed([sample], region: region, into: &events) }
    return events
  }
}

extension GestureEvent {
  var words: String {
    switch self {
    case .pan(let update): "pan \(update.state)"
    case .longPress(let update): "press \(update.state)"
    case .tap(let tap): "tap \(tap.count)"
    }
  }

  var contestant: GestureArena.Contestant {
    switch self {
    case .pan: .pan
    case .longPress: .longPress
    case .tap: .tap
    }
  }

  var time: Instant {
    switch self {
    case .pan(let update): update.time
    case .longPress(let update): update.time
    case .tap(let tap): tap.time
    }
  }

  var isFirst: Bool {
    switch self {
    case .pan(let update): update.state == .began
    case .longPress(let update): update.state == .began
    case .tap: true
    }
  }

  var isLast: Bool {
    switch self {
    case .pan(let update): update.state == .ended || update.state == .cancelled
    case .longPress(let update): update.state == .ended || update.state == .cancelled
    case .tap: true
    }
  }
}
