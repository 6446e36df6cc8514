/// Reads recordings.
package enum TraceReader {
  /// The recording in a file's bytes.
  ///
  /// A file that was cut anywhere after its first line is read as far as it is whole; see
  /// `Trace.warnings` and `Trace.repairedCancels`.
  ///
  /// - Parameter file: the file's name, as findings should call it.
  /// - Throws: the first thing that is wrong with the file.
  package static func read(_ bytes: [UInt8], file: String) throws(TraceError) -> Trace {
    var parser = TraceParser(bytes, file: file, .stopAtFirstError)
    parser.run()
    if let error = parser.findings.firstError { throw error }
    return parser.trace
  }
}
