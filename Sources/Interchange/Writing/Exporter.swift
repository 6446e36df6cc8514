import GestureCore
import SimulatorCore
package import TraceFormat

/// The front door out: a recording in, another tool's text out, piece by piece.
package struct Exporter {
  /// What the format cannot hold, and became of it; a sentence each.
  package let notes: [String]
  /// Touch-downs in it.
  package let contacts: Int
  /// Samples in it.
  package let samples: Int
  /// Options with which `import` puts everything where it was.
  package let importOptions: [String]

  private let format: ExportFormat
  private let touches: ExportTouches
  private let panel: ExportPanel

  /// Bytes of a piece, about.
  private static let pieceSize = 1 << 16

  /// Prepares to write a recording in a format.
  ///
  /// - Throws: a refusal of a recording without touches.
  package init(_ trace: Trace, to format: ExportFormat) throws(ExportError) {
    let touches = ExportTouches(trace, numbering: format.numbering)
    guard !touches.touches.isEmpty else { throw .withoutTouches }
    self.format = format
    self.touches = touches
    panel = ExportPanel(screen: trace.header.session.screen, touches: touches)
    notes = Self.notes(trace, touches, format)
    contacts = touches.touches.count { $0.phase == .down }
    samples = touches.touches.count
    importOptions = panel.importOptions(format, touches)
  }

  /// Gives the text in pieces of UTF-8, so that it never lies in memory as a whole.
  package func write<Failure>(to body: ([UInt8]) throws(Failure) -> Void) throws(Failure) {
    var piece: [UInt8] = []
    try writeTexts { (text) throws(Failure) in
      piece += text.utf8
      guard piece.count >= Self.pieceSize else { return }
      try body(piece)
      piece.removeAll(keepingCapacity: true)
    }
    if !piece.isEmpty { try body(piece) }
  }

  /// The text as a whole.
  package var text: String {
    var bytes: [UInt8] = []
    write { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func writeTexts<Failure>(
    to body: (String) throws(Failure) -> Void
  ) throws(Failure) {
    switch format {
    case .csv: try TableWriter.write(touches, to: body)
    case .getevent: try GeteventWriter.write(EvdevReports(touches, panel), to: body)
    case .evemu: try EvemuWriter.write(EvdevReports(touches, panel), to: body)
    case .libinput: try LibinputWriter.write(EvdevReports(touches, panel), to: body)
    case .minitouch: try MinitouchWriter.write(touches, panel, to: body)
    case .monkey: try MonkeyWriter.write(touches, to: body)
    case .webdriver: try WebDriverWriter.write(touches, to: body)
    }
  }

  private static func notes(
    _ trace: Trace, _ touches: ExportTouches, _ format: ExportFormat
  ) -> [String] {
    var notes: [String] = []
    let others = trace.events.count { $0.touch == nil && $0.kind != .end }
    if others > 0 {
      notes.append("left out: \(counted(others, "event")) of the keyboard, the text and settings")
    }
    let cancels = touches.touches.count { $0.phase == .cancel }
    if !format.keepsCancels, cancels > 0 {
      notes.append("\(counted(cancels, "cancel")): written as a lift, the format has no other end")
    }
    let moved = touches.liftsElsewhere
    if !format.keepsPlacesOfLifts, moved > 0 {
      notes.append("\(counted(moved, "lift")) away from the sample before: written without a place")
    }
    if touches.isRenumbered {
      notes.append("fingers have other numbers than in the recording, as the format needs them")
    }
    let density = trace.header.session.screen.pointsPerMillimetre
    if density != Screen.standard.pointsPerMillimetre {
      notes.append(
        "left out: the screen's \(NumberText.of(density)) points per millimetre; import takes "
          + "\(NumberText.of(Screen.standard.pointsPerMillimetre))")
    }
    if let last = trace.events.last(where: { $0.touch != nil })?.time.microseconds,
      let end = trace.events.last?.time.microseconds, end > last
    {
      notes.append("left out: \((end - last).asSeconds) from the last touch to the recording's end")
    }
    return notes
  }

  private static func counted(_ count: Int, _ word: String) -> String {
    "\(count) \(word)\(count == 1 ? "" : "s")"
  }
}

extension ExportTouches {
  /// Lifts whose place is not that of the finger's sample before.
  fileprivate var liftsElsewhere: Int {
    var places: [Int: Point] = [:]
    var count = 0
    for touch in touches {
      switch touch.phase {
      case .down, .move: places[touch.finger] = touch.location
      case .up, .cancel: if places[touch.finger] != touch.location { count += 1 }
      }
    }
    return count
  }

  /// Whether `import` believes that units as large as these are points.
  var fitsPhone: Bool {
    let x = touches.map(\.location.x).max() ?? 0
    let y = touches.map(\.location.y).max() ?? 0
    return max(x, y) <= 1_000 && min(x, y) <= 500
  }
}
