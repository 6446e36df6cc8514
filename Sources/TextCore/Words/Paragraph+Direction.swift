extension Paragraph {
  /// Whether its base direction is from right to left: that of the first letter or direction mark with one
  /// (Unicode's bidirectional algorithm, rules P2 and P3). Without any it runs from left to right.
  package var isRightToLeft: Bool {
    for scalar in text.unicodeScalars {
      if let direction = Self.direction(of: scalar) { return direction == .rightToLeft }
    }
    return false
  }

  private enum Direction {
    case leftToRight
    case rightToLeft
  }

  /// Swift knows no bidirectional classes, so that right-to-left scripts are told by their blocks; anything else
  /// that is a letter runs from left to right.
  private static func direction(of scalar: Unicode.Scalar) -> Direction? {
    switch scalar.value {
    case 0x200E: return .leftToRight
    case 0x200F, 0x061C: return .rightToLeft
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      return isLetter(scalar) ? .rightToLeft : nil
    default: return isLetter(scalar) ? .leftToRight : nil
    }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: false
    }
  }
}
