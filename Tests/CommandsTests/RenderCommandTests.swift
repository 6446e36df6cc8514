import Foundation
import Testing

struct RenderUsageTests {
  struct Case: CustomTestStringConvertible {
    let arguments: [String]
    var code: Int32 = 2
    let error: String
    var testDescription: String { arguments.joined(separator: " ") }
  }

  @Test(arguments: [
    Case(arguments: ["a.jsonl"], error: "render needs -o OUT: a .png, .gif, .mp4 or .svg"),
    Case(
      arguments: ["a.jsonl", "-o", "-"],
      error: "what “-” is to be does not show: let it end in .png, .gif, .mp4 or .svg, or give "
        + "--to with one of png, gif, mp4, svg"),
    Case(
      arguments: ["a.jsonl", "-o", "a.png", "--recordings", "."],
      error: "--recordings goes with --window"),
    Case(
      arguments: ["a.jsonl", "-o", "a.jpg"],
      error: "what “a.jpg” is to be does not show: let it end in .png, .gif, .mp4 or .svg, or give "
        + "--to with one of png, gif, mp4, svg"),
    Case(
      arguments: ["a.jsonl", "-o", "png"],
      error: "what “png” is to be does not show: let it end in .png, .gif, .mp4 or .svg, or give "
        + "--to with one of png, gif, mp4, svg"),
    Case(
      arguments: ["a.jsonl", "-o", "a", "--to", "webm"],
      error: "--to takes one of png, gif, mp4, svg, not “webm”"),
    Case(
      arguments: ["a.jsonl", "-o", "a.gif", "--at", "1s"],
      error: "--at is for a .png; a film takes --from and --until"),
    Case(
      arguments: ["a.jsonl", "-o", "a.png", "--fps", "60"],
      error: "--fps is for a .gif or .mp4"),
    Case(
      arguments: ["a.jsonl", "-o", "a.png", "--one-by-one"],
      error: "--one-by-one is for a .gif or .mp4; a .png shows several recordings side by side"),
    Case(
      arguments: ["a.jsonl", "-o", "a.mp4", "--transparent"],
      error: "--transparent is for a .png or .gif"),
    Case(
      arguments: ["a.jsonl", "-o", "a.svg", "--scale", "2"],
      error: "--scale is for a .png, .gif or .mp4; an .svg takes --size, in points"),
    Case(
      arguments: ["a.jsonl", "b.jsonl", "-o", "a.svg"],
      error: "an .svg shows the lanes of one recording, not of 2"),
    Case(
      arguments: ["a.jsonl", "-o", "a.svg", "--techniques", "all"],
      error: "lanes compare two techniques at most, not \(Techniques.ids.count)"),
    Case(
      arguments: ["a.jsonl", "-o", "a.png", "--at", "850"],
      error: "--at takes a time in ms or s, as in 850ms or 1.5s, not “850”"),
    Case(
      arguments: ["a.jsonl", "-o", "a.gif", "--until", "-1s"],
      error: "--until takes a time in ms or s, as in 850ms or 1.5s, not “-1s”"),
    Case(
      arguments: ["a.jsonl", "-o", "a.gif", "--from", "2s", "--until", "900ms"],
      error: "--from must lie before --until"),
    Case(
      arguments: ["a.jsonl", "-o", "a.mp4", "--fps", "29.97"],
      error: "--fps takes a whole number of pictures a second from 1 to 240, not “29.97”"),
    Case(
      arguments: ["a.jsonl", "-o", "a.gif", "--speed", "0"],
      error: "--speed takes a number from 0.01 to 100, not “0”"),
    Case(
      arguments: ["a.jsonl", "-o", "a.png", "--scale", "nan"],
      error: "--scale takes a number from 0.05 to 16, not “nan”"),
    Case(
      arguments: ["a.jsonl", "-o", "a.png", "--size", "1080"],
      error:
        "--size takes a width and a height in pixels from 16 to 16384, as in 1080x1920, not “1080”"),
    Case(
      arguments: ["a.jsonl", "-o", "a.png", "--theme", "blue"],
      error: "--theme takes dark or light, not “blue”"),
    Case(
      arguments: ["a.jsonl", "-o", "a.png", "--technique", "caretlab", "--techniques", "all"],
      error: "--technique runs one and --techniques several side by side; give one of them"),
    Case(
      arguments: ["a.jsonl", "-o", "a.png", "--window", "--transparent"],
      error: "--transparent is for phones; a window has its ground"),
    Case(
      arguments: ["a.jsonl", "-o", "a.png", "--techniques", "caretlab", "--against", "caretlab"],
      error:
        "--techniques gives each a phone of its own; for two on one phone there are --technique "
        + "and --against"),
    Case(
      arguments: ["a.jsonl", "-o", "a.png", "--against", "caretlab,velocity-filter"],
      error: "--against takes one technique, not “caretlab,velocity-filter”"),
    Case(
      arguments: ["a.jsonl", "-o", "a.png", "--set", "deadZnoe=1"],
      error: "no parameter is called “deadZnoe”; nearest: deadZone"),
    Case(
      arguments: ["a.jsonl", "-o", "/nowhere/a.png"], code: 74,
      error: "/nowhere/a.png could not be written: there is no directory /nowhere"),
    Case(
      arguments: ["a.jsonl", "-o", "a.mp4"], code: 69,
      error: "an .mp4 is written by the program ffmpeg, which is not on the PATH: install it (on "
        + "Debian: sudo apt-get install ffmpeg), or write a .gif, which needs nothing"),
  ])
  func mistakesGetASentenceBeforeAnyFileIsRead(_ test: Case) {
    let run = Run(["render"] + test.arguments)
    #expect(run.exitCode == test.code)
    #expect(run.error == "caretlab: \(test.error)\n")
    #expect(run.output.isEmpty)
  }
}

