internal import GestureCore
internal import SimulatorCore
internal import Tuning
internal import WindowShell

extension Desk {
  /// What a notch of the wheel, or a key, zooms by.
  static let laneZoom = 1.25
  /// Two presses within so long are a double click.
  private static let doubleClickMicroseconds: Int64 = 400_000

  /// Whether a place is on the lanes' plots or their ruler.
  func isOnLanes(_ point: WindowPoint) -> Bool {
    guard let lanes = layout.lanes else { return false }
    // Time starts a little inside the plots; a press beside it means the start.
    return lanes.plot.inset(-8, 0).contains(point)
  }

  /// Takes a finger that goes down on the lanes.
  ///
  /// - Returns: false where the lanes have nothing to press.
  func pressLanes(_ touch: ShellTouch, at stamp: Int64) -> Bool {
    guard let lanes = layout.lanes, isOnLanes(touch.location), let figure = laneFigure,
      let playing = playback
    else { return false }
    let x = touch.location.x - lanes.area.x
    if let last = lanesState.lastPress, stamp - last.stamp <= Self.doubleClickMicroseconds,
      (last.point.x - touch.location.x).magnitude <= 4,
      (last.point.y - touch.location.y).magnitude <= 4
    {
      lanesState.lastPress = nil
      lanesState.scale = nil
      return true
    }
    lanesState.lastPress = (touch.location, stamp)
    if touch.location.y < lanes.ruler.maxY {
      lanesState.drag = loopHandle(at: x, figure, playing) ?? .ruler(x)
    } else if touch.modifiers.contains(.shift) {
      lanesState.drag = .pan(x)
    } else {
      lanesState.drag = .seek(wasPlaying: playing.isPlaying)
      seekLanes(to: x, figure, at: stamp)
    }
    return true
  }

  /// A drag of the handle at a place: it draws the range from the other handle on.
  private func loopHandle(
    at x: Double, _ figure: LaneFigure, _ playing: Playback
  ) -> LanesState.Drag? {
    guard let range = playing.loopRange else { return nil }
    let left = (figure.scale.x(of: range.lowerBound) - x).magnitude
    let right = (figure.scale.x(of: range.upperBound) - x).magnitude
    guard min(left, right) <= 6 else { return nil }
    return .loop(left < right ? range.upperBound : range.lowerBound)
  }

  /// Follows the finger that went down on the lanes.
  func dragLanes(_ touch: ShellTouch, at stamp: Int64) {
    guard let lanes = layout.lanes, let figure = laneFigure, let drag = lanesState.drag else {
      return
    }
    let x = touch.location.x - lanes.area.x
    switch touch.phase {
    case .down: return
    case .move: moveLanes(drag, to: x, figure, at: stamp)
    case .up, .cancel:
      lanesState.drag = nil
      switch drag {
      case .seek(let wasPlaying):
        if wasPlaying, touch.phase == .up { playback?.play(at: stamp) }
      case .ruler(let start):
        // A press without a drag goes there.
        if touch.phase == .up { seekLanes(to: start, figure, at: stamp) }
      case .loop:
        // A range that nobody can see is none.
        if let range = playback?.loopRange, range.upperBound - range.lowerBound < 1_000 {
          playback?.loopRange = nil
        }
      case .pan: break
      }
    }
    lanesState.pointer = touch.location
    isDirty = true
  }

  private func moveLanes(
    _ drag: LanesState.Drag, to x: Double, _ figure: LaneFigure, at stamp: Int64
  ) {
    switch drag {
    case .seek: seekLanes(to: x, figure, at: stamp)
    case .pan(let last):
      var scale = figure.scale
      scale.pan(byPoints: x - last)
      lanesState.scale = scale.isZoomed ? scale : nil
      lanesState.drag = .pan(x)
    case .ruler(let start):
      guard (x - start).magnitude >= 4 else { return }
      lanesState.drag = .loop(laneTime(at: start, figure))
      moveLanes(.loop(laneTime(at: start, figure)), to: x, figure, at: stamp)
    case .loop(let fixed):
      let moment = laneTime(at: x, figure)
      playback?.loopRange = min(fixed, moment)...max(fixed, moment)
      playback?.isLooping = true
    }
  }

  /// The moment at a place, within the recording.
  private func laneTime(at x: Double, _ figure: LaneFigure) -> Instant {
    min(max(figure.scale.time(atX: x), figure.a.start), figure.a.end)
  }

  /// Shows the moment at a place; on a step's tick exactly the step's.
  private func seekLanes(to x: Double, _ figure: LaneFigure, at stamp: Int64) {
    guard var playing = playback else { return }
    var target = laneTime(at: x, figure)
    let after = figure.a.steps.partition { $0.time >= target }
    let near = [after - 1, after].filter(figure.a.steps.indices.contains)
      .map { figure.a.steps[$0].time }
      .min { (figure.scale.x(of: $0) - x).magnitude < (figure.scale.x(of: $1) - x).magnitude }
    // Steps draw the playhead to them: where two pixels mean the same, the step is meant.
    if let near, (figure.scale.x(of: near) - x).magnitude <= 2 { target = near }
    playing.pause(at: stamp)
    playing.seek(to: target)
    playback = playing
    lanesState.closedExplanation = nil
    lanesState.isChangeClosed = true
    followSettings()
    followCaret()
  }

