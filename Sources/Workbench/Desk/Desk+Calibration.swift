internal import WindowShell

extension Desk {
  /// Starts finding out how large the display's pixels are.
  func calibrate() {
    calibration = CardCalibration(pixelsPerMillimetre: pixelsPerMillimetre)
    popover = nil
    tooltip = nil
  }

  /// Takes a key while a card is held to the glass; every key is its own.
  func pressInCalibration(_ stroke: KeyStroke) {
    isDirty = true
    guard var card = calibration else { return }
    switch stroke.key {
    case .escape: calibration = nil
    case .return:
      calibration = nil
      displayResolutions[displayName] = card.pixelsPerMillimetre
      pixelsPerMillimetre = card.pixelsPerMillimetre
      requests.append(.resize)
      remark = (
        .done("this display has \(Figures.fixed(card.pixelsPerMillimetre)) pixels a millimetre"),
        now + 6_000_000
      )
    default:
      _ = card.press(stroke)
      calibration = card
    }
  }

  /// Takes the display that the window is on, and what it says of its pixels; what a card has told before wins.
  package func showOn(display name: String, pixelsPerMillimetre: Double?) {
    displayName = name
    self.pixelsPerMillimetre = displayResolutions[name] ?? pixelsPerMillimetre
  }
}
