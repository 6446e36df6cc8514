import GestureCore
import Interchange
import SimulatorCore
import Testing

/// Files with a byte too few or a byte that is wrong: whatever comes of them is in order.
@Suite(.timeLimit(.minutes(30)))
struct DamagedFileTests {
  @Test(arguments: SampleFile.all)
  func everyDamageOfASampleIsRead(_ sample: SampleFile) throws {
    try check(try sample.bytes(), as: ImportFormat(rawValue: sample.format))
  }

  @Test(.enabled(if: DataSet.isThere, DataSet.advice), arguments: DataSet.distinctRecordings)
  func everyDamageOfARecordingIsRead(_ file: String) throws {
    try check(try DataSet.bytes(of: file), as: nil)
  }

  /// - Parameter format: what the file is read as, so that damage to its beginning does not end the matter; nil
  ///   to find out.
  private func check(_ bytes: [UInt8], as format: ImportFormat?) throws {
    var options = ImportOptions.with { $0.interval = 8_000 }
    let whole = try? Importer.read(ByteSource(bytes: bytes), file: "file", options: options)
    options.format = format ?? whole?.format
    var faults: [String] = []
    Damages(of: bytes).visit { damaged, words in
      do throws(ImportError) {
        let recording = try Importer.read(
          ByteSource(bytes: damaged), file: "file", options: options)
        if let fault = Self.fault(recording, of: damaged.count) {
          faults.append("\(words()): \(fault)")
        }
      } catch {
        if error.message.isEmpty { faults.append("\(words()): refused without a word") }
      }
    }
    #expect(faults.isEmpty, "\(faults.prefix(5))")
  }

  /// What is wrong with an import; nil where everything is as it must be.
  private static func fault(_ recording: ImportedRecording, of size: Int) -> String? {
    var order = TouchOrderValidator()
    var fault: String?
    recording.forEachEvent { event in
      guard let touch = event.touch, fault == nil else { return }
      do throws(TouchOrderValidator.Violation) {
        // Refuses what is no number, times that step back, and fingers that are not down.
        try order.accept(touch)
      } catch {
        fault = "\(error)"
      }
    }
    if !order.activeFingers.isEmpty { fault = fault ?? "a finger stays down" }
    // Thirty-two bytes are held for a sample.
    return fault ?? (recording.samples * 32 > 20 * size ? "more than the file can tell" : nil)
  }
}
