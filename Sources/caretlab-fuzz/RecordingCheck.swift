import GestureCore
import SimulatorCore
import TraceFormat

/// Reads a recording of our own and holds it to what the reader promises.
enum RecordingCheck {
  static func run(_ bytes: [UInt8]) {
    let findings = TraceValidator.findings(in: bytes, file: "file")
    promise(findings.count <= bytes.count + 100, "more findings than bytes")
    do throws(TraceError) {
      let trace = try TraceReader.read(bytes, file: "file")
      check(trace)
    } catch {
      promise(!error.description.isEmpty, "an error without a word")
      return
    }
  }

  private static func check(_ trace: Trace) {
    var order = TouchOrderValidator()
    for event in trace.events {
      do throws(TouchOrderValidator.Violation) {
        if let touch = event.touch {
          try order.accept(touch)
        } else {
          try order.accept(time: event.time)
        }
      } catch {
        fatalError("an event that no recording may hold: \(error)")
      }
    }
    promise(order.activeFingers.isEmpty, "a finger stays down")
    do throws(TraceError) {
      let again = try TraceReader.read(TraceWriter.bytes(of: trace), file: "file")
      promise(again.events == trace.events, "what was written is not what is read")
      promise(again.header == trace.header, "the first line is not what was written")
    } catch {
      fatalError("what was written cannot be read: \(error)")
    }
  }
}
