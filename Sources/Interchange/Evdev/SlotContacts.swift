import GestureCore

/// Protocol B: contacts in slots. Only what changes is sent, also from one contact to the next, so a slot
/// keeps its coordinates when a finger leaves it.
struct SlotContacts {
  private enum Tracking {
    /// Nothing was sent of it: a recording may start while a finger is down.
    case unknown
    case none
    case contact(Int32)
  }

  /// What is known of a report whose coordinates are not both known.
  private struct Incomplete {
    var time: Int64
    var x: Double?
    var y: Double?
    var line: Int
  }

  private struct Slot {
    var x: Double?
    var y: Double?
    var tracking = Tracking.unknown
    /// The contact in the log, if one is down.
    var contact: Int?
    /// Where that contact was reported last.
    var place = (x: 0.0, y: 0.0)
    /// Reports of a contact of which only one coordinate is known so far.
    var incomplete: [Incomplete] = []
    /// Whether the device takes the contact for a palm.
    var isPalm = false
    var isInReport = false
    var hasMoved = false
    /// The contact was lifted by an id since the report before.
    var isLifted = false
    /// Another contact took the slot since the report before.
    var isReplaced = false
    /// Whether events were lost since the contact was last heard of.
    var isDoubtful = false

    var holdsContact: Bool { contact != nil || !incomplete.isEmpty }

    mutating func endReport() {
      isInReport = false
      hasMoved = false
      isReplaced = false
      isLifted = false
      isDoubtful = false
    }

    /// Whether it was not in the report so far.
    mutating func joinReport() -> Bool {
      defer { isInReport = true }
      return !isInReport
    }

    /// See `joinReport()`.
    mutating func move(x: Double) -> Bool {
      self.x = x
      hasMoved = true
      return joinReport()
    }

    /// See `joinReport()`.
    mutating func move(y: Double) -> Bool {
      self.y = y
      hasMoved = true
      return joinReport()
    }
  }

  /// Slots beyond any panel's.
  private static let limit = 1 << 14

  /// Whether the touch button is down; nil where the device has said nothing of it.
  var isTouching: Bool?
  private var slots: [Slot] = [Slot()]
  private var current = 0
  private var inReport: [Int] = []
  /// Contacts of which one coordinate never came, with how they ended.
  private var left: [(slot: Int, reports: [Incomplete], phase: TouchPhase)] = []

  /// What the slots hold may be out of date.
  mutating func doubt() {
    for index in slots.indices { slots[index].isDoubtful = true }
    isTouching = nil
  }

  /// Takes a complete report.
  mutating func apply(
    _ frame: [EvdevEvent], _ place: ReportPlace, into log: inout ContactLog
  ) throws(ImportError) {
    let wasTouching = isTouching
    for event in frame { take(event, place, into: &log) }
    if isTouching != wasTouching {
      for index in slots.indices { note(index) }
    }
    for index in inReport { try settle(index, place, into: &log) }
    inReport.removeAll(keepingCapacity: true)
  }

  private mutating func take(
    _ event: EvdevEvent, _ place: ReportPlace, into log: inout ContactLog
  ) {
    if event.type == EvdevCode.key, event.code == EvdevCode.buttonTouch {
      isTouching = event.value != 0
    }
    guard event.type == EvdevCode.absolute else { return }
    switch event.code {
    case EvdevCode.slot:
      guard (0..<Int32(Self.limit)).contains(event.value) else {
        log.notes.add(
          .leftOut, line: place.line, "a slot of number \(event.value); no panel has such slots")
        // What follows belongs to no slot.
        current = -1
        return
      }
      current = Int(event.value)
      while slots.count <= current { slots.append(Slot()) }
    case EvdevCode.trackingID where current >= 0:
      track(event.value)
    case EvdevCode.toolType where current >= 0:
      slots[current].isPalm = event.value == EvdevCode.palm
      note(current)
    case EvdevCode.positionX where current >= 0:
      if slots[current].move(x: Double(event.value)) { inReport.append(current) }
    case EvdevCode.positionY where current >= 0:
      if slots[current].move(y: Double(event.value)) { inReport.append(current) }
    default: break
    }
  }

  private mutating func track(_ id: Int32) {
    note(current)
    // Some drivers lift with the greatest id instead of −1.
    guard id >= 0, id != Int32.max else {
      slots[current].tracking = .none
      slots[current].isLifted = true
      return
    }
    if case .contact(id) = slots[current].tracking { return }
    if slots[current].holdsContact { slots[current].isReplaced = true }
    slots[current].tracking = .contact(id)
  }

  private mutating func note(_ index: Int) {
    if slots[index].joinReport() { inReport.append(index) }
  }

