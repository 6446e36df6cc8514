/// What a `Character` is to the word rule: the classes of Unicode's word segmentation (UAX #29) that matter.
///
/// Derived from the properties that Swift knows; the few script ranges that it does not are listed.
enum WordClass: Hashable {
  /// A letter of a script that parts its words.
  case letter
  /// A decimal digit.
  case digit
  /// A low line or the like: joins letters, digits and its own kind.
  case connector
  /// Katakana: runs of it are one word.
  case katakana
  /// A word of its own: Han, Hiragana, a syllable of a script without spaces, an emoji.
  case single
  /// Joins letters on both sides: apostrophe, full stop, colon, middle dot.
  case betweenLetters
  /// Joins digits on both sides: comma and the like.
  case betweenDigits
  /// Joins letters, and digits too: apostrophe and full stop.
  case betweenBoth
  /// Counts as if it was not there: soft hyphen, direction marks, marks that stand on nothing.
  case transparent
  /// Space, punctuation, symbol: part of no word.
  case other

  init(_ character: Character) {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else {
      self = .other
      return
    }
    self = Self.isEmoji(scalars, first) ? .single : Self(first)
  }

  /// Whether it can be a word or a word's part by itself.
  var isWord: Bool {
    switch self {
    case .letter, .digit, .connector, .katakana, .single: true
    case .betweenLetters, .betweenDigits, .betweenBoth, .transparent, .other: false
    }
  }

  private static func isEmoji(_ scalars: Character.UnicodeScalarView, _ first: Unicode.Scalar)
    -> Bool
  {
    guard first.properties.isEmoji else { return false }
    // Digits, `#` and `*` are emoji only as keycaps.
    return first.value > 0xFF || scalars.contains("\u{20E3}") || scalars.contains("\u{FE0F}")
  }

  private init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x27, 0x2E, 0x2018, 0x2019, 0x2024, 0xFE52, 0xFF07, 0xFF0E: self = .betweenBoth
    case 0x3A, 0xB7, 0x0387, 0x055F, 0x05F4, 0x2027, 0xFE13, 0xFE55, 0xFF1A: self = .betweenLetters
    case 0x2C, 0x3B, 0x037E, 0x0589, 0x060C, 0x060D, 0x066C, 0x07F8, 0x2044, 0xFE10, 0xFE14,
      0xFE50, 0xFE54, 0xFF0C, 0xFF1B:
      self = .betweenDigits
    case 0x200B: self = .other
    case 0x3031...0x3035, 0x309B, 0x309C, 0x30A0...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF,
      0x32D0...0x32FE, 0x3300...0x3357, 0xFF66...0xFF9F, 0x1B000, 0x1B164...0x1B167:
      self = .katakana
    case 0x3041...0x309F, 0x1B001...0x1B11F, 0x1F200: self = .single
    default: self = Self(byPropertiesOf: scalar)
    }
  }

  private init(byPropertiesOf scalar: Unicode.Scalar) {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .decimalNumber: self = .digit
    case .connectorPunctuation: self = .connector
    case .format, .nonspacingMark, .spacingMark, .enclosingMark: self = .transparent
    default:
      if properties.isIdeographic || Self.isWithoutSpaces(scalar) {
        self = properties.isAlphabetic || properties.isIdeographic ? .single : .other
      } else {
        self = properties.isAlphabetic ? .letter : .other
      }
    }
  }

  /// Thai, Lao, Myanmar, Khmer, Tai scripts: words run on without spaces, and only a dictionary parts them.
  private static func isWithoutSpaces(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x1950...0x19DF, 0x1A20...0x1AAF,
      0xA9E0...0xA9FF, 0xAA60...0xAADF:
      true
    default:
      false
    }
  }
}
