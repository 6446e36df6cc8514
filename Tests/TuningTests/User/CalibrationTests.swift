import Testing
import Tuning

@Suite("Calibration")
struct CalibrationTests {
  @Test("The frozen strokes lie near the real ones in all that was fitted")
  func frozen() {
    let fit = CalibrationFit(Calibration.strokes)
    #expect(fit.comparisons.count { $0.isFitted } == 3)
    for row in fit.comparisons where row.isFitted {
      #expect(row.test.distance < 0.06, "\(row.name)")
    }
  }

  @Test("Numbers that are off lie farther")
  func off() {
    var strokes = Calibration.strokes
    strokes.movementSeconds *= 1.5
    strokes.secondsPerBit *= 1.5
    let fit = CalibrationFit(strokes)
    #expect(fit.comparisons[0].test.distance > 0.2)
    #expect(fit.comparisons[2].test.distance > 0.2)
  }

  @Test("Strokes are the same for the same seed, and last and go somewhere")
  func strokes() {
    let strokes = Calibration.strokes.strokes(50, seed: 2)
    #expect(strokes == Calibration.strokes.strokes(50, seed: 2))
    #expect(strokes != Calibration.strokes.strokes(50, seed: 3))
    #expect(strokes.allSatisfy { $0.seconds > 0 && $0.millimetres > 0 })
    #expect(Calibration.strokes.strokes(-1, seed: 2).isEmpty)
  }

  @Test("The expert moves as fast as those strokes")
  func expert() {
    #expect(Persona.expert.movementSeconds == Calibration.strokes.movementSeconds)
    #expect(Persona.expert.movementSecondsPerBit == Calibration.strokes.secondsPerBit)
  }
}
