/// The times of a table's rows in microseconds.
struct TableClock {
  /// What happened between a row and the one before.
  enum Event {
    case none
    case wrapped
  }

  private let columns: ColumnNames
  private let unit: ColumnNames.Unit
  private var ticks = TickCounter()

  /// Finds the unit from the column's name, or from the rows.
  init(_ columns: ColumnNames, head: [UInt8], notes: inout ImportNotes) {
    self.columns = columns
    if let unit = columns.unit {
      self.unit = unit
      return
    }
    let times = Self.times(columns, head)
    unit = Self.likelyUnit(times.compactMap { columns.number($0) })
    // Dates say themselves what they are.
    guard columns.time != nil, !times.contains(where: { DateText.microseconds($0) != nil }) else {
      return
    }
    notes.add(
      .assumption,
      "the time's unit is not in its name; from the steps between rows it is \(unit.name)")
  }

  /// The stamp of a field; nil where it is neither a number nor a date with a time of day.
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
    } else if let date = DateText.microseconds(field) {
      stamp = date
    } else {
      guard let number = columns.number(field) else { return nil }
      let microseconds = (number * Double(unit.nanoseconds) / 1000).rounded()
      guard microseconds.magnitude < Double(ImportLimits.stamp) else { return nil }
      stamp = Int64(microseconds)
    }
    return (stamp, event)
  }

  /// The times of the first rows, as they stand there.
  private static func times(_ columns: ColumnNames, _ head: [UInt8]) -> [ArraySlice<UInt8>] {
    guard let time = columns.time else { return [] }
    return head.split(separator: UInt8(ascii: "\n")).prefix(500).compactMap { line in
      let fields = ColumnNames.fields(line, columns.separator)
      return fields.count == columns.count ? fields[time] : nil
    }
  }

  /// The unit in which the middle step between rows is a touch panel's: between 1 ms and 200 ms.
  private static func likelyUnit(_ times: [Double]) -> ColumnNames.Unit {
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
