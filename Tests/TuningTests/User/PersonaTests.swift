import Testing
import Tuning

@Suite("Personas")
struct PersonaTests {
  @Test("Each has a name of its own, and can be found by it")
  func names() {
    #expect(Persona.all.map(\.id) == ["expert", "average", "novice", "tremor"])
    for persona in Persona.all { #expect(Persona.persona(id: persona.id) == persona) }
    #expect(Persona.persona(id: "nobody") == nil)
  }

  @Test("Every number of every persona is finite and not negative, and says where it comes from")
  func numbers() {
    for row in Persona.table {
      #expect(!row.basis.isEmpty)
      for persona in Persona.all {
        let value = row.value(persona)
        #expect(value >= 0 && value < 100, "\(persona.id): \(row.name)")
      }
    }
  }

  @Test("The average one has the published means")
  func average() {
    let average = Persona.average
    #expect(average.planningSeconds == 0.1)
    #expect(average.speedNoise == 0.245)
    #expect(average.sideNoise == 0.047)
    #expect(average.visualSeconds == 0.2)
    #expect(average.movementSeconds == 0.1)
    #expect(average.movementSecondsPerBit == 0.12)
    #expect(average.clutchSeconds == 0.19)
    #expect(average.reachMillimetres == 25)
  }
}
