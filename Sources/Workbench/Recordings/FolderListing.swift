internal import Foundation
internal import TraceFormat

/// The files of a folder, without looking into them.
struct FolderListing: Sendable {
  /// What may be recordings, by name.
  var files: [RecordingEntry.Identity] = []
  /// When the folder was changed, in microseconds; nil where it is not there.
  var modified: Int64?

  /// A folder that nobody has looked into.
  static let none = FolderListing()

  private static let expectationSuffix = ".expected.json"

  private init() {}

  /// Lists a folder; what is hidden, a folder, or an expectation is no recording.
  init(_ folder: String) {
    modified = Self.modified(folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let expectations = Set(names.filter { $0.hasSuffix(Self.expectationSuffix) })
    for name in names.sorted() where !name.hasPrefix(".") && !expectations.contains(name) {
      let beside = Desk.fileName(ReplayExpectation.path(ofRecording: name))
      if let file = Self.identity(
        folder + "/" + name, hasExpectation: expectations.contains(beside))
      {
        files.append(file)
      }
    }
  }

  /// A file as it is now; nil for a folder and for what is not there.
  static func identity(_ path: String, hasExpectation: Bool = true) -> RecordingEntry.Identity? {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      attributes[.type] as? FileAttributeType == .typeRegular
    else { return nil }
    let beside = hasExpectation ? modified(ReplayExpectation.path(ofRecording: path)) : nil
    return RecordingEntry.Identity(
      path: path, modified: modified(attributes),
      size: (attributes[.size] as? NSNumber)?.int64Value ?? 0, expectationModified: beside ?? 0)
  }

  /// When a file or folder was changed; nil where it is not there.
  static func modified(_ path: String) -> Int64? {
    (try? FileManager.default.attributesOfItem(atPath: path)).map(modified)
  }

  private static func modified(_ attributes: [FileAttributeKey: Any]) -> Int64 {
    let date = attributes[.modificationDate] as? Date
    let microseconds = (date?.timeIntervalSince1970 ?? 0) * 1e6
    return microseconds.magnitude < 9e18 ? Int64(microseconds) : 0
  }
}
