import CursorTechniques
import Foundation
import GestureCore
import Plots
import SimulatorCore
import TraceFormat
import Tuning

/// A recording's lanes as SVG.
enum LanePicture {
  /// Points of a picture where nothing is said.
  private static let usualWidth = 900.0

  /// Draws the lanes of a recording under one technique, or two.
  static func write(
    _ options: RenderOptions, _ paths: [String], _ console: Console
  ) throws(Failure) {
    let files = try InputFile.expandingDirectories(paths)
    guard files.count == 1 else {
      throw .usage("an .svg shows the lanes of one recording, not of \(files.count)")
    }
    let replays = options.replays + [options.against].compactMap { $0 }
    guard replays.count <= 2 else {
      throw .usage("lanes compare two techniques at most, not \(replays.count)")
    }
    let file = try PendingFile(options.out, console)
    let trace = try AnyRecording.trace(at: files[0])
    for warning in trace.warnings { console.warn(warning.description) }
    var records: [LaneRecord] = []
    for replay in replays {
      do throws(SettingError) {
        records.append(
          try LaneRecord(
            start: trace.header.session, events: trace.events,
            hasRecordedLayout: trace.usesRecordedLayout, options: replay,
            sharing: records.first?.touches))
      } catch {
        throw .found("\(InputFile.name(of: files[0])): \(error.description)")
      }
    }
    let text = SVGWriter.text(
      of: try picture(options, trace, records, path: files[0]),
      theme: options.isDark ? .dark : .light)
    try file.write(Array(text.utf8))
    _ = try file.finish()
    let words = records.map { "\($0.technique.id) \($0.net.signed)" }
    file.report("\(options.out): lanes of " + words.joined(separator: ", "))
  }

  private static func picture(
    _ options: RenderOptions, _ trace: Trace, _ records: [LaneRecord], path: String
  ) throws(Failure) -> PlotPicture {
    let end = trace.events.last?.time.microseconds ?? 0
    let from = options.from ?? 0
    guard from == 0 || from < end else {
      throw .usage(
        "--from \((Double(from) / 1e6).fixed(3)) s lies behind the end of "
          + "\(InputFile.name(of: path)) at \((Double(end) / 1e6).fixed(3)) s")
    }
    let layout = LaneLayout(
      width: options.size.map { Double($0.width) } ?? usualWidth,
      height: options.size.map { Double($0.height) - LaneFigure.footerHeight }
        ?? LaneLayout.usualHeight)
    var intent: Int?
    if case .move(let count)? = trace.header.intent { intent = count }
    let figure = LaneFigure(
      records[0], b: records.count > 1 ? records[1] : nil, intent: intent, layout: layout,
      scale: layout.scale(
        from: Instant(microseconds: from),
        to: Instant(microseconds: min(options.until ?? end, end))))
    let file = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    return figure.picture(title: trace.header.title ?? file)
  }
}
