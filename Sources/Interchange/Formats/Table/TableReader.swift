import GestureCore

/// Tables of touches with a heading, separated by tabs, commas or semicolons: `t,phase,id,x,y`.
struct TableReader: LineFormat {
  /// A row whose phase is known only when the next one of its finger is: tables without phases.
  private struct Held {
    var touch: TouchInput.Touch
    var isFirst: Bool
  }

  private var columns: ColumnNames?
  private var clock: TableClock?
  private var held: [Held] = []
  /// Whether it was said how commas in numbers are read.
  private var hasDecimalCommas = false
  private let head: [UInt8]

  /// - Parameter head: the file's beginning, from which a time's unit is found if its name says none.
  init(head: [UInt8]) {
    self.head = head
  }

  mutating func take(_ line: Line, into input: inout ImportInput) throws(ImportError) {
    guard !line.bytes.isEmpty, line.bytes.first != UInt8(ascii: "#") else { return }
    guard let columns else {
      guard let columns = ColumnNames(line.bytes) else {
        return input.leaveOut(line, "no heading with columns for x and y, such as t,phase,id,x,y")
      }
      self.columns = columns
      if columns.isInPoints {
        input.panel.unit = .point
        input.panel.isUnitSaid = true
      }
      input.touches.hasClockPerID = columns.id != nil
      clock = TableClock(columns, head: head, notes: &input.log.notes)
      if columns.phase == nil {
        input.log.notes.add(
          .assumption,
          "there is no column for the phase; a finger's first row is its touch-down, its last its lift"
        )
      }
      return
    }
    let fields = ColumnNames.fields(line.bytes, columns.separator)
    guard fields.count == columns.count else {
      return input.leaveOut(
        line, "a row with another number of columns than the heading's \(columns.count)")
    }
    try take(fields, columns, line, &input)
  }

  private mutating func take(
    _ fields: [ArraySlice<UInt8>], _ columns: ColumnNames, _ line: Line,
    _ input: inout ImportInput
  ) throws(ImportError) {
    guard let x = columns.number(fields[columns.x]), let y = columns.number(fields[columns.y])
    else { return input.leaveOut(line, "a row whose x or y is no number") }
    noteCommas(in: fields, columns, &input)
    var touch = TouchInput.Touch(id: 0, phase: .move, x: x, y: y, line: line.number)
    if let id = columns.id { touch.id = Self.id(fields[id]) }
    if let time = columns.time {
      guard let (stamp, event) = clock?.stamp(of: fields[time]) else {
        return input.leaveOut(
          line, "a row whose time is neither a number nor a date such as \(DateText.example)")
      }
      touch.stamp = stamp
      switch event {
      case .none: break
      case .wrapped: input.log.notes.add(.repair, line: line.number, MonkeyReader.wrapped)
      }
    }
    if let phase = columns.phase {
      guard let phase = TouchPhase(named: fields[phase]) else {
        return input.leaveOut(
          line, "a row whose phase is none: down, move, up or cancel is expected")
      }
      touch.phase = phase
      try input.take(touch)
    } else {
      // Whether a row is a finger's first or last shall not depend on one that is left out.
      guard touch.isWithinReach else {
        return input.leaveOut(line, TouchInput.Touch.outOfReach)
      }
      // A table of several recordings begins anew.
      let before = held.first { $0.touch.id == touch.id }?.touch.stamp
      if let before, let stamp = touch.stamp, stamp < before { try lift(&input) { _ in true } }
      let isLast = columns.last.map { ["last", "true", "1"].contains(Self.text(fields[$0])) }
      try hold(touch, isLast: isLast ?? false, &input)
    }
  }

  private mutating func noteCommas(
    in fields: [ArraySlice<UInt8>], _ columns: ColumnNames, _ input: inout ImportInput
  ) {
    guard !hasDecimalCommas, columns.separator != UInt8(ascii: ","),
      columns.numberWithComma(fields[columns.x]) != nil
        || columns.numberWithComma(fields[columns.y]) != nil
        || columns.time.map({ columns.numberWithComma(fields[$0]) != nil }) ?? false
    else { return }
    hasDecimalCommas = true
    input.log.notes.add(
      .assumption, "a comma in a number is a decimal one: 1,5 is one and a half")
  }

  private mutating func hold(
    _ touch: TouchInput.Touch, isLast: Bool, _ input: inout ImportInput
  ) throws(ImportError) {
    let index = held.firstIndex { $0.touch.id == touch.id }
    if let index {
      var before = held.remove(at: index)
      before.touch.phase = before.isFirst ? .down : .move
      try input.take(before.touch)
    }
    guard held.count < ImportLimits.contacts else {
      throw .refused(
        line: touch.line, "more than \(ImportLimits.contacts) fingers are down at once")
    }
    held.append(Held(touch: touch, isFirst: index == nil))
    if isLast { try lift(&input) { $0 == touch.id } }
  }

  private mutating func lift(
    _ input: inout ImportInput, _ isMeant: (Int) -> Bool
  ) throws(ImportError) {
    for last in held where isMeant(last.touch.id) {
      var touch = last.touch
      if last.isFirst {
        touch.phase = .down
        try input.take(touch)
      }
      touch.phase = .up
      try input.take(touch)
    }
    held.removeAll { isMeant($0.touch.id) }
  }

  mutating func finish(into input: inout ImportInput) throws(ImportError) {
    try lift(&input) { _ in true }
  }

  static func number(_ field: ArraySlice<UInt8>) -> Double? {
    var scanner = WordScanner(field)
    guard let number = scanner.number(), scanner.isAtEnd else { return nil }
    return number
  }

  private static func text(_ field: ArraySlice<UInt8>) -> String {
    String(decoding: field, as: UTF8.self).lowercased()
  }

  /// An id that is no number counts by its hash: fingers only need to differ.
  private static func id(_ field: ArraySlice<UInt8>) -> Int {
    var scanner = WordScanner(field)
    if let number = scanner.decimal(), scanner.isAtEnd { return Int(number) }
    return Int(EvdevNames.hash(field) >> 24)
  }
}
