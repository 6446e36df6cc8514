import GestureCore
import SimulatorCore

/// The front door: another tool's file in, a recording out.
package enum Importer {
  /// Reads a file.
  ///
  /// - Parameter file: the file's name, as findings and the result call it.
  /// - Throws: a refusal for a file without contacts, without time stamps and an interval to assume, of an
  ///   unknown format or version; or why the file could not be read.
  package static func read(
    _ source: ByteSource, file: String, options: ImportOptions
  ) throws(ImportError) -> ImportedRecording {
    do throws(ImportError) {
      return try recording(source, file: file, options: options)
    } catch {
      var error = error
      error.file = file
      throw error
    }
  }

  private static func recording(
    _ source: ByteSource, file: String, options: ImportOptions
  ) throws(ImportError) -> ImportedRecording {
    let pieces = try TextPieces(source)
    let detection = try detection(pieces, options)
    var input = ImportInput(interval: options.interval, screen: options.screen)
    switch pieces.encoding {
    case .plain, .plainWithMark: break
    case .utf16LittleEndian, .utf16BigEndian:
      input.log.notes.add(.repair, "the file is \(pieces.encoding.rawValue) and was read as such")
    }
    try read(pieces, as: detection.format, into: &input)
    try describeFromCompanion(detection.format, options, &input)
    try input.finish()
    return try assemble(input, detection, file: file, options: options)
  }

  private static func detection(
    _ pieces: TextPieces, _ options: ImportOptions
  ) throws(ImportError) -> FormatDetector.Detection {
    if let format = options.format {
      guard !pieces.head.isEmpty else {
        throw .refused("the file is empty: there are no events in it")
      }
      return FormatDetector.Detection(format: format, reason: "given by --from")
    }
    return try FormatDetector.detect(pieces)
  }

  private static func read(
    _ pieces: TextPieces, as format: ImportFormat, into input: inout ImportInput
  ) throws(ImportError) {
    switch format {
    case .getevent: try read(pieces, with: GeteventReader(), into: &input)
    case .evemu: try read(pieces, with: EvemuReader(), into: &input)
    case .evtest: try read(pieces, with: EvtestReader(), into: &input)
    case .pythonEvdev: try read(pieces, with: PythonEvdevReader(), into: &input)
    case .evdev: try EvdevDumpReader().read(pieces, into: &input)
    case .reran: try read(pieces, with: ReranReader(), into: &input)
    case .sendevent: try read(pieces, with: SendeventReader(), into: &input)
    case .input: try read(pieces, with: InputCommandReader(), into: &input)
    case .minitouch: try read(pieces, with: MinitouchReader(), into: &input)
    case .monkey: try read(pieces, with: MonkeyReader(), into: &input)
    case .howWeSwipe: try read(pieces, with: HowWeSwipeReader(), into: &input)
    case .csv: try read(pieces, with: TableReader(head: pieces.head), into: &input)
    case .devtools:
      var reader = DevToolsReader()
      try reader.readAny(pieces, into: &input)
    case .webdriver:
      var reader = WebDriverReader()
      try reader.read(pieces, into: &input)
    case .appiumInspector: try AppiumInspectorReader().read(pieces, into: &input)
    case .keyman: try KeymanReader().read(pieces, into: &input)
    case .libinput: try readLibinput(pieces, into: &input)
    }
  }

  private static func readLibinput(
    _ pieces: TextPieces, into input: inout ImportInput
  ) throws(ImportError) {
    #if CARETLAB_YAML
      var reader = LibinputReader(pieces)
      try reader.read(into: &input)
    #else
      throw .refused(
        "this program was built without a reader for YAML: install libyaml-dev and build it again, or "
          + "record with evemu-record, which needs none")
    #endif
  }

  private static func read(
    _ pieces: TextPieces, with reader: some LineFormat, into input: inout ImportInput
  ) throws(ImportError) {
    var reader = reader
    try reader.read(pieces, into: &input)
  }

  private static func read(
    _ pieces: TextPieces, with reader: some LogFormat, into input: inout ImportInput
  ) throws(ImportError) {
    var reader = reader
    try reader.read(pieces, into: &input)
  }

  /// Old evemu captures have their device's description in a file beside them.
  private static func describeFromCompanion(
    _ format: ImportFormat, _ options: ImportOptions, _ input: inout ImportInput
  ) throws(ImportError) {
    guard format == .evemu, let companion = options.companion else { return }
    let device = try input.devices.index(of: [], line: 0)
    guard !input.devices.description(device).hasAxes else { return }
    var other = ImportInput(interval: nil, screen: options.screen)
    var reader = EvemuReader()
    try reader.read(try TextPieces(ByteSource(bytes: companion.bytes)), into: &other)
    // First, as it may make the device that is then asked for.
    let described = try other.devices.index(of: [], line: 0)
    let description = other.devices.description(described)
    guard description.hasAxes else { return }
    input.devices.describe(device) { $0.fill(from: description) }
    input.log.notes.add(
      .assumption, "the device is the one that \(companion.name) beside the file describes")
  }

  private static func assemble(
    _ input: ImportInput, _ detection: FormatDetector.Detection, file: String,
    options: ImportOptions
  ) throws(ImportError) -> ImportedRecording {
    var log = input.log
    log.sort()
    guard !log.samples.isEmpty else { throw noContact(log, detection) }
    var notes = log.notes
    var mapping = PanelMapping(
      panel: input.panel, extent: log.samples.extent, options: options, notes: &notes)
    if let height = options.startHeight {
      // What is left out must not decide where the rest goes.
      let unplaced = TouchSequence(
        log, mapping: mapping, finger: options.finger, longestPause: nil)
      mapping.place(unplaced, startingAt: height, onScreenOf: options.screen.width)
    }
    let sequence = TouchSequence(
      log, mapping: mapping, finger: options.finger, longestPause: options.longestPause)
    let recording = ImportedRecording(
      format: detection.format, reason: detection.reason, file: file, panel: input.panel,
      notes: notes, mapping: mapping, sequence: sequence)
    guard recording.samples > 0 else {
      let scales = recording.scales.map { NumberText.of($0) }.joined(separator: " × ")
      let reason =
        recording.notes.repairs.last.map { ": \($0) (a unit counts as \(scales) pt)" } ?? ""
      throw .refused(
        options.finger.map { "there is no finger \($0) in it" }
          ?? "there is no contact in it that can be imported\(reason)")
    }
    return recording
  }

  private static func noContact(
    _ log: ContactLog, _ detection: FormatDetector.Detection
  ) -> ImportError {
    let reasons = log.notes.repairs.prefix(3)
    let why = reasons.isEmpty ? "" : "; " + reasons.joined(separator: "; ")
    return .refused(
      "there are no events of a contact in it (it was read as \(detection.format.title): "
        + "\(detection.reason))\(why)")
  }
}
