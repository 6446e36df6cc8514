import GestureCore
import SimulatorCore

/// From the panel's units to points: the transforms, one scale, one offset.
///
/// Only where a person gives a size in millimetres that makes the units differ, each axis has a scale of its own.
struct PanelMapping {
  /// Points per unit.
  private(set) var scale: (x: Double, y: Double)
  /// Points that are added after scaling.
  private(set) var offset = Vector.zero
  /// The panel after the transforms.
  let x: AxisRange
  let y: AxisRange
  let transforms: [ImportOptions.Transform]
  private let own: (x: AxisRange, y: AxisRange)

  /// Finds a mapping and notes what had to be assumed.
  ///
  /// - Parameter extent: the largest coordinates of the samples, for panels that nothing says anything of.
  init(
    panel: Panel, extent: (x: Double, y: Double), options: ImportOptions, notes: inout ImportNotes
  ) {
    transforms = options.transforms
    let isSwapped = options.transforms.filter { $0 == .swap }.count % 2 == 1
    var ranges = Self.ranges(
      of: panel, extent: extent, isSwapped: isSwapped, options: options, notes: &notes)
    let turned = isSwapped ? (ranges.y, ranges.x) : (ranges.x, ranges.y)
    if let millimetres = options.millimetres {
      let size =
        isSwapped
        ? (x: millimetres.height, y: millimetres.width)
        : (x: millimetres.width, y: millimetres.height)
      ranges.x.unitsPerMillimetre = ranges.x.extent / size.x
      ranges.y.unitsPerMillimetre = ranges.y.extent / size.y
    }
    own = ranges
    (x, y) = isSwapped ? (ranges.y, ranges.x) : (ranges.x, ranges.y)
    let screen = options.screen
    if let physical = Self.physicalScale(x, y, options, &notes) {
      scale = physical
    } else if Self.isInPoints(panel, extent, options) {
      scale = (1, 1)
      if !panel.isUnitSaid { notes.add(.assumption, "a unit is a point") }
    } else {
      let fitting = min(screen.width / turned.0.extent, screen.height / turned.1.extent)
      scale = (fitting, fitting)
      notes.add(
        .assumption,
        "the panel's size in millimetres is not known; it is fitted to the screen's "
          + "\(NumberText.of(screen.width)) × \(NumberText.of(screen.height)) pt "
          + "(--millimetres WxH gives the true size)")
    }
    // The panel's middle lies on the screen's.
    offset = Vector(
      dx: screen.width / 2 - (x.minimum + x.maximum) / 2 * scale.x,
      dy: screen.height / 2 - (y.minimum + y.maximum) / 2 * scale.y)
    if scale == (1, 1), panel.unit == .point, panel.x == nil, panel.y == nil { offset = .zero }
  }

  /// The scale that keeps millimetres; nil where their number is not known.
  private static func physicalScale(
    _ x: AxisRange, _ y: AxisRange, _ options: ImportOptions, _ notes: inout ImportNotes
  ) -> (x: Double, y: Double)? {
    guard let units = x.unitsPerMillimetre ?? y.unitsPerMillimetre else { return nil }
    let scale = options.screen.pointsPerMillimetre / units
    guard let down = y.unitsPerMillimetre, (down / units - 1).magnitude > differenceLimit else {
      return (scale, scale)
    }
    if options.millimetres != nil { return (scale, options.screen.pointsPerMillimetre / down) }
    let size = [x.extent / units, y.extent / down].map { NumberText.of($0.rounded()) }
    notes.add(
      .assumption,
      "the device counts \(NumberText.of(units)) units per mm across and \(NumberText.of(down)) down; one "
        + "scale is used for both, which keeps millimetres across (--millimetres "
        + "\(size.joined(separator: "x")) keeps both)")
    return (scale, scale)
  }

  /// Sizes are given in whole millimetres; smaller differences than this mean nothing.
  private static let differenceLimit = 0.05

