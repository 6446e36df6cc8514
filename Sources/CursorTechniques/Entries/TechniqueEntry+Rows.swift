import GestureCore

extension TechniqueEntry {
  /// Rows of the pixel scale, for techniques that measure points.
  static let pixels = PixelScale.table.map { $0.name }

  /// A technique's own row for the length of a character's way.
  static func step(_ range: ClosedRange<Double>, source: String) -> ParameterSpec {
    ParameterSpec(
      .technique, "step", unit: "pt",
      .real(least: range.lowerBound, greatest: range.upperBound, standard: range.lowerBound),
      isLogarithmic: true, meaning: "larger is slower: how far the finger goes for a character",
      source: source)
  }

  /// A technique's own row for the height of the band in which the finger moves the caret.
  static func band(source: String) -> ParameterSpec {
    ParameterSpec(
      .technique, "band", unit: "pt", .real(least: 0, greatest: 500, standard: 0),
      meaning: "how far up or down the finger may be; what it does beyond is lost; 0: any way",
      source: source)
  }

  /// A technique's own row for the length of a word's way.
  static func wordStep(source: String) -> ParameterSpec {
    ParameterSpec(
      .technique, "wordStep", unit: "pt", .real(least: 0, greatest: 100, standard: 0),
      meaning: "how far two fingers go for a word; 0: they move by characters", source: source)
  }
}
