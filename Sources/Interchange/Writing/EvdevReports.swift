import GestureCore

/// Touches as a panel with slots reports them to the kernel: the common ground of the formats that carry its
/// events.
struct EvdevReports {
  /// What happens at once, its end included.
  struct Report {
    /// Microseconds.
    var time: Int64
    var events: [EvdevEvent]
  }

  /// What the device that reports is called.
  static let deviceName = "CaretLab panel"
  /// The device's axes with their least and greatest values and units per millimetre.
  let axes: [(code: UInt16, minimum: Int, maximum: Int, unitsPerMillimetre: Int)]
  private let touches: ExportTouches

  init(_ touches: ExportTouches, _ panel: ExportPanel) {
    let resolution = ExportPanel.unitsPerMillimetre
    let hasCancels = touches.touches.contains { $0.phase == .cancel }
    axes =
      [
        (EvdevCode.slot, 0, TouchLimits.fingers - 1, 0),
        (EvdevCode.positionX, panel.x.minimum, panel.x.maximum, resolution),
        (EvdevCode.positionY, panel.y.minimum, panel.y.maximum, resolution),
      ] + (hasCancels ? [(EvdevCode.toolType, 0, Int(EvdevCode.palm), 0)] : [])
      + [(EvdevCode.trackingID, 0, Slots.trackingLimit - 1, 0)]
    self.touches = touches
  }

  /// Gives every report in order.
  func forEachReport<Failure>(_ body: (Report) throws(Failure) -> Void) throws(Failure) {
    var slots = Slots()
    try touches.forEachReport(step: 1) { (report) throws(Failure) in
      try body(Report(time: report.time, events: slots.events(of: report)))
    }
  }
}

/// What the panel has reported, on which the next events depend.
private struct Slots {
  /// Contacts are counted in 16 bits.
  static let trackingLimit = 1 << 16

  private var current = 0
  private var contacts = 0
  private var places: [Int: Point] = [:]
  /// Slots whose last contact was a palm.
  private var palms: Set<Int> = []

  mutating func events(of report: ExportTouches.Report) -> [EvdevEvent] {
    let wasTouched = !places.isEmpty
    var events: [EvdevEvent] = []
    for touch in report.touches { append(touch, to: &events) }
    if wasTouched == places.isEmpty {
      events.append(
        EvdevEvent(
          type: EvdevCode.key, code: EvdevCode.buttonTouch, value: places.isEmpty ? 0 : 1))
    }
    events.append(
      EvdevEvent(type: EvdevCode.synchronization, code: EvdevCode.report, value: 0))
    return events
  }

  private mutating func append(_ touch: ExportTouches.Touch, to events: inout [EvdevEvent]) {
    if touch.finger != current {
      current = touch.finger
      events.append(Self.axis(EvdevCode.slot, current))
    }
    switch touch.phase {
    case .down:
      events.append(Self.axis(EvdevCode.trackingID, contacts % Self.trackingLimit))
      contacts += 1
      if palms.remove(touch.finger) != nil { events.append(Self.axis(EvdevCode.toolType, 0)) }
      place(touch, &events)
    case .move: place(touch, &events)
    case .up, .cancel:
      if places[touch.finger] != touch.location { place(touch, &events) }
      places[touch.finger] = nil
      if touch.phase == .cancel {
        // What the kernel has for a touch that is taken away: it was none of a finger.
        palms.insert(touch.finger)
        events.append(Self.axis(EvdevCode.toolType, Int(EvdevCode.palm)))
      }
      events.append(Self.axis(EvdevCode.trackingID, -1))
    }
  }

  /// Both coordinates, changed or not: a kernel would leave out what is as before, and with it the fact that
  /// the finger was reported again.
  private mutating func place(_ touch: ExportTouches.Touch, _ events: inout [EvdevEvent]) {
    places[touch.finger] = touch.location
    events.append(Self.axis(EvdevCode.positionX, ExportPanel.units(touch.location.x)))
    events.append(Self.axis(EvdevCode.positionY, ExportPanel.units(touch.location.y)))
  }

  private static func axis(_ code: UInt16, _ value: Int) -> EvdevEvent {
    EvdevEvent(type: EvdevCode.absolute, code: code, value: Int32(clamping: value))
  }
}
