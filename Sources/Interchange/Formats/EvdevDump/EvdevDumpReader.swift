/// Bytes as `cat /dev/input/eventN` gives them.
struct EvdevDumpReader {
  /// Takes the whole file.
  func read(_ pieces: TextPieces, into input: inout ImportInput) throws(ImportError) {
    var pieces = pieces
    guard let record = EvdevRecord.layout(of: pieces.head) else {
      throw .refused(
        "the bytes are no input events of the kernel, neither of 24 bytes nor of 16 bytes each")
    }
    let device = try input.devices.index(of: [], line: 0)
    var rest: [UInt8] = []
    var number = 0
    while let piece = try pieces.next() {
      rest += piece
      var start = 0
      while start + record.size <= rest.count {
        number += 1
        if let (event, stamp) = record.event(rest, at: start) {
          try input.take(event, device: device, stamp: stamp, line: 0)
        } else {
          input.log.notes.add(.leftOut, "event \(number) is no event of the kernel")
        }
        start += record.size
      }
      rest.removeFirst(start)
    }
    if !rest.isEmpty {
      input.isCut = true
      input.log.notes.add(.leftOut, "the last event is cut after \(rest.count) bytes")
    }
  }
}
