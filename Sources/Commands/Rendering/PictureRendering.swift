#if CARETLAB_WINDOW
  import Film
  import PangoText

  /// Draws a reel into a file.
  enum PictureRendering {
    static func png(_ reel: FilmReel, _ console: Console) throws(Failure) {
      let file = try PendingFile(reel.options.out, console)
      let moment = reel.options.moment ?? reel.scenes[0].times.end
      let canvas = try reel.drawPicture(at: moment)
      do {
        try canvas.writePNG(to: file.temporaryPath)
      } catch {
        throw .inputOutput("\(reel.options.out) could not be written: \(error.cause)")
      }
      let size = try file.finish()
      file.report(
        "\(reel.options.out): \(reel.pixelWidth) × \(reel.pixelHeight) pixels, "
          + "\((Double(moment) / 1e3).fixed(1)) ms, \(size.fileSize)")
    }

    /// Goes over the film twice: for its colours, and to write it.
    static func gif(_ reel: FilmReel, _ console: Console) throws(Failure) {
      let file = try PendingFile(reel.options.out, console)
      var progress = ProgressLine(console, total: 2 * reel.frameCount, unit: "pictures")
      defer { progress.end() }
      var colors = GIFColors(width: reel.pixelWidth, height: reel.pixelHeight)
      try reel.drawFilm { canvas, index throws(Failure) in
        canvas.withPixels { colors.take(FramePixels($0, bytesPerRow: $1)) }
        progress.show(index)
      }
      let first = reel.scenes[0].times
      var writer = GIFWriter(
        width: reel.pixelWidth, height: reel.pixelHeight, table: colors.table)
      try reel.drawFilm { canvas, index throws(Failure) in
        let end = first.centiseconds(afterFrame: index)
        canvas.withPixels { writer.take(FramePixels($0, bytesPerRow: $1), until: end) }
        try file.write(writer.bytes)
        writer.bytes.removeAll(keepingCapacity: true)
        progress.show(reel.frameCount + index)
      }
      writer.finish()
      try file.write(writer.bytes)
      let size = try file.finish()
      progress.end()
      file.report(summary(reel, size))
    }

    static func mp4(_ reel: FilmReel, program: String, _ console: Console) throws(Failure) {
      let file = try PendingFile(reel.options.out, console)
      var progress = ProgressLine(console, total: reel.frameCount, unit: "pictures")
      defer { progress.end() }
      let encoder = try VideoEncoder(
        program: program, width: reel.pixelWidth, height: reel.pixelHeight,
        framesPerSecond: reel.options.framesPerSecond, into: file, console)
      try reel.drawFilm { canvas, index throws(Failure) in
        try canvas.withPixels { pixels, bytesPerRow throws(Failure) in
          try encoder.write(
            UnsafeRawBufferPointer(start: pixels, count: bytesPerRow * canvas.pixelHeight))
        }
        progress.show(index)
      }
      try encoder.finish()
      let size = try file.finish()
      progress.end()
      file.report(summary(reel, size))
    }

    private static func summary(_ reel: FilmReel, _ size: Int) -> String {
      let rate = reel.options.framesPerSecond
      let seconds = Double(reel.frameCount) / Double(rate)
      return
        "\(reel.options.out): \(reel.frameCount) pictures of \(reel.pixelWidth) × \(reel.pixelHeight) pixels, "
        + "\(seconds.fixed(2)) s at \(rate) a second, \(size.fileSize)"
    }
  }

  extension Int {
    /// A file's size for people.
    fileprivate var fileSize: String {
      self < 1_000_000
        ? "\((Double(self) / 1000).fixed(0)) kB" : "\((Double(self) / 1_000_000).fixed(1)) MB"
    }
  }
#endif
