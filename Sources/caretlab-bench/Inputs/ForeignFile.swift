import GestureCore
import Interchange
import SimulatorCore
import TraceFormat

/// Drags in another tool's format.
struct ForeignFile {
  let format: ImportFormat
  let bytes: [UInt8]

  /// - Parameter events: touches of one finger.
  init(_ events: [InputEvent], in format: ImportFormat) throws(ExportError) {
    self.format = format
    let trace = Trace(header: TraceHeader(), events: events)
    let touches = events.compactMap(\.touch)
    switch format {
    case .getevent: bytes = try Self.exported(trace, .getevent)
    case .evemu: bytes = try Self.exported(trace, .evemu)
    case .libinput: bytes = try Self.exported(trace, .libinput)
    case .minitouch: bytes = try Self.exported(trace, .minitouch)
    case .monkey: bytes = try Self.exported(trace, .monkey)
    case .webdriver: bytes = try Self.exported(trace, .webdriver)
    case .csv: bytes = try Self.exported(trace, .csv)
    case .evtest: bytes = Self.lines(of: try KernelEvent.all(of: trace)) { $0.evtest }
    case .pythonEvdev: bytes = Self.lines(of: try KernelEvent.all(of: trace)) { $0.pythonEvdev }
    case .sendevent: bytes = Self.lines(of: try KernelEvent.all(of: trace)) { $0.sendevent }
    case .evdev: bytes = try KernelEvent.all(of: trace).flatMap(\.dump)
    case .reran: bytes = Array(KernelEvent.reran(try KernelEvent.all(of: trace)).utf8)
    case .input: bytes = Self.lines(of: touches, TouchText.motionevent)
    case .devtools: bytes = Self.lines(of: touches, TouchText.devtools)
    case .appiumInspector: bytes = Array(TouchText.appiumInspector(touches).utf8)
    case .keyman: bytes = Array(TouchText.keyman(touches).utf8)
    case .howWeSwipe: bytes = Array(TouchText.howWeSwipe(touches).utf8)
    }
  }

  private static func exported(
    _ trace: Trace, _ format: ExportFormat
  ) throws(ExportError) -> [UInt8] {
    Array(try Exporter(trace, to: format).text.utf8)
  }

  private static func lines<Element>(
    of elements: [Element], _ line: (Element) -> String
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    for element in elements {
      bytes += line(element).utf8
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }
}
