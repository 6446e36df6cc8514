package import SimulatorCore
package import TraceFormat

/// How the window starts: what the command line asked for.
package struct WorkbenchOptions: Sendable {
  /// A recording to load and play.
  package struct Recording: Sendable {
    /// The file's name as it was given.
    package var name: String
    /// What it holds.
    package var trace: Trace

    /// A recording to load and play.
    package init(name: String, trace: Trace) {
      self.name = name
      self.trace = trace
    }
  }

  /// What is remembered of the window, and where.
  package struct Memory: Sendable {
    /// The file.
    package var path: String
    /// What stood in it.
    package var content: WindowMemory

    /// What is remembered of the window.
    package init(path: String, content: WindowMemory) {
      self.path = path
      self.content = content
    }
  }

  /// What the live phone starts from.
  package var start: SessionStart
  /// The recording to load and play; nil for a live phone.
  package var recording: Recording?
  /// What reads files that are dropped on the window.
  package var reader: RecordingReader
  /// What the command line says over what the recording says.
  package var replay: ReplayOptions
  /// A file to record to from the first event on.
  package var recordingFile: String?
  /// Where recordings go that F5 makes.
  package var recordingsDirectory: String
  /// Where recordings go that are thrown away.
  package var trashDirectory: String
  /// The recordings that came with the program; nil where they are not there.
  package var examplesDirectory: String?
  /// The folder of presets; nil for none.
  package var presets: PresetFolder?
  /// What was remembered of the window, and the file that remembers it; nil to remember nothing.
  package var memory: Memory?
  /// Whether the phone is drawn so that its points are true millimetres.
  package var isPhysical: Bool
  /// A file that gets every named widget's rectangle, rewritten after each change of the layout.
  package var layoutFile: String?
  /// Whether the window holds the phone alone, one point = one pixel.
  package var isPhoneOnly: Bool
  /// Milliseconds by which every frame is held up artificially, for tests of what a slow frame does; 0 usually.
  package var frameDelayMilliseconds: Int

  /// Whether letters are replaced by x in the results of trials.
  package var isRedacted = false

  /// How the window starts.
  package init(
    start: SessionStart, recordingsDirectory: String,
    trashDirectory: String = "/nonexistent/Trash", examplesDirectory: String? = nil,
    recording: Recording? = nil,
    reader: RecordingReader = .ofOwnRecordings, replay: ReplayOptions = ReplayOptions(),
    recordingFile: String? = nil, presets: PresetFolder? = nil, memory: Memory? = nil,
    isPhysical: Bool = false,
    layoutFile: String? = nil, isPhoneOnly: Bool = false, frameDelayMilliseconds: Int = 0
  ) {
    self.start = start
    self.recordingsDirectory = recordingsDirectory
    self.trashDirectory = trashDirectory
    self.examplesDirectory = examplesDirectory
    self.recording = recording
    self.reader = reader
    self.replay = replay
    self.recordingFile = recordingFile
    self.presets = presets
    self.memory = memory
    self.isPhysical = isPhysical
    self.layoutFile = layoutFile
    self.isPhoneOnly = isPhoneOnly
    self.frameDelayMilliseconds = frameDelayMilliseconds
  }
}

/// Why the window could not open or had to close.
package enum WorkbenchError: Error, Hashable, Sendable {
  /// There is no display, and what SDL said.
  case noDisplay(String)
  /// A file could not be written, in a sentence.
  case inputOutput(String)
  /// What the options name does not exist.
  case setting(SettingError)
}
