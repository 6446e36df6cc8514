/// What one technique made of one recording.
package struct RunFigures: Hashable, Sendable {
  /// The first step of all.
  package struct FirstStep: Hashable, Sendable {
    /// How far the finger was from its touch-down along the text, in points.
    package var travelPoints: Double
    /// How long it had been down, in milliseconds.
    package var milliseconds: Double
  }

  /// Way and steps in one band of speed.
  package struct Band: Hashable, Sendable {
    /// How far fingers went along the text, in points.
    package var travelPoints = 0.0
    /// Characters, either way.
    package var steps = 0
  }

  /// Steps forward less steps back.
  package var net = 0
  /// Steps, either way.
  package var steps = 0
  /// Moves by words, lines or to an end, each counted once.
  package var otherMoves = 0
  /// The first step; nil if there was none.
  package var firstStep: FirstStep?
  /// Way and steps by the finger's speed, in the order of `SpeedBand`.
  package var bands = [Band](repeating: Band(), count: SpeedBand.allCases.count)
  /// How often the caret turned round.
  package var reversals = 0
  /// What is left of the steps of gestures that came back to within 5 pt of their touch-down after going 40 pt
  /// or more; nil where none did.
  package var netOutAndBack: Int?
  /// Steps in the last 60 ms before a lift, and at it.
  package var liftSteps = 0
  /// Steps while the finger had stayed within 3 pt for 250 ms or longer.
  package var restSteps = 0
  /// Keys that typed at the lift of a touch that had moved the caret.
  package var keysTypedBySwipes = 0
  /// Touches on a key, lifted near it, that neither typed nor moved the caret.
  package var keysLost = 0
  /// Haptic ticks.
  package var ticks = 0

  /// Nothing happened.
  package init() {}

  /// Characters for each centimetre of way in a band; nil where fingers went less than half a centimetre in it.
  package func stepsPerCentimetre(_ band: SpeedBand, pointsPerMillimetre: Double) -> Double? {
    let band = bands[band.rawValue]
    let centimetres = band.travelPoints / (10 * pointsPerMillimetre)
    return centimetres >= 0.5 ? Double(band.steps) / centimetres : nil
  }
}
