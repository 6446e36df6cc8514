import CursorTechniques

/// `render`: recordings as pictures and films.
enum RenderCommand {
  static let spec = CommandSpec(
    "render", operands: "FILE|DIR…", operandCount: 1...(.max),
    summary:
      "draw recordings, without a window: a picture (.png), a film (.gif, .mp4), lanes (.svg)",
    options: [
      OptionSpec(
        "-o", .file("OUT"),
        help: "where it goes; its ending says what it is; - for standard output, with --to"),
      OptionSpec(
        "--to", .choice("FORMAT", RenderOptions.Format.allCases.map(\.rawValue)),
        help: "what it is, whatever it ends in: png, gif, mp4 (through the program ffmpeg), svg"),
      OptionSpec("--at", .word("TIME"), help: "the moment of a .png, as in 850ms; else the end"),
      OptionSpec("--from", .word("TIME"), help: "where film or lanes start; else at the start"),
      OptionSpec("--until", .word("TIME"), help: "where film or lanes end; else at the end"),
      OptionSpec(
        "--fps", .choice("N", ["30", "60"]),
        help: "pictures a second; 30 if not given; a .gif shows at most 50"),
      OptionSpec(
        "--speed", .word("FACTOR"), help: "0.25: four times as slow; 2: twice as fast"),
      OptionSpec("--hold", .word("TIME"), help: "how long a film's end stays; 1s if not given"),
      OptionSpec(
        "--scale", .word("FACTOR"),
        help: "pixels for a point of the phone; 1 if not given in a .gif, else 2"),
      OptionSpec(
        "--size", .word("WxH"), help: "exactly so many pixels, what is drawn as large as fits"),
      OptionSpec(
        "--theme", .choice("dark|light", ["dark", "light"]), help: "dark if not given"),
      OptionSpec("--no-finger", help: "neither fingers nor trails"),
      OptionSpec("--no-captions", help: "the recording's notes are not shown below the phone"),
      OptionSpec("--transparent", help: "nothing behind the phone; not in an .mp4"),
      OptionSpec("--one-by-one", help: "several recordings one after the other, not side by side"),
      OptionSpec(
        "--techniques", .choice("all|ID,ID,…", TechniquesCommand.ids),
        help: "a phone for each technique, side by side, region and hold taken as satisfied"),
      OptionSpec(
        "--against", .choice("ID", TechniquesCommand.ids),
        help: "this technique's caret beside the other's, dashed; in lanes too"),
      OptionSpec(
        "--window", help: "the whole window; --size is its own then, 1280x860 if not given"),
      OptionSpec(
        "--recordings", .file("DIR"), help: "with --window: the folder that its list shows"),
      ReplayArguments.technique, ReplayArguments.set, ReplayArguments.delivery,
      ReplayArguments.start,
    ],
    run: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws(Failure) {
    let options = try RenderOptions(arguments)
    for note in options.notes { console.warn(note) }
    if options.out != "-" {
      try OutputFile.check(options.out)
      for path in arguments.operands where ImportDestination.isSameFile(options.out, path) {
        throw .usage("\(options.out) is a file to draw; give another OUT")
      }
    }
    if options.format == .svg {
      return try LanePicture.write(options, arguments.operands, console)
    }
    let program = VideoEncoder.program(console)
    if options.format == .mp4, program == nil { throw .unavailable(VideoEncoder.missing) }
    #if CARETLAB_WINDOW
      let reel = try FilmReel(options, arguments.operands, console)
      switch options.format {
      case .png, .svg: try PictureRendering.png(reel, console)
      case .gif: try PictureRendering.gif(reel, console)
      case .mp4: try PictureRendering.mp4(reel, program: program ?? "ffmpeg", console)
      }
    #else
      throw .unavailable(
        "this program was built without the libraries that draw: install libsdl2-dev, libpango1.0-dev and "
          + "libicu-dev and build it again")
    #endif
  }
}
