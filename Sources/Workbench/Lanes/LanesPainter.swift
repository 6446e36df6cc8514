internal import Drawing
internal import GestureCore
internal import PangoText
internal import Plots
internal import Tuning

/// Draws the lanes: the picture that is kept, and what moves over it.
struct LanesPainter {
  let ink: Ink
  let part: LanesPart

  private var area: WindowRectangle { part.area }
  private var layout: LaneLayout { part.figure.layout }
  private var overlay: LanesOverlay { part.overlay }

  func draw() {
    drawBase()
    ink.canvas.isolated {
      ink.canvas.translate(x: area.x, y: area.y)
      if let loop = overlay.loop { draw(loop) }
      for note in overlay.notes { draw(note) }
      for value in overlay.values { draw(value) }
      if let x = overlay.hoverX { drawUpright(x, ink.colors.muted) }
      if let playhead = overlay.playhead { draw(playhead) }
      for dot in overlay.dots { draw(dot) }
      if let tick = overlay.tick { drawFrame(tick) }
      if let hint = overlay.hint { drawHint(hint) }
    }
    if let x = overlay.beakX {
      CalloutShape(area: area, beakX: x, top: part.calloutTop).drawBeak(ink)
    }
    ink.canvas.fillRectangle(
      x: area.x, y: area.y, width: 1, height: area.height, ink.colors.line)
  }

  private func drawBase() {
    let scale = ink.canvas.scale
    let left = Int((area.x * scale).rounded(.down))
    let top = Int((area.y * scale).rounded(.down))
    let picture = part.cache.picture(
      part.figure, part.base, ink.theme.appearance,
      width: Int((area.maxX * scale).rounded(.up)) - left,
      height: Int((area.maxY * scale).rounded(.up)) - top, scale: scale, fonts: ink.canvas.fonts)
    ink.canvas.copy(picture.bounds, of: picture, toX: left, y: top)
  }

  private func drawUpright(_ x: Double, _ color: Color) {
    let x = x.rounded(.down) + 0.5
    ink.canvas.line(
      fromX: x, y: LaneLayout.ruler, toX: x, y: layout.height, Canvas.Stroke(color, width: 1))
  }

  /// The line, and the time in a pill; labels under the pill vanish.
  private func draw(_ playhead: LanesOverlay.Playhead) {
    let x = playhead.x.rounded(.down) + 0.5
    let width = ink.width(playhead.label, .caption, weight: .semibold) + 12
    let left = min(max(x - width / 2, 2), layout.width - width - 2)
    let pill = WindowRectangle(x: left, y: 2, width: width, height: 16)
    for tick in part.figure.scale.ticks {
      guard let label = tick.label else { continue }
      let middle =
        part.figure.scale.left
        + (tick.value - part.figure.scale.start) * part.figure.scale.pointsPerMicrosecond
      let half = ink.width(label, .caption) / 2 + 1
      guard middle + half > pill.x - 4, middle - half < pill.maxX + 4 else { continue }
      ink.fill(
        WindowRectangle(x: middle - half, y: 2, width: 2 * half, height: 16), ink.colors.canvas)
    }
    ink.canvas.line(
      fromX: x, y: 20, toX: x, y: layout.height, Canvas.Stroke(ink.colors.text, width: 1))
    ink.canvas.fill(
      VectorPath([
        .move(x: x - 5, y: 17), .line(x: x + 5, y: 17), .line(x: x + 5, y: 19),
        .line(x: x, y: 25), .line(x: x - 5, y: 19), .close,
      ]), ink.colors.text)
    ink.fill(pill, ink.colors.text, radius: 4)
    ink.text(
      playhead.label, x: pill.middleX, middle: pill.middleY, .caption, ink.colors.canvas,
      weight: .semibold, alignment: .center)
  }

