/// When a recording was started, as its file's name says it; the caller's clock and time zone.
package struct RecordingDate: Hashable, Sendable {
  /// The year, as in 2026.
  package var year: Int
  /// 1 to 12.
  package var month: Int
  /// 1 to 31.
  package var day: Int
  /// 0 to 23.
  package var hour: Int
  /// 0 to 59.
  package var minute: Int
  /// 0 to 60.
  package var second: Int

  /// A date by its parts; they are not checked.
  package init(year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
  }

  /// The file's name: `2026-11-30-204107.jsonl`, and `2026-11-30-204107-2.jsonl` at the second attempt.
  ///
  /// Names without spaces and colons need no quoting in a shell and can be copied to any file system.
  ///
  /// - Parameter attempt: from 1.
  package func fileName(attempt: Int) -> String {
    let date = [padded(year, 4), padded(month, 2), padded(day, 2)].joined(separator: "-")
    let time = padded(hour, 2) + padded(minute, 2) + padded(second, 2)
    return "\(date)-\(time)" + (attempt > 1 ? "-\(attempt)" : "") + ".jsonl"
  }

  private func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
