internal import Foundation
package import TraceFormat

/// The folder where files go that are thrown away, as freedesktop.org's specification of the trash has it: other
/// programs show what is in it and restore it.
package struct TrashFolder: Sendable {
  /// A file in the trash.
  package struct Discarded: Hashable, Sendable {
    /// Where it was.
    package var original: String
    /// Where it is.
    package var file: String
    /// What says where it was.
    package var info: String
  }

  /// Why a file cannot be thrown away or restored, in a sentence.
  package struct Refusal: Error, Hashable, Sendable {
    /// The sentence.
    package var sentence: String
  }

  /// Where it is.
  package let path: String

  /// The trash at a place; it is made when it is needed.
  package init(_ path: String) {
    self.path = path
  }

  /// Moves a file to the trash.
  ///
  /// - Throws: why it cannot be moved; it then is where it was.
  package func discard(
    _ original: String, date: RecordingDate
  ) throws(Refusal) -> Discarded {
    let full =
      original.hasPrefix("/")
      ? original : FileManager.default.currentDirectoryPath + "/" + original
    do {
      for part in ["files", "info"] {
        try FileManager.default.createDirectory(
          atPath: path + "/" + part, withIntermediateDirectories: true,
          attributes: [.posixPermissions: 0o700])
      }
      let name = Desk.fileName(full)
      var attempt = 1
      while true {
        let there = attempt == 1 ? name : "\(attempt) \(name)"
        let place = Discarded(
          original: full, file: path + "/files/" + there,
          info: path + "/info/" + there + ".trashinfo")
        attempt += 1
        guard attempt < 10_000 else {
          throw Refusal(sentence: "\(name) cannot be thrown away: the trash is full of its like")
        }
        // Who makes the info file has the name.
        guard !FileManager.default.fileExists(atPath: place.file) else { continue }
        do {
          try Data(Self.info(full, date).utf8).write(
            to: URL(fileURLWithPath: place.info), options: .withoutOverwriting)
        } catch let error as CocoaError where error.code == .fileWriteFileExists {
          continue
        }
        do {
          try FileManager.default.moveItem(atPath: full, toPath: place.file)
        } catch {
          try? FileManager.default.removeItem(atPath: place.info)
          throw error
        }
        return place
      }
    } catch let error as Refusal {
      throw error
    } catch {
      throw Refusal(
        sentence:
          "\(Desk.fileName(original)) cannot be thrown away: \(error.localizedDescription)")
    }
  }

  /// Moves a file back to where it was; what stands there by now is not overwritten.
  package func restore(_ discarded: Discarded) throws(Refusal) {
    do {
      try FileManager.default.moveItem(atPath: discarded.file, toPath: discarded.original)
      try? FileManager.default.removeItem(atPath: discarded.info)
    } catch {
      throw Refusal(
        sentence:
          "\(Desk.fileName(discarded.original)) cannot be put back: \(error.localizedDescription)")
    }
  }

  /// What says where a file was and when it was thrown away.
  private static func info(_ path: String, _ date: RecordingDate) -> String {
    // The characters that an URI's path may hold as they are.
    let kept = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
    var encoded = ""
    for byte in path.utf8 {
      if kept.contains(byte) {
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        encoded += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
    let day = "\(date.year)-\(two(date.month))-\(two(date.day))"
    let time = "\(two(date.hour)):\(two(date.minute)):\(two(date.second))"
    return "[Trash Info]\nPath=\(encoded)\nDeletionDate=\(day)T\(time)\n"
  }
}
