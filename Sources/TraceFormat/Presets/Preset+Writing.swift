import GestureCore
import SimulatorCore

extension Preset {
  /// The file's bytes: a parameter a line, so that a change shows where it is.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.append("{\n  \"format\": \"\(Self.format)\",\n  \"version\": \(Self.version),\n")
    if let name {
      bytes.append("  \"name\": ")
      bytes.appendQuoted(name)
      bytes.append(",\n")
    }
    bytes.append("  \"technique\": ")
    bytes.appendQuoted(technique)
    if let delivery {
      bytes.append(",\n  \"delivery\": ")
      bytes.appendValue(delivery.json)
    }
    bytes.append(",\n  \"parameters\": {")
    for (index, parameter) in parameters.enumerated() {
      bytes.append(index > 0 ? ",\n    " : "\n    ")
      bytes.appendQuoted(parameter.name)
      bytes.append(": ")
      bytes.appendValue(parameter.value.json)
    }
    bytes.append(parameters.isEmpty ? "}\n}\n" : "\n  }\n}\n")
    return bytes
  }
}