struct LanePictureTests {
  @Test func aDashIsStandardOutputAndTheSummaryStandsBeside() throws {
    let folder = try Folder()
    let file = try folder.write("a.jsonl", Sample.swipe)
    let run = Run("render", file, "-o", "-", "--to", "svg")
    #expect(run.exitCode == 0)
    #expect(run.output.hasPrefix("<svg ") && run.output.hasSuffix("</svg>\n"))
    #expect(run.error == "caretlab: -: lanes of velocity-filter -4\n")
  }

  @Test func aRecordingIsNotDrawnOverItself() throws {
    let folder = try Folder()
    let file = try folder.write("a.jsonl", Sample.swipe)
    let run = Run("render", file, "-o", file, "--to", "svg")
    #expect(run.exitCode == 2)
    #expect(run.error == "caretlab: \(file) is a file to draw; give another OUT\n")
    #expect(try String(contentsOfFile: file, encoding: .utf8) == Sample.swipe)
  }

  @Test func aNameMayBeAsLongAsNamesCanBe() throws {
    let folder = try Folder()
    let file = try folder.write("a.jsonl", Sample.swipe)
    let out = folder.path + "/" + String(repeating: "n", count: 251) + ".svg"
    #expect(Run("render", file, "-o", out).exitCode == 0)
    #expect(FileManager.default.fileExists(atPath: out))
  }

  @Test func lanesBecomeAPictureOfTheirOwn() throws {
    let folder = try Folder()
    let file = try folder.write("a.jsonl", Sample.swipe)
    let out = folder.path + "/a.svg"
    let run = Run(
      "render", file, "-o", out, "--techniques", "velocity-filter,caretlab", "--from", "10ms",
      "--size", "700x500")
    #expect(run.exitCode == 0, "\(run.error)")
    #expect(run.output.hasPrefix("\(out): lanes of velocity-filter "))
    let text = try String(contentsOfFile: out, encoding: .utf8)
    for word in [
      "width=\"700\"", "<title>two words back</title>", ">velocity-filter<", ">caretlab<",
      ">Caret<",
      "fill=\"#101216\"",
    ] {
      #expect(text.contains(word), "\(word)")
    }
    #expect(Run("render", file, "-o", out, "--from", "2s").exitCode == 2)
    let light = Run("render", file, "-o", out, "--theme", "light")
    #expect(light.exitCode == 0)
    #expect(try !String(contentsOfFile: out, encoding: .utf8).contains("#101216"))
  }
}

