import Foundation

/// How far long work has come, on a line of standard error that is written over again; nothing where that is no
/// terminal.
struct ProgressLine {
  private let console: Console
  private let total: Int
  private let unit: String
  private let isShown: Bool
  private let start = ContinuousClock.now
  private var shown: ContinuousClock.Instant?

  /// Often enough to be seen moving, seldom enough to cost nothing.
  private static let interval = Duration.milliseconds(100)

  /// Work of so many units, as in `pictures`.
  init(_ console: Console, total: Int, unit: String) {
    self.console = console
    self.total = total
    self.unit = unit
    isShown =
      console.isOfProcess && isatty(STDERR_FILENO) == 1 && console.environment["TERM"] != "dumb"
  }

  /// Says that so much is done.
  mutating func show(_ done: Int) {
    guard isShown else { return }
    let now = ContinuousClock.now
    if let shown, now - shown < Self.interval { return }
    shown = now
    let passed = (now - start) / .seconds(1)
    console.printPassing("\r" + Self.text(done, of: total, unit, seconds: passed) + "\u{1b}[K")
  }

  /// Takes the line away.
  func end() {
    if isShown, shown != nil { console.printPassing("\r\u{1b}[K") }
  }

  /// The line: what is done, how fast, and how long it will take.
  static func text(_ done: Int, of total: Int, _ unit: String, seconds: Double) -> String {
    var text = "\(done) of \(total) \(unit)"
    guard done > 0, seconds > 0 else { return text }
    let rate = Double(done) / seconds
    text += ", \(rate.fixed(rate < 10 ? 1 : 0)) a second"
    let left = Double(total - done) / rate
    return text + ", \(left.fixed(0)) s left"
  }
}
