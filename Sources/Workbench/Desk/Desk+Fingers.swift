internal import Drawing
internal import GestureCore

extension Desk {
  /// How long a disc pulses when the finger touches or lifts.
  private static let pulseMicroseconds: Int64 = 180_000
  /// A disc's radius where a pulse begins or ends, in points.
  private static let pulseRadius = 34.0

  /// Whether fingers are to be seen: in a recording always; live the pointer says where the finger is, unless it
  /// swipes or is not alone.
  func showsFingers(_ readings: Readings) -> Bool {
    if playback != nil { return true }
    switch readings.phase {
    case .pan: return true
    case .none, .possible: return live.fingers.fingers.count { $0.isDown } > 1
    }
  }

  /// Discs and trails at the newest stamp.
  func marks(_ readings: Readings) -> [FingerMark] {
    guard showsFingers(readings), overlays.contains(.touches) || overlays.contains(.trails) else {
      return []
    }
    let time = playback?.position ?? live.instant(at: now)
    return (playback?.fingers ?? live.fingers).fingers.compactMap { mark(of: $0, at: time) }
  }

  private func mark(of finger: FingerTrails.Finger, at time: Instant) -> FingerMark? {
    let shown = overlays.contains(.trails) ? finger.samples : []
    let trail = shown.map { sample in
      FingerMark.TrailPoint(
        location: sample.location, ageMilliseconds: Double(time - sample.time) / 1000)
    }
    guard let first = finger.samples.first, let last = finger.samples.last else { return nil }
    if finger.isDown {
      let grown = first.phase == .down ? pulse(time - first.time) : 0
      return FingerMark(
        location: overlays.contains(.touches) ? finger.location : nil,
        radius: FingerMark.radius + (Self.pulseRadius - FingerMark.radius) * grown, trail: trail)
    }
    let left = pulse(time - last.time)
    return FingerMark(
      location: left > 0 && overlays.contains(.touches) ? finger.location : nil,
      radius: FingerMark.radius + (Self.pulseRadius - FingerMark.radius) * (1 - left),
      opacity: left, trail: trail)
  }

  /// How much of a pulse is left after so many microseconds, 0…1; eases out.
  private func pulse(_ microseconds: Int64) -> Double {
    guard !reducesMotion, microseconds >= 0, microseconds < Self.pulseMicroseconds else { return 0 }
    let left = 1 - Double(microseconds) / Double(Self.pulseMicroseconds)
    return left * left * left
  }
}
