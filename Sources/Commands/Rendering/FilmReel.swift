#if CARETLAB_WINDOW
  import Film
  import Foundation
  import PangoText
  import SimulatorCore
  import TraceFormat
  import Workbench

  /// Everything that a picture or film is drawn from, and its size: it can be drawn any number of times, and is the
  /// same each time.
  struct FilmReel {
    /// Recordings that are seen at the same time.
    struct Scene {
      let subjects: [FilmSubject]
      let times: FrameTimes
    }

    let options: RenderOptions
    let scenes: [Scene]
    let pixelWidth: Int
    let pixelHeight: Int
    private let scale: Double

    /// A window's size in logical pixels where nothing is said.
    private static let usualWindow = (width: 1280, height: 860)

    /// Reads the recordings.
    init(_ options: RenderOptions, _ paths: [String], _ console: Console) throws(Failure) {
      self.options = options
      let subjects = try Self.subjects(options, paths, console)
      let groups = options.isOneByOne ? subjects.map { [$0] } : [subjects]
      let widest = groups.map(\.count).max() ?? 1
      if options.isWindow, widest > 1 {
        throw .usage(
          "--window shows one recording at a time, not \(widest)"
            + (options.format.isFilm ? "; --one-by-one shows one after the other" : ""))
      }
      guard widest <= RenderOptions.mostColumns else {
        throw .usage(
          "side by side there is room for \(RenderOptions.mostColumns) phones, not \(widest)"
            + (options.format.isFilm ? "; --one-by-one shows any number" : ""))
      }
      var scenes: [Scene] = []
      for group in groups {
        scenes.append(Scene(subjects: group, times: try Self.times(options, group)))
      }
      let count = scenes.reduce(0) { $0 + min($1.times.count, FrameTimes.limit + 1) }
      guard !options.format.isFilm || count <= FrameTimes.limit else {
        throw .found(
          "the film would have more than \(FrameTimes.limit) pictures; show less of it with --from and "
            + "--until, or give a lower --fps or a higher --speed")
      }
      self.scenes = scenes
      (pixelWidth, pixelHeight, scale) = try Self.size(options, try Self.films(scenes, options))
    }

    /// All pictures of the film.
    var frameCount: Int { scenes.reduce(0) { $0 + $1.times.count } }

    /// Draws one picture: a moment, in microseconds.
    func drawPicture(at moment: Int64) throws(Failure) -> Canvas {
      let film = try Self.films(scenes, options)[0]
      film.setSize(pixelWidth: pixelWidth, pixelHeight: pixelHeight, scale: scale)
      return film.draw(at: moment, afterEnd: 0)
    }

    /// Draws every picture, from the first to the last.
    ///
    /// - Parameter take: is given a picture, to be used before it returns, and its number from 0.
    func drawFilm(_ take: (Canvas, Int) throws(Failure) -> Void) throws(Failure) {
      var index = 0
      for (scene, film) in zip(scenes, try Self.films(scenes, options)) {
        film.setSize(pixelWidth: pixelWidth, pixelHeight: pixelHeight, scale: scale)
        for frame in 0..<scene.times.count {
          let canvas = film.draw(
            at: scene.times.moment(ofFrame: frame), afterEnd: scene.times.afterEnd(ofFrame: frame))
          try take(canvas, index)
          index += 1
        }
      }
    }

    private static func films(
      _ scenes: [Scene], _ options: RenderOptions
    ) throws(Failure) -> [any FilmPictures] {
      var look = FilmLook()
      look.isDark = options.isDark
      look.showsFinger = options.showsFinger
      look.showsCaptions = options.showsCaptions
      look.isTransparent = options.isTransparent
      let fonts = Fonts()
      let size = options.size ?? Self.usualWindow
      let window = (width: Double(size.width), height: Double(size.height))
      var films: [any FilmPictures] = []
      for scene in scenes {
        do throws(SettingError) {
          if options.isWindow, let subject = scene.subjects.first {
            films.append(
              try WindowFilm(
                subject, width: window.width, height: window.height,
                recordings: options.recordings, look: look, fonts: fonts))
          } else {
            films.append(try PhoneFilm(scene.subjects, look: look, fonts: fonts))
          }
        } catch {
          let names = scene.subjects.map { InputFile.name(of: $0.name) }
          throw .found("\(names.joined(separator: ", ")): \(error.description)")
        }
      }
      return films
    }

    private static func size(
      _ options: RenderOptions, _ films: [any FilmPictures]
    ) throws(Failure) -> (width: Int, height: Int, scale: Double) {
      let width = films.map(\.size.width).max() ?? 1
      let height = films.map(\.size.height).max() ?? 1
      if let size = options.size, !options.isWindow {
        let fitting = min(Double(size.width) / width, Double(size.height) / height)
        let even = options.format == .mp4 ? 2 : 1
        guard size.width % even == 0, size.height % even == 0 else {
          throw .usage("an .mp4 has an even number of pixels both ways; give another --size")
        }
        return (size.width, size.height, options.scale ?? max(fitting, 0.01))
      }
      let scale = options.scale ?? options.standardScale
      // Even, as most films want it.
      func side(_ points: Double) -> Int { Int((points * scale / 2).rounded(.up)) * 2 }
      let sides = (side(width), side(height))
      guard max(sides.0, sides.1) <= RenderOptions.largestSide,
        sides.0 * sides.1 <= RenderOptions.mostPixels
      else {
        throw .usage(
          "the picture would have \(sides.0) × \(sides.1) pixels, which is too large; give a smaller --scale"
        )
      }
      return (sides.0, sides.1, scale)
    }

    private static func times(
      _ options: RenderOptions, _ subjects: [FilmSubject]
    ) throws(Failure) -> FrameTimes {
      let end = subjects.map(\.end).max() ?? 0
      for (name, time) in [("--at", options.moment), ("--from", options.from)] {
        if let time, time > end {
          throw .usage(
            "\(name) \(seconds(time)) lies behind the end of "
              + subjects.map { InputFile.name(of: $0.name) }.joined(separator: ", ")
              + " at \(seconds(end))")
        }
      }
      return FrameTimes(
        start: options.from ?? 0, end: min(options.until ?? end, end),
        framesPerSecond: options.framesPerSecond, speed: options.speed, hold: options.hold)
    }

    private static func seconds(_ microseconds: Int64) -> String {
      "\((Double(microseconds) / 1e6).fixed(3)) s"
    }
  }

  extension FilmReel {
    /// The recordings, each as often as techniques are to run on it, with titles where they are not alone.
    private static func subjects(
      _ options: RenderOptions, _ paths: [String], _ console: Console
    ) throws(Failure) -> [FilmSubject] {
      let files = try InputFile.expandingDirectories(paths)
      var subjects: [FilmSubject] = []
      for path in files {
        let recording = try AnyRecording(at: path)
        for finding in recording.findings { console.warn(finding.description) }
        let trace = recording.trace
        let file = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        let title = trace.header.title ?? file
        for replay in options.replays {
          var words: [String] = []
          if files.count > 1 { words.append(title) }
          if options.namesTechniques, let technique = replay.technique { words.append(technique) }
          subjects.append(
            FilmSubject(
              name: path, trace: trace, options: replay, other: options.against,
              title: words.isEmpty ? nil : words.joined(separator: " · ")))
        }
      }
      return subjects
    }
  }
#endif
