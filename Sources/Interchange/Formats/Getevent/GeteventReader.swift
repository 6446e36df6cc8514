/// Android's `getevent` in all its prints: with stamps or without, names or numbers, one device or all,
/// rates after reports, the description of `-p` in front; also the stamps of Android 4.
struct GeteventReader: LogFormat {
  /// The device of the event before, with the colon behind its path, if it has one.
  private var path: [UInt8] = []
  private var device: Int?
  private let columns = GeteventColumns()

  /// The device that description lines are about.
  private var described: Int?

  /// `[   90001.100200] /dev/input/event3: EV_ABS       ABS_MT_POSITION_X    00000136`, or numbers instead of names,
  /// of the device of the line before.
  mutating func takePlain(
    _ cursor: inout ByteCursor, line: Int, into input: inout ImportInput
  ) throws(ImportError) -> Bool {
    guard let device,
      let (stamp, event) = GeteventEvent.plain(&cursor, path: path, columns: columns),
      cursor.takeLineEnd()
    else { return false }
    described = nil
    try input.take(event, device: device, stamp: stamp, line: line)
    return true
  }

  mutating func take(_ line: Line, into input: inout ImportInput) throws(ImportError) {
    guard !line.bytes.isEmpty else { return }
    if let event = GeteventEvent(line.bytes) {
      described = nil
      let device = try input.devices.index(of: event.device, line: line.number)
      self.device = device
      path = event.device.isEmpty ? [] : event.device + [UInt8(ascii: ":")]
      // Codes that only have names, such as keys, say nothing of touches.
      guard let code = event.code else { return }
      try input.take(
        EvdevEvent(type: event.type, code: code, value: event.value), device: device,
        stamp: event.stamp, line: line.number)
      return
    }
    if try describe(line, &input) || GeteventDescription.isKnown(line.bytes) { return }
    input.leaveOut(line, "no event of getevent")
  }

  private mutating func describe(
    _ line: Line, _ input: inout ImportInput
  ) throws(ImportError) -> Bool {
    if let path = GeteventDescription.addedDevice(line.bytes) {
      described = try input.devices.index(of: path, line: line.number)
      return true
    }
    guard let described else { return false }
    if let name = GeteventDescription.name(line.bytes) {
      input.devices.describe(described) { $0.name = name }
    } else if let axis = GeteventDescription.axis(line.bytes) {
      input.devices.describe(described) {
        $0.set(
          axis.code, minimum: axis.minimum, maximum: axis.maximum, resolution: axis.resolution)
      }
    }
    // Whatever is set in from the margin belongs to the description: keys, properties.
    return line.bytes.first == UInt8(ascii: " ") || line.bytes.first == UInt8(ascii: "\t")
  }
}
