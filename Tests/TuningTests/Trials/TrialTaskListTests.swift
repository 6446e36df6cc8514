import Testing
import Tuning

@Suite("Lists of trial tasks")
struct TrialTaskListTests {
  @Test("Every distance comes both ways and equally often; phrases follow")
  func balanced() {
    let tasks = TrialTask.list(count: 32, phrases: 5, seed: 1)
    #expect(tasks.count == 37)
    let distances = tasks.prefix(32).map(\.distance).sorted()
    let ways = TrialTask.distances.flatMap { [$0, -$0] }
    #expect(distances == (ways + ways).sorted())
    for task in tasks.suffix(5) {
      #expect(task.start == task.text.count)
      #expect(task.distance < 0)
      #expect(TrialTask.phrases.contains(task.text))
    }
  }

  @Test("A longer list begins with the shorter one")
  func prefixes() {
    let short = TrialTask.list(count: 20, seed: 6)
    #expect(Array(TrialTask.list(count: 50, seed: 6).prefix(20)) == short)
    #expect(TrialTask.list(count: 20, seed: 7) != short)
    #expect(TrialTask.list(count: -1, phrases: -1, seed: 7).isEmpty)
    #expect(TrialTask.list(count: 3, distances: [], seed: 7).isEmpty)
  }

  @Test("The greatest distance has room in every text")
  func room() {
    #expect(TrialTask.texts.allSatisfy { $0.count >= TrialTask.greatestDistance })
    for task in TrialTask.list(count: 20, distances: [TrialTask.greatestDistance], seed: 8) {
      #expect((0...task.text.count).contains(task.start))
      #expect((0...task.text.count).contains(task.target))
    }
  }

  @Test("Phrases are as short as those of text entry studies")
  func phrases() {
    let lengths = TrialTask.phrases.map { Double($0.count) }
    #expect((27...31).contains(Bootstrap.mean(lengths)))
  }
}
