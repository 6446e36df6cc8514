package import GestureCore
internal import SimulatorCore

/// One slider of the column, as it stands.
package struct SliderRow: Hashable, Sendable {
  /// The setting's name in files: a qualified parameter, or `delivery`.
  package var name: String
  /// The name as people read it.
  package var title: String
  /// The unit as printed; may be empty.
  package var unit: String
  /// Places and values.
  package var scale: SliderScale
  /// The value in force; a word for a delivery rate that is no number.
  package var value: ParameterValue
  /// What the user feels.
  package var meaning: String

  /// The slider of a parameter; nil where it is no number.
  package init?(_ spec: ParameterSpec, value: ParameterValue) {
    guard let scale = SliderScale(spec) else { return nil }
    name = spec.qualifiedName
    title = Self.title(of: spec.name)
    unit = spec.unit
    self.scale = scale
    self.value = value
    meaning = spec.meaning
  }

  /// The slider of the delivery rate.
  package init(delivery: DeliveryRate) {
    name = DeliveryRate.settingName
    title = "Delivery"
    unit = "Hz"
    scale = .delivery
    value = delivery.value
    meaning = "how often the pan's callback runs"
  }

  /// The value as a number; nil for a delivery rate that is none.
  package var number: Double? {
    if case .number(let number) = value { number } else { nil }
  }

  /// Whether it differs from the default.
  package var isChanged: Bool { number != scale.standard }

  /// The value as people read it.
  package var valueText: String {
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

  /// What the slider takes, in a sentence.
  package var rangeSentence: String {
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

/// Why typed text is no value of a slider.
package struct SliderRefusal: Error, Hashable, Sendable {
  /// What would be right.
  package var sentence: String
}
