/// Where the buttons of the tab of trials are.
package struct TrialLayout: Hashable, Sendable {
  /// A button.
  package struct Button: Hashable, Sendable {
    /// What it does.
    package var command: TrialCommand
    /// Where it is.
    package var rectangle: WindowRectangle
    /// Its words; a sign for − and +.
    package var words: String
    /// Whether it is what is done next.
    package var isPrimary = false
  }

  /// The whole tab.
  package var area: WindowRectangle
  /// The buttons.
  package var buttons: [Button]

  /// Where the numbers of the setup stand: rows of 28.
  package static let rowHeight = 30.0
  /// From the tab's edge to the first row.
  package static let top = 44.0
  /// Where the steppers of the setup begin, from the tab's left edge.
  package static let stepperX = 150.0

  /// Lays the buttons out.
  package init(_ area: WindowRectangle, _ model: TrialModel) {
    self.area = area
    buttons = []
    func stepper(_ row: Int, _ less: TrialCommand, _ more: TrialCommand) {
      let y = area.y + Self.top + Double(row) * Self.rowHeight
      let start = area.x + Self.stepperX
      buttons.append(
        Button(
          command: less, rectangle: WindowRectangle(x: start, y: y, width: 28, height: 28),
          words: "\u{2212}"))
      buttons.append(
        Button(
          command: more, rectangle: WindowRectangle(x: start + 92, y: y, width: 28, height: 28),
          words: "+"))
    }
    func action(_ command: TrialCommand, _ words: String, place: Int, isPrimary: Bool) {
      buttons.append(
        Button(
          command: command,
          rectangle: WindowRectangle(
            x: area.maxX - 16 - 112 - Double(place) * 122, y: area.y + 10, width: 112, height: 28),
          words: words, isPrimary: isPrimary))
    }
    switch model {
    case .setup:
      stepper(0, .participantBefore, .participantAfter)
      stepper(1, .sessionBefore, .sessionAfter)
      stepper(2, .fewer, .more)
      action(.start, "Start", place: 0, isPrimary: true)
    case .pause:
      action(.begin, "Begin block", place: 0, isPrimary: true)
      action(.end, "End", place: 1, isPrimary: false)
    case .running:
      action(.skip, "Give up", place: 0, isPrimary: false)
      action(.end, "End", place: 1, isPrimary: false)
    case .summary: action(.again, "New session", place: 0, isPrimary: true)
    }
  }
}
