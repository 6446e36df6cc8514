import GestureCore
import SimulatorCore
import TraceFormat

/// The options that shape a replay, shared by every command that runs recordings.
enum ReplayArguments {
  static let technique = OptionSpec(
    "--technique", .choice("ID", TechniquesCommand.ids),
    help: "run this technique instead of the recording's")
  static let preset = OptionSpec(
    "--preset", .file("FILE"),
    help: "a preset's technique, parameters and delivery; what else is given wins over it")
  static let set = OptionSpec(
    "--set", .word("NAME=VALUE"), isRepeatable: true,
    help: "set a parameter of technique, start rule, recognizer or phone; may be repeated")
  static let delivery = OptionSpec(
    "--delivery", .choice("HZ|asRecorded", ["60", "120", "asRecorded"]),
    help: "callbacks a second, 1 to 1000, or one for each sample")
  static let start = OptionSpec(
    "--start", .choice("MODE", ["assumed", "region"]),
    help: "take a start rule's region and hold (assumed), or its region (region), as satisfied")

  /// The options' meaning.
  static func options(_ arguments: Arguments) throws(Failure) -> ReplayOptions {
    var options = try presetOptions(arguments)
    if let technique = arguments.value("--technique"), technique != options.technique {
      // Another technique's parameters mean nothing to it.
      options = ReplayOptions(technique: technique, delivery: options.delivery)
    }
    for text in arguments.all("--set") { options.parameters.append(try parameter(text)) }
    if let text = arguments.value("--delivery") {
      do {
        options.delivery = try DeliveryRate(ParameterValue(text: text))
      } catch {
        throw .usage("--delivery: \(error.description)")
      }
    }
    if let text = arguments.value("--start") {
      guard let mode = Simulator.StartMode(rawValue: text), mode != .technique else {
        throw .usage("--start takes assumed or region, not “\(text)”")
      }
      options.startMode = mode
    }
    return options
  }

  /// What a preset says; nothing without one.
  private static func presetOptions(_ arguments: Arguments) throws(Failure) -> ReplayOptions {
    guard let path = arguments.value("--preset") else { return ReplayOptions() }
    let bytes = try InputFile.bytes(of: path)
    do throws(TraceError) {
      return try Preset(bytes, file: InputFile.name(of: path)).options
    } catch {
      throw .found(error.description)
    }
  }

  /// `NAME=VALUE`.
  static func parameter(_ text: String) throws(Failure) -> NamedParameter {
    guard let sign = text.firstIndex(of: "="), sign != text.startIndex else {
      throw .usage("--set takes NAME=VALUE, as in --set deadZone=40, not “\(text)”")
    }
    return NamedParameter(
      String(text[..<sign]), ParameterValue(text: String(text[text.index(after: sign)...])))
  }

  /// Checks the options against a phone that starts without any recording, so that a mistake is said once
  /// and before any file is read.
  static func check(_ options: ReplayOptions) throws(Failure) {
    // Names of other techniques' parameters can only be judged with a recording's own technique.
    guard options.technique != nil || !options.parameters.isEmpty else { return }
    do {
      _ = try Replay(start: SessionStart(), hasRecordedLayout: false, options: options)
    } catch {
      throw .usage(error.description)
    }
  }
}
