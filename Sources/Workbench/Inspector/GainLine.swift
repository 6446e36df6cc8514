internal import CursorTechniques
internal import GestureCore
package import SimulatorCore
package import Tuning

/// One technique's gain curve, measured a few speeds at a time: those that show its shape first, so that a curve
/// is there at once and grows finer.
package struct GainLine: Hashable, Sendable {
  /// What a curve depends on.
  package struct Subject: Hashable, Sendable {
    /// The technique's id.
    package var technique: String
    /// Every parameter in force but the phone's own.
    package var parameters: [NamedParameter]
    /// Callbacks per second.
    package var hertz: Int

    /// What a curve depends on.
    package init(technique: String, parameters: [NamedParameter], hertz: Int) {
      self.technique = technique
      self.parameters = parameters
      self.hertz = hertz
    }

    /// A phone as it is set up now.
    ///
    /// - Parameter reportHertz: callbacks a second where they come with the finger's reports.
    package init(_ phone: Simulator, reportHertz: Int) {
      technique = phone.technique.id
      parameters = phone.parametersInForce.filter { !$0.name.hasPrefix("phone.") }
      switch phone.deliveryRate {
      case .asRecorded: hertz = reportHertz
      case .hertz(let rate): hertz = rate
      }
    }
  }

  /// Whose curve it is.
  package let subject: Subject
  /// What has been measured, in order of speed.
  package private(set) var points: [GainPoint] = []
  /// How many of `order` have been measured.
  private var measured = 0

  /// A curve of which nothing is known yet.
  package init(_ subject: Subject) {
    self.subject = subject
  }

  /// Whether every speed has been measured.
  package var isFinished: Bool { measured >= Self.order.count }

  /// Measures the next speeds.
  package mutating func measure(_ count: Int) {
    guard !isFinished else { return }
    // What a phone has in force is what another one takes.
    guard
      let measurement = try? GainMeasurement(
        technique: subject.technique, parameters: subject.parameters, hertz: subject.hertz)
    else {
      measured = Self.order.count
      return
    }
    let next = min(measured + max(count, 1), Self.order.count)
    points += Self.order[measured..<next].map { measurement.point(at: $0) }
    points.sort { $0.speed < $1.speed }
    measured = next
  }

  /// How many speeds are measured first, at once.
  package static var firstCount: Int { first.count }
  /// From 38 points a second, so that the line enters the picture at its edge.
  private static let speeds = SpeedGrid.fine(count: 172).filter { $0 > 38 }
  /// Every sixth speed, and the last.
  private static let first = speeds.indices.filter { $0 % 6 == 0 || $0 == speeds.count - 1 }

  /// All speeds, those that are measured first before those between them.
  private static let order: [Double] = {
    let rest = [3, 1, 5, 2, 4].flatMap { offset in
      speeds.indices.filter { $0 % 6 == offset && $0 != speeds.count - 1 }
    }
    return (first + rest).map { speeds[$0] }
  }()
}
