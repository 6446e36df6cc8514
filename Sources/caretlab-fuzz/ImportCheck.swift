import GestureCore
import Interchange
import SimulatorCore
import TraceFormat

/// Imports a file and holds what comes of it to what every import promises.
struct ImportCheck {
  private let bytes: [UInt8]
  /// Decides what is asked for besides the format: the same file always meets the same options.
  private let hash: UInt64

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    hash = bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  /// Reads the file as a format, or as what it looks like.
  func run(_ format: ImportFormat?) {
    var options = ImportOptions()
    options.format = format
    // Without an interval files without stamps are refused, which tells little.
    options.interval = isChosen(0, of: 16) ? nil : 8_000
    if isChosen(1, of: 4) { options.longestPause = 100_000 }
    if isChosen(2, of: 4) { options.transforms = [.swap, .flipX] }
    if isChosen(3, of: 4) { options.startHeight = 600 }
    if isChosen(4, of: 8) { options.finger = 0 }
    if isChosen(5, of: 8) { options.panel = ImportOptions.Size(width: 1080, height: 2400) }
    if isChosen(6, of: 8) { options.millimetres = ImportOptions.Size(width: 64, height: 140) }
    if isChosen(7, of: 8) { options.companion = .init(name: "beside", bytes: bytes) }
    let pieceSize = isChosen(8, of: 2) ? 1 << 16 : 1 + Int(hash >> 56)
    do throws(ImportError) {
      let recording = try Importer.read(
        ByteSource(bytes: bytes, pieceSize: pieceSize), file: "file", options: options)
      check(recording)
    } catch {
      promise(error.description.utf8.count < 1000, "a refusal is no sentence but a page")
    }
  }

  /// One of so many files has this option.
  private func isChosen(_ option: UInt64, of count: UInt64) -> Bool {
    ((hash &+ option) &* 0x9e37_79b9_7f4a_7c15 >> 32) % count == 0
  }

  private func check(_ recording: ImportedRecording) {
    var order = TouchOrderValidator()
    var samples = 0
    recording.forEachEvent { event in
      guard let touch = event.touch else {
        promise(event.time.microseconds == recording.duration, "the end is not the last")
        return
      }
      samples += 1
      do throws(TouchOrderValidator.Violation) {
        // No NaN, nothing infinite, times in order, every finger down before it moves.
        try order.accept(touch)
      } catch {
        fatalError("a sample that no recording may hold: \(error)")
      }
    }
    promise(order.activeFingers.isEmpty, "a finger stays down")
    promise(samples == recording.samples, "the count of samples is wrong")
    promise(samples <= 2 * bytes.count, "more samples than bytes can tell of")
    let notes = recording.notes.all
    promise(notes.allSatisfy { $0.description.utf8.count < 1000 }, "a note is a page long")
    checkRecording(recording)
  }

  /// What `import` writes is read again as it was, and goes out in another tool's format.
  private func checkRecording(_ recording: ImportedRecording) {
    let trace = recording.trace(session: SessionStart(), title: "file")
    do throws(TraceError) {
      let again = try TraceReader.read(TraceWriter.bytes(of: trace), file: "file")
      promise(again.events == trace.events, "what was written is not what is read")
    } catch {
      fatalError("what was written cannot be read: \(error)")
    }
    let formats = ExportFormat.allCases
    do throws(ExportError) {
      let exporter = try Exporter(trace, to: formats[Int(hash >> 32) % formats.count])
      promise(!exporter.text.isEmpty, "an export without text")
    } catch {
      fatalError("touches that cannot be exported")
    }
  }
}
