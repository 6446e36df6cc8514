import GestureCore

/// What readers write to: contacts with their samples, and notes.
struct ContactLog {
  /// From touch-down to lift.
  struct Contact {
    /// The device's index.
    var device: Int
    /// The finger's number in the file: a slot, an id.
    var number: Int?
  }

  private(set) var samples = SampleList()
  private(set) var contacts: [Contact] = []
  private(set) var contactsDown = 0
  /// Devices in order of their first contact.
  private(set) var devices: [Int] = []
  var notes = ImportNotes()

  /// A touch-down.
  ///
  /// - Returns: the contact's index.
  /// - Throws: a refusal where too many are down.
  mutating func begin(
    device: Int = 0, number: Int?, time: Int64, x: Double, y: Double, line: Int
  ) throws(ImportError) -> Int {
    guard contactsDown < ImportLimits.contacts else {
      throw .refused(
        line: line,
        "more than \(ImportLimits.contacts) contacts are down at once; no panel reports so many")
    }
    guard contacts.count < ImportLimits.allContacts else {
      throw .refused(line: line, "there are more than \(ImportLimits.allContacts) contacts")
    }
    contactsDown += 1
    if !devices.contains(device) { devices.append(device) }
    contacts.append(Contact(device: device, number: number))
    add(contacts.count - 1, .down, time, x, y, line)
    return contacts.count - 1
  }

  /// A report of a contact that is down.
  mutating func move(_ contact: Int, time: Int64, x: Double, y: Double, line: Int) {
    add(contact, .move, time, x, y, line)
  }

  /// A lift, or a cancel.
  mutating func end(
    _ contact: Int, _ phase: TouchPhase = .up, time: Int64, x: Double, y: Double, line: Int
  ) {
    contactsDown -= 1
    add(contact, phase, time, x, y, line)
  }

  /// Forgets all contacts of a device.
  mutating func discard(device: Int) {
    guard devices.contains(device) else { return }
    devices.removeAll { $0 == device }
    let contacts = contacts
    samples.removeAll { contacts[$0.contact].device == device }
  }

  /// Puts the samples in order of time.
  mutating func sort() { samples.sort() }

  private mutating func add(
    _ contact: Int, _ phase: TouchPhase, _ time: Int64, _ x: Double, _ y: Double, _ line: Int
  ) {
    samples.append(RawSample(time: time, contact: contact, phase: phase, x: x, y: y, line: line))
  }
}
