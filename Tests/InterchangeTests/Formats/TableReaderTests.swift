import Interchange
import Testing
import TraceFormat

struct TableReaderTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var heading: String
    var times: [String]
    var testDescription: String { heading }

    init(_ heading: String, _ times: [String]) {
      self.heading = heading
      self.times = times
    }

    var text: String {
      let separator = heading.contains("\t") ? "\t" : heading.contains(";") ? ";" : ","
      let rows = [("down", 310), ("move", 323), ("up", 323)]
      return
        ([heading]
        + zip(times, rows).map { time, row in
          [time, row.0, "0", String(row.1), "88"].joined(separator: separator)
        }).joined(separator: "\n") + "\n"
    }
  }

  @Test(arguments: [
    Case("t_us,phase,id,x,y", ["5", "8315", "16705"]),
    Case("t_ns,phase,id,x,y", ["5000", "8315000", "16705000"]),
    Case("t_ms,phase,id,x,y", ["1.5", "9.81", "18.2"]),
    Case("time (s),phase,finger,X,Y", ["0", "0.00831", "0.0167"]),
    Case("timestampMs;action;pointerId;xPos;yPos", ["0.000", "8.310", "16.700"]),
    Case("µs\ttype\ttouch_id\tclientX\tclientY", ["0", "8310", "16700"]),
    Case("\"t\",\"phase\",\"id\",\"x\",\"y\"", ["100.5", "108.81", "117.2"]),
    Case("t,phase,id,x,y", ["1700000000.0", "1700000000.00831", "1700000000.0167"]),
    Case("t,phase,id,x,y", ["1000000", "1008310", "1016700"]),
    Case("t,phase,id,x,y", ["1000000000", "1008310000", "1016700000"]),
  ])
  func unitsAreKnownByNameOrFoundFromTheSteps(_ example: Case) throws {
    let imported = try Imported(example.text)
    #expect(imported.recording.format == .csv)
    #expect(imported.line == TextFormatTests.exact)
  }

  @Test func aUnitThatIsNotNamedIsSaid() throws {
    let text = "t,phase,id,x,y\n0,down,0,1,2\n8,move,0,3,2\n17,up,0,3,2\n"
    let imported = try Imported(text)
    #expect(imported.line == "0 down 0 1,2 · 8000 move 0 3,2 · 17000 up 0 3,2")
    #expect(imported.recording.notes.assumptions.contains { $0.contains("it is milliseconds") })
  }

  @Test(arguments: [
    "began,moved,ended", "touchstart,touchmove,touchend", "ACTION_DOWN,ACTION_MOVE,ACTION_UP",
    "0,2,1", "Start,Moved,End", "pointerdown,pointermove,pointerup",
  ])
  func phasesHaveManyNames(_ names: String) throws {
    let phases = names.split(separator: ",")
    let text =
      "# made by hand\nt_us,phase,id,x,y\n0,\(phases[0]),0,310,88\n8310,\(phases[1]),0,323,88\n"
      + "16700,\(phases[2]),0,323,88\n"
    #expect(try Imported(text).line == TextFormatTests.exact)
  }

  @Test func withoutPhasesAFingersFirstRowIsItsTouchDown() throws {
    let text =
      "t_ms\tpointer\tx\ty\n0\t1\t10\t20\n5\t2\t30\t40\n8\t1\t11\t20\n12\t2\t31\t40\n0\t1\t50\t60\n8\t1\t51\t60\n"
    let imported = try Imported(text)
    #expect(
      imported.line
        == "0 down 1 10,20 · 5000 down 2 30,40 · 8000 up 1 11,20 · 12000 up 2 31,40 · "
        + "16000 down 1 50,60 · 24000 up 1 51,60")
    #expect(
      imported.recording.notes.assumptions.contains { $0.contains("no column for the phase") })
    #expect(imported.recording.notes.repairs.contains { $0.contains("steps back") })
  }

  @Test func fingersMayStandOneAfterTheOther() throws {
    let text = """
      t_us,phase,id,x,y
      0,down,0,310,88
      8310,move,0,323,88
      16700,up,0,323,88
      5,down,1,1,2
      9000,up,1,1,2

      """
    let imported = try Imported(text)
    #expect(
      imported.line
        == "0 down 0 310,88 · 5 down 1 1,2 · 8310 move 0 323,88 · 9000 up 1 1,2 · 16700 up 0 323,88"
    )
    #expect(imported.recording.notes.repairs == [])
  }

  @Test func aClockOfThirtyTwoBitsWraps() throws {
    let text =
      "t_ms_u32\tphase\tx\ty\n4294967290\tbegan\t310\t88\n2\tmoved\t323\t88\n11\tended\t323\t88\n"
    let imported = try Imported(text)
    #expect(imported.line == TextFormatTests.milliseconds)
    #expect(
      imported.recording.notes.repairs == ["line 3: the clock wraps at 2³² ticks; time goes on"])
  }

  @Test func rowsThatAreNoneAreNamedAndTheRestIsRead() throws {
    let text = """
      t_us,phase,id,x,y
      0,down,0,310,88
      5,hover,0,1,1
      x,move,0,1,1
      6,move,0,1
      7,move,0,nan,1
      8310,move,0,323,88
      16700,up,0,323,88

      """
    let imported = try Imported(text)
    #expect(imported.line == TextFormatTests.exact)
    #expect(
      imported.recording.notes.repairs == [
        "line 3: a row whose phase is none: down, move, up or cancel is expected",
        "line 4: a row whose time is neither a number nor a date such as 2026-12-01T14:05:09.125Z",
        "line 5: a row with another number of columns than the heading's 5",
        "line 6: a row whose x or y is no number",
      ])
  }

  @Test func withoutTimesAnIntervalMustBeGiven() throws {
    let text = "phase,id,x,y\ndown,0,310,88\nmove,0,323,88\nup,0,323,88\n"
    #expect(Imported.refusal(of: text)?.contains("--interval") == true)
    let imported = try Imported(text, .with { $0.interval = 8_000 })
    #expect(imported.line == "0 down 0 310,88 · 8000 move 0 323,88 · 16000 up 0 323,88")
  }

  @Test func theOrderOfTouchesIsPutRight() throws {
    let text = """
      t_us,phase,id,x,y
      0,move,0,1,2
      10,down,0,3,4
      20,up,9,3,4
      30,up,0,5,6
      40,down,1,7,8

      """
    let imported = try Imported(text)
    #expect(
      imported.line
        == "0 down 0 1,2 · 10 cancel 0 1,2 · 10 down 0 3,4 · 30 up 0 5,6 · 40 down 1 7,8 · 40 cancel 1 7,8"
    )
    #expect(imported.recording.notes.repairs.count == 4)
  }

  @Test func swipeLogsAreKnownByTheirHeading() throws {
    let text = """
      sentence timestamp keyb_width keyb_height event x_pos y_pos x_radius y_radius angle word is_err
      a_few_words 1576480557856 360 205 touchstart 140 100 1.33 1.33 0 few 0
      a_few_words 1576480557864 360 205 touchmove 153 100 1.33 1.33 0 few 0 0
      a_few_words broken
      a_few_words 1576480557873 360 205 touchend 153 100 1.33 1.33 0 few 0

      """
    let imported = try Imported(text)
    #expect(imported.recording.format == .howWeSwipe)
    #expect(imported.line == "0 down 0 140,100 · 8000 move 0 153,100 · 17000 up 0 153,100")
    #expect(imported.recording.scales == [1])
    #expect(imported.recording.notes.repairs.count == 1)
  }

  @Test func columnsInPointsKeepTheirPlaces() throws {
    let rows = "0,down,0,100.125,600\n8000,up,0,101.3,600\n"
    let points = try Imported("t_us,phase,id,x_pt,y_pt\n" + rows)
    #expect(points.recording.scales == [1])
    #expect(points.source["offset"]?.elements?.compactMap(\.double) == [0, 0])
    // Without a unit they may be of any panel.
    let units = try Imported("t_us,phase,id,x_pt,y\n" + rows)
    #expect(units.recording.scales != [1])
  }

  /// One finger after another is a common order of rows; a step back from late to 0 is the next finger's beginning, no clock's end.
  @Test(arguments: ["t_ns", "t_us"]) func fingersOneAfterAnotherHaveNoWrap(_ unit: String) throws {
    let last = unit == "t_ns" ? 3_100_000_000 : 3_000_100_000
    let text = """
      \(unit),phase,id,x,y
      0,down,0,100,100
      \(last),up,0,200,100
      0,down,1,300,100
      20000,up,1,310,100

      """
    let imported = try Imported(text)
    #expect(imported.touches.contains("0 down 1 300,100"), "\(imported.touches)")
  }

  @Test func aNewIdForEachContactIsNoCrowd() throws {
    var text = "t_ms,phase,id,x,y\n"
    for id in 0..<17_000 {
      text += "\(id * 20),down,\(id),100,100\n\(id * 20 + 10),up,\(id),100,100\n"
    }
    #expect(try Imported(text).touches.count == 34_000)
  }

  /// Where commas are decimal, semicolons and tabs separate.
  @Test(arguments: [";", "\t"]) func commasMayBeDecimal(_ separator: String) throws {
    let text = """
      t_ms;phase;id;x;y
      0,5;down;0;310,25;88
      8,81;move;0;-323,5;88,75
      17,2;up;0;323;1,2,3
      17,2;up;0;323;88

      """.replacing(";", with: separator)
    let imported = try Imported(text)
    #expect(
      imported.line == "0 down 0 310.25,88 · 8310 move 0 -323.5,88.75 · 16700 up 0 323,88")
    #expect(imported.recording.notes.assumptions.contains { $0.contains("1,5 is one and a half") })
    #expect(imported.recording.notes.repairs == ["line 4: a row whose x or y is no number"])
    // A table whose numbers have none is silent about it.
    let pointed = try Imported(text.replacing("1,2,3", with: "9").replacing(",", with: "."))
    #expect(!pointed.recording.notes.assumptions.contains { $0.contains("comma") })
  }

  @Test(arguments: [
    ["2026-12-01T14:05:09.000Z", "2026-12-01T14:05:09.00831Z", "2026-12-01T14:05:09.0167Z"],
    ["2026-02-28 23:59:59.995", "2026-03-01 00:00:00.00331", "2026-03-01 00:00:00.0117"],
    [
      "2024-02-29T23:59:59.995Z", "2024-03-01T01:00:00.00331+01:00",
      "2024-02-29T17:30:00.0117-0630",
    ],
    ["1999-12-31T23:59:59.99Z", "1999-12-31T23:59:59.9983100Z", "2000-01-01T00:00:00.00670049Z"],
    ["14:05:09.000", "14:05:09.00831", "14:05:09.0167"],
  ])
  func timesMayBeDates(_ times: [String]) throws {
    for heading in ["time,phase,id,x,y", "t_ms;phase;id;x;y"] {
      let imported = try Imported(Case(heading, times).text)
      #expect(imported.line == TextFormatTests.exact)
      #expect(
        !imported.recording.notes.assumptions.contains {
          $0.contains("the time's unit")
        })
    }
  }

  @Test(arguments: [
    "2026-13-01T14:05:09Z", "2026-12-01", "2026-12-01T14:05", "2026-12-01T24:05:09Z",
    "2026-12-01T14:05:09.Z", "2026-12-01T14:05:09Zulu", "2026-12-01T14:05:09+1", "yesterday",
    "٢٠٢٦-12-01T14:05:09Z", "",
  ])
  func whatIsNoTimeIsNamed(_ time: String) {
    let text = "t,phase,id,x,y\n\(time),down,0,1,2\n"
    #expect(
      Imported.refusal(of: text)?.contains(
        "line 2: a row whose time is neither a number nor a date such as") == true)
  }

  /// A unit is found from times at the ends of lines, too.
  @Test func linesMayEndInCarriageReturns() throws {
    let text = "phase,id,x,y,t\r\ndown,0,310,88,5\r\nmove,0,323,88,8315\r\nup,0,323,88,16705\r\n"
    #expect(try Imported(text).line == TextFormatTests.exact)
  }
}
