/// The two joins that fonts draw as one cluster and Swift's `Character` parts.
enum ClusterJoins {
  /// Whether the `Character` boundary at an index lies inside such a join.
  ///
  /// Sinhala al-lakuna, ZWJ, consonant; and Myanmar's stacking sign U+1039 before a letter.
  static func join(at index: String.Index, in text: String) -> Bool {
    // The letters that can follow begin with these bytes in UTF-8; nearly every text is done here.
    guard index < text.endIndex, (0xE0...0xEA).contains(text.utf8[index]) else { return false }
    let scalars = text.unicodeScalars
    let following = scalars[index].value
    guard index > text.startIndex else { return false }
    if isSinhalaConsonant(following) {
      let joiner = scalars.index(before: index)
      guard scalars[joiner].value == 0x200D, joiner > text.startIndex else { return false }
      return scalars[scalars.index(before: joiner)].value == 0x0DCA
    }
    if isMyanmarLetter(following) {
      return scalars[scalars.index(before: index)].value == 0x1039
    }
    return false
  }

  private static func isSinhalaConsonant(_ scalar: UInt32) -> Bool {
    (0x0D9A...0x0DC6).contains(scalar)
  }

  /// Letters of the blocks Myanmar, Myanmar Extended-A and -B; what is no letter there never follows
  /// the stacking sign in sound text.
  private static func isMyanmarLetter(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x1000...0x102A, 0x103F, 0x1050...0x1055, 0x105A...0x105D, 0x1061, 0x1065, 0x1066,
      0x106E...0x1070, 0x1075...0x1081, 0x108E, 0xA9E0...0xA9E4, 0xA9E7...0xA9EF,
      0xA9FA...0xA9FE, 0xAA60...0xAA6F, 0xAA71...0xAA76, 0xAA7A, 0xAA7E, 0xAA7F:
      true
    default:
      false
    }
  }
}
