/// A format that can be imported.
package enum ImportFormat: String, CaseIterable, Sendable {
  /// Android's `getevent`, in all its prints.
  case getevent
  /// evemu's recordings, `.evemu` and `.events`.
  case evemu

  /// What people call it.
  package var title: String {
    switch self {
    case .getevent: "Android's getevent"
    case .evemu: "an evemu recording"
    }
  }
}
