/// Scripts of `sendevent` commands. They say nothing of time but what they sleep.
struct SendeventReader: LineFormat {
  mutating func take(_ line: Line, into input: inout ImportInput) throws(ImportError) {
    guard !line.bytes.isEmpty, line.bytes.first != UInt8(ascii: "#") else { return }
    var words = ShellWords(line.bytes)
    var hasCommand = false
    while let word = words.next() {
      if word.elementsEqual("sendevent".utf8) {
        guard let path = words.next(),
          let type = words.decimal().flatMap({ UInt16(exactly: $0) }),
          let code = words.decimal().flatMap({ UInt16(exactly: $0) }),
          let value = words.decimal().flatMap({ Int32(ofEvent: $0) })
        else {
          input.leaveOut(line, "expected sendevent DEVICE TYPE CODE VALUE")
          return
        }
        hasCommand = true
        let device = try input.devices.index(of: path, line: line.number)
        try input.take(
          EvdevEvent(type: type, code: code, value: value), device: device, stamp: nil,
          line: line.number)
      } else if word.elementsEqual("sleep".utf8) || word.elementsEqual("usleep".utf8) {
        hasCommand = true
        let isOfMicroseconds = word.first == UInt8(ascii: "u")
        input.devices.wait(words.pause(isOfMicroseconds: isOfMicroseconds) ?? 0)
      }
    }
    if !hasCommand { input.leaveOut(line, "no sendevent command") }
  }
}
