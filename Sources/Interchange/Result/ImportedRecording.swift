import GestureCore
package import SimulatorCore
package import TraceFormat

/// Another tool's recording, mapped to a phone's points.
package struct ImportedRecording {
  /// The format it was in.
  package let format: ImportFormat
  /// How the format was found.
  package let reason: String
  /// What is known of the panel.
  package let panel: Panel
  /// What was assumed, repaired and left out.
  package let notes: ImportNotes
  /// Touch-downs in the result.
  package private(set) var contacts = 0
  /// Samples in the result.
  package private(set) var samples = 0
  /// Microseconds from the first sample to the last.
  package private(set) var duration: Int64 = 0
  /// Contacts that the file ends or cuts: those that are cancelled.
  package private(set) var cancels = 0

  private let file: String
  private let mapping: PanelMapping
  private let sequence: TouchSequence

  init(
    format: ImportFormat, reason: String, file: String, panel: Panel, notes: ImportNotes,
    mapping: PanelMapping, sequence: TouchSequence
  ) {
    self.format = format
    self.reason = reason
    self.file = file
    self.panel = panel
    self.mapping = mapping
    self.sequence = sequence
    var notes = notes
    var counts = (contacts: 0, samples: 0, cancels: 0, duration: Int64(0))
    sequence.visit { touch in
      counts.samples += 1
      if touch.phase == .down { counts.contacts += 1 }
      if touch.phase == .cancel { counts.cancels += 1 }
      counts.duration = touch.time.microseconds
    } omit: { sample, omission in
      notes.add(.leftOut, line: sample.line > 0 ? Int(sample.line) : nil, omission.sentence)
    }
    (contacts, samples, cancels, duration) = counts
    self.notes = notes
  }

  /// Points per unit of the panel; two where its units differ across and down.
  package var scales: [Double] {
    mapping.scale.x == mapping.scale.y ? [mapping.scale.x] : [mapping.scale.x, mapping.scale.y]
  }

  /// Gives every event of the recording in order, its end included.
  package func forEachEvent<Failure>(
    _ body: (InputEvent) throws(Failure) -> Void
  ) throws(Failure) {
    try sequence.visit { (touch: TouchSample) throws(Failure) in
      try body(InputEvent(touch.time, .touch(touch.finger, touch.phase, touch.location)))
    }
    try body(InputEvent(Instant(microseconds: duration), .end))
  }

  /// The recording in memory.
  ///
  /// - Parameter assumptions: what the session adds to those of the import, for the header's source.
  package func trace(
    session: SessionStart, title: String?, assuming assumptions: [String] = []
  ) -> Trace {
    var events: [InputEvent] = []
    events.reserveCapacity(samples + 1)
    forEachEvent { events.append($0) }
    return Trace(
      header: header(session: session, title: title, assuming: assumptions), events: events)
  }

  /// The first line of the recording.
  ///
  /// - Parameter assumptions: what the session adds to those of the import.
  package func header(
    session: SessionStart, title: String?, assuming assumptions: [String] = []
  ) -> TraceHeader {
    TraceHeader(
      title: title, session: session,
      source: TraceHeader.Source(
        kind: "import", details: sourceDetails(notes.assumptions + assumptions)))
  }

  private func sourceDetails(_ assumptions: [String]) -> [JSONMember] {
    var members = [
      JSONMember("format", .string(format.rawValue)), JSONMember("file", .string(file)),
      JSONMember("detected", .string(reason)),
    ]
    if let name = panel.name { members.append(JSONMember("device", .string(name))) }
    members += [
      JSONMember("panel", .object([axis("x", mapping.x), axis("y", mapping.y)])),
      JSONMember("scale", scales.count == 1 ? .real(scales[0]) : .array(scales.map { .real($0) })),
      JSONMember("offset", .array([.real(mapping.offset.dx), .real(mapping.offset.dy)])),
    ]
    if !mapping.transforms.isEmpty {
      members.append(
        JSONMember("transform", .array(mapping.transforms.map { .string($0.rawValue) })))
    }
    members += [
      JSONMember("assumptions", .array(assumptions.map { .string($0) })),
      JSONMember("repairs", .array(notes.repairs.map { .string($0) })),
    ]
    return members
  }

  private func axis(_ name: String, _ range: AxisRange) -> JSONMember {
    var numbers = [range.minimum, range.maximum]
    if let units = range.unitsPerMillimetre { numbers.append(units) }
    return JSONMember(name, .array(numbers.map { .real($0) }))
  }
}

extension TouchSequence.Omission {
  /// The reason in words.
  fileprivate var sentence: String {
    switch self {
    case .tooManyFingers:
      "a contact while \(TouchLimits.fingers) are down already; a recording holds no more at once"
    case .outOfRange:
      "a place beyond ±\(NumberText.of(TouchLimits.coordinate)) pt; a recording holds no such place"
    case .tooLate: "a report more than 285 years after the first"
    }
  }
}