  /// Whether a unit is a point: where the file's format counts points, and says so, or is no larger than a phone, or a
  /// person says that the panel is as large as the screen.
  private static func isInPoints(
    _ panel: Panel, _ extent: (x: Double, y: Double), _ options: ImportOptions
  ) -> Bool {
    guard panel.unit == .point else { return false }
    guard let given = options.panel else { return panel.isUnitSaid || fits(extent) }
    return given.width == options.screen.width && given.height == options.screen.height
  }

  /// Coordinates of phones in points are smaller.
  private static func fits(_ extent: (x: Double, y: Double)) -> Bool {
    max(extent.x, extent.y) <= 1_000 && min(extent.x, extent.y) <= 500
  }

  /// The panel's ranges before the transforms.
  private static func ranges(
    of panel: Panel, extent: (x: Double, y: Double), isSwapped: Bool, options: ImportOptions,
    notes: inout ImportNotes
  ) -> (x: AxisRange, y: AxisRange) {
    if panel.x == nil || panel.y == nil, isInPoints(panel, extent, options) {
      // The screen's own: a flip turns about its middle.
      let (width, height) = (options.screen.width, options.screen.height)
      return isSwapped
        ? (AxisRange(points: height), AxisRange(points: width))
        : (AxisRange(points: width), AxisRange(points: height))
    }
    if let given = options.panel {
      let size =
        isSwapped ? (x: given.height, y: given.width) : (x: given.width, y: given.height)
      return (AxisRange(units: size.x), AxisRange(units: size.y))
    }
    if let x = panel.x, let y = panel.y { return (x, y) }
    let size = assumedSize(extent)
    notes.add(
      .assumption,
      "the file does not say how large the panel is; \(NumberText.of(size.width)) × "
        + "\(NumberText.of(size.height)) units are assumed (--panel WxH gives the true size)")
    return (AxisRange(units: size.width), AxisRange(units: size.height))
  }

  /// Most phones' panels count pixels, and most have these; then come larger ones, 12 bits, 15 bits, 16 bits.
  private static func assumedSize(_ extent: (x: Double, y: Double)) -> ImportOptions.Size {
    let sizes = [
      (1080, 2400), (1440, 3200), (2400, 1080), (3200, 1440), (4096, 4096), (8192, 8192),
      (16_384, 16_384), (32_768, 32_768), (65_536, 65_536),
    ].map { ImportOptions.Size(width: $0.0, height: $0.1) }
    return sizes.first { extent.x < $0.width && extent.y < $0.height }
      ?? ImportOptions.Size(width: max(extent.x, 1) + 1, height: max(extent.y, 1) + 1)
  }

  /// Moves everything so that the first sample lies at a height and, where it must, sideways onto the
  /// screen; what is wider than the screen is centred on it.
  mutating func place(_ touches: TouchSequence, startingAt height: Double, onScreenOf width: Double)
  {
    var start: Double?
    var least = Double.infinity
    var greatest = -Double.infinity
    touches.visit { touch in
      start = start ?? touch.location.y
      least = min(least, touch.location.x)
      greatest = max(greatest, touch.location.x)
    }
    guard let start else { return }
    offset.dy += height - start
    if greatest - least > width {
      offset.dx += width / 2 - (least + greatest) / 2
    } else {
      offset.dx += max(0, -least) - max(0, greatest - width)
    }
  }

  /// The point of a place in the panel's units.
  func location(_ x: Double, _ y: Double) -> Point {
    var (x, y) = (x, y)
    var ranges = own
    for transform in transforms {
      switch transform {
      case .swap:
        (x, y) = (y, x)
        ranges = (ranges.y, ranges.x)
      case .flipX: x = ranges.x.minimum + ranges.x.maximum - x
      case .flipY: y = ranges.y.minimum + ranges.y.maximum - y
      }
    }
    return Point(x: x * scale.x + offset.dx, y: y * scale.y + offset.dy)
  }
}
