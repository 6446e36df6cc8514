internal import Drawing
internal import GestureCore
internal import KeyboardCore
internal import PangoText
package import SimulatorCore
package import WindowShell

/// The whole window without a display, to be driven frame by frame: for measuring.
///
/// A finger swipes back and forth over the keyboard; each frame brings one report of it, and changes what a
/// swipe changes: disc, trail, arrow, caret, readings.
package final class FrameRig {
  private let window: Window
  private let desk: Desk
  private let composer: Composer
  private var stamp: Int64 = 1_000_000
  private var frames = 0

  /// A window of a size in pixels, on SDL's dummy driver.
  ///
  /// - Throws: why SDL makes no window.
  package init(start: SessionStart, width: Int, height: Int) throws(ShellError) {
    window = try Window(
      WindowOptions(
        title: "CaretLab", width: width, height: height, fitsDisplay: false, isHighDensity: false,
        videoDriver: "dummy"))
    do throws(SettingError) {
      desk = try Desk(WorkbenchOptions(start: start, recordingsDirectory: ""), fonts: Fonts())
    } catch {
      throw .noWindow(reason: error.description)
    }
    composer = Composer(geometry: desk.geometry, fonts: desk.fonts)
    desk.resize(width: Double(width), height: Double(height), density: 1, fixedScale: nil)
  }

  /// Takes one report of the finger, draws what it changes, and presents it.
  package func frame() {
    let period = 120
    let place = frames % period
    let isOutward = frames / period % 2 == 0
    let share = Double(isOutward ? place : period - place) / Double(period)
    let keyboard = desk.simulator.keyboard.region
    let point = desk.layout.phone.windowPoint(
      Point(x: 30 + 330 * share, y: keyboard.center.y))
    stamp += 16_667
    let phase: TouchPhase = frames == 0 ? .down : .move
    desk.handle(
      ShellEvent(
        stamp: stamp,
        .touch(
          ShellTouch(finger: FingerID(1), source: .mouse, phase: phase, location: point))))
    desk.advance(to: stamp)
    frames += 1
    present()
  }

  /// Draws everything anew, as after a change of theme, and presents it.
  package func wholeFrame() {
    desk.appearance = desk.appearance.other
    present()
  }

  private func present() {
    let size = window.pixelSize
    let damage = composer.compose(desk, size: size, scale: 1) {}
    composer.canvas.withPixels { pixels, bytesPerRow in
      window.present(
        pixels, bytesPerRow: bytesPerRow, size: size, damage: damage.map(Damage.init))
    }
  }
}
