import GestureCore
import SimulatorCore
import TraceFormat
import Tuning

/// `export-parameters`: a technique's settings as code or as a preset.
enum ExportParametersCommand {
  static let spec = CommandSpec(
    "export-parameters",
    summary: "print a technique's settings as Swift, as Kotlin, or as a preset",
    options: [
      ReplayArguments.technique, ReplayArguments.preset, ReplayArguments.set,
      ReplayArguments.delivery,
      OptionSpec(
        "--as", .choice("FORM", forms),
        help: "swift: for the library SwipeCursor; kotlin: a class; json: a preset; json without it"
      ),
    ], run: run)

  private static let forms = ["swift", "kotlin", "json"]

  private static func run(_ arguments: Arguments, _ console: Console) throws(Failure) {
    let options = try ReplayArguments.options(arguments)
    let phone: Simulator
    do throws(SettingError) {
      phone = try Replay(
        start: SessionStart(delivery: .hertz(60)), hasRecordedLayout: false, options: options
      ).simulator
    } catch {
      throw .usage(error.description)
    }
    switch arguments.value("--as") ?? "json" {
    case "swift": console.printRaw(SettingsCode(phone).swift)
    case "kotlin": console.printRaw(SettingsCode(phone).kotlin)
    case "json": console.printRaw(String(decoding: Preset(of: phone).bytes, as: UTF8.self))
    case let form:
      throw .usage("--as takes swift, kotlin or json, not “\(form)”")
    }
  }
}
