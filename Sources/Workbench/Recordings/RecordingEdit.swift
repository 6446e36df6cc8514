package import TraceFormat

/// A change of a recording's file that leaves every other byte as it was.
package enum RecordingEdit: Hashable, Sendable {
  /// Another title, or none.
  case title(String?)
  /// Another label, or none.
  case label(TraceHeader.Intent?)
  /// Another note, or one less.
  case note(TraceNoteEdit)

  /// A recording's bytes with the change.
  ///
  /// - Parameter file: the file's name, as a refusal should call it.
  /// - Throws: why it cannot be.
  func applied(to bytes: [UInt8], file: String) throws(TraceError) -> [UInt8] {
    switch self {
    case .title(let title): try TraceHeaderEdit.settingTitle(title, in: bytes, file: file)
    case .label(let intent): try TraceHeaderEdit.settingIntent(intent, in: bytes, file: file)
    case .note(let edit): try edit.applied(to: bytes, file: file)
    }
  }
}
