import PangoText

/// Signs on keys, drawn in a box of 24 with a line of 1.7.
enum KeyGlyphs {
  static let lineWidth = 1.7
  static let shift = VectorPath(svg: "M12 3.5L20.5 12.5H16V19.5H8V12.5H3.5Z")
  /// The shift key's body while caps lock is on, above its bar.
  static let capsLock = VectorPath(svg: "M12 3.5L20.5 12.5H16V17H8V12.5H3.5Z")
  static let capsLockBar = VectorPath(svg: "M8 20.2H16")
  static let delete = VectorPath(
    svg: "M8.6 5H20C21.1 5 22 5.9 22 7V17C22 18.1 21.1 19 20 19H8.6L2.2 12Z "
      + "M11.6 9.2L17.2 14.8 M17.2 9.2L11.6 14.8")
  static let globeMeridians = VectorPath(
    svg: "M12 3C8.4 5.6 8.4 18.4 12 21C15.6 18.4 15.6 5.6 12 3Z "
      + "M3 12H21 M4.5 7.6H19.5 M4.5 16.4H19.5")
  static let globeOutline = VectorPath.circle(x: 12, y: 12, radius: 9)
}
