internal import Foundation
internal import SimulatorCore
internal import TraceFormat

extension Desk {
  /// What can be done with the current recording.
  var recordingContent: PopoverContent {
    func row(_ command: ToolCommand) -> PopoverRow {
      PopoverRow(
        command.title, trailing: command.shortcut ?? "", command: command,
        isEnabled: isEnabled(command))
    }
    return PopoverContent([
      PopoverContent.Section(
        currentRecording?.title ?? "No recording is chosen",
        [
          row(.recordings(.rename)), row(.open(.label)), row(.open(.notes)),
          row(.recordings(.trim)), row(.recordings(.discard)),
        ])
    ])
  }

  /// What a gesture can have been meant to do; a number says by how much the caret was to move.
  func labelContent(_ query: String) -> PopoverContent {
    let typed = query.replacing("\u{2212}", with: "-").filter { !$0.isWhitespace }
    let number = Int(typed).flatMap { $0.magnitude <= 1_000_000 ? $0 : nil }
    var summary: RecordingSummary?
    if case .read(let read)? = currentRecording?.content { summary = read }
    var rows: [PopoverRow] = []
    func add(_ title: String, _ detail: String, _ intent: TraceHeader.Intent?) {
      rows.append(
        PopoverRow(
          title, detail: detail, sign: summary?.intent == intent ? .check : .none,
          command: .recordings(.label(intent))))
    }
    if let number {
      add("Move \(Figures.signed(number))", "caret stops", .move(by: number))
    } else if typed.isEmpty {
      if case .move(let count)? = summary?.intent {
        add("Move \(Figures.signed(count))", "as it is", .move(by: count))
      }
      if let net = summary?.net, summary?.intent != .move(by: net) {
        add("Move \(Figures.signed(net))", "what it gives", .move(by: net))
      }
      add("Tap", "it presses a key", .tap)
      add("No move", "it should cause nothing", .nothing)
      add("No label", "tuning leaves it out", nil)
    }
    return PopoverContent(
      [PopoverContent.Section("", rows)], placeholder: "Caret stops, such as 8 or \u{2212}3",
      emptySentence: "“\(query)” is no whole number of caret stops.")
  }

  /// Files and folders whose path begins as it was typed.
  func filesContent(_ query: String) -> PopoverContent {
    let path = (query as NSString).expandingTildeInPath
    let full = query.hasSuffix("/") && !path.hasSuffix("/") ? path + "/" : path
    let place = Self.folderAndName(full)
    let name = full.hasSuffix("/") ? "" : place.name
    let inside = full.hasSuffix("/") ? Self.trimmed(full) : place.folder
    let names = (try? FileManager.default.contentsOfDirectory(atPath: inside + "/")) ?? []
    var folders: [PopoverRow] = []
    var files: [PopoverRow] = []
    for entry in names.sorted() {
      guard entry.lowercased().hasPrefix(name.lowercased()),
        name.hasPrefix(".") || !entry.hasPrefix("."), !entry.hasSuffix(".expected.json")
      else { continue }
      let path = inside == "/" ? "/" + entry : inside + "/" + entry
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
      if isFolder.boolValue {
        folders.append(
          PopoverRow(entry + "/", sign: .recording, command: .recordings(.enter(path))))
      } else {
        files.append(PopoverRow(entry, command: .load(path)))
      }
    }
    var sections = [PopoverContent.Section("", Array(files.prefix(200)))]
    sections.append(PopoverContent.Section("", Array(folders.prefix(200))))
    if name.isEmpty, !names.isEmpty {
      sections.insert(
        PopoverContent.Section(
          "",
          [
            PopoverRow(
              "List this folder", detail: "\(files.count) files",
              command: .recordings(.openFolder(inside)))
          ]), at: 0)
    }
    return PopoverContent(
      sections, placeholder: "Path of a recording or a folder", note: "Ctrl O",
      emptySentence: "Nothing is there that is called so.")
  }

  /// Takes typed text while a title is typed.
  func typeInRecordings(_ text: String) -> Bool {
    guard recordings.renaming != nil else { return false }
    recordings.renaming?.field.type(text)
    isDirty = true
    return true
  }
}
