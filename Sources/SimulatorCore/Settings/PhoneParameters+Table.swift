package import CursorTechniques
package import GestureCore
import TextCore

extension PhoneParameters {
  /// One row for each parameter, with defaults as a technique has them.
  package static func table(for technique: Technique) -> [ParameterSpec] {
    [
      choice(
        "keyCancel", KeyCancelPolicy.self, standard: technique.startRule.keyCancel,
        meaning:
          "what a swipe does to the key it began on: nothing, or cancel it when the pan begins, "
          + "when the start rule is satisfied, or when the caret first steps",
        source: "each technique names its own default"),
      choice(
        "longPress", LongPressGrain.self, standard: .twoCharacters,
        meaning: "what a long press on the text selects, and by what it extends",
        source: "the article on selection takes two characters, phones take a word"),
      choice(
        "handleCrossing", HandleCrossing.self, standard: .swap,
        meaning:
          "a handle that is dragged past the other one changes roles with it, or stops before it",
        source: "iOS swaps, Android clamps"),
      choice(
        "proxy", DocumentProxy.Mode.self, standard: .graphemes,
        meaning:
          "steps and keys reach the text by caret stops at once, or as on iOS: by UTF-16 units and "
          + "a moment later",
        source: "UITextDocumentProxy, as it should be and as it is"),
      choice(
        "selectionStyle", SelectionStyle.self, standard: .fill,
        meaning: "selected text is coloured, or underlined",
        source: "the article on selection underlines, phones colour"),
      choice(
        "return", ReturnKey.self, standard: .insert,
        meaning: "Return begins a new line, or ends editing", source: "UITextView, UITextField"),
      flag(
        "singleLine", meaning: "one line: line breaks become spaces, and Return ends editing",
        source: "UITextField"),
      flag(
        "readOnly", meaning: "a reader's view: select and copy, no keyboard", source: "UITextView"),
      ParameterSpec(
        .phone, "placeholder", .text(standard: ""), meaning: "what an empty text view shows",
        source: "UITextField"),
      lines(
        "minimumLines", meaning: "lines that the text view shows at least; 0: it fills the screen"),
      lines(
        "maximumLines",
        meaning: "lines beyond which it scrolls instead of growing; 0: it fills the screen"),
      points("insetTop", 0...200, 16, meaning: "from the text view's top to the text"),
      points("insetLeft", 0...150, 16, meaning: "from the text view's left edge to the text"),
      points("insetBottom", 0...200, 16, meaning: "from the text to the text view's bottom"),
      points("insetRight", 0...150, 16, meaning: "from the text to the text view's right edge"),
      points("fontSize", 8...72, 18, meaning: "the text's size"),
      points("lineSpacing", 8...120, 27, meaning: "from line to line"),
      points("paragraphSpacing", 0...100, 10, meaning: "between paragraphs"),
      ParameterSpec(
        .phone, "textColor", .text(standard: ""),
        meaning: "the text's colour as #RRGGBB; empty: the theme's", source: "this phone"),
    ]
  }

  private static func choice<C: RawRepresentable & CaseIterable>(
    _ name: String, _ type: C.Type, standard: C, meaning: String, source: String
  ) -> ParameterSpec where C.RawValue == String {
    ParameterSpec(
      .phone, name, .choice(C.allCases.map(\.rawValue), standard: standard.rawValue),
      meaning: meaning, source: source)
  }

  private static func flag(_ name: String, meaning: String, source: String) -> ParameterSpec {
    ParameterSpec(.phone, name, .flag(standard: false), meaning: meaning, source: source)
  }

  private static func lines(_ name: String, meaning: String) -> ParameterSpec {
    ParameterSpec(
      .phone, name, .whole(least: 0, greatest: 40, standard: 0), meaning: meaning,
      source: "a text view in a table's cell")
  }

  private static func points(
    _ name: String, _ range: ClosedRange<Double>, _ standard: Double, meaning: String
  ) -> ParameterSpec {
    ParameterSpec(
      .phone, name, unit: "pt",
      .real(least: range.lowerBound, greatest: range.upperBound, standard: standard),
      meaning: meaning, source: "this phone's look")
  }

  /// The value in force, by bare name; nil for `keyCancel`, which the technique has a say in, and for
  /// anything unknown.
  func value(of name: String) -> ParameterValue? {
    switch name {
    case "longPress": .word(longPress.rawValue)
    case "handleCrossing": .word(handleCrossing.rawValue)
    case "proxy": .word(proxy.rawValue)
    case "selectionStyle": .word(selectionStyle.rawValue)
    case "return": .word(returnKey.rawValue)
    case "singleLine": .flag(isSingleLine)
    case "readOnly": .flag(isReadOnly)
    case "placeholder": .word(placeholder)
    case "minimumLines": .number(Double(minimumLines))
    case "maximumLines": .number(Double(maximumLines))
    case "insetTop": .number(insets.top)
    case "insetLeft": .number(insets.left)
    case "insetBottom": .number(insets.bottom)
    case "insetRight": .number(insets.right)
    case "fontSize": .number(fontSize)
    case "lineSpacing": .number(lineSpacing)
    case "paragraphSpacing": .number(paragraphSpacing)
    case "textColor": .word(textColor)
    default: nil
    }
  }

  /// Changes a parameter, by bare name; the value is one that the table's row accepts.
  mutating func set(_ name: String, to value: ParameterValue) {
    switch name {
    case "keyCancel": keyCancel = KeyCancelPolicy(rawValue: value.word)
    case "longPress": longPress = LongPressGrain(rawValue: value.word) ?? longPress
    case "handleCrossing":
      handleCrossing = HandleCrossing(rawValue: value.word) ?? handleCrossing
    case "proxy": proxy = DocumentProxy.Mode(rawValue: value.word) ?? proxy
    case "selectionStyle":
      selectionStyle = SelectionStyle(rawValue: value.word) ?? selectionStyle
    case "return": returnKey = ReturnKey(rawValue: value.word) ?? returnKey
    case "singleLine": isSingleLine = value == .flag(true)
    case "readOnly": isReadOnly = value == .flag(true)
    case "placeholder": placeholder = value.word
    case "minimumLines": minimumLines = value.whole(else: minimumLines)
    case "maximumLines": maximumLines = value.whole(else: maximumLines)
    case "insetTop": insets.top = value.number(else: insets.top)
    case "insetLeft": insets.left = value.number(else: insets.left)
    case "insetBottom": insets.bottom = value.number(else: insets.bottom)
    case "insetRight": insets.right = value.number(else: insets.right)
    case "fontSize": fontSize = value.number(else: fontSize)
    case "lineSpacing": lineSpacing = value.number(else: lineSpacing)
    case "paragraphSpacing": paragraphSpacing = value.number(else: paragraphSpacing)
    case "textColor": textColor = value.word
    default: break
    }
  }
}
