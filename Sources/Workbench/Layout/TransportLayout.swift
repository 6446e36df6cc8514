/// Where the transport's parts are.
package struct TransportLayout: Hashable, Sendable {
  /// The whole transport.
  package var bar: WindowRectangle
  /// To the event before.
  package var previousEvent: WindowRectangle
  /// To the technique's step before.
  package var previousStep: WindowRectangle
  /// Plays and pauses.
  package var play: WindowRectangle
  /// To the technique's step after.
  package var nextStep: WindowRectangle
  /// To the event after.
  package var nextEvent: WindowRectangle
  /// Time and duration.
  package var time: WindowRectangle
  /// One for each speed; empty where there is no room for all.
  package var speeds: [WindowRectangle]
  /// Shows the speed and changes it; nil where each has its own, or none has room.
  package var speed: WindowRectangle?

  /// What a transport needs for all buttons, the time and one field for the speed.
  package static let leastWidth = 396.0
  /// What it needs without steps and speed, which keep their keys.
  package static let compactWidth = 196.0

  /// Lays a transport out. What finds no room has an empty rectangle.
  package init(_ bar: WindowRectangle) {
    self.bar = bar
    let side = 28.0
    let isCompact = bar.width < Self.leastWidth
    var x = bar.x + (isCompact ? 8 : 12)
    func take(_ width: Double, side: Double, gap: Double = 0) -> WindowRectangle {
      defer { x += width + gap }
      return WindowRectangle(x: x, y: bar.middleY - side / 2, width: width, height: side)
    }
    previousEvent = take(side, side: side)
    previousStep = take(isCompact ? 0 : side, side: side, gap: 4)
    play = take(32, side: 32, gap: 4)
    nextStep = take(isCompact ? 0 : side, side: side)
    nextEvent = take(side, side: side, gap: isCompact ? 8 : 16)
    let width = 32.0
    let start = bar.maxX - 12 - width * Double(PlaybackSpeed.allCases.count)
    var timeEnd = bar.maxX - 8
    speeds = []
    if isCompact {
      speed = nil
    } else if start - x >= 170 {
      speeds = PlaybackSpeed.allCases.indices.map { index in
        WindowRectangle(
          x: start + width * Double(index), y: bar.middleY - side / 2, width: width, height: side)
      }
      speed = nil
      timeEnd = start - 12
    } else {
      speed = WindowRectangle(
        x: bar.maxX - 12 - width, y: bar.middleY - side / 2, width: width, height: side)
      timeEnd = bar.maxX - 24 - width
    }
    time = WindowRectangle(x: x, y: bar.y, width: timeEnd - x, height: bar.height)
  }
}
