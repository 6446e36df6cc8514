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
  /// Plays again and again.
  package var loop: WindowRectangle
  /// Whether the loop's button has its word.
  package var hasLoopWord: Bool
  /// One for each speed; empty where there is no room for all.
  package var speeds: [WindowRectangle]
  /// Opens the list of speeds; nil where each has its own button.
  package var speed: WindowRectangle?

  /// Lays a transport out. What finds no room has an empty rectangle.
  ///
  /// - Parameter isBrief: whether loop and speeds are one button each.
  package init(_ bar: WindowRectangle, isBrief: Bool) {
    self.bar = bar
    let side = 28.0
    let isTight = bar.width < 396
    var x = bar.x + (isTight ? 8 : 12)
    func take(_ width: Double, side: Double, gap: Double = 0) -> WindowRectangle {
      defer { x += width + gap }
      return WindowRectangle(x: x, y: bar.middleY - side / 2, width: width, height: side)
    }
    previousEvent = take(side, side: side)
    previousStep = take(isTight ? 0 : side, side: side, gap: 4)
    play = take(32, side: 32, gap: 4)
    nextStep = take(isTight ? 0 : side, side: side)
    nextEvent = take(side, side: side, gap: isTight ? 8 : 16)
    let width = 32.0
    let allSpeeds = width * Double(PlaybackSpeed.allCases.count)
    hasLoopWord = !isBrief && bar.maxX - x >= 150 + 70 + 8 + allSpeeds
    var end = bar.maxX - 12
    speeds = []
    if hasLoopWord {
      let start = end - allSpeeds
      speeds = PlaybackSpeed.allCases.indices.map { index in
        WindowRectangle(
          x: start + width * Double(index), y: bar.middleY - side / 2, width: width, height: side)
      }
      end = start - 8
    } else if bar.maxX - x >= 120 + width {
      speed = WindowRectangle(
        x: end - width, y: bar.middleY - side / 2, width: width, height: side)
      end -= width
    }
    let loopWidth = hasLoopWord ? 70 : bar.maxX - x >= 150 + width ? side : 0
    loop = WindowRectangle(
      x: end - loopWidth, y: bar.middleY - side / 2, width: loopWidth, height: side)
    end = loop.x - 8
    time = WindowRectangle(x: x, y: bar.y, width: end - x, height: bar.height)
  }
}
