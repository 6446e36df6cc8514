public import GestureCore

/// This project's own rule: fast and reversible at once, because the gain depends on where the finger has been.
///
/// The first time the finger covers a stretch of its way it lays marks there, one character each: 12 pt apart
/// when slow, three times as dense when fast. Whoever comes back crosses the same marks. So the caret's place is
/// a function of the finger's, whatever the speeds, and yet a wide sweep needs little way.
///
/// ```
///   start ─ 13.25 pt ─│─────│─────│───│──│─│─│─▶    laid on the way out, slow and then fast
///         ◀───────────│─────│─────│───│──│─│─│─     walked on the way back, at any speed
/// ```
///
/// ## What was tried
///
/// On the same synthetic touches, all with 12 pt a character when slow and, but for the first and fourth, three
/// times as many characters when fast:
///
/// | candidate | per cm at 100, 1500 pt/s | out+back | detour | rest | roll | rates | 10, 60 characters |
/// |---|---|---|---|---|---|---|---|
/// | an anchor walks in whole steps | 4.8, 4.8 | 0 | 1 | 0.05 | 10 % | 0 | 1.6, 5.0 s |
/// | the same, gain by the speed now | 4.8, 14.3 | 40 | 19 | 0.08 | 12 % | 6 | 1.9, 4.5 s |
/// | place × gear, raised by the fastest speed so far | 4.8, 14.9 | 0 | 16 | 14.8 | 38 % | 3 | 3.2, 4.2 s |
/// | place + 50 ms × speed | 5.0, 6.3 | 0 | 0 | 12.7 | 46 % | 1 | 3.0, 5.5 s |
/// | gain outwards, spread evenly over the way back | 4.8, 14.3 | 0 | 8 | 8.7 | 29 % | 6 | 1.7, 4.3 s |
/// | marks | 4.8, 14.3 | 0 | 0 | 10.9 | 30 % | 1 | |
/// | marks with 4 pt of hysteresis | 4.8, 14.3 | 0 | 0 | 0.09 | 12 % | 1 | 1.4, 4.2 s |
/// | **marks, `Grip`, and rolls taken back** | 4.8, 14.3 | 0 | 0 | 0.02 | 0 % | 1 | 1.3, 4.1 s |
///
/// Out+back: the worst of 500 swipes of 30 to 240 pt, 25 to 4000 pt/s out and back. Detour: the worst change
/// after a way out and back that began in mid-swipe. Rest: steps in 2 s after a stop, with noise of σ = 0.3 pt. Roll:
/// share of lifts after a rest at which a 3 pt roll moved the caret. Rates: the largest difference between 30, 60,
/// 90, 120 and 240 callbacks a second on 2000 wandering paths. Characters: median time of a modelled user, who sees
/// 0.2 s late, plans a minimum-jerk move each 0.1 s, errs by a fifth of the speed and lifts with a 2 pt drift; it
/// tells rules apart, and says nothing of people's times.
///
/// The numbers were chosen the same way. Sums of that user's medians for 1, 3, 10, 30 and 60 characters, in seconds:
/// gain 1 10.7, 2 10.4, **3 9.1**, 4 9.2, 5 10.1; spacing 8 pt 13.2, 10 9.4, **12 9.1**, 14 10.1, 16 10.6; full gain from
/// 800 pt/s 9.5, **1200 9.1**, 2000 9.9; grip 0 9.9, 2 9.4, **4 9.1**, 6 9.3; window 30 ms 9.2, **60 9.1**, 100 9.5.
/// With 30 ms the count differs between rates at constant speed, with 80 ms a third of the rolls without a rest stay.
/// In a model of taps, 1 % of them sloppy, of 1000 these move the caret: dead zone 10 pt 12, **13.25 pt 8**, 20 pt 4,
/// **28 pt 1.7**. A swipe of its own cannot wait for 28 pt, a finger among typing ones can: hence two zones.
///
/// ## Where it loses
///
/// - The way back over marks that were laid fast is as dense as they are, 4 pt a character: an overshoot of a fast
///   swipe is put right less comfortably than under a linear rule of 12 pt.
/// - Speed is known 30 ms late, so marks at the end of a sudden stop are still dense, and those after a sudden start
///   still wide.
/// - A mark within the noise just beyond a stop is crossed in 1 to 3 of 100 stops, in the first 60 ms; then the grip
///   holds.
/// - A roll that follows a swipe without 60 ms of rest is seen first and taken back at the lift; one that goes on at the
///   pace of a slow swipe cannot be told from it, and stays.
/// - A swipe that starts in the middle of a sampling gap is laid by one callback's guess: after a hold, constant speeds
///   differ by one character between rates in 3 to 6 of 100 swipes. From the touch-down on they never do.
public struct CaretLab: StepRule {
  /// Its one value, on the heap, so that the rule is small: it is moved with every update.
  private var states = [State()]

  private struct State: Hashable, Sendable {
    var settings = CaretLabSettings()
    /// The running gesture, or the last one.
    var swipe = CaretLabSwipe()

    mutating func feed<R: ReasonSink>(
      _ update: PanUpdate, _ situation: Situation, into reasons: inout R
    ) -> Int {
      swipe.feed(update, situation, settings, into: &reasons)
    }
  }

  /// The numbers found best.
  public init() {}

  /// The numbers that shape it.
  var settings: CaretLabSettings {
    get { states[0].settings }
    set { states[0].settings = newValue }
  }

  public mutating func feed<R: ReasonSink>(
    _ update: PanUpdate, _ situation: Situation, into reasons: inout R
  ) -> CursorMove {
    .characters(states[0].feed(update, situation, into: &reasons))
  }

  public var gauge: Gauge { states[0].swipe.gauge(states[0].settings) }
}
