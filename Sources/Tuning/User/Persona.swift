/// A model of somebody who moves the caret: the numbers of an intermittent controller.
///
/// It is a model, not a person. What it gives ranks techniques; it says nothing of how fast people are.
package struct Persona: Hashable, Sendable {
  /// The name on command lines and in files.
  package var id: String
  /// Who is meant, in one line.
  package var summary: String
  /// T_p: how long a plan is carried out before the next is made, in seconds.
  package var planningSeconds = 0.10
  /// n_v: noise along the movement, as a share of the speed.
  package var speedNoise = 0.245
  /// n_p: noise across the movement, as a share of the speed.
  package var sideNoise = 0.047
  /// How long a drawn noise holds, in seconds.
  package var noiseSeconds = 0.05
  /// τ: from what the caret does to when a plan can know, display included, in seconds.
  package var visualSeconds = 0.20
  /// Median reaction to a new target, in seconds.
  package var reactionSeconds = 0.35
  /// Its spread: the standard deviation of its logarithm.
  package var reactionSpread = 0.2
  /// a: what any movement takes, in seconds.
  package var movementSeconds = 0.10
  /// b: what it takes more for each bit of difficulty, in seconds.
  package var movementSecondsPerBit = 0.12
  /// Mean pause between lift and touch-down of a clutch, in seconds.
  package var clutchSeconds = 0.190
  /// Its standard deviation, in seconds.
  package var clutchSpread = 0.079
  /// R: how far the finger goes to either side of its middle, in millimetres.
  package var reachMillimetres = 25.0
  /// t_ok: how long the caret must be seen on the target before the finger lifts, in seconds.
  package var verifySeconds = 0.10
  /// σ_L: how far the finger rolls while it lifts, a standard deviation in millimetres.
  package var liftMillimetres = 0.33
  /// Mean amplitude of tremor, in millimetres.
  package var tremorMillimetres = 0.06
  /// Its frequency, in hertz.
  package var tremorHertz = 9.0
  /// How wrong the gain is believed at first: the standard deviation of the logarithm of believed by true.
  package var gainSpread = 0.0
  /// Where in a character's room the finger aims: 0 at its near edge, as somebody who does not feel where in it the finger is;
  /// 0.5 at its middle.
  package var aim = 0.0
  /// η: how far each stroke corrects the believed gain, from 0 to 1.
  package var learning = 0.0

  /// The average one, under another name and with other numbers.
  package init(id: String, summary: String, _ change: (inout Persona) -> Void = { _ in }) {
    self.id = id
    self.summary = summary
    change(&self)
  }

  /// The persona of that id, or nil.
  package static func persona(id: String) -> Persona? { all.first { $0.id == id } }

  /// What its random numbers are drawn by (FNV-1a of the id): the same in every build.
  var stream: UInt64 {
    id.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }
}
