internal import GestureCore

/// What the transport shows.
package struct TransportModel: Hashable, Sendable {
  /// Whether it plays.
  package var isPlaying: Bool
  /// Whether something comes before the moment that is shown.
  package var hasBefore: Bool
  /// Whether something comes after it.
  package var hasAfter: Bool
  /// The moment, in milliseconds as printed.
  package var time: String
  /// The length, as in `of 958 ms`.
  package var duration: String
  /// How fast it plays.
  package var speed: PlaybackSpeed
  /// Whether it starts again at the end.
  package var isLooping: Bool

  /// What the transport shows of a recording.
  package init(_ playback: Playback) {
    isPlaying = playback.isPlaying
    hasBefore = playback.position.microseconds > 0
    hasAfter = !playback.isAtEnd
    time = Figures.fixed(Double(playback.position.microseconds) / 1000)
    let milliseconds = Double(playback.end.microseconds) / 1000
    duration = "of \(Figures.plain(milliseconds.rounded())) ms"
    speed = playback.speed
    isLooping = playback.isLooping
  }
}
