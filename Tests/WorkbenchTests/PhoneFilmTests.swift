import GestureCore
import PangoText
import SimulatorCore
import Testing
import TraceFormat
import Workbench

@Suite("Films of phones and of the window")
struct PhoneFilmTests {
  /// A swipe with two notes, and fingers that lift at the end.
  private static func subject(title: String? = nil) -> FilmSubject {
    var events = [
      InputEvent(.zero, .note("Swipe to the right, and see what becomes of the caret there"))
    ]
    for step in 0...20 {
      let phase: TouchPhase = step == 0 ? .down : step == 20 ? .up : .move
      events.append(
        InputEvent(
          Instant(microseconds: Int64(step) * 16_000),
          .touch(FingerID(1), phase, Point(x: 60 + Double(step) * 14, y: 640))))
    }
    events.append(InputEvent(Instant(microseconds: 200_000), .note("右")))
    events.append(InputEvent(Instant(microseconds: 260_000), .note("")))
    events.sort { $0.time < $1.time }
    var header = TraceHeader()
    header.session.document.before = "The quick brown fox"
    header.session.document.after = " jumps over the lazy dog"
    header.session.delivery = .hertz(60)
    return FilmSubject(name: "a.jsonl", trace: Trace(header: header, events: events), title: title)
  }

  struct Case: CustomTestStringConvertible {
    let name: String
    var isDark = true
    var isTransparent = false
    var showsFinger = true
    var showsCaptions = true
    var count = 1
    var isWindow = false
    var testDescription: String { name }

    var look: FilmLook {
      var look = FilmLook()
      look.isDark = isDark
      look.isTransparent = isTransparent
      look.showsFinger = showsFinger
      look.showsCaptions = showsCaptions
      return look
    }
  }

  private static let cases = [
    Case(name: "dark"), Case(name: "light, side by side", isDark: false, count: 2),
    Case(name: "light and transparent", isDark: false, isTransparent: true),
    Case(name: "dark and transparent, side by side", isTransparent: true, count: 2),
    Case(name: "without finger", showsFinger: false),
    Case(name: "without captions", showsCaptions: false), Case(name: "window", isWindow: true),
  ]

  private func film(_ test: Case, scale: Double = 0.4) throws -> any FilmPictures {
    let subjects = (0..<test.count).map { Self.subject(title: test.count > 1 ? "\($0)" : nil) }
    let film: any FilmPictures =
      test.isWindow
      ? try WindowFilm(subjects[0], width: 800, height: 600, look: test.look, fonts: Fonts())
      : try PhoneFilm(subjects, look: test.look, fonts: Fonts())
    film.setSize(
      pixelWidth: Int(film.size.width * scale), pixelHeight: Int(film.size.height * scale),
      scale: scale)
    return film
  }

  private func pixels(_ canvas: Canvas) -> [UInt32] {
    canvas.withPixels { pixels, bytesPerRow in
      Array(
        UnsafeBufferPointer(
          start: pixels.assumingMemoryBound(to: UInt32.self),
          count: bytesPerRow / 4 * canvas.pixelHeight))
    }
  }

  /// Parts of round shapes may be rounded otherwise than the whole.
  private func isAlike(_ left: UInt32, _ right: UInt32) -> Bool {
    [0, 8, 16, 24].allSatisfy { shift in
      abs(Int(left >> shift & 0xff) - Int(right >> shift & 0xff)) <= 2
    }
  }

  /// A picture that grew from those before is the one that is drawn at once.
  @Test(arguments: cases) func everyPictureIsWhole(_ test: Case) throws {
    let grown = try film(test)
    for frame in 0..<14 {
      let moment = min(Int64(frame) * 33_333, 320_000)
      let afterEnd = max(Int64(frame) * 33_333 - 320_000, 0)
      let picture = grown.draw(at: moment, afterEnd: afterEnd)
      guard frame % 3 == 1 || frame == 13 else { continue }
      let fresh = try film(test)
      let other = pixels(fresh.draw(at: moment, afterEnd: afterEnd))
      let width = picture.pixelWidth
      let wrong = zip(pixels(picture), other).enumerated().filter { !isAlike($1.0, $1.1) }
      let first = wrong.first?.offset ?? 0
      #expect(
        wrong.isEmpty,
        "picture \(frame): \(wrong.count) pixels, first \(first % width), \(first / width)")
    }
  }

  @Test func nothingIsBehindATransparentPhone() throws {
    for isDark in [true, false] {
      let film = try film(Case(name: "", isDark: isDark, isTransparent: true), scale: 1)
      let picture = film.draw(at: 100_000, afterEnd: 0)
      let width = picture.pixelWidth
      // The picture's corners, and those that the phone's corners leave free.
      for inset in [0, 18, 22] {
        for (x, y) in [(inset, inset), (width - 1 - inset, inset), (inset, 889 - inset)] {
          #expect(picture.pixel(x: x, y: y) >> 24 < 40, "\(x), \(y)")
        }
      }
      #expect(picture.pixel(x: width / 2, y: 400) >> 24 == 255)
    }
  }

  @Test func theTrailFadesAfterTheEnd() throws {
    let film = try film(Case(name: "", showsCaptions: false))
    let end = pixels(film.draw(at: 320_000, afterEnd: 0))
    let soon = pixels(film.draw(at: 320_000, afterEnd: 300_000))
    let late = pixels(film.draw(at: 320_000, afterEnd: 700_000))
    #expect(end != soon)
    #expect(soon != late)
    #expect(late == pixels(film.draw(at: 320_000, afterEnd: 900_000)))
    let none = try self.film(Case(name: "", showsFinger: false, showsCaptions: false))
    #expect(late == pixels(none.draw(at: 320_000, afterEnd: 700_000)))
  }

  @Test func roomForCaptionsIsKeptFromTheStart() throws {
    let with = try film(Case(name: ""))
    let without = try film(Case(name: "", showsCaptions: false))
    #expect(with.size.height > without.size.height + 2 * 25)
    #expect(with.size.width == without.size.width)
  }

  @Test func whatDoesNotExistIsSaid() {
    var subject = Self.subject()
    subject.other = ReplayOptions(technique: "nothing")
    #expect(throws: SettingError.self) {
      try PhoneFilm([subject], look: FilmLook(), fonts: Fonts())
    }
  }
}
