/// The devices of a file, each with a decoder of its own: slots and axes are per device, and events of
/// several devices may stand between one another.
struct EvdevDevices {
  private var decoders: [EvdevDecoder] = []
  private var keys: [[UInt8]] = []
  private var lastIndex = 0
  /// Time for files without stamps: reports so far times the interval, and what the file itself waits.
  private var assumedTime: Int64 = 0

  /// The device of a name such as `/dev/input/event7`; made where it is new.
  mutating func index(of key: ArraySlice<UInt8>, line: Int) throws(ImportError) -> Int {
    if lastIndex < keys.count, Self.isSame(keys[lastIndex], key) { return lastIndex }
    if let index = keys.firstIndex(where: { $0.elementsEqual(key) }) {
      lastIndex = index
      return index
    }
    guard keys.count < ImportLimits.devices else {
      throw .refused(line: line, "there are events of more than \(ImportLimits.devices) devices")
    }
    keys.append(Array(key))
    decoders.append(EvdevDecoder(device: decoders.count))
    lastIndex = decoders.count - 1
    return lastIndex
  }

  private static func isSame(_ known: [UInt8], _ key: ArraySlice<UInt8>) -> Bool {
    guard known.count == key.count else { return false }
    return known.withUnsafeBufferPointer { known in
      key.withUnsafeBufferPointer { known.isSame(as: $0) }
    }
  }

  /// What is known of a device.
  func description(_ index: Int) -> EvdevDescription { decoders[index].description }

  /// Changes what is known of a device.
  mutating func describe(_ index: Int, _ change: (inout EvdevDescription) -> Void) {
    change(&decoders[index].description)
  }

  /// Takes an event.
  ///
  /// - Parameter stamp: microseconds; nil where the file has none.
  /// - Throws: a refusal where there is neither a stamp nor an interval to assume.
  mutating func take(
    _ event: EvdevEvent, device: Int, stamp: Int64?, interval: Int64?, line: Int,
    into log: inout ContactLog
  ) throws(ImportError) {
    if let stamp {
      try decoders[device].take(event, stamp: stamp, line: line, into: &log)
      return
    }
    guard let interval else { throw .withoutStamps(line: line) }
    try decoders[device].take(event, stamp: assumedTime, line: line, into: &log)
    if event.type == EvdevCode.synchronization, event.code == EvdevCode.report {
      assumedTime = min(assumedTime + interval, ImportLimits.stamp)
    }
  }

  /// Lets time pass in a file without stamps.
  mutating func wait(_ microseconds: Int64) {
    assumedTime = min(assumedTime + max(0, microseconds), ImportLimits.stamp)
  }

  /// Ends the recording.
  mutating func finish(dropsUnfinished: Bool, into log: inout ContactLog) throws(ImportError) {
    for index in decoders.indices {
      try decoders[index].finish(dropsUnfinished: dropsUnfinished, into: &log)
    }
  }

  /// The panel that the first contact was on, and whether there is another that is measured otherwise.
  func panel(of log: ContactLog) -> (panel: Panel, isAlone: Bool)? {
    guard let first = log.devices.first, !decoders.isEmpty else { return nil }
    let panels = log.devices.map { decoders[$0].panel }
    let isAlone = panels.allSatisfy { $0.x == panels[0].x && $0.y == panels[0].y }
    return (decoders[first].panel, isAlone)
  }
}

extension ImportError {
  /// A file that says nothing of time.
  static func withoutStamps(line: Int) -> ImportError {
    .refused(
      line: line,
      "the file has no time stamps, so nothing can be said of speed; give the time between reports "
        + "with --interval MILLISECONDS, or record again with stamps (getevent -lt)")
  }
}
