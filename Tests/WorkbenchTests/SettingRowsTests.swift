import CursorTechniques
import GestureCore
import SimulatorCore
import Testing
import WindowShell
import Workbench

@Suite("Rows of settings")
struct SettingRowsTests {
  static func rows(_ technique: String) throws -> [SettingRow] {
    SettingRows.all(of: try Simulator(start: SessionStart(technique: technique)))
  }

  @Test("Every parameter of every technique has one row, and the delivery rate has one")
  func complete() throws {
    for entry in TechniqueEntry.all {
      let phone = try Simulator(start: SessionStart(technique: entry.id))
      let rows = SettingRows.all(of: phone)
      let names = phone.parameterTable.map(\.qualifiedName) + ["delivery"]
      #expect(rows.map(\.name).sorted() == names.sorted(), "\(entry.id)")
      #expect(rows.filter(\.isChanged).map(\.name).allSatisfy { $0 == "delivery" })
    }
  }

  @Test("The article's three numbers and seven repairs are seen, the rest is folded with a summary")
  func article() throws {
    let rows = SettingRows.visible(try Self.rows("velocity-filter"), open: [])
    let lines = rows.map { row in
      let value = row.isFold ? row.valueText : row.caption
      return row.control == .toggle || row.isFold ? "\(row.title): \(value)" : row.title
    }
    #expect(
      lines == [
        "Dead zone", "Divisor", "Threshold", "Carry remainder: keeps what a step leaves",
        "Signed: no steps from rest noise", "Reset on began: no leftovers",
        "Rate free: same at 60 and 120 Hz", "Latch dead zone: no dead band",
        "Origin at edge: counts from the edge", "Ignore ended: lifting adds no step",
        "Recognizer: slop 10 pt, window 40 ms", "Delivery: as recorded",
        "Key under finger: never cancelled", "Phone: text 18 pt on 27 pt",
      ])
  }

  @Test("An open group shows its rows below its head, and says where one was changed")
  func folds() throws {
    var column = SliderColumn()
    var changes: [SliderColumn.Change] = []
    column.show(try Self.rows("velocity-filter"))
    let closed = column.rows.count
    column.setOpen(.recognizer, true)
    let head = try #require(column.rows.firstIndex { $0.name == "recognizer" })
    #expect(column.rows[head + 1].name == "recognizer.slop")
    #expect(!column.rows[head].isChanged)
    column.set("recognizer.slop", .number(4), into: &changes)
    #expect(column.rows[head].isChanged)
    #expect(column.rows[head].valueText == "slop 4 pt, window 40 ms")
    column.setOpen(.recognizer, false)
    #expect(column.rows.count == closed)
    #expect(column.rows[head].isChanged)
  }

  @Test("A setting that is folded away is found by its name")
  func reveal() throws {
    var column = SliderColumn()
    column.show(try Self.rows("velocity-filter"))
    let place = column.reveal("phone.fontSize")
    let index = try #require(place)
    #expect(column.rows[index].name == "phone.fontSize")
    let none = column.reveal("no.such")
    #expect(none == nil)
  }

  @Test("A press, Space, Return and the arrows flip a switch")
  func toggles() {
    var test = ColumnUnderTest()
    let row = test.row("carryRemainder")
    test.press(test.name(row))
    #expect(test.changedLines == ["technique.carryRemainder true"])
    test.key(.space)
    test.key(.return)
    test.key(.left)
    test.key(.left)
    test.key(.right)
    #expect(
      test.changedLines.map { $0.split(separator: " ")[1] } == [
        "true", "false", "true", "false", "true",
      ])
    // The text that a space types is not the phone's.
    test.type(" ")
    #expect(test.column.focus == row)
    test.key(.down)
    #expect(test.column.focus == row + 1)
    test.type("h", isTaken: false)
    #expect(test.column.focus == nil)
  }

  @Test("All repairs go on at once, and off at once where all are on")
  func allRepairs() {
    var test = ColumnUnderTest()
    test.press(test.name(test.row("signed")))
    #expect(test.column.repairsAreOn == false)
    test.column.toggleRepairs(into: &test.changes)
    #expect(test.changes.count == 7)
    #expect(test.column.repairsAreOn == true)
    test.column.toggleRepairs(into: &test.changes)
    #expect(test.changes.count == 14)
    #expect(!test.column.hasChanges)
  }

  @Test("A choice asks for its words, and arrows go through them")
  func choices() throws {
    var column = SliderColumn()
    var changes: [SliderColumn.Change] = []
    column.show(try Self.rows("velocity-filter"))
    let place = column.reveal("recognizer.origin")
    let index = try #require(place)
    let layout = ParametersLayout(
      WindowRectangle(x: 0, y: 0, width: 312, height: 4_000), rows: column.rows, scroll: 0)
    let row = layout.rows[index].row
    let isTaken = column.press(
      at: WindowPoint(x: row.x + 20, y: row.middleY), stamp: 0, [], in: layout, into: &changes)
    #expect(isTaken)
    #expect(column.choosing == "recognizer.origin")
    #expect(changes.isEmpty)
    for key in [Key.left, .right, .right] {
      let isTaken = column.press(KeyStroke(key), into: &changes)
      #expect(isTaken)
    }
    #expect(changes == [SliderColumn.Change("recognizer.origin", .word("threshold"))])
  }

  @Test("A text is typed, letters and all, and kept to its length")
  func texts() throws {
    var column = SliderColumn()
    var changes: [SliderColumn.Change] = []
    column.show(try Self.rows("velocity-filter"))
    let place = column.reveal("phone.placeholder")
    let index = try #require(place)
    column.focusRow(index)
    func press(_ key: Key) {
      let isTaken = column.press(KeyStroke(key), into: &changes)
      #expect(isTaken)
    }
    press(.return)
    let isTaken = column.type("write here", into: &changes)
    #expect(isTaken)
    press(.return)
    #expect(changes == [SliderColumn.Change("phone.placeholder", .word("write here"))])
    press(.return)
    let long = String(repeating: "é", count: 101)
    _ = column.type(long, into: &changes)
    press(.return)
    #expect(column.typing?.refusal == "Placeholder has at most 200 bytes.")
  }

  @Test("Rows stand below each other without a gap that is not meant, in every technique")
  func layout() throws {
    for entry in TechniqueEntry.all {
      let rows = SettingRows.visible(
        try Self.rows(entry.id), open: Set(SettingRow.Group.allCases))
      for isBrief in [false, true] {
        let layout = ParametersLayout(
          WindowRectangle(x: 0, y: 0, width: 312, height: 600), rows: rows, isBrief: isBrief,
          scroll: 0)
        #expect(layout.rows.count == rows.count)
        for (row, next) in zip(layout.rows, layout.rows.dropFirst()) {
          let gap = next.row.y - row.row.maxY
          #expect(gap == 0 || gap == 12 || gap == 40, "\(entry.id)")
        }
        let end = layout.rows.last?.row.maxY ?? 0
        #expect(layout.maximumScroll == max(end + 12 - 600, 0))
      }
    }
  }
}
