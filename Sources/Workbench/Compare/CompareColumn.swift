internal import Tuning

/// A column of the table of techniques, in the order in which they matter: a narrow table drops the last ones.
package enum CompareColumn: Int, CaseIterable, Hashable, Sendable {
  /// Steps forward less steps back.
  case net
  /// The same less what the gesture was meant to do.
  case error
  /// How far the finger had gone at the first step.
  case firstPoints
  /// How long it had been down then.
  case firstMilliseconds
  /// Steps for a centimetre of a slow finger.
  case slow
  /// Steps for a centimetre of a fast finger.
  case fast
  /// How often the caret turned round.
  case reversals
  /// Steps while the finger rested.
  case rest
  /// Steps at a lift.
  case lift
  /// Keys that typed by mistake, and keys that were lost.
  case keys

  /// The two lines of the head.
  package var head: (first: String, second: String) {
    switch self {
    case .net: ("Net", "steps")
    case .error: ("Error", "steps")
    case .firstPoints: ("First step", "pt")
    case .firstMilliseconds: ("First step", "ms")
    case .slow: ("Steps per cm", "at 100")
    case .fast: ("Steps per cm", "at 1500")
    case .reversals: ("Reversals", "")
    case .rest: ("At rest", "")
    case .lift: ("At lift", "")
    case .keys: ("Keys", "wrong")
    }
  }

  /// What the column says, for its tooltip.
  package var meaning: String {
    switch self {
    case .net: "Steps forward less steps back"
    case .error: "Net steps less what the recording is labelled with"
    case .firstPoints: "How far the finger had gone at the first step"
    case .firstMilliseconds: "How long the finger had been down at the first step"
    case .slow: "Steps for each centimetre of a steady finger at 100 pt/s"
    case .fast: "Steps for each centimetre of a steady finger at 1500 pt/s"
    case .reversals: "How often the caret turned round"
    case .rest: "Steps while the finger rested for 250 ms or longer"
    case .lift: "Steps in the last 60 ms before a lift"
    case .keys: "Keys that a swipe typed, and taps that typed nothing"
    }
  }

  /// The name that scripts know.
  package var name: String {
    switch self {
    case .net: "net"
    case .error: "error"
    case .firstPoints: "firstPoints"
    case .firstMilliseconds: "firstMilliseconds"
    case .slow: "slow"
    case .fast: "fast"
    case .reversals: "reversals"
    case .rest: "rest"
    case .lift: "lift"
    case .keys: "keys"
    }
  }

  /// The least width.
  var width: Double {
    switch self {
    case .net: 32
    case .error: 50
    case .firstPoints, .firstMilliseconds: 40
    case .slow: 50
    case .fast: 52
    case .reversals: 66
    case .rest: 52
    case .lift: 47
    case .keys: 44
    }
  }

  /// The column whose head it shares; nil for one of its own.
  var partner: CompareColumn? {
    switch self {
    case .firstPoints: .firstMilliseconds
    case .slow: .fast
    case .net, .error, .firstMilliseconds, .fast, .reversals, .rest, .lift, .keys: nil
    }
  }

  /// A value as it is printed; nil is a dash.
  package func text(_ value: Double?, isDifference: Bool) -> String {
    guard let value, value.isFinite, value.magnitude < 1e12 else { return "–" }
    switch self {
    case .net, .error: return Figures.signed(Int(value.rounded()))
    case .slow, .fast: return isDifference ? Figures.signed(value) : Figures.fixed(value)
    case .firstPoints, .firstMilliseconds, .reversals, .rest, .lift, .keys:
      let whole = Int(value.rounded())
      return isDifference ? Figures.signed(whole) : Figures.plain(Double(whole))
    }
  }
}

/// What was measured of one technique.
struct CompareFigures: Hashable, Sendable {
  /// What it made of the recording.
  var run: RunFigures
  /// Its gain under a slow and a fast finger; nil where it could not be measured.
  var slow: GainPoint?
  var fast: GainPoint?

  /// The two speeds, in points per second.
  static let speeds = (slow: 100.0, fast: 1_500.0)
}

/// What the table says of one technique.
package struct CompareValues: Hashable, Sendable {
  private var values: [Double?]

  /// A column's value; nil where there is none.
  package subscript(column: CompareColumn) -> Double? { values[column.rawValue] }

  /// A run's figures.
  ///
  /// - Parameter wanted: the net steps that the gesture was meant to give; nil without a label.
  init(_ measured: CompareFigures, wanted: Int?, pointsPerMillimetre: Double) {
    let figures = measured.run
    values = CompareColumn.allCases.map { column in
      switch column {
      case .net: Double(figures.net)
      case .error: wanted.map { Double(figures.net) - Double($0) }
      case .firstPoints: figures.firstStep?.travelPoints
      case .firstMilliseconds: figures.firstStep?.milliseconds
      case .slow: measured.slow.map { $0.stepsPerSecond / $0.speed * pointsPerMillimetre * 10 }
      case .fast: measured.fast.map { $0.stepsPerSecond / $0.speed * pointsPerMillimetre * 10 }
      case .reversals: Double(figures.reversals)
      case .rest: Double(figures.restSteps)
      case .lift: Double(figures.liftSteps)
      case .keys: Double(figures.keysTypedBySwipes + figures.keysLost)
      }
    }
  }

  /// What is known while a finger is still moving: the net steps so far.
  init(net: Int?) {
    values = CompareColumn.allCases.map { $0 == .net ? net.map(Double.init) : nil }
  }

  /// What one technique gives more than another.
  static func - (left: CompareValues, right: CompareValues) -> CompareValues {
    var result = left
    for index in left.values.indices {
      if let value = left.values[index], let other = right.values[index] {
        result.values[index] = value - other
      } else {
        result.values[index] = nil
      }
    }
    return result
  }
}
