/// What makes a source file untidy.
enum Checks {}

extension Checks {
  /// Imports that the architecture's arrows do not allow.
  static func imports(_ file: SourceFile) -> [Finding] {
    guard file.isSwift else { return [] }
    guard let allowed = ImportTable.allowed[file.target] else {
      let advice = "\(file.target) is not in the table of imports: add its row to ImportTable"
      return [Finding(path: file.path, line: 1, advice: advice)]
    }
    return importedModules(file).compactMap { line, access, module in
      if !allowed.contains(module) {
        let list =
          allowed.isEmpty
          ? "but nothing at all" : "only " + allowed.sorted().joined(separator: ", ")
        return Finding(
          path: file.path, line: line,
          advice: "\(file.target) may not import \(module), \(list): "
            + "move the code to a target that may, or pass the value in")
      }
      if ImportTable.libraries.contains(module), access == "public" || access == "package" {
        return Finding(
          path: file.path, line: line,
          advice:
            "\(module) is imported as \(access): wrap the C type in one of \(file.target)'s own")
      }
      return nil
    }
  }

  /// The modules that a file imports, with line and access level.
  private static func importedModules(
    _ file: SourceFile
  ) -> [(line: Int, access: String, module: String)] {
    let kinds: Set<Substring> = [
      "struct", "class", "enum", "protocol", "func", "var", "let", "typealias", "actor",
    ]
    var modules: [(line: Int, access: String, module: String)] = []
    for (index, code) in file.code.enumerated() {
      // Several statements may share a line.
      for statement in code.split(separator: ";") {
        var words = statement.split(separator: " ").drop { $0.hasPrefix("@") }
        let access = words.first == "import" ? "" : words.popFirst() ?? ""
        guard words.popFirst() == "import" else { continue }
        if let kind = words.first, kinds.contains(kind) { words.removeFirst() }
        guard let module = words.first?.split(separator: ".").first else { continue }
        modules.append((index + 1, String(access), String(module)))
      }
    }
    return modules
  }
}
