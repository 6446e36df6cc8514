/// The times of a table's rows in microseconds.
struct TableClock {
  /// What happened between a row and the one before.
  enum Event {
    case none
    case wrapped
  }

  private let unit: ColumnNames.Unit
  private var ticks = TickCounter()

  /// Finds the unit from the column's name, or from the rows.
  init(_ columns: ColumnNames, head: [UInt8], notes: inout ImportNotes) {
    if let unit = columns.unit {
      self.unit = unit
      return
    }
    unit = Self.likelyUnit(columns, head)
    guard columns.time != nil else { return }
    notes.add(
      .assumption,
      "the time's unit is not in its name; from the steps between rows it is \(unit.name)")
  }

  /// The stamp of a field; nil where it is no number.
  mutating func stamp(of field: ArraySlice<UInt8>) -> (Int64, Event)? {
    var scanner = WordScanner(field)
    var event = Event.none
    var stamp: Int64
    if let number = scanner.decimal(), scanner.isAtEnd {
      // Nanoseconds fill 32 bits in four seconds: nobody counts them so.
      let (count, hasWrapped) =
        unit == .nanoseconds ? (number, false) : ticks.unwrapped(number)
      if hasWrapped { event = .wrapped }
      guard count.magnitude <= ImportLimits.stamp / 1_000_000 || unit.nanoseconds <= 1000 else {
        return nil
      }
      // Rounded, not cut: nanoseconds are halfway at most.
      stamp =
        unit.nanoseconds >= 1000
        ? count * (unit.nanoseconds / 1000) : Int64((Double(count) / 1000).rounded())
      if unit == .nanoseconds, count % 1000 == 0 { stamp = count / 1000 }
    } else {
      guard let number = TableReader.number(field) else { return nil }
      let microseconds = (number * Double(unit.nanoseconds) / 1000).rounded()
      guard microseconds.magnitude < Double(ImportLimits.stamp) else { return nil }
      stamp = Int64(microseconds)
    }
    return (stamp, event)
  }

  /// The unit in which the middle step between rows is a touch panel's: between 1 ms and 200 ms.
  private static func likelyUnit(_ columns: ColumnNames, _ head: [UInt8]) -> ColumnNames.Unit {
    guard let time = columns.time else { return .milliseconds }
    var times: [Double] = []
    for line in head.split(separator: UInt8(ascii: "\n")).prefix(500) {
      let fields = ColumnNames.fields(line, columns.separator)
      if fields.count == columns.count, let number = TableReader.number(fields[time]) {
        times.append(number)
      }
    }
    let steps = zip(times.dropFirst(), times).map { $0 - $1 }.filter { $0 > 0 }.sorted()
    guard !steps.isEmpty else { return .milliseconds }
    switch steps[steps.count / 2] {
    case ..<0.5: return .seconds
    case ..<500: return .milliseconds
    case ..<500_000: return .microseconds
    default: return .nanoseconds
    }
  }
}
