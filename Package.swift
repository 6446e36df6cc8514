// swift-tools-version: 6.3
import Foundation
import PackageDescription

// The window's libraries are optional: without them everything but window and rendering is built and
// tested, so that a machine with nothing but Swift can replay recordings.
// CARETLAB_HEADLESS=1 forces that variant.
let environment = ProcessInfo.processInfo.environment
let hasWindowLibraries =
  environment["CARETLAB_HEADLESS"] != "1"
  && [
    "/usr/include/SDL2/SDL.h", "/usr/include/pango-1.0/pango/pangocairo.h",
    "/usr/include/unicode/ubrk.h",
  ].allSatisfy {
    FileManager.default.fileExists(atPath: $0)
  }

// So is the library that reads YAML.
let hasYAML =
  environment["CARETLAB_HEADLESS"] != "1"
  && FileManager.default.fileExists(atPath: "/usr/include/yaml.h")

// And the library that searches spaces of parameters.
let hasNLopt =
  environment["CARETLAB_HEADLESS"] != "1"
  && FileManager.default.fileExists(atPath: "/usr/include/nlopt.h")

/// Modules that import no library get `squareRoot()` from libm.
let mathLibrary: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux]))]

/// Style sheet and scripts of the report.
let reportPage = ["page.css", "study.js", "table.js", "parallel.js", "scatter.js", "theme.js"]

var targets: [Target] = [
  // The pure ring.
  .target(name: "GestureCore", linkerSettings: mathLibrary),
  .target(name: "CursorTechniques", dependencies: ["GestureCore"]),
  .target(name: "TextCore"),
  .target(name: "KeyboardCore", dependencies: ["GestureCore"]),
  .target(
    name: "SimulatorCore",
    dependencies: ["GestureCore", "CursorTechniques", "TextCore", "KeyboardCore"]),

  // Files, measuring and commands.
  .target(name: "TraceFormat", dependencies: ["GestureCore", "SimulatorCore"]),
  .target(name: "Interchange", dependencies: ["GestureCore", "SimulatorCore", "TraceFormat"]),
  .target(name: "Plots", dependencies: ["GestureCore"]),
  .target(name: "Film", linkerSettings: mathLibrary),
  .target(
    name: "Tuning",
    dependencies: [
      "GestureCore", "CursorTechniques", "TextCore", "KeyboardCore", "SimulatorCore",
      "TraceFormat", "Plots",
    ],
    // The report's page holds them, so that it is one file and the program needs none beside it.
    resources: reportPage.map { .embedInCode("Report/Page/\($0)") }),
  .target(
    name: "Commands",
    dependencies: [
      "GestureCore", "CursorTechniques", "TextCore", "KeyboardCore", "SimulatorCore", "TraceFormat",
      "Interchange", "Plots", "Tuning", "Film",
    ]),
  .executableTarget(name: "caretlab", dependencies: ["Commands"]),

  // Benchmarks.
  .target(name: "CBaseline", cSettings: [.unsafeFlags(["-O2"])]),
  .executableTarget(
    name: "caretlab-bench",
    dependencies: [
      "CBaseline", "GestureCore", "CursorTechniques", "TextCore", "KeyboardCore", "SimulatorCore",
      "TraceFormat", "Interchange", "Plots", "Tuning",
    ]),

  // Tests.
  .testTarget(name: "GestureCoreTests", dependencies: ["GestureCore"]),
  .testTarget(name: "CursorTechniquesTests", dependencies: ["CursorTechniques", "GestureCore"]),
  .testTarget(name: "TextCoreTests", dependencies: ["TextCore"]),
  .testTarget(name: "KeyboardCoreTests", dependencies: ["KeyboardCore", "GestureCore"]),
  .testTarget(
    name: "SimulatorCoreTests",
    dependencies: ["SimulatorCore", "GestureCore", "CursorTechniques", "TextCore", "KeyboardCore"]),
  .testTarget(
    name: "TraceFormatTests",
    dependencies: ["TraceFormat", "SimulatorCore", "GestureCore", "TextCore"]),
  .testTarget(name: "PlotsTests", dependencies: ["Plots", "GestureCore"]),
  .testTarget(name: "FilmTests", dependencies: ["Film"]),
  .testTarget(
    name: "TuningTests",
    dependencies: [
      "Tuning", "TraceFormat", "Plots", "SimulatorCore", "CursorTechniques", "KeyboardCore",
      "TextCore", "GestureCore",
    ]),
  .testTarget(
    name: "InterchangeTests",
    dependencies: ["Interchange", "TraceFormat", "SimulatorCore", "GestureCore"],
    exclude: ["Readers", "Samples"]),
  .testTarget(
    name: "CommandsTests",
    dependencies: ["Commands", "Tuning", "TraceFormat", "SimulatorCore", "GestureCore", "TextCore"]),
  .testTarget(name: "TidyTests"),
]

