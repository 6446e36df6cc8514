/// Where the parts of the stage's foot are: net steps at the left, switches of what is drawn over the phone.
package struct StageFootLayout: Hashable, Sendable {
  /// The whole foot.
  package var foot: WindowRectangle
  /// Net steps of A and B.
  package var figures: WindowRectangle
  /// One switch for each overlay, in the order of `PhoneOverlay`.
  package var switches: [WindowRectangle]

  /// Height of a foot.
  package static let height = 38.0

  /// Lays a foot out.
  package init(_ foot: WindowRectangle) {
    self.foot = foot
    let (side, gap) = (28.0, 5.5)
    let count = Double(PhoneOverlay.allCases.count)
    let width = count * side + (count - 1) * gap
    let start = max(foot.maxX - 22 - width, foot.x + 8)
    switches = PhoneOverlay.allCases.indices.map { index in
      WindowRectangle(
        x: start + Double(index) * (side + gap), y: foot.y + 6, width: side, height: side)
    }
    figures = WindowRectangle(
      x: foot.x + 16, y: foot.y, width: start - 24 - foot.x, height: foot.height)
  }
}
