/// What shift does to letters.
package enum ShiftState: Hashable, Sendable {
  /// Letters are lower-case.
  case off
  /// The next letter is upper-case.
  case once
  /// Letters are upper-case until shift is tapped: caps lock.
  case locked
}
