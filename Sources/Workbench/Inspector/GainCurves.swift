internal import Tuning

/// The gain curves of A and B, and what they were before the last change.
package struct GainCurves: Hashable, Sendable {
  /// A curve as it was.
  package struct Old: Hashable, Sendable {
    /// Whose.
    package var side: TechniqueSide
    /// The curve.
    package var line: GainLine
  }

  /// Technique A's; nil until the panel is seen.
  package private(set) var a: GainLine?
  /// Technique B's; nil where nothing is compared.
  package private(set) var b: GainLine?
  /// What a technique's curve was before the last change of a setting; nil where nothing was changed.
  package private(set) var old: Old?
  /// Whose curve the next change is to leave behind.
  private var keepsOld: TechniqueSide?

  /// No curve.
  package init() {}

  /// Whether every curve is as fine as it gets.
  package var areFinished: Bool { (a?.isFinished ?? true) && (b?.isFinished ?? true) }

  /// Notes that a setting is about to change: the curve as it is stays to be compared with.
  package mutating func willChange(_ side: TechniqueSide) {
    keepsOld = side
  }

  /// Forgets what was before.
  package mutating func forgetOld() {
    old = nil
    keepsOld = nil
  }

  /// Lets A and B change places.
  package mutating func swap() {
    (a, b) = (b, a)
    if let known = old { old = Old(side: known.side == .a ? .b : .a, line: known.line) }
  }

  /// Takes what the techniques are now and measures some more of them: of new curves the shape at once, of
  /// known ones a few speeds.
  ///
  /// - Returns: whether a curve looks different.
  package mutating func measure(
    a subjectA: GainLine.Subject, b subjectB: GainLine.Subject?
  ) -> Bool {
    if let side = keepsOld {
      let isChanged = side == .a ? a?.subject != subjectA : b?.subject != subjectB
      if isChanged {
        old = (side == .a ? a : b).map { Old(side: side, line: $0) }
        keepsOld = nil
      }
    }
    let isNewA = Self.measure(&a, subjectA)
    // One curve a frame is made finer, so that no frame waits for both.
    let isNewB = isNewA && b?.subject == subjectB ? false : Self.measure(&b, subjectB)
    return isNewA || isNewB
  }

  private static func measure(_ line: inout GainLine?, _ subject: GainLine.Subject?) -> Bool {
    guard let subject else {
      defer { line = nil }
      return line != nil
    }
    guard var known = line, known.subject == subject else {
      var fresh = GainLine(subject)
      fresh.measure(GainLine.firstCount)
      line = fresh
      return true
    }
    guard !known.isFinished else { return false }
    known.measure(stepCount)
    line = known
    return true
  }

  /// Speeds that a frame has time for.
  private static let stepCount = 12
}
