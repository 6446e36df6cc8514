/// The numbers of the kernel's input events that importers look at, from `linux/input-event-codes.h`.
enum EvdevCode {
  static let synchronization: UInt16 = 0
  static let key: UInt16 = 1
  static let absolute: UInt16 = 3

  /// Codes of `synchronization`.
  static let report: UInt16 = 0
  static let configuration: UInt16 = 1
  static let contactReport: UInt16 = 2
  static let dropped: UInt16 = 3

  /// Codes of `key`.
  static let buttonLeft: UInt16 = 0x110
  static let buttonTouch: UInt16 = 0x14a

  /// Codes of `absolute`.
  static let x: UInt16 = 0
  static let y: UInt16 = 1
  static let slot: UInt16 = 0x2f
  static let touchMajor: UInt16 = 0x30
  static let positionX: UInt16 = 0x35
  static let positionY: UInt16 = 0x36
  static let toolType: UInt16 = 0x37
  static let trackingID: UInt16 = 0x39
  static let lastContactCode: UInt16 = 0x3d

  /// The value of `toolType` for what is no finger: the kernel's word for a touch that is taken away.
  static let palm: Int32 = 2

  /// Axes of one contact, as opposed to those of the device.
  static func isOfContact(_ code: UInt16) -> Bool { (slot...lastContactCode).contains(code) }
}

/// One input event without its time.
struct EvdevEvent: Hashable {
  var type: UInt16
  var code: UInt16
  var value: Int32
}

extension Int32 {
  /// An event's value from a decimal number: some tools print negative ones as 32 bits without sign.
  init?(ofEvent number: Int64) {
    if let value = Int32(exactly: number) {
      self = value
    } else if let bits = UInt32(exactly: number) {
      self = Int32(bitPattern: bits)
    } else {
      return nil
    }
  }
}
