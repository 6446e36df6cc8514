import CursorTechniques
import GestureCore
import Testing
import WindowShell
import Workbench

/// The article's three sliders, its switches and the delivery rate, on a column of 312 × 860.
struct ColumnUnderTest {
  var column = SliderColumn()
  var changes: [SliderColumn.Change] = []
  var layout: ParametersLayout {
    ParametersLayout(
      WindowRectangle(x: 968, y: 84, width: 312, height: 1432), rows: column.rows, scroll: 0)
  }

  init() {
    var rows = VelocityFilter.table.map { spec in
      SettingRow(
        spec, value: spec.standard,
        group: spec.unit == "" && spec.standard == .flag(false)
          ? .repairs : .parameters)
    }
    rows.append(SettingRow(delivery: .hertz(60)))
    column.show(rows)
    column.setOpen(.delivery, true)
  }

  /// The place of the delivery rate among the rows.
  var delivery: Int { column.rows.count - 1 }

  /// The place of a row by its name.
  func row(_ name: String) -> Int {
    column.rows.firstIndex { $0.name.hasSuffix(name) } ?? -1
  }

  /// The knob's place at a value.
  func knob(_ row: Int, at value: Double) -> WindowPoint {
    let track = layout.rows[row].track
    let position = column.rows[row].scale?.position(of: value) ?? 0
    return WindowPoint(x: track.x + track.width * position, y: track.middleY)
  }

  /// The name's place.
  func name(_ row: Int) -> WindowPoint {
    WindowPoint(x: layout.rows[row].row.x + 20, y: layout.rows[row].row.y + 10)
  }

  mutating func press(
    _ point: WindowPoint, at milliseconds: Int64 = 0, _ modifiers: Modifiers = []
  ) {
    let isTaken = column.press(
      at: point, stamp: milliseconds * 1000, modifiers, in: layout, into: &changes)
    #expect(isTaken)
  }

  mutating func move(_ point: WindowPoint) {
    column.move(to: point, in: layout, into: &changes)
  }

  mutating func key(_ key: Key, _ modifiers: Modifiers = [], isTaken: Bool = true) {
    let answer = column.press(KeyStroke(key, modifiers), into: &changes)
    #expect(answer == isTaken)
  }

  mutating func type(_ text: String, isTaken: Bool = true) {
    let answer = column.type(text, into: &changes)
    #expect(answer == isTaken)
  }

  /// What was changed, as `name value`.
  var changedLines: [String] { changes.map { "\($0.name) \(text($0.value))" } }

  private func text(_ value: ParameterValue) -> String {
    switch value {
    case .number(let number): "\(number)"
    case .word(let word): word
    case .flag(let flag): "\(flag)"
    }
  }
}

@Suite("Sliders")
struct SliderColumnTests {
  @Test("Taking hold of a knob does not move it; dragging does")
  func drag() {
    var test = ColumnUnderTest()
    var point = test.knob(0, at: 70)
    point.x += 4
    test.press(point)
    #expect(test.changes.isEmpty)
    #expect(test.column.focus == 0)
    point.x += test.layout.rows[0].track.width / 4
    test.move(point)
    #expect(test.changedLines == ["technique.deadZone 120.0"])
    test.move(WindowPoint(x: -50, y: 900))
    #expect(test.changedLines.last == "technique.deadZone 0.0")
    test.column.release()
    test.move(WindowPoint(x: 1100, y: 0))
    #expect(test.changes.count == 2)
  }

  @Test("A press beside the knob brings it there")
  func jump() {
    var test = ColumnUnderTest()
    test.press(test.knob(2, at: 10))
    #expect(test.changedLines == ["technique.threshold 10.0"])
    #expect(test.column.isDragging)
  }

  @Test("The same value is no change")
  func unchanged() {
    var test = ColumnUnderTest()
    let point = test.knob(0, at: 100)
    test.press(point)
    test.move(point)
    test.move(WindowPoint(x: point.x + 0.1, y: point.y))
    #expect(test.changedLines == ["technique.deadZone 100.0"])
  }

