internal import Foundation
package import TraceFormat

/// A moment as calendars have it: for the names of files and the headers of recordings.
package struct CalendarMoment: Hashable, Sendable {
  /// In the user's time zone.
  package var date: RecordingDate
  /// In the form of RFC 3339.
  package var text: String

  /// A moment.
  package init(date: RecordingDate, text: String) {
    self.date = date
    self.text = text
  }

  /// Now.
  package static func now() -> CalendarMoment {
    let now = Date()
    let parts = Calendar(identifier: .gregorian).dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: now)
    let date = RecordingDate(
      year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0, hour: parts.hour ?? 0,
      minute: parts.minute ?? 0, second: parts.second ?? 0)
    return CalendarMoment(date: date, text: ISO8601DateFormatter().string(from: now))
  }
}
