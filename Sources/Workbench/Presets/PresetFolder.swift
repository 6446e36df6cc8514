internal import Foundation
package import TraceFormat

/// The folder of presets: JSON files, one preset each.
package struct PresetFolder: Hashable, Sendable {
  /// One file.
  package struct Entry: Hashable, Sendable {
    /// Where it is.
    package var path: String
    /// What people call it: the name in it, else the file's.
    package var name: String
    /// What it holds, or place and cause of what is wrong with it.
    package var content: Result<Preset, TraceError>
  }

  /// Where it is; it need not be there.
  package let path: String

  /// A folder of presets.
  package init(_ path: String) {
    self.path = path
  }

  /// The files, by name.
  package var entries: [Entry] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }.sorted().map { file in
      let place = path + "/" + file
      let stem = String(file.dropLast(5))
      guard let bytes = FileManager.default.contents(atPath: place) else {
        return Entry(
          path: place, name: stem,
          content: .failure(
            TraceError(Finding(.error, file: file, message: "the file cannot be read"))))
      }
      do throws(TraceError) {
        let preset = try Preset(Array(bytes), file: file)
        return Entry(path: place, name: preset.name ?? stem, content: .success(preset))
      } catch {
        return Entry(path: place, name: stem, content: .failure(error))
      }
    }
  }

  /// Writes a preset under its name: over the one of that name, never over anything else.
  ///
  /// - Returns: why it could not be written; nil where it was.
  package func save(_ preset: Preset) -> String? {
    let name = preset.name ?? ""
    let known = entries.first { entry in
      if case .success = entry.content { entry.name == name } else { false }
    }
    let place = known?.path ?? freePath(for: name)
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true)
      try Data(preset.bytes).write(to: URL(fileURLWithPath: place), options: .atomic)
      return nil
    } catch {
      return "cannot write \(place): \(error.localizedDescription)"
    }
  }

  /// A file that is not there yet, with a name that every system takes.
  private func freePath(for name: String) -> String {
    var stem = ""
    for character in name.lowercased().prefix(60) {
      if character.isLetter || character.isNumber {
        stem.append(character)
      } else if !stem.isEmpty, stem.last != "-" {
        stem.append("-")
      }
    }
    while stem.last == "-" { stem.removeLast() }
    if stem.isEmpty { stem = "preset" }
    // A file's name may have 255 bytes, and letters may have four.
    while stem.utf8.count > 200 { stem.removeLast() }
    var attempt = 1
    while true {
      let place = path + "/" + stem + (attempt == 1 ? "" : "-\(attempt)") + ".json"
      guard FileManager.default.fileExists(atPath: place) else { return place }
      attempt += 1
    }
  }
}
