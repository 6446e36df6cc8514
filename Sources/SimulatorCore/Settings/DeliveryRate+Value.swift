package import GestureCore

extension DeliveryRate {
  /// The rate that a value means.
  ///
  /// - Throws: `unacceptableDelivery` for anything but a whole number from 1 to 1000 or `asRecorded`.
  package init(_ value: ParameterValue) throws(SettingError) {
    switch value {
    case .number(let number):
      guard let hertz = Int(exactly: number), Self.range.contains(hertz) else {
        throw .unacceptableDelivery(value)
      }
      self = .hertz(hertz)
    case .word("asRecorded"): self = .asRecorded
    case .word, .flag: throw .unacceptableDelivery(value)
    }
  }

  /// The value in files and on the command line.
  package var value: ParameterValue {
    switch self {
    case .asRecorded: .word("asRecorded")
    case .hertz(let hertz): .number(Double(hertz))
    }
  }

  /// The name under which a recording changes the rate in mid-course.
  package static let settingName = "delivery"
}
