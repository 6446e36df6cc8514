/// Which target may import what: the arrows of the architecture.
enum ImportTable {
  /// Targets that import nothing but one another.
  static let ring: Set<String> = [
    "GestureCore", "CursorTechniques", "TextCore", "KeyboardCore", "SimulatorCore",
  ]

  /// Targets that must get their time as an argument; WindowShell and what stands above it may ask for it.
  static let belowWindow: Set<String> = ring.union([
    "TraceFormat", "Interchange", "Plots", "Film", "Tuning", "PangoText", "Drawing",
  ])

  /// Module maps and shims of C and C++ libraries; no type of theirs is in another module's interface.
  static let libraries: Set<String> = [
    "CPangoCairo", "CSDL2", "CYAML", "CNLopt", "CICU", "CBaseline",
  ]

  /// What each target may import, with the window's libraries or without.
  static let allowed: [String: Set<String>] = [
    "GestureCore": [],
    "CursorTechniques": ["GestureCore"],
    "TextCore": [],
    "KeyboardCore": ["GestureCore"],
    "SimulatorCore": ["GestureCore", "CursorTechniques", "TextCore", "KeyboardCore"],
    "TraceFormat": ["GestureCore", "SimulatorCore", "Foundation"],
    "Interchange": ["GestureCore", "SimulatorCore", "TraceFormat", "CYAML"],
    "Plots": ["GestureCore"],
    "Film": [],
    "Tuning": ring.union([
      "TraceFormat", "Plots", "Foundation", "Dispatch", "Synchronization", "CNLopt",
    ]),
    "PangoText": ["CPangoCairo", "CICU", "TextCore"],
    "Drawing": ring.union(["PangoText", "Plots"]),
    "WindowShell": ["CSDL2", "GestureCore", "SimulatorCore"],
    // PangoText: the window's pictures are its canvases. Foundation: folders and names of recordings.
    // Synchronization: what is read in the background is handed over.
    "Workbench": ring.union([
      "WindowShell", "Drawing", "PangoText", "Tuning", "TraceFormat", "Plots",
      "Foundation", "Synchronization",
    ]),
    "Commands": ring.union([
      "TraceFormat", "Interchange", "Plots", "Film", "Tuning", "PangoText", "Drawing",
      "WindowShell", "Workbench", "Foundation",
    ]),
    "caretlab": ["Commands"],
    "caretlab-bench": ring.union([
      "TraceFormat", "Interchange", "Plots", "Tuning", "PangoText", "Drawing", "WindowShell",
      "Workbench",
      "CBaseline", "Foundation",
    ]),
    "caretlab-fuzz": ["GestureCore", "SimulatorCore", "TraceFormat", "Interchange"],
  ]
}
