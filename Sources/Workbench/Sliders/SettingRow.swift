package import GestureCore
internal import SimulatorCore

/// One row of the column of settings, as it stands.
package struct SettingRow: Hashable, Sendable {
  /// What it is changed by.
  package enum Control: Hashable, Sendable {
    /// A slider.
    case slider(SliderScale)
    /// A switch.
    case toggle
    /// A list of words.
    case choice([String])
    /// Typing.
    case text
    /// Nothing: the row shows or hides the rows of its group.
    case fold(isOpen: Bool, isChanged: Bool)
  }

  /// Where it stands.
  package enum Group: String, CaseIterable, Hashable, Sendable {
    /// The technique's numbers and words.
    case parameters
    /// The technique's switches.
    case repairs
    /// The recognizer before it.
    case recognizer
    /// How often callbacks come.
    case delivery
    /// The start rule, and what becomes of the key under the finger.
    case start
    /// The phone around it.
    case phone

    /// Whether its rows are hidden until they are asked for.
    package var isFolded: Bool {
      switch self {
      case .parameters, .repairs: false
      case .recognizer, .delivery, .start, .phone: true
      }
    }
  }

  /// The setting's name in files: a qualified parameter, or `delivery`; of a fold its group's.
  package var name: String
  /// The name as people read it.
  package var title: String
  /// The unit as printed; may be empty.
  package var unit: String
  /// What it is changed by.
  package var control: Control
  /// Where it stands.
  package var group: Group
  /// The value in force; of a fold its summary.
  package var value: ParameterValue
  /// The default.
  package var standard: ParameterValue
  /// What the user feels.
  package var meaning: String

  /// The row of a parameter.
  package init(_ spec: ParameterSpec, value: ParameterValue, group: Group = .parameters) {
    name = spec.qualifiedName
    title = Self.title(of: spec.name)
    unit = spec.unit
    switch spec.domain {
    case .whole, .real: control = SliderScale(spec).map { .slider($0) } ?? .text
    case .choice(let words, _): control = .choice(words)
    case .flag: control = .toggle
    case .text: control = .text
    }
    self.group = group
    self.value = value
    standard = spec.standard
    meaning = spec.meaning
  }

  /// The slider of the delivery rate.
  package init(delivery: DeliveryRate) {
    name = DeliveryRate.settingName
    title = "Callbacks"
    unit = "Hz"
    control = .slider(.delivery)
    group = .delivery
    value = delivery.value
    standard = .number(SliderScale.delivery.standard)
    meaning = "how often the pan's callback runs"
  }

  /// The row that shows or hides a group.
  package init(fold group: Group, title: String, summary: String, isOpen: Bool, isChanged: Bool) {
    name = group.rawValue
    self.title = title
    unit = ""
    control = .fold(isOpen: isOpen, isChanged: isChanged)
    self.group = group
    value = .word(summary)
    standard = value
    meaning = ""
  }

  /// Places and values; nil where there is no slider.
  package var scale: SliderScale? {
    if case .slider(let scale) = control { scale } else { nil }
  }

  /// Whether it shows or hides a group.
  package var isFold: Bool {
    if case .fold = control { true } else { false }
  }

  /// The value as a number; nil for a word or a switch.
  package var number: Double? {
    if case .number(let number) = value { number } else { nil }
  }

  /// Whether it is on; false for what is no switch.
  package var isOn: Bool { value == .flag(true) }

  /// Whether it differs from the default; of a fold, whether one of its rows does.
  package var isChanged: Bool {
    if case .fold(_, let isChanged) = control { isChanged } else { value != standard }
  }

  /// The value as people read it.
  package var valueText: String { Self.text(of: value) }

  /// A value as people read it.
  package static func text(of value: ParameterValue) -> String {
    switch value {
    case .number(let number): Figures.plain(number)
    case .word(let word): word == DeliveryRate.asRecorded.value.text ? "as recorded" : word
    case .flag(let flag): flag ? "on" : "off"
    }
  }

  /// The value that typed text means.
  ///
  /// - Throws: the sentence that says what would be right.
  package func parse(_ text: String) throws(SliderRefusal) -> ParameterValue {
    guard let scale else {
      guard text.utf8.count <= ParameterSpec.textLimit else {
        throw SliderRefusal(sentence: rangeSentence)
      }
      return .word(text)
    }
    let isDelivery = name == DeliveryRate.settingName
    let word = text.lowercased().filter { $0 != " " }
    if isDelivery, !word.isEmpty, "asrecorded".hasPrefix(word) {
      return DeliveryRate.asRecorded.value
    }
    let typed = text.replacing(",", with: ".").replacing("\u{2212}", with: "-")
    guard let number = Double(typed), number >= scale.least, number <= scale.greatest,
      !scale.isWhole || number == number.rounded()
    else { throw SliderRefusal(sentence: rangeSentence) }
    return .number(number)
  }

  /// What it takes, in a sentence.
  package var rangeSentence: String {
    guard let scale else { return "\(title) has at most \(ParameterSpec.textLimit) bytes." }
    let suffix = unit.isEmpty ? "" : " " + unit
    let range = "\(Figures.plain(scale.least)) to \(Figures.plain(scale.greatest))\(suffix)"
    return "\(title) goes from \(range)\(scale.isWhole ? "" : ", fractions too")."
  }

  /// `deadZone` as `Dead zone`.
  package static func title(of name: String) -> String {
    var title = ""
    for character in name {
      if title.isEmpty {
        title += character.uppercased()
      } else if character.isUppercase {
        title += " " + character.lowercased()
      } else {
        title.append(character)
      }
    }
    return title
  }
}

/// Why typed text is no value of a setting.
package struct SliderRefusal: Error, Hashable, Sendable {
  /// What would be right.
  package var sentence: String
}
