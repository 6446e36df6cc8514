import Foundation

/// Python, if it is there.
enum Python {
  /// What a run of the importers found.
  struct Outcome {
    var touches: Int
    var seconds: Double
  }

  /// Reads a file with one of `PythonImporters`.
  ///
  /// - Returns: nil where there is no Python, or not the library that the format takes.
  static func importing(_ path: String, as format: String) throws -> Outcome? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", PythonImporters.script, format, path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let words = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    // `env` ends with 127 where there is no such program, the script with 3 where a library is missing.
    if [3, 127].contains(process.terminationStatus) { return nil }
    guard process.terminationStatus == 0, words.count == 2, let touches = Int(words[0]),
      let seconds = Double(words[1])
    else { throw BrokenBenchmark(explanation: "Python's importer of \(format) failed") }
    return Outcome(touches: touches, seconds: seconds)
  }
}