if hasWindowLibraries {
  targets += [
    .systemLibrary(
      name: "CPangoCairo", pkgConfig: "pangocairo",
      providers: [.apt(["libpango1.0-dev", "libicu-dev"])]),
    // No system library, so that ICU's own headers are seen by its C file alone; its package stands above.
    .target(name: "CICU", linkerSettings: [.linkedLibrary("icuuc")]),
    .systemLibrary(name: "CSDL2", providers: [.apt(["libsdl2-dev"])]),
    .target(name: "PangoText", dependencies: ["CPangoCairo", "CICU", "TextCore"]),
    .target(
      name: "Drawing",
      dependencies: [
        "PangoText", "Plots", "GestureCore", "CursorTechniques", "TextCore", "KeyboardCore",
        "SimulatorCore",
      ]),
    .target(name: "WindowShell", dependencies: ["CSDL2", "GestureCore", "SimulatorCore"]),
    .target(
      name: "Workbench",
      dependencies: [
        "WindowShell", "Drawing", "PangoText", "TraceFormat", "Plots", "Tuning", "GestureCore",
        "CursorTechniques", "TextCore", "KeyboardCore", "SimulatorCore",
      ]),
    .testTarget(name: "PangoTextTests", dependencies: ["PangoText", "TextCore"]),
    .testTarget(
      name: "DrawingTests",
      dependencies: [
        "Drawing", "PangoText", "Plots", "SimulatorCore", "GestureCore", "TextCore", "KeyboardCore",
      ]),
    .testTarget(
      name: "WindowShellTests", dependencies: ["WindowShell", "GestureCore", "SimulatorCore"]),
    .testTarget(
      name: "WorkbenchTests",
      dependencies: [
        "Workbench", "WindowShell", "Drawing", "PangoText", "TraceFormat", "Interchange", "Plots",
        "Tuning", "SimulatorCore", "GestureCore", "CursorTechniques", "TextCore", "KeyboardCore",
      ]),
  ]
}

if hasYAML {
  targets.append(.systemLibrary(name: "CYAML", providers: [.apt(["libyaml-dev"])]))
}

if hasNLopt {
  targets.append(.systemLibrary(name: "CNLopt", providers: [.apt(["libnlopt-dev"])]))
}

// Fuzzing, which only works with `-c release --sanitize=fuzzer`: libFuzzer has the `main`.
if environment["FUZZ"] == "1" {
  targets.append(
    .executableTarget(
      name: "caretlab-fuzz",
      dependencies: ["Interchange", "TraceFormat", "SimulatorCore", "GestureCore"]))
}

/// What the window variant adds to a target of both variants.
let windowAdditions: [String: [Target.Dependency]] = [
  "Commands": ["Workbench", "PangoText"],
  "CommandsTests": [],
  "caretlab-bench": ["Workbench", "WindowShell", "Drawing", "PangoText"],
]

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

for target in targets where target.type != .system {
  if !["CBaseline", "CICU"].contains(target.name) {
    target.swiftSettings = (target.swiftSettings ?? []) + strict
  }
  if hasWindowLibraries, let additions = windowAdditions[target.name] {
    target.dependencies += additions
    target.swiftSettings = (target.swiftSettings ?? []) + [.define("CARETLAB_WINDOW")]
  }
}

for target in targets where hasYAML && ["Interchange", "InterchangeTests"].contains(target.name) {
  if target.name == "Interchange" { target.dependencies.append("CYAML") }
  target.swiftSettings = (target.swiftSettings ?? []) + [.define("CARETLAB_YAML")]
}

for target in targets
where hasNLopt
  && ["Tuning", "TuningTests", "Workbench", "WorkbenchTests", "Commands", "CommandsTests"]
    .contains(target.name)
{
  if target.name == "Tuning" { target.dependencies.append("CNLopt") }
  target.swiftSettings = (target.swiftSettings ?? []) + [.define("CARETLAB_NLOPT")]
}

let package = Package(
  name: "caretlab",
  products: [
    .executable(name: "caretlab", targets: ["caretlab"]),
    .executable(name: "caretlab-bench", targets: ["caretlab-bench"]),
    .library(name: "SwipeCursor", targets: ["GestureCore", "CursorTechniques"]),
  ],
  targets: targets
)
