/// Where the choices of a search are: parameters at the left, goal and budget at the right, or below where there is no room.
package struct TuneSetupLayout: Hashable, Sendable {
  /// A parameter's row.
  package struct Knob: Hashable, Sendable {
    /// Its place among the model's rows.
    package var index: Int
    /// The whole row.
    package var row: WindowRectangle
    /// The switch and the name.
    package var toggle: WindowRectangle
    /// The fields of its ends; nil for words and switches.
    package var low: WindowRectangle?
    package var high: WindowRectangle?
    /// Where it is said whose parameters follow; nil where they are of the same as the one before.
    package var head: WindowRectangle?
    /// Where the sentence of a wrong end stands; nil without one.
    package var sentence: WindowRectangle?
  }

  /// The line above the parameters.
  package var knobHead: WindowRectangle
  /// The button in it that varies all, or none.
  package var all: WindowRectangle
  /// The parameters.
  package var knobs: [Knob] = []
  /// Where A's values end.
  package var nowEnd: Double
  /// The choice of a goal.
  package var goal: WindowRectangle
  /// Least or greatest.
  package var direction: WindowRectangle
  /// The field of what is made small or large.
  package var expression: WindowRectangle
  /// The field of what must hold.
  package var conditions: WindowRectangle
  /// Where the sentence stands that says what is wrong with the field above it.
  package var expressionSentence: WindowRectangle?
  package var conditionsSentence: WindowRectangle?
  /// Who makes trials.
  package var personas: WindowRectangle
  /// What else is measured on.
  package var source: WindowRectangle
  /// The three numbers.
  package var trials: WindowRectangle
  package var budget: WindowRectangle
  package var seed: WindowRectangle
  /// Where the sentence of a wrong number stands.
  package var numberSentence: WindowRectangle?
  /// From the left column's labels to its fields.
  package var labelX: Double
  /// The height of everything.
  package var height: Double

  /// Height of a parameter's row, and of a line at the right.
  static let rowHeight = 28.0
  static let lineHeight = 32.0
  /// Width of an end's field.
  static let endWidth = 52.0
  /// Width of A's value.
  static let nowWidth = 44.0
  /// Height of a line of caption.
  static let captionHeight = 16.0

  /// Lays the choices out.
  ///
  /// - Parameter top: where the content begins; above the body where it is scrolled.
  init(_ body: WindowRectangle, _ model: TuneSetupModel, top: Double) {
    let inner = body.width - 32 - 6
    let isWide = body.width >= TuneLayout.leastWidth
    let rightWidth = isWide ? min(max((inner * 0.46).rounded(), 220), 320) : inner
    let left = WindowRectangle(
      x: body.x + 16, y: top, width: isWide ? min(inner - rightWidth - 24, 420) : inner, height: 0)
    let highX = left.maxX - Self.endWidth
    let lowX = highX - 6 - Self.endWidth
    nowEnd = lowX - 12
    knobHead = WindowRectangle(x: left.x, y: top, width: left.width, height: 22)
    all = WindowRectangle(x: left.x - 4, y: top, width: 84, height: 22)
    var y = knobHead.maxY + 2
    for (index, row) in model.rows.enumerated() {
      var head: WindowRectangle?
      if index > 0, model.rows[index - 1].scope != row.scope {
        head = WindowRectangle(x: left.x, y: y + 4, width: left.width, height: 20)
        y += 26
      }
      let line = WindowRectangle(x: left.x, y: y, width: left.width, height: Self.rowHeight)
      let hasRange = !row.low.isEmpty
      func field(_ x: Double) -> WindowRectangle? {
        hasRange
          ? WindowRectangle(x: x, y: y + 2, width: Self.endWidth, height: Self.rowHeight - 4) : nil
      }
      var knob = Knob(
        index: index, row: line,
        toggle: WindowRectangle(
          x: left.x - 4, y: y + 1, width: nowEnd - Self.nowWidth - left.x + 4,
          height: Self.rowHeight - 2), low: field(lowX), high: field(highX))
      knob.head = head
      y = line.maxY
      let wrong =
        model.sentence(below: .end(row.name, .low)) ?? model.sentence(below: .end(row.name, .high))
      if let wrong {
        let sentence = Self.sentence(wrong, x: left.x, y: y, width: left.width)
        knob.sentence = sentence
        y = sentence.maxY + 2
      }
      knobs.append(knob)
    }
    let knobsEnd = y
    let right = WindowRectangle(
      x: isWide ? body.maxX - 22 - rightWidth : left.x, y: isWide ? top : knobsEnd + 12,
      width: rightWidth, height: 0)
    labelX = right.x
    let fieldX = right.x + 78
    y = right.y + 2
    func line(_ x: Double) -> WindowRectangle {
      WindowRectangle(x: x, y: y, width: right.maxX - x, height: 26)
    }
    func sentence(below field: TuneField) -> WindowRectangle? {
      guard let words = model.sentence(below: field) else { return nil }
      let sentence = Self.sentence(words, x: right.x, y: y - 4, width: right.width)
      y = sentence.maxY + 4
      return sentence
    }
    goal = line(fieldX)
    y += Self.lineHeight
    direction = WindowRectangle(x: right.x - 6, y: y, width: 78, height: 26)
    expression = line(fieldX)
    y += Self.lineHeight
    expressionSentence = sentence(below: .expression)
    conditions = line(fieldX)
    y += Self.lineHeight
    conditionsSentence = sentence(below: .conditions)
    personas = line(fieldX)
    y += Self.lineHeight
    source = line(fieldX)
    y += Self.lineHeight + 14
    let numberWidth = ((right.width - 24) / 3).rounded(.down)
    func number(_ place: Double) -> WindowRectangle {
      WindowRectangle(
        x: right.x + place * (numberWidth + 12), y: y, width: numberWidth, height: 26)
    }
    trials = number(0)
    budget = number(1)
    seed = number(2)
    y += 26
    let wrong = [TuneField.trials, .budget, .seed].lazy.compactMap(model.sentence).first
    if let wrong {
      let sentence = Self.sentence(wrong, x: right.x, y: y + 4, width: right.width)
      numberSentence = sentence
      y = sentence.maxY
    }
    height = max(knobsEnd, y) + 12 - top
  }

  private static func sentence(
    _ words: String, x: Double, y: Double, width: Double
  ) -> WindowRectangle {
    let lines = TuneLayout.lineCount(words, width: width, perCharacter: 6.2)
    return WindowRectangle(x: x, y: y, width: width, height: Double(lines) * captionHeight)
  }

  /// Where a field is; nil for an end of what is not listed.
  func rectangle(of field: TuneField, in model: TuneSetupModel) -> WindowRectangle? {
    switch field {
    case .end(let name, let end):
      guard let index = model.rows.firstIndex(where: { $0.name == name }),
        knobs.indices.contains(index)
      else { return nil }
      return end == .low ? knobs[index].low : knobs[index].high
    case .expression: return expression
    case .conditions: return conditions
    case .trials: return trials
    case .budget: return budget
    case .seed: return seed
    }
  }
}
