import Interchange
import Testing

/// Numbers that no panel counts: one of them would shrink everything else to a point.
struct FarPlacesTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var format: ImportFormat
    var text: String
    /// The line that is named; nil where lines tell nothing.
    var line: Int
    var options = ImportOptions()
    var testDescription: String { "\(format)" }

    init(_ format: ImportFormat, line: Int, _ text: String, interval: Int64? = nil) {
      self.format = format
      self.line = line
      self.text = text
      options.interval = interval
    }
  }

  static let cases = [
    Case(
      .csv, line: 3,
      "t_us,phase,id,x,y\n0,down,0,10,20\n8000,move,0,1e308,20\n16000,move,0,11,20\n24000,up,0,11,20\n"
    ),
    Case(.csv, line: 2, "t_us,x,y\n0,2e9,20\n0,10,20\n16000,11,20\n24000,11,20\n"),
    Case(
      .howWeSwipe, line: 3,
      """
      sentence timestamp keyb_width keyb_height event x_pos y_pos x_radius y_radius angle word is_err
      a 1000 360 205 touchstart 10 20 1 1 0 few 0
      a 1008 360 205 touchmove 10 -1e300 1 1 0 few 0
      a 1016 360 205 touchmove 11 20 1 1 0 few 0
      a 1024 360 205 touchend 11 20 1 1 0 few 0

      """),
    Case(
      .minitouch, line: 4,
      "d 0 10 20 50\nc\nw 8\nm 0 4000000000 20 50\nc\nw 8\nm 0 11 20 50\nc\nw 8\nu 0\nc\n"),
    Case(
      .monkey, line: 3,
      """
      start data >>
      DispatchPointer(1,1000,0,10,20,1,1,0,1,1,0,0)
      DispatchPointer(1,1008,2,10,1e300,1,1,0,1,1,0,0)
      DispatchPointer(1,1016,2,11,20,1,1,0,1,1,0,0)
      DispatchPointer(1,1024,1,1e300,20,1,1,0,1,1,0,0)

      """),
    Case(
      .input, line: 2,
      """
      input motionevent DOWN 10 20
      input motionevent MOVE 1e200 20
      input motionevent MOVE 11 20
      input motionevent UP 11 20

      """, interval: 8_000),
    Case(
      .webdriver, line: 4,
      """
      [{"type":"pointer","id":"a","actions":[
      {"type":"pointerMove","x":10,"y":20},
      {"type":"pointerDown"},
      {"type":"pointerMove","x":1e308,"y":20,"duration":8},
      {"type":"pointerMove","x":11,"y":20,"duration":8},
      {"type":"pause","duration":8},
      {"type":"pointerUp"}]}]
      """),
    Case(
      .devtools, line: 2,
      """
      {"type":"touchStart","timestamp":1,"touchPoints":[{"id":0,"x":10,"y":20}]}
      {"type":"touchMove","timestamp":1.008,"touchPoints":[{"id":0,"x":-1e99,"y":20}]}
      {"type":"touchMove","timestamp":1.016,"touchPoints":[{"id":0,"x":11,"y":20}]}
      {"type":"touchEnd","timestamp":1.024,"touchPoints":[]}

      """),
  ]

  @Test(arguments: cases) func theyAreLeftOutByLineAndTheRestKeepsItsScale(_ example: Case) throws {
    let imported = try Imported(example.text, example.options)
    #expect(imported.recording.format == example.format)
    #expect(imported.line == "0 down 0 10,20 · 16000 move 0 11,20 · 24000 up 0 11,20")
    let sentence = "a place beyond ±1000000000 units; no panel is so large"
    #expect(
      imported.recording.notes.repairs.contains { note in
        note.contains(sentence) && note.contains("\(example.line)")
      }, "\(imported.recording.notes.repairs)")
  }

  @Test func aKeymanCoordinateIsLeftOutAlone() throws {
    let text = """
      {"inputs":[{"path":{"coords":[{"targetX":10,"targetY":20,"t":0},{"targetX":1e99,"targetY":20,"t":8},
      {"targetX":11,"targetY":20,"t":16}],"wasCancelled":false}}]}
      """
    #expect(
      try Imported(text).line == "0 down 0 10,20 · 16000 move 0 11,20 · 16000 up 0 11,20")
  }

  /// Steps that are each within reach may lead out of it together.
  @Test func relativeMovesDontAddUpToMore() throws {
    let move = #"{"type":"pointerMove","x":9e8,"y":0,"origin":"pointer"},"#
    let text = """
      [{"type":"pointer","id":"a","actions":[{"type":"pointerMove","x":10,"y":20},{"type":"pointerDown"},
      \(move)\(move){"type":"pointerMove","x":11,"y":20},{"type":"pointerUp"}]}]
      """
    let imported = try Imported(text)
    #expect(imported.recording.notes.repairs.contains { $0.contains("no panel is so large") })
  }
}
