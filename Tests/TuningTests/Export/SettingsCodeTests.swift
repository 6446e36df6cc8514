import CursorTechniques
import Foundation
import GestureCore
import SimulatorCore
import Testing
import Tuning

@Suite("Settings as code")
struct SettingsCodeTests {
  private func phone(
    _ technique: String = "velocity-filter", _ parameters: [NamedParameter] = []
  ) throws -> Simulator {
    try Simulator(
      start: SessionStart(technique: technique, parameters: parameters, delivery: .hertz(60)))
  }

  private let changes = [
    NamedParameter("technique.deadZone", .number(38)),
    NamedParameter("technique.signed", .flag(true)), NamedParameter("start.hold", .number(300)),
    NamedParameter("recognizer.velocity", .word("ema")),
    NamedParameter("phone.fontSize", .number(20)),
  ]

  /// The file beside this one is compiled with these tests, against the library's modules.
  @Test("Swift compiles against the library, and makes a cursor with these settings")
  func swift() throws {
    let code = SettingsCode(try phone("velocity-filter", changes)).swift
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("ExportedCursor.swift")
    #expect(try String(contentsOf: file, encoding: .utf8) == code)
    let technique = try #require(makeSwipeCursor()).technique
    #expect(technique.value(of: "deadZone") == .number(38))
    #expect(technique.value(of: "signed") == .flag(true))
    #expect(technique.startRule.holdMilliseconds == 300)
    #expect(technique.startRule.recognizer.velocity.name == "ema")
  }

  @Test("A technique as it is needs no variable")
  func defaults() throws {
    let code = SettingsCode(try phone("caretlab")).swift
    #expect(code.contains("guard let cursor = SwipeCursor(\"caretlab\")"))
    #expect(code.contains("its defaults"))
  }

  @Test("Kotlin names every setting once, with type, unit and range, in every technique")
  func kotlin() throws {
    let code = SettingsCode(try phone("velocity-filter", changes)).kotlin
    #expect(code.contains("data class VelocityFilterSettings("))
    #expect(code.contains("  val deadZone: Int = 38,\n"))
    #expect(code.contains("whole numbers from 0 to 200 pt. */"))
    #expect(code.contains("  val signed: Boolean = true,\n"))
    #expect(code.contains("  val startHold: Int = 300,\n"))
    #expect(code.contains("  val recognizerSlop: Double = 10.0,\n"))
    #expect(code.contains("  val recognizerVelocity: String = \"ema\",\n"))
    for entry in TechniqueEntry.all {
      let code = SettingsCode(try phone(entry.id)).kotlin
      let names = code.matches(of: #/val ([A-Za-z0-9]+):/#).map { String($0.1) }
      #expect(Set(names).count == names.count, "\(entry.id)")
      #expect(!names.isEmpty)
    }
  }
}
