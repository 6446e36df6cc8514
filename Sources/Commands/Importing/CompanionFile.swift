import Foundation
import Interchange

/// The description that old evemu captures have in a file of their own.
enum CompanionFile {
  /// Descriptions are a few kilobytes.
  private static let sizeLimit = 1 << 20

  /// The `.desc` or `.prop` file in the same folder whose name the recording's begins with, the longest of
  /// several; nil where there is none.
  ///
  /// `panel.one-finger.events` has `panel.desc`: the name must go on with something else than a letter or digit.
  static func beside(_ path: String) -> ImportOptions.Companion? {
    let folder = (path as NSString).deletingLastPathComponent
    let name = (path as NSString).lastPathComponent
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
    let candidates = names.filter { candidate in
      let stem = (candidate as NSString).deletingPathExtension
      let rest = name.dropFirst(stem.count)
      return ["desc", "prop"].contains((candidate as NSString).pathExtension) && !stem.isEmpty
        && candidate != name && name.hasPrefix(stem)
        && rest.first.map { !$0.isLetter && !$0.isNumber } ?? false
    }
    guard let best = candidates.max(by: { ($0.count, $1) < ($1.count, $0) }) else { return nil }
    let file = folder.isEmpty ? best : (folder as NSString).appendingPathComponent(best)
    // A pipe of that name would be waited for.
    guard
      (try? FileManager.default.attributesOfItem(
        atPath: URL(fileURLWithPath: file).resolvingSymlinksInPath().path))?[.type]
        as? FileAttributeType == .typeRegular,
      let handle = FileHandle(forReadingAtPath: file),
      let data = try? handle.read(upToCount: sizeLimit)
    else { return nil }
    return ImportOptions.Companion(name: best, bytes: [UInt8](data))
  }
}
