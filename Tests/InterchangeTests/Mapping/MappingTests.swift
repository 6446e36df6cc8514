import GestureCore
import Interchange
import SimulatorCore
import Testing
import TraceFormat

/// From the panel's units to points on the phone's screen.
struct MappingTests {
  private static let slide = "0 id=5 x=100 y=50\n10 x=200\n20 x=300 y=40\n30 id=-1"

  private func points(
    _ reports: String, _ axes: String, _ change: (inout ImportOptions) -> Void = { _ in }
  ) throws -> [Point] {
    let text = Reports.evemu(reports, header: axes)
    var points: [Point] = []
    try Imported(text, .with(change)).recording.forEachEvent { event in
      if let touch = event.touch { points.append(touch.location) }
    }
    return points
  }

  @Test func aResolutionKeepsMillimetres() throws {
    // 200 units of a tenth of a millimetre are 20 mm.
    let points = try points(Self.slide, "A: 35 0 999 0 0 10\nA: 36 0 499 0 0 10")
    #expect((points[2].x - points[0].x - 20 * 6.04).magnitude < 1e-9)
    #expect((points[2].y - points[0].y + 6.04).magnitude < 1e-9)
  }

  @Test func givenMillimetresDoTheSame() throws {
    let points = try points(Self.slide, "A: 35 0 999 0 0 0\nA: 36 0 499 0 0 0") {
      $0.millimetres = ImportOptions.Size(width: 50, height: 25)
    }
    #expect((points[2].x - points[0].x - 10 * 6.04).magnitude < 1e-9)
  }

