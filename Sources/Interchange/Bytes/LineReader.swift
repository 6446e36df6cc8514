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
      if let end = piece.firstLineEnd(from: position) {
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

  /// Gives the lines that lie whole in the piece, where they stand, for as long as they are taken.
  ///
  /// - Parameter take: takes the next line with its end and says true, or takes nothing.
  mutating func skim(
    _ take: (inout ByteCursor, _ number: Int) throws(ImportError) -> Bool
  ) throws(ImportError) {
    guard start.isEmpty else { return }
    // An array's own closures know nothing of typed errors.
    var failure: ImportError?
    let piece = piece
    piece.withUnsafeBufferPointer { bytes in
      var cursor = ByteCursor(bytes, at: position)
      do throws(ImportError) {
        while try take(&cursor, number + 1) {
          number += 1
          position = cursor.position
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }

  private mutating func line(upTo end: Int, isUnended: Bool) -> Line {
    number += 1
    var bytes = piece[position..<end]
    if !start.isEmpty {
      bytes = (start + bytes)[...]
      start = []
    }
    // adb shells add one or two carriage returns, getevent pads with blanks.
    let count = bytes.withUnsafeBufferPointer { bytes in
      var count = bytes.count
      while count > 0,
        bytes[count - 1] == UInt8(ascii: " ") || bytes[count - 1] == UInt8(ascii: "\r")
      {
        count -= 1
      }
      return count
    }
    return Line(number: number, bytes: bytes.prefix(count), isUnended: isUnended)
  }
}

extension [UInt8] {
  /// The index of the first line feed from an index on; looks at eight bytes at a time, as this is what most of
  /// the time of a long line goes into.
  fileprivate func firstLineEnd(from start: Int) -> Int? {
    withUnsafeBytes { bytes in
      var index = start
      let ones: UInt64 = 0x0101_0101_0101_0101
      while index + 8 <= bytes.count {
        let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        // A byte that is a line feed becomes 0, and only the lowest zero is certain to be marked rightly.
        let difference = word ^ (ones &* UInt64(UInt8(ascii: "\n")))
        let zeros = (difference &- ones) & ~difference & (ones &* 0x80)
        if zeros != 0 { return index + zeros.trailingZeroBitCount / 8 }
        index += 8
      }
      while index < bytes.count {
        if bytes[index] == UInt8(ascii: "\n") { return index }
        index += 1
      }
      return nil
    }
  }
}