  @Test("The wheel steps by one, with Shift by ten")
  func wheel() {
    var test = ColumnUnderTest()
    let place = test.name(1)
    func turn(_ dy: Double, _ modifiers: Modifiers) -> ShellWheel {
      ShellWheel(location: place, dx: 0, dy: dy, modifiers: modifiers)
    }
    let turns = [turn(1, []), turn(-2, []), turn(1, .shift)]
    for turn in turns {
      let isTaken = test.column.turn(turn, in: test.layout, into: &test.changes)
      #expect(isTaken)
    }
    #expect(
      test.changedLines == [
        "technique.divisor 11.0", "technique.divisor 9.0", "technique.divisor 19.0",
      ])
    let elsewhere = ShellWheel(location: WindowPoint(x: 10, y: 10), dx: 0, dy: 1)
    let isTaken = test.column.turn(elsewhere, in: test.layout, into: &test.changes)
    #expect(!isTaken)
  }

  @Test("Arrow keys step the focused slider; without focus they are the phone's")
  func arrows() {
    var test = ColumnUnderTest()
    test.key(.up, isTaken: false)
    test.press(test.name(0))
    test.key(.up)
    test.key(.down, .shift)
    test.key(.left)
    test.key(.right, .shift)
    #expect(
      test.changedLines.map { $0.split(separator: " ")[1] } == ["71.0", "61.0", "60.0", "70.0"])
  }

  @Test("Tab goes from slider to slider and back to the phone")
  func tabs() {
    var test = ColumnUnderTest()
    test.column.focusNext(backwards: false, into: &test.changes)
    #expect(test.column.focus == 0)
    for expected in 1..<test.column.rows.count {
      test.key(.tab)
      #expect(test.column.focus == expected)
    }
    test.key(.tab)
    #expect(test.column.focus == nil)
    test.key(.tab, isTaken: false)
    test.column.focusNext(backwards: true, into: &test.changes)
    #expect(test.column.focus == test.delivery)
    test.key(.tab, .shift)
    #expect(test.column.focus == test.delivery - 1)
    test.key(.escape)
    #expect(test.column.focus == nil)
    test.key(.escape, isTaken: false)
  }

  @Test("Digits are typed into the focused slider; Enter takes them")
  func typing() {
    var test = ColumnUnderTest()
    test.press(test.name(0))
    test.type("3")
    test.type("8x")
    #expect(test.column.typing?.text == "38x")
    test.key(.backspace)
    test.key(.return)
    #expect(test.column.typing == nil)
    #expect(test.changedLines == ["technique.deadZone 38.0"])
    #expect(test.column.focus == 0)
  }

  @Test("Escape leaves the old value; a second one gives the keyboard back")
  func escape() {
    var test = ColumnUnderTest()
    test.press(test.name(0))
    test.type("5")
    test.key(.escape)
    #expect(test.column.typing == nil)
    #expect(test.column.focus == 0)
    test.key(.escape)
    #expect(test.column.focus == nil)
    #expect(test.changes.isEmpty)
  }

  @Test("A value out of range says what is in it, and the old one stays in force")
  func outOfRange() {
    var test = ColumnUnderTest()
    test.press(test.name(0))
    test.type("240")
    test.key(.return)
    #expect(test.column.typing?.refusal == "Dead zone goes from 0 to 200 pt.")
    #expect(test.column.rows[0].valueText == "70")
    #expect(test.changes.isEmpty)
    test.key(.backspace)
    #expect(test.column.typing?.refusal == nil)
    test.key(.return)
    #expect(test.changedLines == ["technique.deadZone 24.0"])
  }

  @Test("Letters give the keyboard back to the phone, unless a value is being typed")
  func letters() {
    var test = ColumnUnderTest()
    test.press(test.name(0))
    test.type("h", isTaken: false)
    #expect(test.column.focus == nil)
    test.press(test.name(0))
    test.key(.backspace, isTaken: false)
    #expect(test.column.focus == nil)
    test.press(test.name(0), .control)
    test.type("h")
    test.key(.character("h"))
    #expect(test.column.typing?.text == "h")
  }

  @Test("A click on the value, or with Control, starts typing")
  func clickToType() {
    var test = ColumnUnderTest()
    let value = test.layout.rows[1].value
    test.press(WindowPoint(x: value.middleX, y: value.middleY))
    #expect(test.column.typing?.text == "10")
    #expect(test.column.typing?.isSelected == true)
    test.press(test.knob(1, at: 50), at: 1000, .control)
    #expect(test.column.typing?.text == "10")
    #expect(test.changes.isEmpty)
  }

  @Test("Going to another slider takes what was typed")
  func leaving() {
    var test = ColumnUnderTest()
    test.press(test.name(0))
    test.type("12")
    test.press(test.name(1), at: 900)
    #expect(test.changedLines == ["technique.deadZone 12.0"])
    #expect(test.column.focus == 1)
  }

  @Test("A double click restores the default, and so does the glyph")
  func restoring() {
    var test = ColumnUnderTest()
    test.press(test.knob(0, at: 150))
    test.column.release()
    test.press(test.knob(0, at: 150), at: 200)
    #expect(test.changedLines == ["technique.deadZone 150.0", "technique.deadZone 70.0"])
    #expect(!test.column.isDragging)
    test.key(.up)
    let reset = test.layout.rows[0].reset
    test.press(WindowPoint(x: reset.x + 10, y: reset.middleY), at: 5000)
    #expect(test.changedLines.last == "technique.deadZone 70.0")
    #expect(!test.column.rows[0].isChanged)
  }

  @Test("Two slow clicks are no double click")
  func slowClicks() {
    var test = ColumnUnderTest()
    test.press(test.knob(0, at: 150))
    test.press(test.knob(0, at: 150), at: 700)
    #expect(test.changedLines == ["technique.deadZone 150.0"])
  }

  @Test("All can be restored at once")
  func resetAll() {
    var test = ColumnUnderTest()
    test.press(test.knob(0, at: 150))
    test.press(test.knob(2, at: 10), at: 900)
    test.changes.removeAll()
    test.column.resetAll(into: &test.changes)
    #expect(test.changedLines == ["technique.deadZone 70.0", "technique.threshold 100.0"])
    test.column.resetAll(into: &test.changes)
    #expect(test.changes.count == 2)
  }

  @Test("The delivery rate may be a word")
  func delivery() {
    var test = ColumnUnderTest()
    test.press(test.name(test.delivery), .control)
    test.type("as recorded")
    test.key(.return)
    #expect(test.changedLines == ["delivery asRecorded"])
    #expect(test.column.rows[test.delivery].valueText == "as recorded")
    test.key(.up)
    #expect(test.changedLines.last == "delivery 61.0")
  }

  @Test("Other sliders take focus, drag and typing away; the same ones do not")
  func showing() {
    var test = ColumnUnderTest()
    test.press(test.knob(0, at: 70))
    var rows = test.column.all
    rows[0].value = .number(90)
    test.column.show(rows)
    #expect(test.column.isDragging)
    test.column.show(Array(rows.dropFirst()))
    #expect(!test.column.isDragging)
    #expect(test.column.focus == nil)
  }

  @Test(
    "Typed text and what it means",
    arguments: [
      ("70", 70.0), ("0", 0), ("200", 200), ("12,0", 12), ("-0", 0), ("1e2", 100), ("", nil),
      ("201", nil), ("-1", nil), ("1.5", nil), ("nan", nil), ("inf", nil), ("7 0", nil),
    ])
  func parsing(_ text: String, _ expected: Double?) {
    let row = SettingRow(VelocityFilter.table[0], value: .number(70))
    let value = try? row.parse(text)
    #expect(value == expected.map { .number($0) })
  }

  @Test("Names are words")
  func titles() {
    #expect(SettingRow.title(of: "deadZone") == "Dead zone")
    #expect(SettingRow.title(of: "velocityMilliseconds") == "Velocity milliseconds")
  }
}
