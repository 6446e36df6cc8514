import Interchange
import Testing

/// Files that want all memory or all day.
struct HostileFileTests {
  /// Gives the same bytes over and over.
  private func endless(_ start: String, _ piece: String) -> ByteSource {
    var isFirst = true
    let first = Array(start.utf8)
    let rest = Array(piece.utf8)
    return ByteSource { () throws(ImportError) -> [UInt8] in
      defer { isFirst = false }
      return isFirst ? first : rest
    }
  }

  private func refusal(_ source: ByteSource) -> String? {
    do {
      _ = try Importer.read(source, file: "file", options: ImportOptions())
      return nil
    } catch {
      return error.description
    }
  }

  @Test func aLineWithoutEndIsRefused() {
    let long = String(repeating: "0", count: 1 << 16)
    #expect(
      refusal(endless("[ 1.000000] 0003 0035 00000001\n[ 1.0", long))?.contains("bytes") == true)
    #expect(refusal(endless(long, long)) != nil)
  }

  @Test func tenThousandFingersAreRefused() {
    var reports = "0"
    for finger in 0..<10_000 { reports += " slot=\(finger) id=\(finger) x=1 y=2" }
    #expect(Imported.refusal(of: Reports.evemu(reports))?.contains("contacts") == true)
    let listed = "0" + String(repeating: " x=1 y=2 contact", count: 5_000)
    #expect(Imported.refusal(of: Reports.evemu(listed))?.contains("contacts") == true)
  }

  @Test func moreFingersThanAPhoneTakesAreLeftOutAndNamed() throws {
    var reports = "0"
    for finger in 0..<20 { reports += " slot=\(finger) id=\(finger) x=\(finger) y=2" }
    reports += "\n10"
    for finger in 0..<20 { reports += " slot=\(finger) id=-1" }
    let recording = try Imported(Reports.evemu(reports)).recording
    #expect(recording.contacts == 16)
    #expect(recording.notes.repairs.contains { $0.contains("16 are down already") })
  }

  @Test func farFetchedNumbersAreNoTrap() throws {
    let texts = [
      "E: 9223372036854775807.9223372036854775807 0003 0035 1\n",
      "E: 1.000000 ffff ffff 9999999999999999999\n",
      "[99999999999999999999.000000] 0003 0035 00000001\n",
      Reports.evemu("0 id=5 x=2147483647 y=-2147483648\n10 x=-2147483648\n20 id=-1"),
      Reports.evemu("0 slot=-5 id=5 x=1 y=1\n1 slot=99999 id=6 x=1 y=1\n2 slot=0 id=7 x=1 y=2"),
      Reports.evemu("9000000000000000 id=5 x=1 y=1\n0 x=2\n9000000000000000 x=3\n0 x=4\n1 id=-1"),
      Reports.evemu("0 id=5 x=1 y=1\n9000000000000000 x=2\n9100000000000000 x=3"),
    ]
    for text in texts { _ = try? Imported(text) }
  }

  @Test func aClockMayStepBackByAgesOverAndOver() {
    let reports = (0..<20).map {
      "\($0 % 2 == 0 ? 0 : 1_000_000_000_000_000_000) id=\($0) x=\($0) y=1"
    }
    let refusal = Imported.refusal(of: Reports.evemu(reports.joined(separator: "\n")))
    #expect(refusal == nil)
  }

  @Test func whatIsCenturiesLaterIsLeftOutAndItsFingerCancelled() throws {
    let text = Reports.evemu("0 id=5 x=1 y=1\n10 x=2\n9100000000000000 x=3\n9100000000000010 id=-1")
    let imported = try Imported(text)
    #expect(imported.line == "0 down 0 1,1 · 10 move 0 2,1 · 10 cancel 0 2,1")
    #expect(imported.recording.notes.repairs.contains { $0.contains("285 years") })
  }

  @Test func everyCutOfAFileIsRead() {
    for text in [EvemuReaderTests.header + EvemuReaderTests.events, GeteventReaderTests.noisy] {
      for bytes in Cuts.of(text) { _ = try? Imported(bytes: bytes) }
    }
  }
}
