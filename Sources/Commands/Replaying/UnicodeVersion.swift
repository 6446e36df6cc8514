/// The Unicode version whose character properties the running program has.
enum UnicodeVersion {
  /// A character that is new in a version, the newest version first.
  private static let newcomers: [(scalar: Unicode.Scalar, version: String)] = [
    ("\u{088F}", "17.0"), ("\u{1C89}", "16.0"), ("\u{2FFC}", "15.1"), ("\u{1FAE8}", "15.0"),
    ("\u{1FAE1}", "14.0"),
  ]

  /// The newest version of which a character is known; `older` before 14.0.
  static let toolchain: String =
    newcomers.first { $0.scalar.properties.age != nil }?.version ?? "older"
}
