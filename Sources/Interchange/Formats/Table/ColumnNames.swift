/// What a table's columns hold, found from their names.
struct ColumnNames {
  /// What time is counted in.
  enum Unit: Int64 {
    case seconds = 1_000_000_000
    case milliseconds = 1_000_000
    case microseconds = 1_000
    case nanoseconds = 1

    /// Nanoseconds of one.
    var nanoseconds: Int64 { rawValue }

    /// What people call it.
    var name: String {
      switch self {
      case .seconds: "seconds"
      case .milliseconds: "milliseconds"
      case .microseconds: "microseconds"
      case .nanoseconds: "nanoseconds"
      }
    }
  }

  let count: Int
  let separator: UInt8
  private(set) var time: Int?
  /// The unit that the time's name says; nil where it says none.
  private(set) var unit: Unit?
  private(set) var phase: Int?
  private(set) var id: Int?
  private(set) var x = 0
  private(set) var y = 0
  /// Marks the last row of a contact.
  private(set) var last: Int?
  /// Whether the names of both places say that they are in points.
  private(set) var isInPoints = false

  /// Columns of a heading; nil where it has no places.
  init?(_ line: ArraySlice<UInt8>) {
    let separators = [UInt8(ascii: "\t"), UInt8(ascii: ","), UInt8(ascii: ";")]
    let counts = separators.map { separator in line.count { $0 == separator } }
    guard let most = counts.max(), most > 0, let index = counts.firstIndex(of: most) else {
      return nil
    }
    separator = separators[index]
    let names = Self.fields(line, separator).map { Self.words(of: $0) }
    count = names.count
    var places: (x: Int?, y: Int?) = (nil, nil)
    for (index, words) in names.enumerated() {
      guard let first = words.first else { continue }
      if time == nil, let unit = Self.timeUnit(of: words) {
        time = index
        self.unit = unit
      } else if Self.isPlace(words, "x") {
        places.x = places.x ?? index
      } else if Self.isPlace(words, "y") {
        places.y = places.y ?? index
      } else if ["phase", "event", "action", "type", "state"].contains(first) {
        phase = phase ?? index
      } else if ["id", "finger", "pointer", "touch", "contact", "slot", "identifier"].contains(
        first)
      {
        id = id ?? index
      } else if words == ["is", "last"] || words == ["last"] {
        last = index
      }
    }
    guard let x = places.x, let y = places.y else { return nil }
    self.x = x
    self.y = y
    isInPoints = names[x].contains("pt") && names[y].contains("pt")
  }

  /// A number of a row, however its decimals are set off.
  func number(_ field: ArraySlice<UInt8>) -> Double? {
    TableReader.number(field) ?? numberWithComma(field)
  }

  /// A number with a comma for its point; nil for others, and in tables that commas separate.
  func numberWithComma(_ field: ArraySlice<UInt8>) -> Double? {
    let comma = UInt8(ascii: ",")
    let point = UInt8(ascii: ".")
    guard separator != comma, field.count(where: { $0 == comma }) == 1, !field.contains(point)
    else { return nil }
    return TableReader.number(field.map { $0 == comma ? point : $0 }[...])
  }

  /// The fields of a line, without quotes, blanks and a carriage return around.
  static func fields(_ line: ArraySlice<UInt8>, _ separator: UInt8) -> [ArraySlice<UInt8>] {
    line.split(separator: separator, omittingEmptySubsequences: false).map { field in
      let isEdge = { (byte: UInt8) in
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\r")
      }
      var field = field.drop(while: isEdge)
      while let last = field.last, isEdge(last) { field.removeLast() }
      return field
    }
  }

  /// A name's words in lower case: `t_ms`, `tMs` and `T (ms)` are `t`, `ms`.
  private static func words(of field: ArraySlice<UInt8>) -> [String] {
    var words: [String] = []
    var word = ""
    for character in String(decoding: field, as: UTF8.self) {
      if !character.isLetter && !character.isNumber
        || character.isUppercase && word.last?.isLowercase == true
      {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if character.isLetter || character.isNumber { word += character.lowercased() }
    }
    return word.isEmpty ? words : words + [word]
  }

  private static func isPlace(_ words: [String], _ axis: String) -> Bool {
    let others: Set = ["pos", "position", "client", "page", "screen", "dev", "px", "pt", "coord"]
    return words.contains(axis) && words.allSatisfy { $0 == axis || others.contains($0) }
  }

  /// Nil where the words are no name of a time; inside, the unit if one is named.
  private static func timeUnit(of words: [String]) -> Unit?? {
    let units: [String: Unit] = [
      "s": .seconds, "sec": .seconds, "secs": .seconds, "seconds": .seconds,
      "ms": .milliseconds, "msec": .milliseconds, "millis": .milliseconds,
      "milliseconds": .milliseconds,
      "us": .microseconds, "µs": .microseconds, "μs": .microseconds, "usec": .microseconds,
      "micros": .microseconds, "microseconds": .microseconds,
      "ns": .nanoseconds, "nsec": .nanoseconds, "nanos": .nanoseconds,
      "nanoseconds": .nanoseconds,
    ]
    guard let first = words.first else { return nil }
    let unit = words.compactMap { units[$0] }.first
    let names: Set = ["t", "time", "timestamp", "ts", "elapsed", "clock"]
    if names.contains(first) || first == "event" && words.contains("time") { return .some(unit) }
    return words.count == 1 && unit != nil ? .some(unit) : nil
  }
}
