internal import GestureCore
internal import SimulatorCore
internal import TraceFormat
internal import WindowShell

extension Desk {
  /// Where the gain curves are; nil where they are not shown.
  package var gainLayout: GainPanelLayout? {
    if layout.inspector != nil { return parametersLayout?.gain }
    guard let dock = layout.dock, shownTab == .settings else { return nil }
    let area = settingsTab(dock).curve
    let height = min(area.height, 190)
    return GainPanelLayout(
      x: area.x, y: area.y + 7, width: area.width, height: height - 7, area: area)
  }

  /// Measures some more of the gain curves that are seen; done once a frame, as measuring takes time.
  package func measureGain() {
    guard gainLayout != nil else { return }
    followRecording()
    let hertz = histogram?.reportHertz ?? 60
    let isNew = gain.measure(
      a: GainLine.Subject(simulator, reportHertz: hertz),
      b: simulator(of: .b).map { GainLine.Subject($0, reportHertz: hertz) })
    if isNew || !gain.areFinished { isDirty = true }
  }

  /// What the panel shows.
  package var gainModel: GainPanelModel {
    let screen = simulator.screen
    return GainPanelModel(
      gain, pointsPerCentimetre: screen.pointsPerMillimetre * 10,
      bars: showsHistogram ? histogram?.bars ?? [] : [], speed: fingerSpeed)
  }

  /// How fast the finger moves sideways now, as far as the curve goes; nil where none swipes.
  private var fingerSpeed: Double? {
    let readings = playback?.readings ?? live.readings
    switch readings.phase {
    case .pan(.began), .pan(.changed): break
    case .none, .possible, .pan(.ended), .pan(.cancelled): return nil
    }
    guard let speed = readings.velocity?.dx.magnitude, SpeedHistogram.range.contains(speed) else {
      return nil
    }
    return speed
  }

  /// Counts the speeds of a recording that was loaded since.
  private func followRecording() {
    guard let playback else {
      histogram = nil
      histogramOf = nil
      return
    }
    let identity = "\(playback.fileName) \(playback.trace.events.count) \(playback.end)"
    guard identity != histogramOf else { return }
    histogram = SpeedHistogram(playback.trace)
    histogramOf = identity
  }
}
