extension Paragraph {
  /// How many scalars are looked at, so that a long paragraph of digits costs nothing.
  static let directionLimit = 4_096

  /// Whether it runs from right to left: whether its first letter or direction mark does.
  ///
  /// Rules P2 and P3 of Unicode's bidirectional algorithm, but that of what is no letter only the direction marks
  /// have a say. Placeholders and isolated runs have none. Without any letter it runs from left to right.
  package var isRightToLeft: Bool {
    var isolates = 0
    var placeholderEnds = placeholders(overlapping: 0..<min(Self.directionLimit, text.utf8.count))
      .map(\.range).reversed().map { $0 }
    var offset = 0
    for scalar in text.unicodeScalars.prefix(Self.directionLimit) {
      defer { offset += UTF8.width(scalar) }
      if let placeholder = placeholderEnds.last, offset >= placeholder.lowerBound {
        if offset < placeholder.upperBound { continue }
        placeholderEnds.removeLast()
      }
      switch scalar.value {
      case 0x2066...0x2068: isolates += 1
      case 0x2069: isolates = max(0, isolates - 1)
      default:
        guard isolates == 0, let isRightToLeft = scalar.runsRightToLeft else { continue }
        return isRightToLeft
      }
    }
    return false
  }
}

extension Unicode.Scalar {
  /// Whether a letter or direction mark runs from right to left; nil for anything else.
  ///
  /// Unicode gives whole blocks to scripts that do; the letters in them, and no other letters, run so.
  var runsRightToLeft: Bool? {
    switch value {
    case 0x200E: return false
    case 0x200F, 0x061C: return true
    // Modifiers that are letters by category and neutral by direction.
    case 0x02B9, 0x02BA, 0x02C6...0x02CF, 0x02EC, 0x0374, 0x2E2F, 0xA67F, 0xA717...0xA71F, 0xA788:
      return nil
    default: break
    }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
      switch value {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        return true
      default: return false
      }
    default: return nil
    }
  }
}
