/// Lists what is wrong with a recording: all of it, not only the first thing.
package enum TraceValidator {
  /// Findings in the order of the file's lines; the reader refuses the file exactly if one is an error.
  ///
  /// A bad line is skipped, so what follows from it may be found as well. After 1,000 findings the rest is
  /// only counted, in a last finding.
  ///
  /// - Parameter file: the file's name, as findings should call it.
  package static func findings(in bytes: [UInt8], file: String) -> [Finding] {
    var parser = TraceParser(bytes, file: file, .skipBadLines)
    parser.run()
    return parser.findings.all
  }
}
