/// What a line of a format looks like.
struct LineSigns: Sendable {
  let format: ImportFormat
  /// The line in words.
  let what: String
  let isLine: @Sendable (ArraySlice<UInt8>) -> Bool

  /// In the order in which a line is tried.
  static let all = [
    LineSigns(format: .evemu, what: "an event or a description of evemu") { line in
      var scanner = WordScanner(line)
      if scanner.take("# EVEMU ") { return true }
      return EvemuReader.event(line) != nil || scanner.take("N: ") || scanner.take("A: ")
    },
    LineSigns(format: .getevent, what: "an event or a device of getevent") { line in
      GeteventEvent(line) != nil || GeteventDescription.addedDevice(line) != nil
    },
    LineSigns(format: .evtest, what: "an event of evtest") { line in
      EvtestEvent(line).map { !$0.isOfPython } ?? false
    },
    LineSigns(format: .pythonEvdev, what: "an event of python-evdev") { line in
      PythonEvdevReader.event(line) != nil
    },
    LineSigns(format: .reran, what: "an event of RERAN: device,type,code,value") { line in
      ReranReader.event(line) != nil
    },
    LineSigns(format: .sendevent, what: "a sendevent command") { line in
      ShellWords(line).contains { $0.elementsEqual("sendevent".utf8) }
    },
    LineSigns(format: .input, what: "a command of Android's input") { line in
      InputCommandReader.isCommand(line)
    },
    LineSigns(format: .minitouch, what: "a command of minitouch") { line in
      MinitouchReader.isTouch(line)
    },
    LineSigns(format: .monkey, what: "a command of a Monkey script") { line in
      MonkeyReader.isTouch(line)
    },
  ]
}
