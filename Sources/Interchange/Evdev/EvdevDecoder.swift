import GestureCore

/// One device's input events in, contacts out: every format that carries the kernel's events ends here.
///
/// Events count when their report is complete, at the report's time, so that their order inside a report
/// does not matter.
struct EvdevDecoder {
  /// How the device reports contacts; found from its events, because descriptions may be missing.
  private enum Manner {
    case unknown
    /// Axes of contacts under the slots of protocol B, which keep their state.
    case slots
    /// Protocol A: every report lists all contacts.
    case lists
    /// Axes of the device and a button: one finger.
    case single
  }

  let device: Int
  var description = EvdevDescription()
  private var manner = Manner.unknown
  private var slots = SlotContacts()
  private var lists = ListedContacts()
  private var single = SingleContact()
  private var clock = StampClock()
  private var frame: [EvdevEvent] = []
  private var frameIsTooLong = false
  private var lastStamp: Int64 = 0
  private var lastTime: Int64 = 0
  private var lastLine = 0
  /// After events were lost, everything up to the next report is incomplete.
  private var isDropping = false

  init(device: Int) {
    self.device = device
  }

  /// Takes an event.
  mutating func take(
    _ event: EvdevEvent, stamp: Int64, line: Int, into log: inout ContactLog
  ) throws(ImportError) {
    lastStamp = stamp
    lastLine = line
    if event.type == EvdevCode.synchronization, event.code == EvdevCode.report {
      try report(into: &log)
    } else if event.type == EvdevCode.synchronization, event.code == EvdevCode.dropped {
      isDropping = true
      log.notes.add(
        .repair, line: line,
        "the kernel lost events here (SYN_DROPPED); everything up to the next report is left out")
    } else if frame.count < ImportLimits.frame {
      frame.append(event)
    } else if !frameIsTooLong {
      frameIsTooLong = true
      log.notes.add(
        .leftOut, line: line,
        "more than \(ImportLimits.frame) events without a report; the rest up to the report is left out"
      )
    }
  }

  /// Ends the recording: an unfinished report counts, contacts that are down are cancelled.
  ///
  /// - Parameter dropsUnfinished: whether the file was cut in the middle of a line, so that the
  ///   unfinished report is not whole.
  mutating func finish(dropsUnfinished: Bool, into log: inout ContactLog) throws(ImportError) {
    if !frame.isEmpty, !isDropping {
      if dropsUnfinished {
        log.notes.add(.leftOut, line: lastLine, "the last report is cut and left out")
      } else {
        log.notes.add(
          .repair, line: lastLine, "the last report has no SYN_REPORT; it counts as complete")
        try report(into: &log)
      }
    }
    let place = ReportPlace(device: device, time: lastTime, line: lastLine)
    slots.finish(place, center: center, into: &log)
    lists.finish(place, into: &log)
    single.finish(place, into: &log)
  }

  private mutating func report(into log: inout ContactLog) throws(ImportError) {
    defer { frame.removeAll(keepingCapacity: true) }
    frameIsTooLong = false
    let (time, stepBack) = clock.time(of: lastStamp)
    lastTime = time
    if stepBack > 0 {
      log.notes.add(
        .repair, line: lastLine,
        "the clock steps back by \(stepBack.asSeconds); time goes on one report's interval after the "
          + "report before")
    }
    if isDropping {
      isDropping = false
      slots.doubt()
      return
    }
    let place = ReportPlace(device: device, time: time, line: lastLine)
    recognizeManner(&log)
    // Taken out, so that it is nobody else's when it is emptied and keeps its memory.
    var events: [EvdevEvent] = []
    swap(&events, &frame)
    defer { swap(&events, &frame) }
    switch manner {
    case .unknown: break
    case .slots: try slots.apply(events, place, into: &log)
    case .lists: try lists.apply(events, place, into: &log)
    case .single: try single.apply(events, place, into: &log)
    }
  }

  private mutating func recognizeManner(_ log: inout ContactLog) {
    switch manner {
    case .slots, .lists: return
    case .unknown, .single: break
    }
    if frame.contains(where: { $0.type == EvdevCode.absolute && EvdevCode.isOfContact($0.code) }) {
      if manner == .single { log.discard(device: device) }
      let isList = frame.contains {
        $0.type == EvdevCode.synchronization && $0.code == EvdevCode.contactReport
      }
      manner = isList ? .lists : .slots
      // The button may have been pressed in a report before.
      slots.isTouching = single.isTouching
      single = SingleContact()
    } else if frame.contains(where: { $0.type == EvdevCode.absolute || $0.type == EvdevCode.key }) {
      manner = .single
    }
  }

  /// What the panel's coordinates are counted in.
  var panel: Panel {
    let codes: (x: UInt16, y: UInt16) =
      switch manner {
      case .slots, .lists: (EvdevCode.positionX, EvdevCode.positionY)
      case .unknown, .single: single.axes ?? (EvdevCode.x, EvdevCode.y)
      }
    return Panel(
      name: description.name, x: description.range(codes.x), y: description.range(codes.y))
  }

  /// The panel's middle, where the description tells it.
  private var center: (x: Double, y: Double) {
    let panel = panel
    let middle = { (range: AxisRange?) in range.map { ($0.minimum + $0.maximum) / 2 } ?? 0 }
    return (middle(panel.x), middle(panel.y))
  }
}

/// Where and when a report was.
struct ReportPlace {
  let device: Int
  let time: Int64
  let line: Int
}

extension Int64 {
  /// Microseconds as seconds for a sentence: `3 s`, `0.0149 s`.
  var asSeconds: String {
    let whole = self / 1_000_000
    var fraction = String(self % 1_000_000)
    fraction = String(repeating: "0", count: 6 - fraction.count) + fraction
    while fraction.last == "0" { fraction.removeLast() }
    return fraction.isEmpty ? "\(whole) s" : "\(whole).\(fraction) s"
  }
}
