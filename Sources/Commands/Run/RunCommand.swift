import GestureCore
import KeyboardCore
import SimulatorCore
import TraceFormat

#if CARETLAB_WINDOW
  import Workbench
#endif

/// `run`, or no command at all: the window.
enum RunCommand {
  static let spec = CommandSpec(
    "run", operands: "[FILE]", operandCount: 0...1,
    summary: "open the window; with FILE, that recording plays",
    options: [
      ReplayArguments.technique, ReplayArguments.preset, ReplayArguments.set,
      ReplayArguments.delivery,
      OptionSpec(
        "--device", .choice("ID", DeviceProfile.all.map(\.id)), help: "the phone's screen"),
      OptionSpec(
        "--keyboard", .choice("ID", KeyboardLayout.all.map(\.id)), help: "the keyboard's layout"),
      OptionSpec("--text", .file("FILE"), help: "the text to start with, the caret at its end"),
      OptionSpec("--record", .file("FILE"), help: "record to a new file from the first event on"),
      OptionSpec(
        "--recordings", .file("DIR"),
        help: "where F5 puts recordings; else $XDG_DATA_HOME/caretlab/recordings"),
      OptionSpec("--physical", help: "draw the phone so that its points are true millimetres"),
      OptionSpec("--redact", help: "write x for every letter into the results of trials"),
      OptionSpec(
        "--layout-json", .file("FILE"), help: "write every named widget's rectangle, for tests"),
      OptionSpec(
        "--phone-only", help: "a window that holds the phone alone, one point = one pixel"),
    ],
    run: run)

  /// What works without a display.
  static let withoutDisplay =
    "without one, “caretlab replay”, “validate”, “info”, “techniques” and “keyboards” work, and so does "
    + "SDL_VIDEODRIVER=dummy"

  #if CARETLAB_WINDOW
    private static func run(_ arguments: Arguments, _ console: Console) throws(Failure) {
      let options = try RunOptions.options(arguments, console)
      do throws(WorkbenchError) {
        try WindowProgram.run(options)
      } catch {
        switch error {
        case .noDisplay(let reason):
          throw .unavailable(
            "there is no display to open a window on (\(reason)); \(withoutDisplay)")
        case .inputOutput(let sentence): throw .inputOutput(sentence)
        case .setting(let error): throw .usage(error.description)
        }
      }
    }
  #else
    private static func run(_ arguments: Arguments, _ console: Console) throws(Failure) {
      throw .unavailable(
        "this program was built without a window: install libsdl2-dev, libpango1.0-dev and libicu-dev and "
          + "build it again; meanwhile “caretlab replay”, “validate”, “info”, “techniques” and “keyboards” work"
      )
    }
  #endif
}
