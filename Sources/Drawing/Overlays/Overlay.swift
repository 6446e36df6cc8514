import GestureCore
import KeyboardCore
import SimulatorCore

/// What lies over the kept picture and comes and goes often: drawn again in each frame that touches it.
enum Overlay: Hashable {
  /// The text's lines, and the caret stops on them: short strokes at their feet.
  case lines([Rectangle], stops: [Rectangle])
  /// The keys' touch areas.
  case keyAreas([Rectangle])
  /// The flash behind the caret after a step: where it is, and its strength.
  case flash(Rectangle, Double)
  /// The caret; beside another one it has a knob on top.
  case caret(Rectangle, hasKnob: Bool)
  /// Where the caret is to be brought: a hollow capsule with a triangle above.
  case target(Rectangle)
  /// Technique B's caret: dashed, with a ring below.
  case ghostCaret(Rectangle)
  /// A handle of the selection.
  case handle(TextGesture.HandleEnd, SelectionHandles, linePitch: Double)
  /// The dead zone over the keyboard's region.
  case deadZone(DeadZoneBand, Rectangle)
  /// The bubble above a pressed key, and what it shows.
  case bubble(KeyFrame, String, scale: Double, screenWidth: Double)
  /// The menu beside the selection.
  case menu(TextMenu)
  /// The loupe.
  case loupe(LoupePicture)
  /// The way a finger came.
  case trail([FingerMark.TrailPoint])
  /// A haptic tick.
  case pulse(HapticPulse)
  /// Which way a finger goes.
  case arrow(VelocityArrow)
  /// The finger.
  case disc(Point, radius: Double, opacity: Double)

  /// The smallest rectangle that holds all of it, in points.
  var bounds: Rectangle {
    switch self {
    case .lines(let lines, let stops): Self.union(lines + stops).grown(by: 1)
    case .keyAreas(let areas): Self.union(areas).grown(by: 1)
    case .flash(let rectangle, _): rectangle
    case .caret(let rectangle, let hasKnob): hasKnob ? rectangle.grown(by: 6) : rectangle
    case .ghostCaret(let rectangle): rectangle.grown(by: 7)
    case .target(let rectangle): rectangle.grown(by: 14)
    case .handle(let end, let handles, let pitch):
      HandlePainter(handles: handles, linePitch: pitch).bounds(end)
    case .deadZone(let band, let region):
      DeadZonePainter(band: band, region: region).bounds
    case .bubble(let key, _, let scale, let width):
      BubbleShape(cap: key.cap, scale: scale, screenWidth: width).bounds
    case .menu(let menu): MenuPainter(menu: menu).bounds
    case .loupe(let picture): picture.bounds
    case .trail(let points): TrailPainter.bounds(points)
    case .pulse(let pulse):
      Rectangle(x: pulse.location.x, y: pulse.location.y, width: 0, height: 0)
        .grown(by: pulse.radius + 2)
    case .arrow(let arrow): ArrowShape(arrow)?.bounds ?? .zero
    case .disc(let center, let radius, _):
      Rectangle(x: center.x, y: center.y, width: 0, height: 0).grown(by: radius + 2)
    }
  }

  /// Whether it belongs to the text and must not leave its view.
  var staysInText: Bool {
    switch self {
    case .lines, .flash, .caret, .ghostCaret, .target, .handle: true
    case .keyAreas, .deadZone, .bubble, .menu, .loupe, .trail, .pulse, .arrow, .disc: false
    }
  }

  private static func union(_ rectangles: [Rectangle]) -> Rectangle {
    guard let first = rectangles.first else { return .zero }
    return rectangles.dropFirst().reduce(first) { $0.union($1) }
  }
}
