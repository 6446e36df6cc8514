/// How much a backspace takes of the cluster before the caret.
///
/// In scripts whose clusters are typed sign by sign the last sign goes alone; Pango marks the same ones
/// (`backspace_deletes_character`). Everywhere else, emoji with all their parts included, the cluster goes whole.
enum BackspaceRule {
  /// The UTF-8 bytes that go from a cluster's end.
  static func length(in cluster: Substring) -> Int {
    let scalars = cluster.unicodeScalars
    guard let first = scalars.first, let last = scalars.last else { return 0 }
    // A joiner that joins nothing yet goes alone.
    let goesAlone = last == "\u{200D}" || isTypedInSigns(first) || isTrailingJamo(last)
    return goesAlone ? UTF8.width(last) : cluster.utf8.count
  }

  /// A vowel or final consonant of Hangul, which may follow a precomposed syllable too.
  private static func isTrailingJamo(_ scalar: Unicode.Scalar) -> Bool {
    (0x1160...0x11FF).contains(scalar.value) || (0xD7B0...0xD7FF).contains(scalar.value)
  }

  /// By the cluster's first scalar: Hebrew to Tibetan and Myanmar, conjoining jamo, the scripts of South and
  /// South-East Asia in later blocks.
  private static func isTypedInSigns(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x109F, 0x1100...0x11FF, 0x1700...0x1AAF, 0x1B00...0x1C7F, 0x1CD0...0x1CFF,
      0xA800...0xA82F, 0xA840...0xA95F, 0xA960...0xA97F, 0xA980...0xAAFF, 0xABC0...0xABFF,
      0xD7B0...0xD7FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10A00...0x10A5F, 0x11000...0x11FFF:
      true
    default:
      false
    }
  }
}
