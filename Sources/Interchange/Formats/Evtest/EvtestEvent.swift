/// One line of `evtest`, or of the program of that name that comes with python-evdev:
///
///     Event: time 1411.748223, type 3 (EV_ABS), code 57 (ABS_MT_TRACKING_ID), value 499
///     Event: time 1411.748223, -------------- SYN_REPORT ------------
///     time 1411.748223       type 3 (EV_ABS), code 57   (ABS_MT_TRACKING_ID), value 499
struct EvtestEvent {
  let stamp: Int64
  let event: EvdevEvent
  /// Whether it is python-evdev's print.
  let isOfPython: Bool

  /// The line's event; nil where it is none.
  init?(_ bytes: ArraySlice<UInt8>) {
    var scanner = WordScanner(bytes)
    scanner.skipBlanks()
    isOfPython = !scanner.take("Event: ")
    guard scanner.take("time ") else { return nil }
    scanner.skipBlanks()
    guard let stamp = scanner.stamp() else { return nil }
    self.stamp = stamp
    _ = scanner.take(UInt8(ascii: ","))
    scanner.skipBlanks()
    if scanner.take("type ") {
      guard let type = scanner.decimal().flatMap({ UInt16(exactly: $0) }),
        scanner.skip(past: "code "), let code = scanner.decimal().flatMap({ UInt16(exactly: $0) }),
        scanner.skip(past: "value "), let value = scanner.decimal().flatMap({ Int32(ofEvent: $0) })
      else { return nil }
      event = EvdevEvent(type: type, code: code, value: value)
      return
    }
    // Older versions write “Report Sync” and “Config Sync”.
    let codes: [(StaticString, UInt16)] = [
      ("SYN_REPORT", EvdevCode.report), ("Report Sync", EvdevCode.report),
      ("SYN_MT_REPORT", EvdevCode.contactReport), ("SYN_DROPPED", EvdevCode.dropped),
      ("SYN_CONFIG", EvdevCode.configuration), ("Config Sync", EvdevCode.configuration),
    ]
    var code: UInt16?
    for (name, number) in codes where code == nil {
      var copy = scanner
      if copy.skip(past: name) { code = number }
    }
    guard let code else { return nil }
    event = EvdevEvent(type: EvdevCode.synchronization, code: code, value: 0)
  }
}
