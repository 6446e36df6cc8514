import GestureCore
import SimulatorCore
package import TraceFormat

/// The front door out: a recording in, another tool's text out.
package struct Exporter {
  /// The text.
  package let text: String
  /// What the format cannot hold, and became of it; a sentence each.
  package let notes: [String]
  /// Touch-downs in it.
  package let contacts: Int
  /// Samples in it.
  package let samples: Int
  /// Options with which `import` puts everything where it was.
  package let importOptions: [String]

  /// Writes a recording in a format.
  ///
  /// - Throws: a refusal of a recording without touches.
  package init(_ trace: Trace, to format: ExportFormat) throws(ExportError) {
    let touches = ExportTouches(trace, numbering: format.numbering)
    guard !touches.touches.isEmpty else { throw .withoutTouches }
    let panel = ExportPanel(screen: trace.header.session.screen, touches: touches)
    text = Self.text(of: touches, panel, format)
    notes = Self.notes(trace, touches, format)
    contacts = touches.touches.count { $0.phase == .down }
    samples = touches.touches.count
    importOptions = panel.importOptions(format)
  }

  private static func text(
    of touches: ExportTouches, _ panel: ExportPanel, _ format: ExportFormat
  ) -> String {
    switch format {
    case .csv: TableWriter.text(of: touches)
    case .getevent: GeteventWriter.text(of: EvdevReports(touches, panel))
    case .evemu: EvemuWriter.text(of: EvdevReports(touches, panel))
    case .libinput: LibinputWriter.text(of: EvdevReports(touches, panel))
    case .minitouch: MinitouchWriter.text(of: touches, panel)
    case .monkey: MonkeyWriter.text(of: touches)
    case .webdriver: WebDriverWriter.text(of: touches)
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
    if format.countsPoints, !touches.fitsPhone {
      notes.append("places beyond 500 × 1000 pt: import would take the units for those of a panel")
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
  fileprivate var fitsPhone: Bool {
    let x = touches.map(\.location.x).max() ?? 0
    let y = touches.map(\.location.y).max() ?? 0
    return max(x, y) <= 1_000 && min(x, y) <= 500
  }
}
