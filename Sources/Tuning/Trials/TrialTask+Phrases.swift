extension TrialTask {
  /// Short phrases as people type them: 28 characters and five words on average, as in the phrase sets of text entry studies.
  package static let phrases = [
    "see you at the station at six", "the bread is still warm", "please water the plants today",
    "my train is ten minutes late", "call me when you get home", "the lake was frozen all winter",
    "we need more coffee and milk", "thank you for the lovely book",
    "it rained on our picnic again",
    "turn left after the old bridge", "the cat sleeps on my keyboard",
    "meet me under the big clock",
    "she found her keys in the snow", "the concert starts at eight", "a good map never gets lost",
    "leave the window open tonight", "they moved to a smaller house",
    "the soup needs a little salt",
    "nobody remembered the password", "our garden is full of birds", "bring a warm coat and boots",
    "the printer is out of paper", "he plays the piano at night", "write it down before you forget",
  ]

  /// A task as after typing: the caret at a phrase's end, the target at the end of one of the words before, where something was
  /// mistyped.
  package static func phrase(random: inout CounterRandom) -> TrialTask {
    let text = phrases[random.next(below: phrases.count)]
    var ends: [Int] = []
    for (index, character) in text.enumerated() where character == " " { ends.append(index) }
    let target = ends.isEmpty ? 0 : ends[random.next(below: ends.count)]
    return TrialTask(text: text, start: text.count, target: target)
  }

  /// The most characters that a distance may have, so that every text has room for it.
  package static let greatestDistance = 60

  /// Tasks for a block: distances in random order, each both ways and each as often as the others, but for the last round; then
  /// phrases.
  ///
  /// - Parameters:
  ///   - distances: characters, from 1 to `greatestDistance`.
  ///   - seed: the same seed gives the same tasks, and more of them begin with the fewer.
  package static func list(
    count: Int, phrases: Int = 0, distances: [Int] = distances, seed: UInt64
  ) -> [TrialTask] {
    var order = CounterRandom(seed: seed, stream: 0x7A5C, 1)
    let ways = distances.flatMap { [$0, -$0] }
    var drawn: [Int] = []
    while drawn.count < max(count, 0), !ways.isEmpty { drawn += order.inRandomOrder(ways) }
    let tasks = drawn.prefix(max(count, 0)).enumerated().map { index, distance in
      var random = CounterRandom(seed: seed, stream: 0x7A5C, 2, UInt64(index))
      return TrialTask.drawn(distance: distance, random: &random)
    }
    return tasks
      + (0..<max(phrases, 0)).map { index in
        var random = CounterRandom(seed: seed, stream: 0x7A5C, 3, UInt64(index))
        return TrialTask.phrase(random: &random)
      }
  }
}