  /// Takes the wheel over the lanes: zoom about the pointer, or sideways with Shift.
  ///
  /// - Returns: whether it was over the lanes.
  func turnLanes(_ wheel: ShellWheel) -> Bool {
    guard let lanes = layout.lanes, lanes.area.contains(wheel.location) else { return false }
    guard playback != nil, let figure = laneFigure, isOnLanes(wheel.location) else { return true }
    var scale = figure.scale
    let x = wheel.location.x - lanes.area.x
    let sideways = wheel.dx - (wheel.modifiers.contains(.shift) ? wheel.dy : 0)
    if sideways != 0 { scale.pan(byPoints: -40 * sideways) }
    if !wheel.modifiers.contains(.shift), wheel.dy != 0 {
      scale.zoom(by: power(Self.laneZoom, max(-8, min(8, wheel.dy))), aboutX: x)
    }
    lanesState.scale = scale.isZoomed ? scale : nil
    isDirty = true
    return true
  }

  /// Zooms about the playhead, or shows everything.
  func zoomLanes(_ zoom: LaneZoom) {
    guard let playback, let figure = laneFigure else { return }
    var scale = figure.scale
    let playhead = scale.x(of: playback.position)
    let center =
      playhead >= scale.left && playhead <= scale.right
      ? playhead : (scale.left + scale.right) / 2
    switch zoom {
    case .nearer: scale.zoom(by: Self.laneZoom * Self.laneZoom, aboutX: center)
    case .farther: scale.zoom(by: 1 / (Self.laneZoom * Self.laneZoom), aboutX: center)
    case .everything: scale.reset()
    }
    lanesState.scale = scale.isZoomed ? scale : nil
    isDirty = true
  }

  /// Moves what is shown so that the playhead can be seen.
  func followPlayhead() {
    guard let playback, lanesState.drag == nil, var scale = lanesState.scale else { return }
    scale.reveal(playback.position)
    lanesState.scale = scale
  }

  /// The pointer is over the lanes, or not.
  func hoverLanes(at point: WindowPoint?) {
    let inside = point.flatMap { layout.lanes?.area.contains($0) ?? false ? $0 : nil }
    guard inside != lanesState.pointer else { return }
    lanesState.pointer = inside
    isDirty = true
  }

  /// Closes what stands below the lanes.
  func closeExplanation() {
    lanesState.closedExplanation = playback?.position
    lanesState.isChangeClosed = true
    lanesState.pointer = nil
    isDirty = true
  }

  /// What can be pressed below the lanes.
  var laneWidgets: [Widget] {
    guard let lanes = layout.lanes else { return [] }
    let below = ExplanationLayout(lanes)
    switch explanation {
    case .step:
      return [
        Widget("explanation.close", below.close, .closeExplanation, tip: "Close")
      ]
    case .change: return [Widget("explanation.undo", below.undo, .undoSetting)]
    case .hint: return []
    }
  }

  /// What of the lanes scripts may want to find.
  var namedLanes: [(name: String, rectangle: WindowRectangle)] {
    guard let lanes = layout.lanes, let figure = laneFigure else { return [] }
    var named: [(name: String, rectangle: WindowRectangle)] = []
    func add(_ name: String, _ rectangle: Rectangle) {
      named.append(
        (
          name,
          WindowRectangle(
            x: rectangle.x + lanes.area.x, y: rectangle.y + lanes.area.y, width: rectangle.width,
            height: rectangle.height)
        ))
    }
    let overlay = lanesOverlay
    if let playhead = overlay.playhead {
      add("playhead", Rectangle(x: playhead.x - 12, y: 0, width: 24, height: 24))
    }
    if let loop = overlay.loop {
      let y = LaneLayout.ruler - 12
      if loop.hasStart {
        add("loop.start", Rectangle(x: loop.left - 6, y: y, width: 12, height: 12))
      }
      if loop.hasEnd { add("loop.end", Rectangle(x: loop.right - 6, y: y, width: 12, height: 12)) }
    }
    for (side, record) in [("a", figure.a), ("b", figure.b)] {
      guard let record else { continue }
      for index in record.steps.indices.prefix(200) {
        guard let frame = figure.tickFrame(record, step: index, isB: side == "b") else { continue }
        add("step.\(side).\(index + record.forgottenSteps + 1)", frame)
      }
    }
    return named
  }

  /// Repeated multiplication, also for parts of a notch.
  private func power(_ base: Double, _ exponent: Double) -> Double {
    Elementary.power(base, exponent)
  }
}

/// What the keys for the lanes' zoom do.
package enum LaneZoom: Hashable, Sendable {
  /// Shows more detail.
  case nearer
  /// Shows less detail.
  case farther
  /// Shows the whole recording.
  case everything
}
