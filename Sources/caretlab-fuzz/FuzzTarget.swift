import Interchange

/// What is fuzzed: the reader of one format, the finding of formats, or the reader of our own recordings.
enum FuzzTarget {
  case format(ImportFormat)
  case detection
  case recording

  /// The target that `--reader=NAME` names; libFuzzer passes over what begins with two dashes.
  ///
  /// A name is a format's, `detection` or `recording`.
  static let chosen: FuzzTarget = {
    let option = "--reader="
    let names = CommandLine.arguments.filter { $0.hasPrefix(option) }
    guard let name = names.last?.dropFirst(option.count) else { return .detection }
    switch name {
    case "detection": return .detection
    case "recording": return .recording
    default:
      guard let format = ImportFormat(rawValue: String(name)) else {
        let all = ImportFormat.allCases.map(\.rawValue) + ["detection", "recording"]
        fatalError("no reader is called \(name); there are \(all.joined(separator: ", "))")
      }
      return .format(format)
    }
  }()
}
