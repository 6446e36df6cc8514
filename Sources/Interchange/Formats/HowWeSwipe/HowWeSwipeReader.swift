import GestureCore

/// Logs in the layout of the data set “How We Swipe” (Leiva and others, MobileHCI 2021): words separated by
/// blanks, times in milliseconds since 1970, places on a keyboard of so many CSS pixels.
struct HowWeSwipeReader: LineFormat {
  private static let columnCount = 12
  private var keyboards = 0

  mutating func take(_ line: Line, into input: inout ImportInput) throws(ImportError) {
    guard !line.bytes.isEmpty, !Self.isHeading(line.bytes) else { return }
    let words = line.bytes.split(separator: UInt8(ascii: " "))
    // Further columns repeat the last one.
    guard words.count >= Self.columnCount, let stamp = Self.milliseconds(words[1]),
      let width = TableReader.number(words[2]), let height = TableReader.number(words[3]),
      max(width, height) <= ImportLimits.place,
      let phase = TouchPhase(named: words[4]), let x = TableReader.number(words[5]),
      let y = TableReader.number(words[6])
    else {
      return input.leaveOut(line, "expected twelve columns: sentence timestamp keyb_width …")
    }
    note(width, height, line, &input)
    try input.take(
      TouchInput.Touch(stamp: stamp, id: 0, phase: phase, x: x, y: y, line: line.number))
  }

  /// Whether the line is the layout's heading.
  static func isHeading(_ bytes: ArraySlice<UInt8>) -> Bool {
    var scanner = WordScanner(bytes)
    return scanner.take("sentence timestamp keyb_width keyb_height event x_pos y_pos")
  }

  private mutating func note(
    _ width: Double, _ height: Double, _ line: Line, _ input: inout ImportInput
  ) {
    let x = AxisRange(units: width)
    let y = AxisRange(units: height)
    guard input.panel.x != x || input.panel.y != y else { return }
    keyboards += 1
    input.panel.unit = .point
    if keyboards == 1 {
      (input.panel.x, input.panel.y) = (x, y)
      input.panel.name = "a keyboard of \(NumberText.of(width)) × \(NumberText.of(height)) px"
    } else if keyboards == 2 {
      input.log.notes.add(
        .assumption, line: line.number, "the keyboard's size changes; the first one counts")
    }
  }

  private static func milliseconds(_ word: ArraySlice<UInt8>) -> Int64? {
    var scanner = WordScanner(word)
    guard let number = scanner.decimal(), scanner.isAtEnd,
      (0...ImportLimits.stamp / 1000).contains(number)
    else { return nil }
    return number * 1000
  }
}
