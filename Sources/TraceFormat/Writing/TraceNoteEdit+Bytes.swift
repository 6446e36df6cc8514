internal import GestureCore
internal import SimulatorCore

extension TraceNoteEdit {
  /// A recording's bytes with the notes changed, and no byte of any other line.
  ///
  /// - Parameter file: the file's name, as a refusal should call it.
  /// - Throws: why the file is no recording of ours, which line cannot be read, that the notes are others than the
  ///   change was made for, or that the recording is over before the note.
  package func applied(to bytes: [UInt8], file: String) throws(TraceError) -> [UInt8] {
    var lines = NoteLines(bytes, file: file)
    try lines.passHeader()
    switch self {
    case .insert(let note, let place):
      let start = try lines.start(forNew: note, at: place)
      let isWhole = bytes[..<start].last == UInt8(ascii: "\n")
      var written: [UInt8] = isWhole ? [] : [UInt8(ascii: "\n")]
      TraceWriter.appendLine(of: InputEvent(note.time, .note(note.text)), to: &written)
      return Array(bytes[..<start]) + written + bytes[start...]
    case .replace(let note, let place, let text):
      let line = try lines.find(note, at: place)
      var written: [UInt8] = []
      written.appendQuoted(text)
      return Array(bytes[..<line.text.lowerBound]) + written + bytes[line.text.upperBound...]
    case .remove(let note, let place):
      let line = try lines.find(note, at: place)
      return Array(bytes[..<line.range.lowerBound] + bytes[line.range.upperBound...])
    }
  }
}

/// Goes through a recording's lines in search of a note, or of the place for one.
private struct NoteLines {
  private let bytes: [UInt8]
  private let file: String
  /// The line that comes next.
  private var start = 0
  private var number = 1

  /// A note's line.
  struct Line {
    /// The whole line, with its end.
    var range: Range<Int>
    /// What it says, with its quotes.
    var text: Range<Int>
  }

  init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
  }

  mutating func passHeader() throws(TraceError) {
    try TraceHeaderEdit.requireHeader(bytes, file: file)
    start = lineEnd
  }

  /// Where the next line ends, with its line feed.
  private var lineEnd: Int {
    bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
  }

  /// Where a new note's line is to start.
  mutating func start(forNew note: TraceNote, at place: Int) throws(TraceError) -> Int {
    var count = 0
    while let (line, range) = try next() {
      if line.time > note.time { return range.lowerBound }
      switch line.kind {
      case .end:
        guard line.time == note.time else {
          throw refusal(
            "the recording ends at \(line.time.microseconds) µs, before the note's "
              + "\(note.time.microseconds) µs")
        }
        return range.lowerBound
      case .note:
        if count == place, line.time == note.time { return range.lowerBound }
        count += 1
      case .touch, .text, .mark, .key, .select, .scroll, .focus, .set, .technique, nil: break
      }
    }
    return start
  }

  /// The line of a note that is known to be there.
  mutating func find(_ note: TraceNote, at place: Int) throws(TraceError) -> Line {
    var count = 0
    while let (line, range) = try next() {
      guard case .note(let text)? = line.kind else { continue }
      if count == place {
        guard TraceNote(line.time, text) == note else { break }
        return try self.line(line, range)
      }
      count += 1
    }
    throw TraceError(
      Finding(
        .error, file: file, message: "its notes have changed meanwhile; open the recording again"))
  }

  private func line(_ line: EventLine, _ range: Range<Int>) throws(TraceError) -> Line {
    var scanner = JSONScanner(bytes, line.fieldOffset..<range.upperBound)
    do throws(LineFault) {
      try scanner.require(UInt8(ascii: ","))
      scanner.skipWhitespace()
      let first = scanner.position
      _ = try scanner.stringSpelling("the note in quotes")
      return Line(range: range, text: first..<scanner.position)
    } catch {
      throw refusal(error.message)
    }
  }

  /// The next event and its line; nil where the file ends, and before a last line that is cut.
  private mutating func next() throws(TraceError) -> (EventLine, Range<Int>)? {
    while start < bytes.count {
      let range = start..<lineEnd
      number += 1
      guard range.count <= TraceParser.lineLimit else {
        throw refusal("the line is longer than \(TraceParser.lineLimit) bytes")
      }
      var scanner = JSONScanner(bytes, range)
      scanner.skipWhitespace()
      guard scanner.position < range.upperBound else {
        start = range.upperBound
        continue
      }
      do throws(LineFault) {
        let line = try scanner.eventLine()
        start = range.upperBound
        return (line, range)
      } catch {
        // What ends too early on the last line was cut, by a crash or a full disk.
        if range.upperBound == bytes.count { return nil }
        throw refusal(error.message)
      }
    }
    return nil
  }

  private func refusal(_ reason: String) -> TraceError {
    TraceError(Finding(.error, file: file, line: number, message: reason))
  }
}
