/// Text as it is shown: control characters, which fonts don't draw and at some of which Pango stops, are replaced by
/// visible signs. Maps UTF-8 offsets both ways.
struct DisplayText {
  /// What is shown.
  let text: String

  /// Where a replaced scalar ends, in both texts.
  private struct Replacement {
    var modelEnd: Int
    var displayEnd: Int
  }

  private let replacements: [Replacement]

  init(_ model: Substring) {
    guard Self.hasControls(model) else {
      text = String(model)
      replacements = []
      return
    }
    var text = ""
    var replacements: [Replacement] = []
    var modelEnd = 0
    var displayEnd = 0
    for scalar in model.unicodeScalars {
      let shown = Self.sign(for: scalar) ?? scalar
      text.unicodeScalars.append(shown)
      modelEnd += UTF8.width(scalar)
      displayEnd += UTF8.width(shown)
      if shown != scalar {
        replacements.append(Replacement(modelEnd: modelEnd, displayEnd: displayEnd))
      }
    }
    self.text = text
    self.replacements = replacements
  }

  /// The offset in the shown text of an offset in the model.
  func displayOffset(_ model: Int) -> Int {
    let count = replacements.partitioningIndex { $0.modelEnd > model }
    guard count > 0 else { return model }
    let last = replacements[count - 1]
    return last.displayEnd + model - last.modelEnd
  }

  /// The offset in the model of an offset in the shown text; inside a sign it is the sign's start.
  func modelOffset(_ display: Int) -> Int {
    let count = replacements.partitioningIndex { $0.displayEnd > display }
    let base = count > 0 ? replacements[count - 1] : Replacement(modelEnd: 0, displayEnd: 0)
    let model = base.modelEnd + display - base.displayEnd
    guard count < replacements.count else { return model }
    // A sign is longer than what it stands for.
    let next = replacements[count]
    let signStart = next.displayEnd - Self.signLength
    return display > signStart ? base.modelEnd + signStart - base.displayEnd : model
  }

  /// Every sign is a scalar of the block of control pictures.
  private static let signLength = 3

  /// The sign for a control character; nil for what can be shown as it is, the tab included.
  private static func sign(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x09: nil
    case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value)
    case 0x7F: "\u{2421}"
    case 0x85: "\u{2424}"
    case 0x80...0x9F: "\u{2426}"
    default: nil
    }
  }

  private static func hasControls(_ model: Substring) -> Bool {
    var previous: UInt8 = 0
    for byte in model.utf8 {
      if byte < 0x20 && byte != 0x09 || byte == 0x7F { return true }
      if previous == 0xC2 && byte < 0xA0 { return true }
      previous = byte
    }
    return false
  }
}

extension Array {
  /// The index of the first element for which a condition holds that, once it holds, holds for all after it.
  func partitioningIndex(where belongsToSecond: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if belongsToSecond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
