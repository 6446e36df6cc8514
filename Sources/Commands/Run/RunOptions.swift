#if CARETLAB_WINDOW
  import Foundation
  import GestureCore
  import SimulatorCore
  import TraceFormat
  import Workbench

  /// From the command line to the window's options; every mistake is found before the window opens.
  enum RunOptions {
    /// Callbacks a second of a live phone, as most displays have it.
    private static let liveDelivery = DeliveryRate.hertz(60)

    static func options(
      _ arguments: Arguments, _ console: Console
    ) throws(Failure) -> WorkbenchOptions {
      let replay = try ReplayArguments.options(arguments)
      try ReplayArguments.check(replay)
      let start = try start(arguments, replay, console)
      var options = WorkbenchOptions(
        start: start, recordingsDirectory: recordingsDirectory(arguments, console),
        trashDirectory: dataDirectory(console) + "/Trash", examplesDirectory: examplesDirectory(),
        reader: RecordingReader { path throws(RecordingReader.Refusal) in
          do throws(Failure) {
            return try AnyRecording(at: path).trace
          } catch {
            throw RecordingReader.Refusal(error.sentence)
          }
        }, replay: replay,
        recordingFile: arguments.value("--record"),
        presets: PresetFolder(configuration(console) + "/presets"),
        isPhysical: arguments.isSet("--physical"),
        layoutFile: arguments.value("--layout-json"), isPhoneOnly: arguments.isSet("--phone-only"),
        frameDelayMilliseconds: console.environment["CARETLAB_FRAME_DELAY_MS"].flatMap { Int($0) }
          ?? 0)
      options.isRedacted = arguments.isSet("--redact")
      if !options.isPhoneOnly { options.memory = memory(console) }
      if let path = arguments.operands.first {
        if options.recordingFile != nil {
          throw .usage("--record records a live phone; it goes with no FILE to play")
        }
        let recording = try AnyRecording(at: path)
        for finding in recording.findings { console.warn(finding.description) }
        options.recording = WorkbenchOptions.Recording(name: path, trace: recording.trace)
      }
      return options
    }

    private static func start(
      _ arguments: Arguments, _ replay: ReplayOptions, _ console: Console
    ) throws(Failure) -> SessionStart {
      var start = SessionStart(
        screen: try Devices.screen(arguments), document: DemoText.document,
        parameters: replay.parameters, delivery: replay.delivery ?? liveDelivery)
      if let technique = replay.technique { start.technique = technique }
      if let keyboard = arguments.value("--keyboard") { start.keyboard = keyboard }
      if let path = arguments.value("--text") {
        start.document = SessionStart.Document(before: try text(at: path, console))
      }
      do {
        // `delivery` may stand among the parameters.
        start.delivery = try Simulator(start: start).deliveryRate
        start.parameters.removeAll { $0.name == DeliveryRate.settingName }
      } catch {
        throw .usage(error.description)
      }
      return start
    }

    /// A text file; what is no UTF-8 in it is shown as U+FFFD and warned about.
    private static func text(at path: String, _ console: Console) throws(Failure) -> String {
      let bytes = try InputFile.bytes(of: path)
      if let text = String(validating: bytes, as: UTF8.self) { return text }
      console.warn(
        "\(InputFile.name(of: path)): warning: not all of it is UTF-8; the rest is shown as U+FFFD")
      return String(decoding: bytes, as: UTF8.self)
    }

    /// What the window remembers; what cannot be read is warned about, and then nothing is.
    private static func memory(_ console: Console) -> WorkbenchOptions.Memory {
      let path = configuration(console) + "/layout.json"
      var memory = WorkbenchOptions.Memory(path: path, content: WindowMemory())
      guard FileManager.default.fileExists(atPath: path) else { return memory }
      do {
        guard let bytes = FileManager.default.contents(atPath: path) else {
          throw TraceError(Finding(.error, file: path, message: "the file cannot be read"))
        }
        memory.content = try WindowMemory(Array(bytes), file: path)
      } catch {
        console.warn("\(error); the window opens as it was made")
      }
      return memory
    }

    /// Where what is remembered stands.
    private static func configuration(_ console: Console) -> String {
      let environment = console.environment
      if let folder = environment["XDG_CONFIG_HOME"], folder.hasPrefix("/") {
        return folder + "/caretlab"
      }
      return (environment["HOME"] ?? ".") + "/.config/caretlab"
    }

    private static func recordingsDirectory(_ arguments: Arguments, _ console: Console) -> String {
      if let directory = arguments.value("--recordings") { return directory }
      return dataDirectory(console) + "/caretlab/recordings"
    }

    /// Where programs of this user keep what they make.
    private static func dataDirectory(_ console: Console) -> String {
      let environment = console.environment
      // The base directory specification: a relative path counts as unset.
      if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") { return data }
      return (environment["HOME"] ?? ".") + "/.local/share"
    }

    /// The examples that came with the program: here, or above the folder that the program was built in.
    private static func examplesDirectory() -> String? {
      var folders = [FileManager.default.currentDirectoryPath]
      if let program = Bundle.main.executablePath {
        var folder = URL(fileURLWithPath: program).resolvingSymlinksInPath()
        for _ in 0..<5 {
          folder.deleteLastPathComponent()
          folders.append(folder.path)
        }
      }
      return folders.map { $0 + "/Recordings" }.first {
        FileManager.default.fileExists(atPath: $0 + "/out-and-back.jsonl")
      }
    }
  }
#endif
