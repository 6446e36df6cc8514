import SimulatorCore
import Testing
import Tuning

@Suite("Trial plans")
struct TrialPlanTests {
  @Test(
    "In a balanced square each thing stands once at each place and follows each other one equally often",
    arguments: 1...8)
  func balanced(_ count: Int) {
    let rows = count % 2 == 0 || count == 1 ? count : 2 * count
    var places: [[Int]] = Array(repeating: Array(repeating: 0, count: count), count: count)
    var follows = places
    for row in 0..<rows {
      let order = TrialPlan.order(count: count, row: row)
      #expect(order.sorted() == Array(0..<count))
      for (place, thing) in order.enumerated() {
        places[thing][place] += 1
        if place > 0 { follows[order[place - 1]][thing] += 1 }
      }
    }
    #expect(Set(places.joined()).count == 1)
    let pairs = follows.enumerated().flatMap { row in
      row.element.enumerated().filter { $0.offset != row.offset }.map(\.element)
    }
    #expect(Set(pairs).count <= 1)
  }

  @Test("Rows beyond the square, and below it, are rows of it")
  func wrapped() {
    #expect(TrialPlan.order(count: 4, row: 5) == TrialPlan.order(count: 4, row: 1))
    #expect(TrialPlan.order(count: 4, row: -3) == TrialPlan.order(count: 4, row: 1))
    #expect(TrialPlan.order(count: 3, row: .max).sorted() == [0, 1, 2])
    #expect(TrialPlan.order(count: 0, row: 2) == [])
  }

  @Test("Every block has the same tasks, in an order of its own, after its practice")
  func tasks() {
    let plan = TrialPlan(
      techniques: ["a", "b", "c"], trials: 16, practice: 3, row: 0, seed: 7)
    #expect(plan.blocks.count == 3)
    let sets = plan.blocks.map { Set($0.tasks.dropFirst($0.practiceCount)) }
    #expect(sets[0] == sets[1] && sets[1] == sets[2])
    #expect(plan.blocks[0].tasks != plan.blocks[1].tasks)
    #expect(plan.blocks.allSatisfy { $0.tasks.count == 19 && $0.practiceCount == 3 })
    let distances = plan.blocks[0].tasks.dropFirst(3).map(\.distance).sorted()
    #expect(distances == TrialTask.distances.flatMap { [$0, -$0] }.sorted())
    #expect(plan.trials.count == 57)
    let again = TrialPlan(techniques: ["a", "b", "c"], trials: 16, practice: 3, row: 0, seed: 7)
    #expect(again == plan)
    let other = TrialPlan(techniques: ["a", "b", "c"], trials: 16, practice: 3, row: 0, seed: 8)
    #expect(other != plan)
  }

  @Test("Start and target lie in the text", arguments: 0..<40)
  func inside(_ seed: UInt64) {
    var random = CounterRandom(seed: seed)
    for distance in TrialTask.distances.flatMap({ [$0, -$0] }) {
      let task = TrialTask.drawn(distance: distance, random: &random)
      #expect(task.distance == distance)
      #expect((0...task.text.count).contains(task.start))
      #expect((0...task.text.count).contains(task.target))
      #expect(task.document.before.count == task.start)
      #expect(task.document.before + task.document.after == task.text)
    }
  }
}
