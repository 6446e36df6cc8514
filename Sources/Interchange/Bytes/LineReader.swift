/// A line without its end.
struct Line {
  /// From 1.
  let number: Int
  /// Its bytes; carriage returns and blanks at the end are taken off.
  let bytes: ArraySlice<UInt8>
  /// Whether the file stops in it: no line end follows.
  let isUnended: Bool

  /// The line as text, short enough for a sentence.
  var brief: String {
    let text = String(decoding: bytes.prefix(60), as: UTF8.self)
    let plain = String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7f ? " " : $0 }))
    return bytes.count > 60 ? plain + "…" : plain
  }
}

/// Splits text into lines without ever holding more than a piece and a line.
struct LineReader {
  private var pieces: TextPieces
  private var piece: [UInt8] = []
  private var position = 0
  /// The start of a line that goes on in the next piece.
  private var start: [UInt8] = []
  private var number = 0

  init(_ pieces: TextPieces) {
    self.pieces = pieces
  }

  /// The next line; nil at the end.
  ///
  /// - Throws: a refusal where a line is longer than `ImportLimits.line`.
  mutating func next() throws(ImportError) -> Line? {
    while true {
      if let end = piece[position...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = line(upTo: end, isUnended: false)
        position = end + 1
        return line
      }
      start += piece[position...]
      guard start.count <= ImportLimits.line else {
        throw .refused(
          line: number + 1,
          "the line has more than \(ImportLimits.line) bytes; no recording has such lines")
      }
      guard let next = try pieces.next() else {
        piece = []
        position = 0
        return start.isEmpty ? nil : line(upTo: 0, isUnended: true)
      }
      piece = next
      position = 0
    }
  }

  private mutating func line(upTo end: Int, isUnended: Bool) -> Line {
    number += 1
    var bytes = piece[position..<end]
    if !start.isEmpty {
      bytes = (start + bytes)[...]
      start = []
    }
    // adb shells add one or two carriage returns, getevent pads with blanks.
    var trimmed = bytes.endIndex
    while trimmed > bytes.startIndex,
      bytes[trimmed - 1] == UInt8(ascii: " ") || bytes[trimmed - 1] == UInt8(ascii: "\r")
    {
      trimmed -= 1
    }
    return Line(number: number, bytes: bytes[..<trimmed], isUnended: isUnended)
  }
}
