import Interchange
import Testing

struct EvdevDumpTests {
  /// Events as a kernel of that width writes them.
  private func dump(_ size: Int, seconds: Int = 1411) -> [UInt8] {
    let events = [
      (748_223, 3, 57, 12), (748_223, 3, 53, 310), (748_223, 3, 54, 88), (748_223, 0, 0, 0),
      (756_533, 3, 53, 323), (756_533, 0, 0, 0), (764_923, 3, 57, -1), (764_923, 0, 0, 0),
    ]
    var bytes: [UInt8] = []
    func append(_ number: Int, _ count: Int) {
      for index in 0..<count { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * index))) }
    }
    for (microseconds, type, code, value) in events {
      append(seconds, (size - 8) / 2)
      append(microseconds, (size - 8) / 2)
      append(type, 2)
      append(code, 2)
      append(value, 4)
    }
    return bytes
  }

  @Test(arguments: [16, 24])
  func bothWidthsAreKnownFromTheBytes(_ size: Int) throws {
    for pieceSize in [1, 7, 1 << 16] {
      let imported = try Imported(bytes: dump(size), pieceSize: pieceSize)
      #expect(imported.recording.format == .evdev)
      #expect(imported.recording.reason.contains("\(size) bytes"))
      #expect(imported.line == TextFormatTests.exact)
    }
    let late = try Imported(bytes: dump(size, seconds: 1_700_000_000))
    #expect(late.line == TextFormatTests.exact)
  }

  @Test func aCutEventIsNamed() throws {
    let imported = try Imported(bytes: dump(24).dropLast(5))
    #expect(imported.line == "0 down 0 310,88 · 8310 move 0 323,88 · 8310 cancel 0 323,88")
    #expect(imported.recording.notes.repairs.contains { $0.contains("cut after 19 bytes") })
  }

  @Test func otherBytesAreRefused() {
    for bytes in [
      [UInt8](repeating: 0, count: 100), Array(0...255), [0x7f, 0x45, 0x4c, 0x46, 0, 0],
    ] {
      #expect(throws: ImportError.self) { _ = try Imported(bytes: bytes) }
    }
    #expect(throws: ImportError.self) {
      _ = try Imported(bytes: Array(0...255), .with { $0.format = .evdev })
    }
  }
}
