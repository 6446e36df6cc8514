package import PangoText

/// Every colour of the window and of the phone, in a dark or a light key.
package struct Theme: Hashable, Sendable {
  /// Which of the two.
  package enum Appearance: Hashable, Sendable {
    /// Light on dark.
    case dark
    /// Dark on light.
    case light

    /// The other one.
    package var other: Appearance {
      switch self {
      case .dark: .light
      case .light: .dark
      }
    }
  }

  /// Which of the two it is.
  package let appearance: Appearance
  /// The window's colours.
  package let window: WindowColors
  /// The phone's colours.
  package let phone: PhoneColors
  /// What floats casts this shadow.
  package let shadow: ShadowStyle

  /// The theme of an appearance.
  package init(_ appearance: Appearance) {
    self.appearance = appearance
    switch appearance {
    case .dark:
      window = .dark
      phone = .dark
      shadow = ShadowStyle(blur: 20, offsetY: 6, color: Color(0x000000, alpha: 0.5))
    case .light:
      window = .light
      phone = .light
      shadow = ShadowStyle(blur: 20, offsetY: 6, color: Color(0x1A2433, alpha: 0.16))
    }
  }

  /// Light on dark.
  package static let dark = Theme(.dark)
  /// Dark on light.
  package static let light = Theme(.light)
}

/// The soft shadow under popovers, callout, loupe, key bubble and the light phone.
package struct ShadowStyle: Hashable, Sendable {
  /// How far it fades out, in points.
  package let blur: Double
  /// How far it lies below, in points.
  package let offsetY: Double
  /// Its colour where it is darkest.
  package let color: Color
}
