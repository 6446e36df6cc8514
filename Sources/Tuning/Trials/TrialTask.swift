import GestureCore
package import SimulatorCore

/// Bring the caret to a place: what one trial asks for.
package struct TrialTask: Hashable, Sendable {
  /// The whole text, one paragraph.
  package var text: String
  /// Where the caret starts, in characters from the text's start.
  package var start: Int
  /// Where it is to go.
  package var target: Int

  /// A task.
  package init(text: String, start: Int, target: Int) {
    self.text = text
    self.start = start
    self.target = target
  }

  /// Characters from start to target; negative is back.
  package var distance: Int { target - start }

  /// The document that the trial starts with.
  package var document: SessionStart.Document {
    let split =
      text.index(
        text.startIndex, offsetBy: start, limitedBy: text.endIndex) ?? text.endIndex
    return SessionStart.Document(before: String(text[..<split]), after: String(text[split...]))
  }

  /// A session that asks for it: the task's text, and no swipe types a key, whatever else the session says.
  package func session(_ start: SessionStart) -> SessionStart {
    var start = start
    start.document = document
    start.parameters.removeAll { $0.name == "phone.keyCancel" || $0.name == "keyCancel" }
    start.parameters.append(NamedParameter("phone.keyCancel", .word("onRecognition")))
    return start
  }

  /// The distances that trials are made of; each is asked for both ways. They grow like the harmonic series of a reader's
  /// errors: most near, some far.
  package static let distances = [1, 2, 3, 5, 8, 13, 21, 34]

  /// Sentences of plain words, long enough that 34 characters fit on each side of some place.
  package static let texts = [
    "The ferry leaves the small harbour at noon and comes back before the lamps are lit.",
    "She kept the old map in a drawer because the new one had lost the footpaths.",
    "A quiet morning in the workshop is worth more than two loud afternoons on the road.",
    "They painted the gate green, then blue, and in the end left it to the weather.",
    "Bring the bread out of the oven when its crust sounds hollow under your knuckles.",
    "The last tram was empty except for a boy with a cello and a very patient dog.",
    "Nobody had told the heron that the pond was private, so it stayed for the summer.",
    "If the kettle whistles twice, someone upstairs has opened the wrong window again.",
  ]

  /// A task of a distance, from a text of the list.
  ///
  /// - Parameter distance: of at most 34 characters either way.
  package static func drawn(distance: Int, random: inout CounterRandom) -> TrialTask {
    let text = texts[random.next(below: texts.count)]
    let least = max(0, -distance)
    let most = min(text.count, text.count - distance)
    let start = least + random.next(below: most - least + 1)
    return TrialTask(text: text, start: start, target: start + distance)
  }
}
