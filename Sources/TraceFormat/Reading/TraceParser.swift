import GestureCore
import SimulatorCore

/// The one way through a recording's bytes, for readers that stop at the first error and for validators
/// that go on after it.
struct TraceParser {
  /// The longest line, in bytes.
  static let lineLimit = 1 << 20
  static let surrogateMessage =
    "half of a surrogate pair stands in a string; it is read as U+FFFD"

  /// What goes on after an error.
  enum Manner {
    case stopAtFirstError
    case skipBadLines
  }

  private let bytes: [UInt8]
  private let manner: Manner
  private(set) var findings: FindingList
  private(set) var trace = Trace(header: TraceHeader(), events: [])
  private var order = TouchOrderValidator()
  private var unknownKinds: Set<String> = []
  private var lineNumber = 0
  private var lineStart = 0
  /// The newest line that is not blank.
  private var lastLine = 1
  /// The line of `end`.
  private var endLine: Int?
  private var lastLineIsCut = false
  private var hasErrors = false

  init(_ bytes: [UInt8], file: String, _ manner: Manner) {
    self.bytes = bytes
    self.manner = manner
    findings = FindingList(file: file)
  }

  private var goesOn: Bool { !hasErrors || manner == .skipBadLines }

  /// Reads everything there is.
  mutating func run() {
    var start = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0
    guard start < bytes.count else { return refuse("the file is empty") }
    // A guess that spares most of the array's growth: touch lines have some thirty bytes.
    trace.events.reserveCapacity(bytes.count / 32)
    while start < bytes.count, goesOn {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      lineNumber += 1
      lineStart = start
      if end - start > Self.lineLimit {
        error(
          start, "the line has \(end - start) bytes; a line may have at most \(Self.lineLimit)")
        // Without a header there is nothing to say about what follows.
        if lineNumber == 1 { return }
      } else if lineNumber == 1 {
        guard readHeader(start..<end) else { return }
      } else {
        readEvent(start..<end)
      }
      start = end + 1
    }
    if goesOn { finish() }
  }

  private mutating func readHeader(_ range: Range<Int>) -> Bool {
    var scanner = JSONScanner(bytes, range)
    do throws(HeaderLine.Refusal) {
      let line = try HeaderLine(&scanner)
      trace.header = line.header
      for fault in line.errors { error(fault.offset, fault.message) }
      for fault in line.warnings { warn(fault.offset, fault.message) }
      return true
    } catch {
      switch error {
      case .noRecording(let fault): refuse(fault.message, at: max(fault.offset, range.lowerBound))
      case .otherVersion(let fault): self.error(fault.offset, fault.message)
      }
      return false
    }
  }

  private mutating func readEvent(_ range: Range<Int>) {
    var scanner = JSONScanner(bytes, range)
    scanner.skipWhitespace()
    guard scanner.position < range.upperBound else { return }
    lastLine = lineNumber
    do throws(LineFault) {
      let line = try scanner.eventLine()
      try accept(line, range)
      if let offset = scanner.replacedSurrogate { warn(offset, Self.surrogateMessage) }
    } catch {
      // What ends too early on the last line was cut, by a crash or a full disk.
      if error.offset >= range.upperBound, isLastLine(range) {
        lastLineIsCut = true
      } else {
        self.error(error.offset, error.message)
      }
    }
  }

  private mutating func accept(_ line: EventLine, _ range: Range<Int>) throws(LineFault) {
    if let endLine {
      throw LineFault(
        offset: line.timeOffset,
        message: "an event stands after the \"end\" of line \(endLine): expected nothing there")
    }
    guard let kind = line.kind else { return try acceptUnknown(line, range) }
    let event = InputEvent(line.time, kind)
    let touch = event.touch
    do throws(TouchOrderValidator.Violation) {
      if let touch {
        try order.accept(touch)
      } else {
        try order.accept(time: line.time)
      }
    } catch {
      throw line.fault(error, touch)
    }
    trace.events.append(event)
    if case .end = kind { endLine = lineNumber }
  }

  private mutating func acceptUnknown(_ line: EventLine, _ range: Range<Int>) throws(LineFault) {
    do throws(TouchOrderValidator.Violation) {
      try order.accept(time: line.time)
    } catch {
      throw line.fault(error, nil)
    }
    let text = String(decoding: bytes[range], as: UTF8.self)
    trace.unknownEvents.append(
      Trace.UnknownEvent(index: trace.events.count, line: text.trimmed))
    var scanner = JSONScanner(bytes, line.kindOffset..<range.upperBound)
    let kind = try scanner.string()
    if unknownKinds.insert(kind).inserted {
      warn(
        line.kindOffset,
        "\"\(kind.brief)\" is no kind of event that version \(TraceHeader.version) knows; such "
          + "events are kept and skipped")
    }
  }

  private func isLastLine(_ range: Range<Int>) -> Bool {
    bytes[range.upperBound...].allSatisfy {
      [UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: " "), UInt8(ascii: "\t")].contains($0)
    }
  }

  /// Lifts the fingers that are still down and says what is missing at the end.
  private mutating func finish() {
    let time = order.latest ?? .zero
    let cancels = order.activeFingers.map { finger in
      InputEvent(time, .touch(finger.finger, .cancel, finger.location))
    }
    let index = trace.hasEnd ? trace.events.count - 1 : trace.events.count
    trace.events.insert(contentsOf: cancels, at: index)
    trace.repairedCancels = index..<index + cancels.count

    var parts: [String] = []
    if lastLineIsCut {
      parts.append("the last line is cut and left out")
    } else if endLine == nil {
      parts.append("the recording stops without an \"end\"")
    }
    if !cancels.isEmpty {
      let names = order.activeFingers.map { String($0.finger.rawValue) }.joined(separator: ", ")
      parts.append(
        (cancels.count == 1 ? "finger \(names) is" : "fingers \(names) are")
          + " still down and cancelled at \(time.microseconds) µs")
    }
    if !parts.isEmpty {
      let line = lastLineIsCut ? lastLine : endLine ?? lastLine
      findings.add(.warning, line: line, parts.joined(separator: "; "))
    }
    trace.warnings = findings.all
  }
}

extension TraceParser {
  private mutating func refuse(_ reason: String, at offset: Int? = nil) {
    hasErrors = true
    let message = "no recording in \(findings.file): \(reason)"
    if let offset {
      findings.add(.error, line: lineNumber, column: column(of: offset), message)
    } else {
      findings.add(.error, message)
    }
  }

  private mutating func error(_ offset: Int, _ message: String) {
    hasErrors = true
    findings.add(.error, line: lineNumber, column: column(of: offset), message)
  }

  private mutating func warn(_ offset: Int, _ message: String) {
    findings.add(.warning, line: lineNumber, column: column(of: offset), message)
  }

  /// Counts scalars: all bytes but those that continue one.
  private func column(of offset: Int) -> Int {
    1 + bytes[lineStart..<max(lineStart, offset)].reduce(0) { $0 + ($1 & 0xc0 == 0x80 ? 0 : 1) }
  }
}
