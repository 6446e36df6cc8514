package import PangoText
package import SimulatorCore

extension TextViewStyle {
  /// The style that a phone's parameters ask for.
  package init(_ phone: PhoneParameters) {
    self.init()
    fontSize = phone.fontSize
    linePitch = phone.lineSpacing
    paragraphSpacing = phone.paragraphSpacing
    insets = TextInsets(
      top: phone.insets.top, left: phone.insets.left, bottom: phone.insets.bottom,
      right: phone.insets.right)
    textColor = Color(written: phone.textColor)
    emptyText = phone.placeholder
    switch phone.selectionStyle {
    case .fill: selectionStyle = .fill
    case .underline: selectionStyle = .underline
    }
    isSingleLine = phone.isSingleLine
    // 0 stands for no limit.
    let least = max(phone.minimumLines, 1)
    let most = phone.maximumLines > 0 ? max(phone.maximumLines, least) : 1000
    visibleLines = phone.minimumLines > 0 || phone.maximumLines > 0 ? least...most : nil
  }
}

extension PangoGeometry {
  /// Sets the text as a phone shows it.
  package func adopt(_ simulator: Simulator) {
    viewport = TextViewport(simulator.textRegion)
    style = TextViewStyle(simulator.phone)
  }
}
