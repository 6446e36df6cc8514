extension Persona {
  /// One number of a persona, explained.
  package struct Row: Sendable {
    /// The name, as in the literature where it has one.
    package var name: String
    /// Its unit; empty for a share.
    package var unit: String
    /// The number.
    package var value: @Sendable (Persona) -> Double
    /// Where the average one's number comes from, and what the others' differ by.
    package var basis: String
  }

  /// Every number with its basis.
  ///
  /// CHI 2021 is Do, Chang and Lee; CHI 2023 is Moon et al.: models with measured parameters of the same intermittent
  /// control (BUMP; Bye and Neilson 2008).
  package static let table: [Row] = [
    Row(
      name: "planning unit", unit: "s", value: { $0.planningSeconds },
      basis: "0.1 s in both published models (CHI 2021, CHI 2023)"),
    Row(
      name: "speed noise", unit: "", value: { $0.speedNoise },
      basis: "0.245 ± 0.056 over 20 people (CHI 2023); expert and novice one deviation off"),
    Row(
      name: "side noise", unit: "", value: { $0.sideNoise },
      basis: "0.047 ± 0.033 over 20 people (CHI 2023); expert and novice one deviation off"),
    Row(
      name: "noise is redrawn each", unit: "s", value: { $0.noiseSeconds },
      basis: "interval of the simulation of CHI 2021"),
    Row(
      name: "visual loop", unit: "s", value: { $0.visualSeconds },
      basis:
        "perceive, decide and move: 100 + 70 + 70 ms, from 105 to 470 (Card, Moran and Newell 1983), with the display; "
        + "expert and novice within 0.12–0.30"),
    Row(
      name: "reaction, median", unit: "s", value: { $0.reactionSeconds },
      basis: "0.25–0.6 s are common; a guess within"),
    Row(
      name: "reaction, spread of the logarithm", unit: "", value: { $0.reactionSpread },
      basis: "a guess"),
    Row(
      name: "movement, a", unit: "s", value: { $0.movementSeconds },
      basis:
        "assumed, 0.05–0.2; expert: calibrated to unaimed strokes of 41 people (Touchalytics)"),
    Row(
      name: "movement, b", unit: "s/bit", value: { $0.movementSecondsPerBit },
      basis: "assumed, 0.08–0.2; expert: calibrated as a"),
    Row(
      name: "clutch pause", unit: "s", value: { $0.clutchSeconds },
      basis: "0.190 ± 0.079 s, lifting a mouse (CHI 2021)"),
    Row(
      name: "clutch pause, deviation", unit: "s", value: { $0.clutchSpread }, basis: "as above"),
    Row(
      name: "reach to each side", unit: "mm", value: { $0.reachMillimetres },
      basis:
        "a keyboard is 62 mm wide; 86 of 100 strokes are shorter (Touchalytics, see Calibration)"),
    Row(
      name: "seen on the target before the lift", unit: "s", value: { $0.verifySeconds },
      basis: "assumed, 0.05–0.3"),
    Row(
      name: "roll of the lift, deviation", unit: "mm", value: { $0.liftMillimetres },
      basis: "assumed, 0–1 mm; people report a step at the lift, nobody measured it"),
    Row(
      name: "tremor, mean amplitude", unit: "mm", value: { $0.tremorMillimetres },
      basis:
        "30 µm with the hand supported, twice that extended (Growdon et al. 2000); tremor: 0.2 mm, near the largest of 97 hands"
    ),
    Row(
      name: "tremor, frequency", unit: "Hz", value: { $0.tremorHertz },
      basis: "9.5 Hz over 340 people, 6.8 Hz at the age of 80"),
    Row(
      name: "believed gain, spread of the logarithm", unit: "", value: { $0.gainSpread },
      basis: "novice 0.3, expert exact; average 0.1 is a guess"),
    Row(
      name: "aim within a character", unit: "", value: { $0.aim },
      basis:
        "a stroke of so many gains ends at a character's near edge; that one feels nothing of it is a complaint of users; the "
        + "expert aims at the middle"),
    Row(
      name: "learning from each stroke", unit: "", value: { $0.learning },
      basis: "0.3, assumed; the expert has nothing to learn"),
  ]
}
