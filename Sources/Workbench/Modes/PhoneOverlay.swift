/// Something that can be drawn over the phone.
package enum PhoneOverlay: String, CaseIterable, Hashable, Sendable {
  /// Fingers as discs.
  case touches
  /// The way a finger came, with a dot for each report.
  case trails
  /// The arrow of the finger's velocity.
  case velocity
  /// The dead zone of the swipe.
  case deadZone
  /// The keys' touch areas.
  case keyAreas
  /// Lines and caret stops of the text.
  case lines

  /// What a menu calls it.
  package var title: String {
    switch self {
    case .touches: "Show touches"
    case .trails: "Show trails"
    case .velocity: "Show the velocity arrow"
    case .deadZone: "Show the dead zone"
    case .keyAreas: "Show key areas"
    case .lines: "Show lines and caret stops"
    }
  }
}
