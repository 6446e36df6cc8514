/// A subcommand: what help, completions and the parser know of it, and what it does.
struct CommandSpec: Sendable {
  let name: String
  /// What stands after the options in the usage line, as in `FILE…`; empty for none.
  let operands: String
  /// How many operands it takes.
  let operandCount: ClosedRange<Int>
  let summary: String
  /// Words that completions offer as operands, besides files.
  let operandWords: [String]
  let options: [OptionSpec]
  let run: @Sendable (Arguments, Console) throws(Failure) -> Void

  init(
    _ name: String, operands: String = "", operandCount: ClosedRange<Int> = 0...0, summary: String,
    operandWords: [String] = [], options: [OptionSpec],
    run: @escaping @Sendable (Arguments, Console) throws(Failure) -> Void
  ) {
    self.name = name
    self.operands = operands
    self.operandCount = operandCount
    self.summary = summary
    self.operandWords = operandWords
    self.options = options
    self.run = run
  }

  /// Every subcommand, in the order of help.
  static let all: [CommandSpec] = [
    RunCommand.spec, ReplayCommand.spec, CompareCommand.spec, CurveCommand.spec,
    MetricsCommand.spec, SynthCommand.spec, SweepCommand.spec, MergeCommand.spec, TrialCommand.spec,
    TuneCommand.spec, ReportCommand.spec, RenderCommand.spec,
    ValidateCommand.spec, InfoCommand.spec,
    TechniquesCommand.spec, KeyboardsCommand.spec, ImportCommand.spec, ExportCommand.spec,
    ExportParametersCommand.spec,
    CompletionsCommand.spec,
  ]
}
