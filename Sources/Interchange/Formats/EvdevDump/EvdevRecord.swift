/// How the kernel's `struct input_event` lies in a file: with the widths of the machine that recorded.
struct EvdevRecord {
  /// Bytes of a record: 24 from 64-bit machines, 16 from 32-bit ones.
  let size: Int

  static let all = [EvdevRecord(size: 24), EvdevRecord(size: 16)]

  private var timeSize: Int { (size - 8) / 2 }

  /// The record that begins at an index; nil where it can be none.
  func event(_ bytes: [UInt8], at start: Int) -> (event: EvdevEvent, stamp: Int64)? {
    guard start + size <= bytes.count else { return nil }
    let seconds = number(bytes, start, timeSize)
    let microseconds = number(bytes, start + timeSize, timeSize)
    let type = number(bytes, start + size - 8, 2)
    let code = number(bytes, start + size - 6, 2)
    let value = number(bytes, start + size - 4, 4)
    // The kernel's greatest type is 1f, its greatest code 2ff.
    guard seconds < UInt64(ImportLimits.stamp / 1_000_000), microseconds < 1_000_000, type <= 0x1f,
      code <= 0x2ff
    else { return nil }
    return (
      EvdevEvent(
        type: UInt16(type), code: UInt16(code),
        value: Int32(bitPattern: UInt32(truncatingIfNeeded: value))),
      Int64(seconds) * 1_000_000 + Int64(microseconds)
    )
  }

  private func number(_ bytes: [UInt8], _ start: Int, _ count: Int) -> UInt64 {
    var number: UInt64 = 0
    for index in (0..<count).reversed() { number = number << 8 | UInt64(bytes[start + index]) }
    return number
  }

  /// The layout in which everything at a file's beginning makes sense, reports included; nil for none.
  static func layout(of head: [UInt8]) -> EvdevRecord? {
    all.first { record in
      var reports = 0
      let count = min(256, head.count / record.size)
      for index in 0..<count {
        guard let (event, _) = record.event(head, at: index * record.size) else { return false }
        if event.type == EvdevCode.synchronization, event.code == EvdevCode.report { reports += 1 }
      }
      return reports > 0
    }
  }
}
