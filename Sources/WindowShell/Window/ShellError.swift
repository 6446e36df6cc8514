/// Why there is no window.
package enum ShellError: Error, Hashable, Sendable {
  /// No video driver could be started; the reason is SDL's own.
  case noDisplay(reason: String)
  /// The display is there, but a window or a renderer could not be made; the reason is SDL's own.
  case noWindow(reason: String)
}
