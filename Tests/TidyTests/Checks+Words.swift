/// A word that must not stand in some targets' code.
struct BannedWord {
  var text: String
  var advice: String

  init(_ text: String, _ advice: String) {
    self.text = text
    self.advice = advice
  }

  /// Whether the line has the word, not as a part of a longer one.
  func occurs(in line: [UInt8]) -> Bool {
    let word = Array(text.utf8)
    guard let first = word.first, let last = word.last, line.count >= word.count else {
      return false
    }
    for start in 0...(line.count - word.count) where line[start] == first {
      let end = start + word.count
      guard line[start..<end].elementsEqual(word) else { continue }
      let startsWhole = !first.isOfWords || start == 0 || !line[start - 1].isOfWords
      let endsWhole = !last.isOfWords || end == line.count || !line[end].isOfWords
      if startsWhole && endsWhole { return true }
    }
    return false
  }
}

extension UInt8 {
  /// Whether it is part of a Swift name.
  var isOfWords: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

extension Checks {
  private static let clock = "reads a clock; below the window time is an argument: take an Instant"
  private static let chance =
    "is random; below the window numbers come from a seed: count them from (seed, stream)"
  private static let libm =
    "differs between systems' libm: use + − × ÷, squareRoot() or the ring's own functions"
  private static let later = "is newer than iOS 16, which this target supports: use an Array"

  /// Clocks and chance, in everything below the window.
  static let belowWindow = [
    BannedWord("Date()", clock), BannedWord("Date.now", clock),
    BannedWord("ContinuousClock", clock), BannedWord("SuspendingClock", clock),
    BannedWord("clock_gettime", clock), BannedWord("gettimeofday", clock),
    BannedWord("DispatchTime", clock), BannedWord("systemUptime", clock),
    BannedWord("SystemRandomNumberGenerator", chance), BannedWord(".random(", chance),
    BannedWord(".randomElement(", chance), BannedWord(".shuffle(", chance),
    BannedWord(".shuffled(", chance),
  ]

  /// What the pure ring does without.
  static let ring =
    [
      BannedWord("Foundation", "is no part of the pure ring: use the standard library"),
      BannedWord(
        "any", "makes an existential; the pure ring dispatches by enums and generics: use one"),
    ]
    + [
      "exp", "expm1", "pow", "hypot", "log", "log10", "log1p", "sin", "cos", "tan", "asin", "acos",
      "atan", "atan2", "sinh", "cosh", "tanh", "cbrt",
    ].map { BannedWord($0 + "(", libm) }

  /// What Apple ships later than iOS 16.
  static let laterThanPhones =
    ["InlineArray", "UTF8Span", "RawSpan", "MutableSpan", "OutputSpan", "Int128", "UInt128"]
    .map { BannedWord($0, later) } + [
      BannedWord(".span", later), BannedWord("Span<", later), BannedWord(".utf8Span", later),
      BannedWord("Synchronization", "is newer than iOS 16, which this target supports: use values"),
    ]

  /// Words that the file's target must do without.
  static func words(_ file: SourceFile) -> [Finding] {
    guard file.isSwift else { return [] }
    var banned: [BannedWord] = []
    if ImportTable.belowWindow.contains(file.target) { banned += belowWindow }
    if ImportTable.ring.contains(file.target) { banned += ring }
    if ["GestureCore", "CursorTechniques"].contains(file.target) { banned += laterThanPhones }
    var findings: [Finding] = []
    for (index, code) in file.code.enumerated() {
      let line = Array(code.utf8)
      for word in banned where word.occurs(in: line) {
        findings.append(
          Finding(path: file.path, line: index + 1, advice: "`\(word.text)` \(word.advice)"))
      }
    }
    return findings
  }
}
