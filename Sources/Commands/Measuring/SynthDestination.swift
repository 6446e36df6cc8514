import Foundation

/// Where made-up recordings go.
enum SynthDestination {
  /// To standard output.
  case standardOutput
  /// To one file.
  case file(String)
  /// Into a directory, each under a number.
  case directory(String)

  /// Checks the place, and makes the directory if it is not there.
  init(_ out: String, count: Int) throws(Failure) {
    var isDirectory: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: out, isDirectory: &isDirectory)
    if out == "-" {
      guard count == 1 else {
        throw .usage("-o - takes one recording; give a directory for \(count)")
      }
      self = .standardOutput
    } else if exists, !isDirectory.boolValue, count > 1 {
      throw .usage("\(out) is a file; give a directory for \(count) recordings")
    } else if isDirectory.boolValue || count > 1 || out.hasSuffix("/") {
      try OutputDirectory.make(out)
      self = .directory(out.hasSuffix("/") ? String(out.dropLast()) : out)
    } else {
      try OutputFile.check(out)
      self = .file(out)
    }
  }

  /// The path of a recording, from 0; nil for standard output.
  func path(of index: Int, _ name: String) -> String? {
    switch self {
    case .standardOutput: return nil
    case .file(let path): return path
    case .directory(let path):
      let number = String(index + 1)
      let padded = String(repeating: "0", count: max(0, 5 - number.count)) + number
      return "\(path)/\(name)-\(padded).jsonl"
    }
  }
}
