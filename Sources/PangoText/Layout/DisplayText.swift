internal import TextCore

/// Text as it is shown, and UTF-8 offsets mapped both ways.
///
/// Control characters, which fonts don't draw and at some of which Pango stops, are replaced by visible signs; a
/// placeholder is one object character, in whose place its pill is drawn; and of a character of hundreds of marks
/// only the first ones are kept, as nobody could tell more apart and laying them out would take seconds.
struct DisplayText {
  /// A placeholder and the offset of the object character that stands for it.
  struct Pill {
    var offset: Int
    var placeholder: Placeholder
  }

  /// What is shown.
  private(set) var text: String
  /// Stretches inside which no line may end: what is several scalars but one stop for the caret.
  private(set) var unbreakable: [Range<Int>] = []
  /// Placeholders, in order.
  private(set) var pills: [Pill] = []

  /// A stretch of the model and what is shown instead.
  private struct Replacement {
    var model: Range<Int>
    var display: Range<Int>
  }

  private var replacements: [Replacement] = []

  /// Scalars of one character that are shown at most.
  static let scalarLimit = 64
  private static let objectCharacter: Unicode.Scalar = "\u{FFFC}"

  /// What is shown of a part of a paragraph that begins and ends at caret stops.
  init(_ paragraph: Paragraph, _ range: Range<Int>) {
    let model = paragraph.substring(range)
    text = String(model)
    let placeholders = paragraph.placeholders(overlapping: range)
    guard !placeholders.isEmpty || !Self.isPlain(&text) else { return }
    var builder = Builder(placeholders: placeholders[...])
    builder.append(paragraph, range)
    text = builder.text
    unbreakable = builder.unbreakable
    pills = builder.pills
    replacements = builder.replacements
  }

  /// The offset in the shown text of an offset in the model's part; inside what is replaced it is the
  /// replacement's start.
  func displayOffset(_ model: Int) -> Int {
    let count = replacements.partitioningIndex { $0.model.lowerBound >= model }
    guard count > 0 else { return model }
    let last = replacements[count - 1]
    return model < last.model.upperBound
      ? last.display.lowerBound : last.display.upperBound + model - last.model.upperBound
  }

  /// The offset in the model's part of an offset in the shown text; inside a replacement it is the start of what is
  /// replaced.
  func modelOffset(_ display: Int) -> Int {
    let count = replacements.partitioningIndex { $0.display.lowerBound >= display }
    guard count > 0 else { return display }
    let last = replacements[count - 1]
    return display < last.display.upperBound
      ? last.model.lowerBound : last.model.upperBound + display - last.display.upperBound
  }

  /// The sign for a character that cannot be shown in a line; nil for what can, the tab included.
  static func sign(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x09: nil
    case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value)
    case 0x7F: "\u{2421}"
    case 0x85: "\u{2424}"
    case 0x80...0x9F: "\u{2426}"
    case 0x2028, 0x2029: "\u{2424}"
    default: nil
    }
  }

  /// Whether text is ASCII without controls, most of all text.
  private static func isPlain(_ text: inout String) -> Bool {
    text.withUTF8 { $0.allSatisfy { $0 < 0x7F && ($0 >= 0x20 || $0 == 0x09) } }
  }

  /// Builds the shown text stop by stop.
  private struct Builder {
    var placeholders: ArraySlice<Placeholder>
    var text = ""
    var unbreakable: [Range<Int>] = []
    var pills: [Pill] = []
    var replacements: [Replacement] = []

    private var length: Int { text.utf8.count }

    init(placeholders: ArraySlice<Placeholder>) { self.placeholders = placeholders }

    mutating func append(_ paragraph: Paragraph, _ range: Range<Int>) {
      var start = range.lowerBound
      while start < range.upperBound {
        let end = min(paragraph.stop(1, after: start).offset, range.upperBound)
        let model = start - range.lowerBound..<end - range.lowerBound
        if let next = placeholders.first, next.range.lowerBound == start {
          placeholders.removeFirst()
          pills.append(Pill(offset: length, placeholder: next))
          replace(model) { $0.append(objectCharacter) }
        } else {
          appendCharacter(paragraph.substring(start..<end).unicodeScalars, model)
        }
        start = max(end, start + 1)
      }
    }

    private mutating func appendCharacter(
      _ scalars: Substring.UnicodeScalarView, _ model: Range<Int>
    ) {
      let start = length
      var modelStart = model.lowerBound
      var count = 0
      for scalar in scalars {
        count += 1
        let width = UTF8.width(scalar)
        if count == scalarLimit {
          // The last one shown stands for all that follow.
          replace(modelStart..<model.upperBound) { $0.append(sign(for: scalar) ?? scalar) }
          break
        }
        if let sign = sign(for: scalar) {
          replace(modelStart..<modelStart + width) { $0.append(sign) }
        } else {
          text.unicodeScalars.append(scalar)
        }
        modelStart += width
      }
      if count > 1 { unbreakable.append(start..<length) }
    }

    private mutating func replace(
      _ model: Range<Int>, by append: (inout String.UnicodeScalarView) -> Void
    ) {
      let start = length
      append(&text.unicodeScalars)
      replacements.append(Replacement(model: model, display: start..<length))
    }
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

extension Paragraph {
  /// The text between two UTF-8 offsets.
  func substring(_ range: Range<Int>) -> Substring {
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    return text[start..<text.utf8.index(start, offsetBy: range.count)]
  }
}
