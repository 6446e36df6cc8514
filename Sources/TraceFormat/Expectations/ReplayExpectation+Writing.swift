import GestureCore
import SimulatorCore

extension ReplayExpectation {
  /// The file's bytes: one key, step or parameter a line, so that a change shows where it is.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.append("{\n  \"technique\": ")
    bytes.appendQuoted(technique)
    bytes.append(",\n  \"parameters\": ")
    bytes.appendBlock("{", "}", parameters) { bytes, parameter in
      bytes.appendQuoted(parameter.name)
      bytes.append(": ")
      bytes.appendValue(parameter.value.json)
    }
    bytes.append(",\n  \"delivery\": ")
    bytes.appendValue(delivery.json)
    bytes.append(",\n  \"steps\": ")
    bytes.appendBlock("[", "]", steps) { $0.append("[\($1.time.microseconds), \($1.count)]") }
    bytes.append(",\n  \"lines\": ")
    bytes.appendBlock("[", "]", lines) { $0.append("[\($1.time.microseconds), \($1.count)]") }
    bytes.append(",\n  \"keys\": ")
    bytes.appendBlock("[", "]", keys) { bytes, key in
      bytes.append("[\(key.time.microseconds), ")
      bytes.appendQuoted(key.id)
      bytes.append(", ")
      bytes.appendQuoted(key.text)
      bytes.append("]")
    }
    bytes.append(",\n  \"text\": ")
    let texts = [("before", text.before), ("selected", text.selected), ("after", text.after)]
    bytes.appendBlock("{", "}", texts) { bytes, text in
      bytes.append("\"\(text.0)\": ")
      bytes.appendQuoted(text.1)
    }
    bytes.append(",\n  \"unicode\": ")
    bytes.appendQuoted(unicode)
    bytes.append("\n}\n")
    return bytes
  }
}

extension Array where Element == UInt8 {
  /// Appends an array or object one level deep, each of its elements on a line of its own.
  fileprivate mutating func appendBlock<Item>(
    _ opening: String, _ closing: String, _ items: [Item],
    _ write: (inout [UInt8], Item) -> Void
  ) {
    append(opening)
    for (index, item) in items.enumerated() {
      append(index > 0 ? ",\n    " : "\n    ")
      write(&self, item)
    }
    append(items.isEmpty ? closing : "\n  " + closing)
  }
}
