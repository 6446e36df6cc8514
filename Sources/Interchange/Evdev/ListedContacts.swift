import GestureCore

/// Protocol A: every report lists all contacts, with ids or without; who is missing has lifted.
struct ListedContacts {
  private struct Listed {
    var id: Int32?
    var x: Double?
    var y: Double?
  }

  private struct Active {
    var id: Int32?
    var contact: Int
    var x: Double
    var y: Double
    var isListed = false
  }

  private var active: [Active] = []
  private var listed: [Listed] = []

  /// Takes a complete report.
  mutating func apply(
    _ frame: [EvdevEvent], _ place: ReportPlace, into log: inout ContactLog
  ) throws(ImportError) {
    listed.removeAll(keepingCapacity: true)
    var next = Listed()
    var isList = false
    var isLifted = false
    for event in frame {
      switch (event.type, event.code) {
      case (EvdevCode.absolute, EvdevCode.trackingID): next.id = event.value
      case (EvdevCode.absolute, EvdevCode.positionX): next.x = Double(event.value)
      case (EvdevCode.absolute, EvdevCode.positionY): next.y = Double(event.value)
      case (EvdevCode.synchronization, EvdevCode.contactReport):
        isList = true
        // An empty one says that there is no contact.
        if next.x != nil || next.y != nil { listed.append(next) }
        next = Listed()
      case (EvdevCode.key, EvdevCode.buttonTouch): isLifted = event.value == 0
      default: break
      }
    }
    // A report of buttons or pressure alone says nothing of contacts.
    guard isList || isLifted else { return }
    if isLifted { listed.removeAll(keepingCapacity: true) }
    try match(place, into: &log)
    for finger in active where !finger.isListed {
      log.end(finger.contact, time: place.time, x: finger.x, y: finger.y, line: place.line)
    }
    active.removeAll { !$0.isListed }
    for index in active.indices { active[index].isListed = false }
  }

  private mutating func match(
    _ place: ReportPlace, into log: inout ContactLog
  ) throws(ImportError) {
    var anonymous: [(x: Double, y: Double)] = []
    for contact in listed {
      let known = contact.id.flatMap { id in active.firstIndex { $0.id == id } }
      guard let x = contact.x ?? known.map({ active[$0].x }),
        let y = contact.y ?? known.map({ active[$0].y })
      else {
        log.notes.add(.leftOut, line: place.line, "a contact of which only one coordinate is known")
        continue
      }
      if let known {
        move(known, x, y, place, into: &log)
      } else if contact.id != nil {
        try begin(contact.id, x, y, place, into: &log)
      } else {
        anonymous.append((x, y))
      }
    }
    try matchNearest(anonymous, place, into: &log)
  }

  /// Gives each contact without id to the finger that was nearest, the nearest pair first: between two
  /// reports a finger goes less far than fingers are apart.
  private mutating func matchNearest(
    _ points: [(x: Double, y: Double)], _ place: ReportPlace, into log: inout ContactLog
  ) throws(ImportError) {
    var rest = points
    while !rest.isEmpty {
      var best: (finger: Int, point: Int, distance: Double)?
      for finger in active.indices where !active[finger].isListed && active[finger].id == nil {
        for (index, point) in rest.enumerated() {
          let dx = point.x - active[finger].x
          let dy = point.y - active[finger].y
          let distance = dx * dx + dy * dy
          if best.map({ distance < $0.distance }) ?? true { best = (finger, index, distance) }
        }
      }
      guard let best else { break }
      let point = rest.remove(at: best.point)
      move(best.finger, point.x, point.y, place, into: &log)
    }
    for point in rest { try begin(nil, point.x, point.y, place, into: &log) }
  }

  private mutating func begin(
    _ id: Int32?, _ x: Double, _ y: Double, _ place: ReportPlace, into log: inout ContactLog
  ) throws(ImportError) {
    let contact = try log.begin(
      device: place.device, number: nil, time: place.time, x: x, y: y, line: place.line)
    active.append(Active(id: id, contact: contact, x: x, y: y, isListed: true))
  }

  private mutating func move(
    _ index: Int, _ x: Double, _ y: Double, _ place: ReportPlace, into log: inout ContactLog
  ) {
    active[index].x = x
    active[index].y = y
    active[index].isListed = true
    log.move(active[index].contact, time: place.time, x: x, y: y, line: place.line)
  }

  /// Cancels what is down.
  mutating func finish(_ place: ReportPlace, into log: inout ContactLog) {
    for finger in active {
      log.notes.add(
        .repair, line: place.line, "the file ends while a finger is down; it is cancelled there")
      log.end(finger.contact, .cancel, time: place.time, x: finger.x, y: finger.y, line: place.line)
    }
    active = []
  }
}
