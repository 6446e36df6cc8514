internal import Drawing
internal import GestureCore
internal import PangoText
internal import Plots
internal import Tuning

/// What the lanes look like without anything that moves: equal values look the same.
struct LanesBase: Hashable {
  let a: LaneRecord.Stamp
  let b: LaneRecord.Stamp?
  let old: LaneRecord.Stamp?
  let oldIsOfB: Bool
  let intent: Int?
  let layout: LaneLayout
  let scale: LaneScale

  init(_ figure: LaneFigure) {
    a = figure.a.stamp
    b = figure.b?.stamp
    old = figure.old?.stamp
    oldIsOfB = figure.oldIsOfB
    intent = figure.intent
    layout = figure.layout
    scale = figure.scale
  }
}

/// Keeps the lanes' picture, so that a playhead that moves costs a copy of pixels.
final class LanesCache {
  private struct Key: Hashable {
    let base: LanesBase
    let appearance: Theme.Appearance
    let width: Int
    let height: Int
    let scale: Double
  }

  private var key: Key?
  private var canvas: Canvas?

  /// The picture of a figure, from the cache if it is there.
  func picture(
    _ figure: LaneFigure, _ base: LanesBase, _ appearance: Theme.Appearance, width: Int,
    height: Int, scale: Double, fonts: Fonts
  ) -> Canvas {
    let wanted = Key(
      base: base, appearance: appearance, width: width, height: height, scale: scale)
    if wanted == key, let canvas { return canvas }
    let fresh: Canvas
    if let canvas, canvas.pixelWidth == width, canvas.pixelHeight == height, canvas.scale == scale {
      fresh = canvas
    } else {
      fresh = Canvas(pixelWidth: width, pixelHeight: height, scale: scale, fonts: fonts)
    }
    fresh.clear(Theme(appearance).window.canvas)
    PlotPainter(fresh, appearance).draw(figure.commands)
    key = wanted
    canvas = fresh
    return fresh
  }
}

/// The lanes as a part of the window's picture: equal parts look the same.
struct LanesPart: Hashable {
  let area: WindowRectangle
  let figure: LaneFigure
  let base: LanesBase
  let overlay: LanesOverlay
  /// The upper edge of what stands below.
  let calloutTop: Double
  let cache: LanesCache

  static func == (left: LanesPart, right: LanesPart) -> Bool {
    left.area == right.area && left.base == right.base && left.overlay == right.overlay
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(area)
    hasher.combine(base)
    hasher.combine(overlay)
  }
}
