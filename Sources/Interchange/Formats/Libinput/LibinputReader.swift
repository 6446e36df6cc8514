#if CARETLAB_YAML
  /// Recordings of `libinput record`, version 1. Keys that are not known are skipped: later minor versions
  /// add some.
  struct LibinputReader: ~Copyable {
    /// Deeper nesting is in no such recording.
    private static let depthLimit = 32

    private var events: YAMLEvents
    private var declaredDevices: Int?
    private var foundDevices = 0

    init(_ pieces: TextPieces) {
      events = YAMLEvents(pieces)
    }

    /// Takes the whole file. What is cut, as by a kill, counts as far as it is whole.
    mutating func read(into input: inout ImportInput) throws(ImportError) {
      do throws(ImportError) {
        try document(&input)
      } catch {
        guard error.cause == .refused, !input.log.samples.isEmpty,
          error.message.hasPrefix("no YAML")
        else { throw error }
        input.isCut = true
        input.log.notes.add(
          .leftOut, line: error.line, "from here on the file is \(error.message); it may be cut")
      }
      if let declaredDevices, declaredDevices != foundDevices {
        input.log.notes.add(
          .repair, "the file tells of \(declaredDevices) devices; there are \(foundDevices)")
      }
    }

    private mutating func document(_ input: inout ImportInput) throws(ImportError) {
      guard case .mappingStart = try next() else {
        throw .refused(
          line: events.line, "no recording of libinput: expected keys such as version:")
      }
      while let key = try key() {
        switch key {
        case "version":
          let version = try scalar()
          guard version == "1" else {
            throw .refused(
              line: events.line,
              "version \(version ?? "?") of libinput's recordings is not known; 1 is")
          }
        case "ndevices": declaredDevices = try scalar().flatMap { Int($0) }
        case "devices":
          guard case .sequenceStart = try next() else { throw unexpected("a list of devices") }
          while case .mappingStart = try next() { try device(&input) }
        default: try skip(try next())
        }
      }
    }

    private mutating func device(_ input: inout ImportInput) throws(ImportError) {
      foundDevices += 1
      let index = try input.devices.index(of: Array("\(foundDevices)".utf8)[...], line: events.line)
      while let key = try key() {
        switch key {
        case "evdev": try description(index, &input)
        case "events": try eventList(index, &input)
        default: try skip(try next())
        }
      }
    }

    private mutating func description(
      _ device: Int, _ input: inout ImportInput
    ) throws(ImportError) {
      guard case .mappingStart = try next() else { throw unexpected("what the device is") }
      while let key = try key() {
        switch key {
        case "name":
          let name = try scalar()
          input.devices.describe(device) { $0.name = name }
        case "absinfo":
          guard case .mappingStart = try next() else { throw unexpected("the axes' ranges") }
          while let code = try self.key() {
            let numbers = try self.numbers(try next())
            guard let code = UInt16(code), numbers.count >= 2 else { continue }
            input.devices.describe(device) {
              $0.set(
                code, minimum: numbers[0], maximum: numbers[1],
                resolution: numbers.count > 4 ? numbers[4] : 0)
            }
          }
        default: try skip(try next())
        }
      }
    }

    /// Entries are `evdev`, with the kernel's events, or `libinput` and others, which tell nothing new.
    private mutating func eventList(
      _ device: Int, _ input: inout ImportInput
    ) throws(ImportError) {
      let first = try next()
      guard case .sequenceStart = first else { return try skip(first) }
      while case .mappingStart = try next() {
        while let key = try key() {
          let value = try next()
          guard key == "evdev", case .sequenceStart = value else {
            try skip(value)
            continue
          }
          try report(device, &input)
        }
      }
    }

    private mutating func report(_ device: Int, _ input: inout ImportInput) throws(ImportError) {
      while true {
        let entry = try next()
        if case .sequenceEnd = entry { return }
        let line = events.line
        let numbers = try numbers(entry)
        guard numbers.count == 5, (0..<ImportLimits.stamp / 1_000_000).contains(numbers[0]),
          (0..<1_000_000).contains(numbers[1]), let type = UInt16(exactly: numbers[2]),
          let code = UInt16(exactly: numbers[3]), let value = Int32(ofEvent: numbers[4])
        else {
          input.log.notes.add(
            .leftOut, line: line, "no event: expected [seconds, microseconds, type, code, value]")
          continue
        }
        try input.take(
          EvdevEvent(type: type, code: code, value: value), device: device,
          stamp: numbers[0] * 1_000_000 + numbers[1], line: line)
      }
    }

    /// The numbers of a list; what is none is left out.
    private mutating func numbers(_ start: YAMLEvents.Event) throws(ImportError) -> [Int64] {
      guard case .sequenceStart = start else {
        try skip(start)
        return []
      }
      var numbers: [Int64] = []
      while true {
        switch try next() {
        case .sequenceEnd: return numbers
        case .scalar(let bytes):
          if numbers.count < 16, let number = Int64(String(decoding: bytes, as: UTF8.self)) {
            numbers.append(number)
          }
        case let other: try skip(other)
        }
      }
    }

    /// The next key of a mapping; nil at its end.
    private mutating func key() throws(ImportError) -> String? {
      switch try next() {
      case .scalar(let bytes): return String(decoding: bytes, as: UTF8.self)
      case .mappingEnd: return nil
      default: throw unexpected("a key")
      }
    }

    /// The next value, if it is a scalar.
    private mutating func scalar() throws(ImportError) -> String? {
      let event = try next()
      if case .scalar(let bytes) = event { return String(decoding: bytes, as: UTF8.self) }
      try skip(event)
      return nil
    }

    /// Skips a value that has begun.
    private mutating func skip(_ start: YAMLEvents.Event) throws(ImportError) {
      var depth = 0
      var event = start
      while true {
        switch event {
        case .mappingStart, .sequenceStart: depth += 1
        case .mappingEnd, .sequenceEnd: depth -= 1
        case .scalar: break
        case .end, .alias: throw unexpected("a value")
        }
        guard depth <= Self.depthLimit else {
          throw .refused(
            line: events.line,
            "lists are nested deeper than \(Self.depthLimit) levels; no recording of libinput's is")
        }
        if depth <= 0 { return }
        event = try next()
      }
    }

    private mutating func next() throws(ImportError) -> YAMLEvents.Event {
      let event = try events.next()
      switch event {
      case .alias:
        throw .refused(
          line: events.line, "a reference (*…) stands here; recordings of libinput have none")
      case .end: throw .refused(line: events.line, "no YAML: the text ends too early")
      case .mappingStart, .mappingEnd, .sequenceStart, .sequenceEnd, .scalar: return event
      }
    }

    private func unexpected(_ what: String) -> ImportError {
      .refused(line: events.line, "no recording of libinput: expected \(what)")
    }
  }
#endif
