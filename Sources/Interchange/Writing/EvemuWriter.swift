/// evemu's format, version 1.3, with the description that `evemu-device` makes a panel of.
enum EvemuWriter {
  static func write<Failure>(
    _ reports: EvdevReports, to body: (String) throws(Failure) -> Void
  ) throws(Failure) {
    var text = "# EVEMU 1.3\nN: \(EvdevReports.deviceName)\nI: 0006 0000 0000 0000\n"
    // A touch screen: what is touched is what is shown.
    text += "P: 02 00 00 00 00 00 00 00\n"
    let types = [EvdevCode.synchronization, EvdevCode.key, EvdevCode.absolute]
    text += capabilities(ofType: EvdevCode.synchronization, types)
    text += capabilities(ofType: EvdevCode.key, [EvdevCode.buttonTouch])
    text += capabilities(ofType: EvdevCode.absolute, reports.axes.map(\.code))
    for axis in reports.axes {
      text += "A: \(DigitText.hexadecimal(UInt32(axis.code), width: 2)) \(axis.minimum) "
      text += "\(axis.maximum) 0 0 \(axis.unitsPerMillimetre)\n"
    }
    try body(text)
    try reports.forEachReport { (report) throws(Failure) in
      let stamp = DigitText.seconds(report.time)
      var text = ""
      for event in report.events {
        text += "E: \(stamp) \(DigitText.hexadecimal(UInt32(event.type), width: 4)) "
        text += "\(DigitText.hexadecimal(UInt32(event.code), width: 4)) "
        text += "\(DigitText.decimal(Int64(event.value), width: 4))\n"
      }
      try body(text)
    }
  }

  /// Lines of 64 bits each, up to the last one that is set.
  private static func capabilities(ofType type: UInt16, _ codes: [UInt16]) -> String {
    var bytes = [UInt8](repeating: 0, count: (Int(codes.max() ?? 0) / 64 + 1) * 8)
    for code in codes { bytes[Int(code) / 8] |= 1 << (code % 8) }
    var text = ""
    for start in stride(from: 0, to: bytes.count, by: 8) {
      let words = bytes[start..<start + 8].map { DigitText.hexadecimal(UInt32($0), width: 2) }
      text += "B: \(DigitText.hexadecimal(UInt32(type), width: 2)) "
      text += words.joined(separator: " ") + "\n"
    }
    return text
  }
}
