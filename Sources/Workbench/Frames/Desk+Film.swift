internal import Drawing
internal import GestureCore
internal import PangoText
internal import SimulatorCore
internal import TraceFormat

extension Desk {
  /// A desk on which a recording plays, its stamps the recording's own microseconds: for a film, not for a window.
  ///
  /// - Parameters:
  ///   - isPhoneOnly: whether nothing but the phone will be drawn.
  ///   - recordings: the folder that the list shows; nil for none.
  /// - Throws: what the recording or the options name that does not exist or cannot be.
  convenience init(
    ofFilm subject: FilmSubject, look: FilmLook, isPhoneOnly: Bool, recordings: String? = nil,
    fonts: Fonts
  ) throws(SettingError) {
    var start = SessionStart()
    start.screen = subject.trace.header.session.screen
    let options = WorkbenchOptions(
      start: start, recordingsDirectory: recordings ?? "",
      recording: WorkbenchOptions.Recording(name: subject.name, trace: subject.trace),
      replay: subject.options, isPhoneOnly: isPhoneOnly)
    // Nothing is recorded that could be named by a date.
    try self.init(options, fonts: fonts) {
      CalendarMoment(
        date: RecordingDate(year: 0, month: 1, day: 1, hour: 0, minute: 0, second: 0), text: "")
    }
    appearance = look.isDark ? .dark : .light
    if !look.showsFinger { overlays = [] }
    if let other = subject.other {
      // Tried here, as a window would only say why B is missing.
      _ = try PlaybackRun(subject.trace, other)
      self.other = other
      compareAgain()
    }
    if recordings != nil { readFolder() }
    playback?.play(at: 0)
    followCaret()
  }

  /// Shows a moment of the recording, or its end for a while.
  func show(_ moment: Int64, end: Int64, afterEnd: Int64) {
    advance(to: min(moment, end))
    // A film may go on, for another recording beside this one.
    self.afterEnd = moment >= end ? moment - end + afterEnd : 0
  }

  /// Brings to its end what a window does a little of in each frame.
  package func finishMeasuring() {
    while measureComparison() {}
    guard gainLayout != nil else { return }
    repeat { measureGain() } while !gain.areFinished
  }
}

extension PhoneScene {
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
