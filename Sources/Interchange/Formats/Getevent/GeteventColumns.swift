/// The columns of type and code as `getevent -l` prints them, padded to 12 and 20 characters: compared as they stand, by
/// eights, which takes a fifth of the time that finding and looking up two names takes.
struct GeteventColumns {
  private struct Row {
    /// The columns' first eight bytes, the last eight of the type's, the code's first, second and last.
    var words: (UInt64, UInt64, UInt64, UInt64, UInt64)
    var type: UInt16
    var code: UInt16
  }

  /// What logs of touches are made of, the most frequent first; others are looked up.
  private static let names = [
    "ABS_MT_POSITION_X", "ABS_MT_POSITION_Y", "SYN_REPORT", "ABS_MT_TRACKING_ID", "ABS_MT_SLOT",
    "ABS_MT_PRESSURE", "ABS_MT_TOUCH_MAJOR", "ABS_MT_TOUCH_MINOR", "ABS_MT_WIDTH_MAJOR",
    "ABS_MT_ORIENTATION", "ABS_X", "ABS_Y", "ABS_PRESSURE", "SYN_MT_REPORT",
  ]

  /// Both columns and a blank behind each.
  private static let width = 34

  private let rows: [Row]

  init() {
    rows = Self.names.compactMap { name in
      let isReport = name.hasPrefix("SYN")
      guard let code = EvdevNames.code(Array(name.utf8)[...]) else { return nil }
      var text = Array((isReport ? "EV_SYN" : "EV_ABS").utf8)
      text += repeatElement(UInt8(ascii: " "), count: 13 - text.count)
      text += name.utf8
      text += repeatElement(UInt8(ascii: " "), count: Self.width - text.count)
      let words = text.withUnsafeBufferPointer { $0.baseAddress.map(Self.words) }
      return words.map {
        Row(
          words: $0, type: isReport ? EvdevCode.synchronization : EvdevCode.absolute, code: code)
      }
    }
  }

  @inline(__always)
  private static func words(
    at text: UnsafePointer<UInt8>
  ) -> (UInt64, UInt64, UInt64, UInt64, UInt64) {
    (
      EightBytes(at: text).word, EightBytes(at: text + 5).word, EightBytes(at: text + 13).word,
      EightBytes(at: text + 21).word, EightBytes(at: text + 26).word
    )
  }

  /// Takes the columns if they come next and are known.
  @inline(__always)
  func take(from line: inout ByteCursor) -> (type: UInt16, code: UInt16)? {
    guard let text = line.address(of: Self.width) else { return nil }
    let words = Self.words(at: text)
    for row in rows where row.words == words {
      line.skip(Self.width)
      return (row.type, row.code)
    }
    return nil
  }
}
