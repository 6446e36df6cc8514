internal import Drawing
package import PangoText
package import SimulatorCore
internal import TraceFormat

extension Desk {
  /// A desk on which a recording plays, its stamps the recording's own microseconds: for a film, not for a window.
  ///
  /// - Throws: what the recording or the options name that does not exist or cannot be.
  package convenience init(ofFilm subject: FilmSubject, fonts: Fonts) throws(SettingError) {
    var start = SessionStart()
    start.screen = subject.trace.header.session.screen
    let options = WorkbenchOptions(
      start: start, recordingsDirectory: "",
      recording: WorkbenchOptions.Recording(name: subject.name, trace: subject.trace),
      replay: subject.options)
    // Nothing is recorded that could be named by a date.
    try self.init(options, fonts: fonts) {
      CalendarMoment(
        date: RecordingDate(year: 0, month: 1, day: 1, hour: 0, minute: 0, second: 0), text: "")
    }
    playback?.play(at: 0)
    followCaret()
  }
}

extension PhoneScene {
  /// Leaves out the fingers and what belongs to them.
  mutating func removeFingers() {
    fingers = []
    velocity = nil
    pulse = nil
    deadZone = nil
  }

  /// Lets fade what fades, for so many microseconds after the recording's end.
  mutating func fade(for microseconds: Int64) {
    guard microseconds > 0 else { return }
    let left = max(1 - Double(microseconds) / Double(Desk.flashMicroseconds), 0)
    stepFlash *= left
    if var pulse {
      pulse.strength *= left
      self.pulse = left > 0 ? pulse : nil
    }
    for index in fingers.indices {
      // At the end all have lifted.
      fingers[index].opacity *= left
      if left == 0 { fingers[index].location = nil }
      for place in fingers[index].trail.indices {
        fingers[index].trail[place].ageMilliseconds += Double(microseconds) / 1000
      }
    }
  }
}