  @Test func oneScaleIsForBothAxesUnlessMillimetresAreGiven() throws {
    let text = Reports.evemu(Self.slide, header: "A: 35 0 999 0 0 10\nA: 36 0 499 0 0 5")
    let recording = try Imported(text).recording
    #expect(recording.scales == [0.604])
    #expect(
      recording.notes.assumptions.contains { $0.contains("--millimetres 100x100 keeps both") })
    let given = try Imported(
      text, .with { $0.millimetres = ImportOptions.Size(width: 100, height: 100) })
    #expect(given.recording.scales == [0.604, 1.208])
    // Whole millimetres are not exact.
    let near = try Imported(
      text, .with { $0.millimetres = ImportOptions.Size(width: 100, height: 51) })
    #expect(near.recording.scales == [0.604])
  }

  @Test func withoutResolutionThePanelIsFittedToTheScreen() throws {
    let text = Reports.evemu(Self.slide, header: "A: 35 0 779 0 0\nA: 36 0 499 0 0")
    let recording = try Imported(text).recording
    #expect(recording.scales == [0.5])
    #expect(recording.notes.assumptions.contains { $0.contains("--millimetres") })
    let points = try points(Self.slide, "A: 35 0 779 0 0\nA: 36 0 499 0 0")
    // The panel's middle, 389.5, lies on the screen's, 195.
    #expect(points[0] == Point(x: 195 + (100 - 389.5) / 2, y: 422 + (50 - 249.5) / 2))
  }

  @Test func anUnknownPanelIsAssumedAndSaid() throws {
    let recording = try Imported(Reports.evemu(Self.slide)).recording
    #expect(recording.notes.assumptions.contains { $0.contains("1080 × 2400") })
    let large = try Imported(Reports.evemu("0 id=5 x=30000 y=50\n30 id=-1")).recording
    #expect(large.notes.assumptions.contains { $0.contains("32768 × 32768") })
    let given = try Imported(
      Reports.evemu(Self.slide),
      .with { $0.panel = ImportOptions.Size(width: 390, height: 844) }
    ).recording
    #expect(given.scales == [1])
  }

  @Test func transformsTurnThePanel() throws {
    let axes = "A: 35 0 499 0 0 10\nA: 36 0 999 0 0 10"
    let upright = try points("0 id=5 x=50 y=100\n10 y=200\n20 id=-1", axes)
    let down = upright[1] - upright[0]
    #expect(down.dx == 0 && down.dy > 0)
    let swapped = try points("0 id=5 x=50 y=100\n10 y=200\n20 id=-1", axes) {
      $0.transforms = [.swap]
    }
    #expect(((swapped[1] - swapped[0]).dx - down.dy).magnitude < 1e-9)
    let flipped = try points("0 id=5 x=50 y=100\n10 y=200\n20 id=-1", axes) {
      $0.transforms = [.swap, .flipX]
    }
    #expect(((flipped[1] - flipped[0]).dx + down.dy).magnitude < 1e-9)
    let turned = try points("0 id=5 x=50 y=100\n10 y=200\n20 id=-1", axes) {
      $0.transforms = [.flipY]
    }
    #expect(((turned[1] - turned[0]).dy + down.dy).magnitude < 1e-9)
  }

  /// Files in points have no panel but the screen.
  @Test(
    arguments: [
      ([.flipX], "290,600"), ([.flipY], "100,244"), ([.flipX, .flipY], "290,244"),
      ([.swap], "600,100"),
    ] as [([ImportOptions.Transform], String)])
  func pointsTurnAboutTheScreensMiddle(_ transforms: [ImportOptions.Transform], _ place: String)
    throws
  {
    let recording = try Imported(
      "t_ms,phase,id,x_pt,y_pt\n0,down,0,100,600\n8,up,0,100,600\n",
      .with { $0.transforms = transforms }
    ).recording
    var places: [String] = []
    recording.forEachEvent { event in
      if let touch = event.touch {
        places.append(
          "\(NumberForm.text(of: touch.location.x)),\(NumberForm.text(of: touch.location.y))")
      }
    }
    #expect(places == [place, place])
  }

  @Test func millimetresOfPointsAreThoseOfTheScreen() throws {
    let text = "t_ms,phase,id,x_pt,y_pt\n0,down,0,100,600\n8,up,0,100,600\n"
    let recording = try Imported(
      text, .with { $0.millimetres = ImportOptions.Size(width: 65, height: 844.0 / 6) }
    ).recording
    // Six points are a millimetre there, and 6.04 here.
    #expect((recording.scales[0] - 6.04 / 6).magnitude < 1e-12)
  }

  @Test func placingMovesEverythingByOneOffset() throws {
    let axes = "A: 35 0 999 0 0 10\nA: 36 0 499 0 0 10"
    let asIs = try points(Self.slide, axes)
    let placed = try points(Self.slide, axes) { $0.startHeight = 642 }
    #expect(placed[0].y == 642)
    let offset = placed[0] - asIs[0]
    for (a, b) in zip(asIs, placed) {
      #expect((b.x - a.x - offset.dx).magnitude < 1e-9 && (b.y - a.y - offset.dy).magnitude < 1e-9)
    }
    #expect(placed.allSatisfy { (0...390).contains($0.x) })
  }

  @Test func whatIsWiderThanTheScreenIsCentredAndNotClipped() throws {
    let axes = "A: 35 0 9999 0 0 10\nA: 36 0 499 0 0 10"
    let placed = try points("0 id=5 x=100 y=50\n10 x=9000\n20 id=-1", axes) { $0.startHeight = 642 }
    #expect((placed[0].x + placed[1].x - 390).magnitude < 1e-9)
    #expect((placed[1].x - placed[0].x - 890 * 6.04).magnitude < 1e-9)
  }

  @Test func theHeaderSaysHowItWasMapped() throws {
    let text = Reports.evemu(Self.slide, header: "N: demo\nA: 35 0 999 0 0 10\nA: 36 0 499 0 0 10")
    let source = try Imported(text, .with { $0.transforms = [.flipX] }).source
    #expect(source["format"]?.text == "evemu")
    #expect(source["device"]?.text == "demo")
    #expect(source["scale"]?.double == 0.604)
    #expect(source["panel"]?["x"]?.elements?.compactMap(\.double) == [0, 999, 10])
    #expect(source["transform"]?.elements?.compactMap(\.text) == ["flipX"])
  }

  @Test func longPausesAreCutWhereThatIsWanted() throws {
    let text = Reports.evemu("0 id=5 x=100 y=50\n10 x=200\n3600000000 x=300\n3600000010 id=-1")
    #expect(try Imported(text).recording.duration == 3_600_000_010)
    let cut = try Imported(text, .with { $0.longestPause = 500_000 })
    #expect(
      cut.line
        == "0 down 0 100,50 · 10 move 0 200,50 · 500010 move 0 300,50 · 500020 up 0 300,50")
  }
}