#if CARETLAB_WINDOW
  struct RenderCommandTests {
    private let folder: Folder
    private let file: String

    init() throws {
      folder = try Folder()
      file = try folder.write("a.jsonl", Sample.swipe)
    }

    private func bytes(_ name: String) throws -> Data {
      try Data(contentsOf: URL(fileURLWithPath: folder.path + "/" + name))
    }

    private func render(
      _ out: String, _ arguments: String..., environment: [String: String] = [:]
    ) -> Run {
      Run(
        ["render", file, "-o", folder.path + "/" + out] + arguments, environment: environment)
    }

    /// Width and height of a PNG.
    private func size(ofPNG data: Data) -> [Int] {
      let bytes = Array(data.prefix(24))
      guard bytes.count == 24 else { return [] }
      return [16, 20].map { start in bytes[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) } }
    }

    @Test func aPictureHasTheSizeThatWasAskedFor() throws {
      #expect(render("a.png", "--scale", "0.25").exitCode == 0)
      #expect(size(ofPNG: try bytes("a.png")) == [110, 224])
      #expect(render("b.png", "--size", "300x200").exitCode == 0)
      #expect(size(ofPNG: try bytes("b.png")) == [300, 200])
      let run = render(
        "c.png", "--scale", "0.25", "--techniques", "velocity-filter,caretlab,fixed-count", "--at",
        "100ms")
      #expect(
        run.output.hasPrefix("\(folder.path)/c.png: 328 × 232 pixels, 100.0 ms, "),
        "\(run.output)\(run.error)")
      #expect(size(ofPNG: try bytes("c.png")) == [328, 232])
    }

    @Test(arguments: [
      ["--scale", "0.3"], ["--scale", "0.3", "--theme", "light", "--transparent"],
      ["--scale", "0.2", "--techniques", "velocity-filter,caretlab", "--speed", "0.5"],
    ])
    func theSameFilmIsTheSameBytes(_ options: [String]) throws {
      for name in ["a.gif", "b.gif"] {
        let run = Run(
          ["render", file, "-o", folder.path + "/" + name, "--until", "200ms", "--hold", "300ms"]
            + options)
        #expect(run.exitCode == 0, "\(run.error)")
      }
      #expect(try bytes("a.gif") == bytes("b.gif"))
      #expect(try bytes("a.gif").count > 1000)
    }

    /// The tenths of the blink fall where the recording's clock says, not the wall's.
    @Test func aPictureOfAMomentIsTheSameWheneverItIsDrawn() throws {
      for name in ["a.png", "b.png"] {
        #expect(render(name, "--scale", "0.5", "--at", "140ms").exitCode == 0)
      }
      #expect(try bytes("a.png") == bytes("b.png"))
      #expect(render("c.png", "--scale", "0.5", "--at", "20ms").exitCode == 0)
      #expect(try bytes("a.png") != bytes("c.png"))
    }

    @Test func whatIsSwitchedOffIsNotSeen() throws {
      let noted = try folder.write(
        "noted.jsonl",
        Sample.swipe.replacing(
          #"[8310,"move",1,290.5,690.5]"#,
          with: #"[100,"note","Back by two"]"# + "\n"
            + #"[8310,"move",1,290.5,690.5]"#))
      var sizes: [[Int]] = []
      var pictures: [Data] = []
      for (index, options) in [[], ["--no-captions"], ["--no-finger"], ["--theme", "light"]]
        .enumerated()
      {
        let out = folder.path + "/\(index).png"
        let run = Run(
          ["render", noted, "-o", out, "--scale", "0.5", "--at", "120ms"] + options)
        #expect(run.exitCode == 0, "\(run.error)")
        pictures.append(try Data(contentsOf: URL(fileURLWithPath: out)))
        sizes.append(size(ofPNG: pictures[index]))
      }
      #expect(Set(pictures).count == 4)
      // The caption's place is kept for the whole film.
      #expect(sizes[0][1] > sizes[1][1])
      #expect(sizes[2] == sizes[0])
    }

    @Test func aGIFGetsAsManyPicturesAsItCanShow() {
      let run = render("a.gif", "--fps", "60", "--scale", "0.1", "--until", "100ms", "--hold", "0s")
      #expect(run.exitCode == 0)
      #expect(run.output.contains(": 6 pictures of 44 × 90 pixels, 0.12 s at 50 a second"))
      #expect(
        run.error == "caretlab: a .gif shows at most 50 pictures a second: it gets 50, not 60; an "
          + ".mp4 can have more\n")
    }

    @Test func aSecondTechniqueHasItsCaretBesideTheFirst() throws {
      for (name, options) in [("a.png", []), ("b.png", ["--against", "caretlab"])] {
        let run = Run(
          ["render", file, "-o", folder.path + "/" + name, "--scale", "0.5", "--at", "140ms"]
            + options)
        #expect(run.exitCode == 0, "\(run.error)")
      }
      #expect(try bytes("a.png") != bytes("b.png"))
    }

    @Test func theWholeWindowIsDrawnWithoutADisplay() throws {
      for name in ["a.gif", "b.gif"] {
        let run = render(
          name, "--window", "--size", "640x480", "--scale", "0.25", "--until", "100ms", "--fps",
          "20")
        #expect(
          run.output.contains(": 23 pictures of 160 × 120 pixels, 1.15 s at 20 a second"),
          "\(run.output)\(run.error)")
      }
      #expect(try bytes("a.gif") == bytes("b.gif"))
      let two = Run("render", file, file, "--window", "-o", folder.path + "/c.gif")
      #expect(two.exitCode == 2)
      #expect(
        two.error == "caretlab: --window shows one recording at a time, not 2; --one-by-one shows "
          + "one after the other\n")
    }

    @Test func aFileIsThereWholeOrNotAtAll() throws {
      let old = try folder.write("old.gif", "what was there")
      let broken = try folder.write("broken.jsonl", Sample.header + "\n[0,\"down\"]\n[1,\"end\"]\n")
      let run = Run("render", broken, "-o", old)
      #expect(run.exitCode == 1)
      #expect(try String(contentsOfFile: old, encoding: .utf8) == "what was there")
      #expect(render("late.png", "--at", "5s").exitCode == 2)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(names.sorted() == ["a.jsonl", "broken.jsonl", "old.gif"])
    }

    @Test func aFullDiskGetsASentence() throws {
      guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
      let run = Run("render", file, "-o", "/dev/full", "--to", "gif", "--scale", "0.1")
      #expect(run.exitCode == 74)
      #expect(
        run.error == "caretlab: /dev/full could not be written: No space left on device\n")
    }

    @Test func momentsBeyondTheEndAreSaid() {
      #expect(
        render("a.png", "--at", "901ms").error
          == "caretlab: --at 0.901 s lies behind the end of \(file) at 0.900 s\n")
      #expect(
        render("a.gif", "--from", "2s").error
          == "caretlab: --from 2.000 s lies behind the end of \(file) at 0.900 s\n")
      #expect(
        render("a.gif", "--hold", "9000s", "--fps", "50").error.contains(
          "more than 216000 pictures"))
      #expect(render("a.png", "--scale", "16").error.contains("give a smaller --scale"))
      #expect(
        render("a.png", "--techniques", "all").error.hasPrefix(
          "caretlab: side by side there is room for 12 phones, not "))
    }

    // MARK: ffmpeg

    /// A folder with a program of that name, for the PATH.
    private func program(_ script: String) throws -> [String: String] {
      let path = try folder.write("bin/ffmpeg", "#!/bin/sh\n" + script)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
      return ["PATH": folder.path + "/bin:/usr/bin:/bin"]
    }

    @Test func ffmpegIsHandedEveryPicture() throws {
      // The last word is the file; what comes in goes there, and the words beside it.
      let environment = try program(
        #"for out; do :; done; out=${out#file:}; printf '%s\n' "$@" > "\#(folder.path)/words"; cat > "$out""#
      )
      let run = render(
        "a.mp4", "--size", "60x100", "--fps", "60", "--until", "100ms", "--hold", "50ms",
        environment: environment)
      #expect(run.exitCode == 0, "\(run.error)")
      #expect(
        run.output
          == "\(folder.path)/a.mp4: 10 pictures of 60 × 100 pixels, 0.17 s at 60 a second, 240 kB\n"
      )
      let pixels = try bytes("a.mp4")
      #expect(pixels.count == 10 * 60 * 100 * 4)
      // Opaque, and dark at the corners.
      #expect(Array(pixels.prefix(4)) == [0x0d, 0x0b, 0x0a, 0xff])
      let words = try String(contentsOfFile: folder.path + "/words", encoding: .utf8)
      #expect(words.contains("bgra\n-video_size\n60x100\n-framerate\n60\n-i\npipe:0\n"))
    }

    private static let realProgram = (ProcessInfo.processInfo.environment["PATH"] ?? "")
      .split(separator: ":").map { $0 + "/ffmpeg" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }

    @Test(.enabled(if: realProgram != nil, "ffmpeg is not installed"))
    func theSameMP4IsTheSameBytes() throws {
      let path = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""]
      for name in ["a.mp4", "b.mp4"] {
        let run = render(
          name, "--scale", "0.3", "--until", "300ms", "--fps", "60", environment: path)
        #expect(run.exitCode == 0, "\(run.error)")
      }
      #expect(try bytes("a.mp4") == bytes("b.mp4"))
      #expect(try bytes("a.mp4").dropFirst(4).prefix(4).elementsEqual("ftyp".utf8))
    }

    @Test func whatFfmpegSaysLastIsPassedOn() throws {
      let environment = try program(
        "head -c 100 > /dev/null; echo first >&2; echo 'No room' >&2; exit 3")
      let run = render("a.mp4", "--scale", "0.5", environment: environment)
      #expect(run.exitCode == 74)
      #expect(
        run.error
          == "caretlab: ffmpeg ended with code 3 before the film was whole; its last words: No room\n"
      )
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(names.sorted() == ["a.jsonl", "bin"])
    }

    @Test func anOddSizeIsRefusedForAnMP4() throws {
      let run = render("a.mp4", "--size", "61x100", environment: try program("cat > /dev/null"))
      #expect(run.exitCode == 2)
      #expect(run.error.contains("even number of pixels"))
    }
  }
#endif
