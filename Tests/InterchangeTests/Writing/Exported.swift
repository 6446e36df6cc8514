import GestureCore
import Interchange
import SimulatorCore
import Testing
import TraceFormat

/// Recordings to write, and what comes back.
enum Exported {
  /// Two fingers, of which the system takes one away; equal stamps, fractions of points, a report without
  /// movement, a lift away from the last report, a pause before the first touch.
  static let twoFingers: [TouchSample] = [
    sample(5_000, 0, .down, 100.25, 600), sample(13_310, 0, .move, 104.5, 600.125),
    sample(13_310, 1, .down, 300, 610.75), sample(13_310, 1, .move, 300, 610.75),
    sample(21_640, 0, .move, 111.0625, 601), sample(29_999, 1, .move, 290.4, 612.07),
    sample(38_300, 1, .cancel, 290.4, 612.07), sample(46_650, 0, .up, 112, 601),
  ]

  /// A tap.
  static let tap = [sample(0, 0, .down, 100.5, 600), sample(50_400, 0, .up, 100.5, 600)]

  static func sample(
    _ microseconds: Int64, _ finger: Int, _ phase: TouchPhase, _ x: Double, _ y: Double
  ) -> TouchSample {
    TouchSample(
      time: Instant(microseconds: microseconds), finger: FingerID(finger), phase: phase,
      location: Point(x: x, y: y))
  }

  static func trace(_ samples: [TouchSample], screen: Screen = .standard) -> Trace {
    var events = samples.map {
      InputEvent($0.time, .touch($0.finger, $0.phase, $0.location))
    }
    events.append(InputEvent(samples.last?.time ?? .zero, .end))
    return Trace(header: TraceHeader(session: SessionStart(screen: screen)), events: events)
  }

  /// What `import` makes of a text when it is given the options that export names.
  static func imported(_ exporter: Exporter, _ screen: Screen) throws -> ImportedRecording {
    var options = ImportOptions()
    options.screen.width = screen.width
    options.screen.height = screen.height
    if let index = exporter.importOptions.firstIndex(of: "--panel") {
      let size = exporter.importOptions[index + 1].split(separator: "x").compactMap { Double($0) }
      options.panel = ImportOptions.Size(width: size[0], height: size[1])
    }
    return try Importer.read(
      ByteSource(bytes: Array(exporter.text.utf8)), file: "file", options: options)
  }
}
