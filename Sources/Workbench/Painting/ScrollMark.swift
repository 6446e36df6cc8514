/// The mark that says what part of a list is seen.
enum ScrollMark {
  static func rectangle(
    in area: WindowRectangle, content: Double, scroll: Double
  ) -> WindowRectangle? {
    guard content > area.height, area.height > 0 else { return nil }
    let track = area.height - 8
    let height = max(track * area.height / content, 24)
    let share = min(max(scroll / (content - area.height), 0), 1)
    return WindowRectangle(
      x: area.maxX - 7, y: area.y + 4 + (track - height) * share, width: 4, height: height)
  }
}