  /// Brings the log up to date with a slot.
  private mutating func settle(
    _ index: Int, _ place: ReportPlace, into log: inout ContactLog
  ) throws(ImportError) {
    defer { slots[index].endReport() }
    let isDown: Bool
    let isLifted = slots[index].isLifted
    switch slots[index].tracking {
    case .unknown:
      isDown = isTouching != false && (slots[index].x ?? slots[index].y) != nil
    case .none: isDown = false
    case .contact: isDown = isTouching != false
    }
    if slots[index].holdsContact, slots[index].isReplaced || !isDown {
      // The lift itself was lost, so where and when it was is not known.
      let isLost = !isLifted && isDown && slots[index].isDoubtful
      if isLost {
        log.notes.add(
          .repair, line: place.line,
          "a contact whose lift was lost with other events is cancelled when the next one takes its slot"
        )
      } else if !isLifted, isDown {
        log.notes.add(
          .repair, line: place.line,
          "a new contact takes the slot of one that was not lifted; the old one is lifted here")
      }
      end(index, isLost || slots[index].isPalm ? .cancel : .up, place, into: &log)
    }
    guard isDown else {
      if slots[index].hasMoved, !isLifted, isTouching == false {
        log.notes.add(
          .leftOut, line: place.line, "a report of a finger that hovers: the touch button is up")
      }
      return
    }
    if let contact = slots[index].contact {
      guard slots[index].hasMoved, let x = slots[index].x, let y = slots[index].y else { return }
      slots[index].place = (x, y)
      log.move(contact, time: place.time, x: x, y: y, line: place.line)
    } else {
      try begin(index, place, into: &log)
    }
  }

  private mutating func begin(
    _ index: Int, _ place: ReportPlace, into log: inout ContactLog
  ) throws(ImportError) {
    let slot = slots[index]
    if case .unknown = slot.tracking, slot.incomplete.isEmpty {
      log.notes.add(
        .repair, line: place.line,
        "a contact began before the recording; its touch-down is its first report here")
    }
    guard let x = slot.x, let y = slot.y else {
      if slot.incomplete.count < ImportLimits.incompleteReports {
        slots[index].incomplete.append(
          Incomplete(time: place.time, x: slot.x, y: slot.y, line: place.line))
      }
      return
    }
    slots[index].incomplete = []
    slots[index].place = (x, y)
    let reports = slot.incomplete + [Incomplete(time: place.time, x: x, y: y, line: place.line)]
    if let first = slot.incomplete.first {
      log.notes.add(
        .repair, line: first.line,
        "\(first.x == nil ? "X" : "Y") is not known before line \(place.line); its first value stands "
          + "in for it")
    }
    slots[index].contact = try Self.write(
      reports[...], x, y, slot: index, place.device, into: &log)
  }

  /// Writes a contact's first reports.
  private static func write(
    _ reports: ArraySlice<Incomplete>, _ x: Double, _ y: Double, slot: Int, _ device: Int,
    into log: inout ContactLog
  ) throws(ImportError) -> Int? {
    guard let first = reports.first else { return nil }
    let contact = try log.begin(
      device: device, number: slot, time: first.time, x: first.x ?? x, y: first.y ?? y,
      line: first.line)
    for report in reports.dropFirst() {
      log.move(
        contact, time: report.time, x: report.x ?? x, y: report.y ?? y, line: report.line)
    }
    return contact
  }

  private mutating func end(
    _ index: Int, _ phase: TouchPhase, _ place: ReportPlace, into log: inout ContactLog
  ) {
    let slot = slots[index]
    slots[index].contact = nil
    slots[index].incomplete = []
    if let contact = slot.contact, let x = slot.x, let y = slot.y {
      // Places in the report may be those of the next contact.
      let lift = slot.isReplaced ? slot.place : (x: x, y: y)
      log.end(contact, phase, time: place.time, x: lift.x, y: lift.y, line: place.line)
    } else if !slot.incomplete.isEmpty, left.count < ImportLimits.contacts {
      let last = Incomplete(time: place.time, x: slot.x, y: slot.y, line: place.line)
      left.append((index, slot.incomplete + [last], phase))
    }
  }

  /// Cancels what is down, and decides on contacts of which one coordinate never came.
  mutating func finish(
    _ place: ReportPlace, center: (x: Double, y: Double), into log: inout ContactLog
  ) {
    for index in slots.indices where slots[index].holdsContact {
      if slots[index].contact != nil {
        log.notes.add(
          .repair, line: place.line, "the file ends while a finger is down; it is cancelled there")
      }
      end(index, .cancel, place, into: &log)
    }
    // A suppressed axis is one that does not change, so a contact's shape is known without it. Beside
    // others its place would be a lie; alone, where it lies is a matter of placement anyway.
    let isAlone = log.samples.isEmpty && left.count == 1
    for contact in left {
      guard let first = contact.reports.first, let last = contact.reports.last else { continue }
      let axis = first.x == nil ? "X" : "Y"
      guard isAlone,
        let index = try? Self.write(
          contact.reports.dropLast(), center.x, center.y, slot: contact.slot, place.device,
          into: &log)
      else {
        log.notes.add(.leftOut, line: first.line, "a contact whose \(axis) is never reported")
        continue
      }
      log.notes.add(
        .assumption, line: first.line,
        "\(axis) is never reported, so it does not change; it is taken as the panel's middle")
      log.end(
        index, contact.phase, time: last.time, x: last.x ?? center.x, y: last.y ?? center.y,
        line: last.line)
    }
    left = []
  }
}
