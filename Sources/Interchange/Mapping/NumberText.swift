import TraceFormat

/// Numbers in sentences.
enum NumberText {
  /// The number with at most three digits after the point.
  static func of(_ number: Double) -> String {
    guard number.magnitude < 1e12 else { return NumberForm.text(of: number) }
    return NumberForm.text(of: (number * 1000).rounded() / 1000)
  }
}
