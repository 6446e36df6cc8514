internal import PangoText

/// A sign of the interface, designed in a square of 24.
struct Glyph {
  enum Kind {
    case filled, stroked
  }

  let path: VectorPath
  let kind: Kind

  private init(_ kind: Kind, _ svg: String) {
    path = VectorPath(svg: svg)
    self.kind = kind
  }

  private init(_ kind: Kind, _ path: VectorPath) {
    self.path = path
    self.kind = kind
  }

  static let play = Glyph(.filled, "M7 4.5L20 12L7 19.5Z")
  static let pause = Glyph(.filled, "M6.5 4.5H10V19.5H6.5Z M14 4.5H17.5V19.5H14Z")
  static let previousEvent = Glyph(.filled, "M5 5H7V19H5Z M19 5V19L8.5 12Z")
  static let nextEvent = Glyph(.filled, "M17 5H19V19H17Z M5 5L15.5 12L5 19Z")
  static let previousStep = Glyph(.stroked, "M14.5 5.5L8 12L14.5 18.5")
  static let nextStep = Glyph(.stroked, "M9.5 5.5L16 12L9.5 18.5")
  static let reset = Glyph(
    .stroked,
    "M4.5 4V9.5H10 M5 9.2C6.4 6 9.3 4.3 12.5 4.3C16.8 4.3 20.2 7.7 20.2 12C20.2 16.3 16.8 19.7 12.5 19.7"
      + "C9.6 19.7 7 18.2 5.6 15.8")
  static let sun = Glyph(
    .stroked,
    VectorPath(
      VectorPath.circle(x: 12, y: 12, radius: 4.2).elements
        + VectorPath(
          svg: "M12 2V4.4 M12 19.6V22 M2 12H4.4 M19.6 12H22 M4.9 4.9L6.6 6.6 M17.4 17.4L19.1 19.1 "
            + "M19.1 4.9L17.4 6.6 M6.6 17.4L4.9 19.1"
        ).elements))
  static let moon = Glyph(
    .stroked,
    "M20 14.2C19 14.7 17.8 15 16.5 15C12.4 15 9 11.6 9 7.5C9 6.2 9.3 5 9.8 4C6.4 5 4 8.2 4 11.9"
      + "C4 16.5 7.7 20.2 12.3 20.2C15.9 20.2 19 17.7 20 14.2Z")
  static let keys = Glyph(
    .stroked,
    "M3.5 6H20.5V18H3.5Z M7 10H7.4 M10.2 10H10.6 M13.4 10H13.8 M16.6 10H17 M8 14H16")
  static let check = Glyph(.stroked, "M5 12.5L10 17.5L19.5 6.8")
  static let cross = Glyph(.stroked, "M6 6L18 18 M18 6L6 18")
  static let sliders = Glyph(
    .stroked, "M3.5 7.5H11 M16 7.5H20.5 M3.5 16.5H7.5 M12.5 16.5H20.5 M13.5 5V10 M10 14V19")
  static let triangle = Glyph(.stroked, "M12 4L21.5 20H2.5Z M12 10V14.5 M12 17.2V17.4")
  static let search = Glyph(
    .stroked,
    VectorPath(
      VectorPath.circle(x: 10.5, y: 10.5, radius: 6.2).elements
        + VectorPath(svg: "M15.2 15.2L20.5 20.5").elements))
  static let chevronDown = Glyph(.stroked, "M5.5 9L12 15.5L18.5 9")
  static let chevronRight = Glyph(.stroked, "M9 5.5L15.5 12L9 18.5")
  static let swap = Glyph(
    .stroked, "M4 8.5H19.5 M15.5 4.5L19.5 8.5L15.5 12.5 M20 16H4.5 M8.5 12.8L4.5 16L8.5 20")
  static let loop = Glyph(
    .stroked,
    "M4 11V9.5C4 7.6 5.6 6 7.5 6H19.5 M16 2.5L19.5 6L16 9.5 M20 13V14.5C20 16.4 18.4 18 16.5 18H4.5 "
      + "M8 14.5L4.5 18L8 21.5")
  static let menus = Glyph(.stroked, "M4 7H20 M4 12H20 M4 17H20")
  static let command = Glyph(.stroked, "M5 6.5L10.5 12L5 17.5 M12.5 18H19.5")
  static let folder = Glyph(
    .stroked, "M3.5 18.5V5.5H9.5L12 8H20.5V18.5Z")
  static let touches = Glyph(
    .stroked,
    VectorPath(
      VectorPath.circle(x: 12, y: 12, radius: 8).elements
        + VectorPath.circle(x: 12, y: 12, radius: 2.2).elements))
  static let trails = Glyph(.stroked, "M3.5 16C7 6 10 6 12 12C14 18 17 18 20.5 9")
  static let arrow = Glyph(.stroked, "M4 12H19.5 M13.5 6L19.5 12L13.5 18")
  static let deadZone = Glyph(
    .stroked, "M5.5 4V20 M18.5 4V20 M6 10L12 4.5 M6 17L18 6 M12 19.5L18 14")
  static let lines = Glyph(.stroked, "M4.5 4V20 M8 6H19V10H8Z M8 14H15V18H8Z")
  static let disc = Glyph(.filled, VectorPath.circle(x: 12, y: 12, radius: 6))
  static let ellipsis = Glyph(
    .filled,
    VectorPath(
      [5.0, 12, 19].flatMap { VectorPath.circle(x: $0, y: 12, radius: 1.7).elements }))
  static let save = Glyph(.stroked, "M12 4V15 M7.5 10.8L12 15.3L16.5 10.8 M4.5 19.5H19.5")
  static let copy = Glyph(
    .stroked, "M8.5 8.5H19.5V19.5H8.5Z M15.5 8.5V4.5H4.5V15.5H8.5")
  static let pencil = Glyph(.stroked, "M5 19L6 15L15.5 5.5L18.5 8.5L9 18Z M13 8L16 11")
  static let plus = Glyph(.stroked, "M12 5V19 M5 12H19")
}
