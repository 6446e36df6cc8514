import GestureCore
import Testing

struct PanUpdateTests {
  private func update(_ state: PanState, x: Double, originY: Double = 700) -> PanUpdate {
    PanUpdate(
      state: state, time: Instant(microseconds: 5), location: Point(x: x, y: 700),
      origin: Point(x: 90, y: originY), velocity: .zero, touches: 2)
  }

  @Test func placesOnAScreenStayAsTheyAre() {
    for state in [PanState.began, .changed, .ended, .cancelled] {
      for x in [0, -100_000, 3.5] {
        #expect(update(state, x: x).tamed == update(state, x: x))
      }
    }
  }

  @Test func otherNumbersAreNoUpdate() {
    for number in [Double.nan, .infinity, -.infinity, 1e300] {
      for state in [PanState.began, .changed] {
        #expect(update(state, x: number).tamed == nil)
        #expect(update(state, x: 1, originY: number).tamed == nil)
      }
      for state in [PanState.ended, .cancelled] {
        let tamed = update(state, x: number).tamed
        #expect(tamed?.state == .cancelled)
        #expect(tamed?.translation == .zero)
        #expect(tamed?.time == Instant(microseconds: 5))
      }
    }
  }
}
