/// The kernel's names of event types, codes and key values, as `getevent -l` prints them.
enum EvdevNames {
  /// The type's number.
  static func type(_ name: UnsafeBufferPointer<UInt8>) -> UInt16? { types.value(of: name) }

  /// The code's number; nil also for names of codes that importers do not look at.
  static func code(_ name: UnsafeBufferPointer<UInt8>) -> UInt16? { codes.value(of: name) }

  /// The code's number; nil also for names of codes that importers do not look at.
  static func code(_ name: ArraySlice<UInt8>) -> UInt16? { codes.value(of: name) }

  /// The value's number.
  static func value(_ name: UnsafeBufferPointer<UInt8>) -> Int32? { values.value(of: name) }

  private static let typeNames: [(String, UInt16)] = [
    ("EV_SYN", 0), ("EV_KEY", 1), ("EV_REL", 2), ("EV_ABS", 3), ("EV_MSC", 4), ("EV_SW", 5),
    ("EV_LED", 0x11), ("EV_SND", 0x12), ("EV_REP", 0x14), ("EV_FF", 0x15), ("EV_PWR", 0x16),
    ("EV_FF_STATUS", 0x17),
  ]

  private static let codeNames: [(String, UInt16)] = [
    ("SYN_REPORT", 0), ("SYN_CONFIG", 1), ("SYN_MT_REPORT", 2), ("SYN_DROPPED", 3),
    ("BTN_LEFT", 0x110), ("BTN_MOUSE", 0x110), ("BTN_TOUCH", 0x14a),
    ("ABS_X", 0), ("ABS_Y", 1), ("ABS_Z", 2), ("ABS_RX", 3), ("ABS_RY", 4), ("ABS_RZ", 5),
    ("ABS_PRESSURE", 0x18), ("ABS_DISTANCE", 0x19), ("ABS_MISC", 0x28),
    ("ABS_MT_SLOT", 0x2f), ("ABS_MT_TOUCH_MAJOR", 0x30), ("ABS_MT_TOUCH_MINOR", 0x31),
    ("ABS_MT_WIDTH_MAJOR", 0x32), ("ABS_MT_WIDTH_MINOR", 0x33), ("ABS_MT_ORIENTATION", 0x34),
    ("ABS_MT_POSITION_X", 0x35), ("ABS_MT_POSITION_Y", 0x36), ("ABS_MT_TOOL_TYPE", 0x37),
    ("ABS_MT_BLOB_ID", 0x38), ("ABS_MT_TRACKING_ID", 0x39), ("ABS_MT_PRESSURE", 0x3a),
    ("ABS_MT_DISTANCE", 0x3b), ("ABS_MT_TOOL_X", 0x3c), ("ABS_MT_TOOL_Y", 0x3d),
  ]

  private static let valueNames: [(String, Int32)] = [("UP", 0), ("DOWN", 1), ("REPEAT", 2)]

  private static let types = NameTable(typeNames)
  private static let codes = NameTable(codeNames)
  private static let values = NameTable(valueNames)

  /// FNV-1a, for ids of which nothing matters but that they differ.
  static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return hash
  }
}
