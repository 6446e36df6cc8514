extension TechniqueEntry {
  /// This project's own.
  static let ours = [
    TechniqueEntry(
      id: "caretlab", group: .ours,
      summary:
        "Lays marks where the finger first goes, denser when fast; walks the same ones back.",
      source: "designed here, from measurements", licence: "this project's",
      start: StartRule.rawTouches(region: .keyboard, keyCancel: .onFirstStep).with {
        $0.haptics = .stepsWithRoom
        $0.direction = .text
      },
      rule: .caretLab(CaretLab()))
  ]
}