  /// A dot with a halo, a ring for B.
  private func draw(_ dot: LanesOverlay.Dot) {
    let (x, y) = (dot.point.x, dot.point.y)
    let color =
      switch dot.owner {
      case .finger: ink.colors.text
      case .side(.a): ink.colors.accent
      case .side(.b): ink.colors.ghost
      }
    ink.canvas.fillCircle(x: x, y: y, radius: 4.5, ink.colors.canvas)
    if dot.owner == .side(.b) {
      ink.canvas.strokeCircle(x: x, y: y, radius: 2.9, Canvas.Stroke(color, width: 1.6))
    } else {
      ink.canvas.fillCircle(x: x, y: y, radius: 3.5, color)
    }
  }

  private func draw(_ value: LanesOverlay.Value) {
    guard let row = layout.row(value.lane) else { return }
    var x = LaneLayout.margin
    let middle = row.y + (value.lane == .caret ? 31 : 29)
    let room = LaneLayout.gutter - LaneLayout.margin - 2
    if value.lane == .caret {
      ink.caretSign(.a, x: x + 4, middle: middle)
      x += 13
      x += ink.text(value.figure, x: x, middle: middle, .body, ink.colors.accent)
      guard let b = value.figureB else { return }
      var below = 0.0
      x = max(x + 8, LaneLayout.margin + 37)
      if x + 13 + ink.width(b, .body) > LaneLayout.gutter {
        // Two wide figures stand one below the other.
        (x, below) = (LaneLayout.margin, 19)
      }
      ink.caretSign(.b, x: x + 4, middle: middle + below)
      ink.text(b, x: x + 13, middle: middle + below, .body, ink.colors.ghost)
      return
    }
    let color = value.lane == .gauge ? ink.colors.accent : ink.colors.text
    let width = ink.text(value.figure, x: x, middle: middle, .body, color)
    // A unit that would be cut says nothing.
    let units = [value.unit, value.shortUnit]
    guard let unit = units.first(where: { width + 4 + ink.width($0, .caption) <= room }) else {
      return
    }
    ink.text(unit, x: x + width + 4, middle: middle + 0.5, .caption, ink.colors.muted)
  }

  /// A bar with two handles on the ruler's lower edge.
  private func draw(_ loop: LanesOverlay.Loop) {
    let bottom = LaneLayout.ruler
    let color = loop.isOn ? ink.colors.accent : ink.colors.muted
    ink.fill(
      WindowRectangle(x: loop.left, y: bottom - 6, width: loop.right - loop.left, height: 4), color)
    for (x, isSeen) in [(loop.left, loop.hasStart), (loop.right, loop.hasEnd)] where isSeen {
      ink.fill(
        WindowRectangle(x: x - 1.5, y: bottom - 9, width: 3, height: 10), color, radius: 1)
    }
  }

  /// A flag on the ruler's lower edge.
  private func draw(_ note: LanesOverlay.Note) {
    let x = note.x.rounded(.down)
    let bottom = LaneLayout.ruler
    let color = note.isSpoken ? ink.colors.text : ink.colors.muted
    ink.fill(WindowRectangle(x: x, y: bottom - 11, width: 1, height: 11), color)
    ink.canvas.fill(
      VectorPath([
        .move(x: x + 1, y: bottom - 11), .line(x: x + 8, y: bottom - 8),
        .line(x: x + 1, y: bottom - 5), .close,
      ]), color)
  }

  private func drawFrame(_ tick: Rectangle) {
    ink.frame(
      WindowRectangle(x: tick.x, y: tick.y, width: tick.width, height: tick.height),
      ink.colors.text, width: 1.5, radius: 4)
  }

  /// Names and ruler stay; where lines would be stands what to do.
  private func drawHint(_ hint: String) {
    guard let row = layout.row(.finger) ?? layout.rows.first else { return }
    let x = layout.plotLeft + LaneLayout.leadIn
    let middle = row.y + row.height / 2
    ink.text(
      "Nothing to show yet", x: x, middle: middle - 10, .body, ink.colors.text, weight: .semibold,
      maximumWidth: layout.plotRight - x)
    ink.text(
      hint, x: x, middle: middle + 10, .body, ink.colors.muted,
      maximumWidth: layout.plotRight - x)
  }
}
