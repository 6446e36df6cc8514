import GestureCore
import Interchange
import SimulatorCore
import Testing
import TraceFormat

/// An imported text, in words that tests can compare.
struct Imported {
  let recording: ImportedRecording
  /// One line a sample, in the file's own units: `8310 move 0 323,88`.
  let touches: [String]
  /// The header's source.
  let source: [String: JSONValue]

  init(_ text: String, _ options: ImportOptions = ImportOptions(), pieceSize: Int = 1 << 16) throws
  {
    try self.init(bytes: Array(text.utf8), options, pieceSize: pieceSize)
  }

  init(bytes: [UInt8], _ options: ImportOptions = ImportOptions(), pieceSize: Int = 1 << 16) throws
  {
    recording = try Importer.read(
      ByteSource(bytes: bytes, pieceSize: pieceSize), file: "file", options: options)
    let header = recording.header(session: SessionStart(), title: nil)
    source = Dictionary(
      (header.source?.details ?? []).map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
    let scales = recording.scales
    let offset = source["offset"]?.elements?.compactMap(\.double) ?? []
    var touches: [String] = []
    recording.forEachEvent { event in
      guard let touch = event.touch else { return }
      let x = (touch.location.x - offset[0]) / scales[0]
      let y = (touch.location.y - offset[1]) / scales[scales.count - 1]
      let numbers = [x, y].map { NumberForm.text(of: ($0 * 1e4).rounded() / 1e4) }
      touches.append(
        "\(touch.time.microseconds) \(touch.phase) \(touch.finger.rawValue) "
          + numbers.joined(separator: ","))
    }
    self.touches = touches
  }

  /// The samples in one line.
  var line: String { touches.joined(separator: " · ") }

  /// Why a text is refused; nil where it is not.
  static func refusal(of text: String, _ options: ImportOptions = ImportOptions()) -> String? {
    do {
      _ = try Importer.read(ByteSource(bytes: Array(text.utf8)), file: "file", options: options)
      return nil
    } catch {
      return error.description
    }
  }
}

extension ImportOptions {
  /// Options with one change.
  static func with(_ change: (inout ImportOptions) -> Void) -> ImportOptions {
    var options = ImportOptions()
    change(&options)
    return options
  }
}

/// Input events in short: a line is a report, its first word the stamp in microseconds.
///
///     0 id=5 x=10 y=20 touch=1
///     8310 x=12
///     16700 id=-1 touch=0
enum Reports {
  private static let codes: [Substring: (type: Int, code: Int)] = [
    "slot": (3, 0x2f), "x": (3, 0x35), "y": (3, 0x36), "id": (3, 0x39), "pressure": (3, 0x3a),
    "tool": (3, 0x37), "touch": (1, 0x14a), "left": (1, 0x110), "X": (3, 0), "Y": (3, 1),
    "Z": (3, 2), "RX": (3, 3),
    "contact": (0, 2), "dropped": (0, 3),
  ]

  /// The reports as evemu writes them.
  static func evemu(_ text: String, header: String = "") -> String {
    var lines = header.isEmpty ? [] : [header]
    for report in text.split(separator: "\n") {
      let words = report.split(separator: " ")
      guard let microseconds = words.first.flatMap({ Int($0) }) else { continue }
      let fraction = String(1_000_000 + microseconds % 1_000_000).dropFirst()
      let stamp = "E: \(microseconds / 1_000_000).\(fraction)"
      for word in words.dropFirst() {
        let parts = word.split(separator: "=")
        guard let code = codes[parts[0]] else { continue }
        lines.append(
          "\(stamp) \(hex(code.type)) \(hex(code.code)) \(parts.count > 1 ? parts[1] : "0")")
      }
      lines.append("\(stamp) 0000 0000 0")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func hex(_ number: Int) -> String {
    String(String(number + 0x10000, radix: 16).dropFirst())
  }
}
