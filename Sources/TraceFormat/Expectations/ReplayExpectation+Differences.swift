package import GestureCore
import SimulatorCore

extension ReplayExpectation {
  /// Why a replay cannot be held to this expectation at all: another technique or delivery was asked
  /// for. One sentence, or nil where they are the same.
  package func mismatch(technique: String, delivery: DeliveryRate) -> String? {
    if technique != self.technique {
      return "the expectation was made with the technique \(self.technique), and this replay runs "
        + "\(technique): leave the choice to the recording, or make a new expectation"
    }
    if delivery != self.delivery {
      return "the expectation was made with \(self.delivery.words), and this replay runs with "
        + "\(delivery.words): leave the choice to the recording, or make a new expectation"
    }
    return nil
  }

  /// What differs in a replay's outcome, a line each, for people; empty where nothing does.
  ///
  /// - Parameter comparingText: whether the document at the end is compared; without it steps, lines and
  ///   keys are.
  package func differences(from actual: ReplayExpectation, comparingText: Bool = true) -> [String] {
    var differences: [String] = []
    if let mismatch = mismatch(technique: actual.technique, delivery: actual.delivery) {
      differences.append(mismatch)
    }
    differences += parameterDifferences(from: actual)
    differences += Self.differences("step", steps, actual.steps, \.words, ==)
    differences += Self.differences("line move", lines, actual.lines, \.words, ==)
    differences += Self.differences("key", keys, actual.keys, \.words) {
      $0 == $1 && $0.text.utf8.elementsEqual($1.text.utf8)
    }
    if comparingText {
      let texts = [
        ("before", text.before, actual.text.before),
        ("selected", text.selected, actual.text.selected),
        ("after", text.after, actual.text.after),
      ]
      for (name, expected, got) in texts {
        if let difference = Self.difference(expected, got) {
          differences.append("text.\(name): \(difference)")
        }
      }
    }
    if !differences.isEmpty, unicode != actual.unicode {
      differences.append(
        "the expectation was made with Unicode \(unicode), this replay ran with \(actual.unicode)")
    }
    return differences
  }

  private func parameterDifferences(from actual: ReplayExpectation) -> [String] {
    func value(_ name: String, _ parameters: [NamedParameter]) -> ParameterValue? {
      parameters.last { $0.name == name }?.value
    }
    var differences: [String] = []
    for parameter in parameters {
      let got = value(parameter.name, actual.parameters)
      guard got != parameter.value else { continue }
      differences.append(
        "\(parameter.name): expected \(parameter.value.words), got \(got?.words ?? "nothing")")
    }
    // A parameter that came later than the expectation says nothing about what was expected.
    return differences
  }

  /// The first entry that differs, and the counts where they do.
  private static func differences<Entry>(
    _ name: String, _ expected: [Entry], _ actual: [Entry], _ words: (Entry) -> String,
    _ isSame: (Entry, Entry) -> Bool
  ) -> [String] {
    let index = zip(expected, actual).prefix(while: isSame).count
    guard index < max(expected.count, actual.count) else { return [] }
    let here = index < expected.count ? words(expected[index]) : "no further one"
    let there = index < actual.count ? words(actual[index]) : "no further one"
    let first = "\(name) \(index + 1): expected \(here), got \(there)"
    guard expected.count != actual.count else { return [first] }
    return [first, "\(name)s: expected \(expected.count), got \(actual.count)"]
  }

  /// Where two texts part, byte for byte: composed and decomposed letters are not the same here.
  private static func difference(_ expected: String, _ actual: String) -> String? {
    guard !expected.utf8.elementsEqual(actual.utf8) else { return nil }
    let common = zip(expected.unicodeScalars, actual.unicodeScalars).prefix { $0 == $1 }.count
    let looksEqual = expected == actual
    let place = common > 0 ? " (they part after \(common) scalars)" : ""
    return "expected \(excerpt(expected, common, looksEqual)), got "
      + excerpt(actual, common, looksEqual) + place
      + (looksEqual ? "; they are the same but for their normalization" : "")
  }

  private static func excerpt(_ text: String, _ common: Int, _ byNumber: Bool) -> String {
    let before = 12
    let length = 36
    let scalars = text.unicodeScalars.dropFirst(max(0, common - before))
    var shown = common > before ? "\"…" : "\""
    for scalar in scalars.prefix(length) {
      shown += scalar.escaped(asASCII: byNumber)
    }
    return shown + (scalars.count > length ? "…\"" : "\"")
  }
}

extension ReplayExpectation.Step {
  fileprivate var words: String {
    "\(count > 0 ? "+" : "")\(count) at \(time.microseconds) µs"
  }
}

extension ReplayExpectation.Key {
  fileprivate var words: String {
    "\(id) (\"\(text.brief)\") at \(time.microseconds) µs"
  }
}

extension ParameterValue {
  fileprivate var words: String {
    switch self {
    case .number(let number): NumberForm.text(of: number)
    case .word(let word): word
    case .flag(let flag): String(flag)
    }
  }
}

extension DeliveryRate {
  fileprivate var words: String {
    switch self {
    case .asRecorded: "one callback per sample"
    case .hertz(let rate): "\(rate) callbacks per second"
    }
  }
}
