import CursorTechniques
import SimulatorCore

/// What `render` was asked for, checked before any recording is read.
struct RenderOptions {
  /// What becomes of a recording.
  enum Format: String, CaseIterable {
    case png, gif, mp4, svg

    /// Whether it moves.
    var isFilm: Bool { self == .gif || self == .mp4 }
  }

  let out: String
  let format: Format
  /// The moment of a picture, in microseconds; nil for the end.
  let moment: Int64?
  /// Where a film starts and ends in the recording, in microseconds; nil for the recording's own.
  let from: Int64?
  let until: Int64?
  let framesPerSecond: Int
  /// What is done otherwise than it was asked for.
  private(set) var notes: [String] = []
  let speed: Double
  /// How long a film's last moment stays, in microseconds.
  let hold: Int64
  let isDark: Bool
  let showsFinger: Bool
  let showsCaptions: Bool
  let isTransparent: Bool
  let isOneByOne: Bool
  /// Whether the whole window is drawn, not the phone alone.
  let isWindow: Bool
  /// The folder that a window's list shows; nil for none.
  let recordings: String?
  /// The picture's size in pixels; nil for as large as the scale makes it.
  let size: (width: Int, height: Int)?
  /// Pixels per point; nil for the format's own, or what fits the size.
  let scale: Double?
  /// What wins over each recording; several where several techniques run side by side.
  let replays: [ReplayOptions]
  /// A technique whose caret is seen beside the other one; nil for none.
  let against: ReplayOptions?
  /// Whether the techniques were listed, so that titles name them.
  let namesTechniques: Bool

  /// The largest side of a picture, and the most pixels of one.
  static let largestSide = 16_384
  static let mostPixels = 33_554_432
  /// The most phones in a row.
  static let mostColumns = 12

  init(_ arguments: Arguments) throws(Failure) {
    guard let out = arguments.value("-o") else {
      throw .usage("render needs -o OUT: a .png, .gif, .mp4 or .svg")
    }
    self.out = out
    let format = try Self.format(arguments.value("--to"), out)
    self.format = format
    try Self.refuseContradictions(arguments, format)
    moment = try RenderValues.time("--at", arguments)
    from = try RenderValues.time("--from", arguments)
    until = try RenderValues.time("--until", arguments)
    hold = try RenderValues.time("--hold", arguments) ?? 1_000_000
    if let from, let until, from >= until {
      throw .usage("--from must lie before --until")
    }
    let rate = try RenderValues.framesPerSecond(arguments)
    framesPerSecond = format == .gif ? min(rate, RenderValues.mostInGIF) : rate
    if framesPerSecond < rate {
      notes.append(
        "a .gif shows at most \(framesPerSecond) pictures a second: it gets \(framesPerSecond), not \(rate); "
          + "an .mp4 can have more")
    }
    speed = try RenderValues.number("--speed", arguments, 0.01...100) ?? 1
    scale = try RenderValues.number("--scale", arguments, 0.05...16)
    size = try RenderValues.size("--size", arguments)
    isDark = try RenderValues.isDark(arguments)
    showsFinger = !arguments.isSet("--no-finger")
    showsCaptions = !arguments.isSet("--no-captions")
    isTransparent = arguments.isSet("--transparent")
    isOneByOne = arguments.isSet("--one-by-one")
    isWindow = arguments.isSet("--window")
    recordings = arguments.value("--recordings")
    (replays, namesTechniques) = try Self.replays(arguments)
    against = try Self.against(arguments)
  }

  /// Pixels per point where nothing is said: twice as many for what can be large.
  var standardScale: Double { format == .gif || isWindow ? 1 : 2 }

  private static func format(_ name: String?, _ out: String) throws(Failure) -> Format {
    let names = Format.allCases.map(\.rawValue).joined(separator: ", ")
    if let name {
      guard let format = Format(rawValue: name) else {
        throw .usage("--to takes one of \(names), not “\(name)”")
      }
      return format
    }
    let file = out.split(separator: "/").last ?? ""
    let parts = file.split(separator: ".", omittingEmptySubsequences: false)
    let ending = parts.count > 1 ? parts[parts.count - 1].lowercased() : ""
    guard let format = Format(rawValue: ending) else {
      throw .usage(
        "what “\(out)” is to be does not show: let it end in .png, .gif, .mp4 or .svg, or give "
          + "--to with one of \(names)")
    }
    return format
  }

  /// Options that only some formats take, and what is to be said besides where another one is asked for.
  private static let reserved: [(option: String, formats: [Format], hint: String)] = [
    ("--at", [.png], "; a film takes --from and --until"),
    ("--from", [.gif, .mp4, .svg], "; a .png takes --at"),
    ("--until", [.gif, .mp4, .svg], "; a .png takes --at"),
    ("--fps", [.gif, .mp4], ""), ("--speed", [.gif, .mp4], ""), ("--hold", [.gif, .mp4], ""),
    ("--one-by-one", [.gif, .mp4], "; a .png shows several recordings side by side"),
    ("--scale", [.png, .gif, .mp4], "; an .svg takes --size, in points"),
    ("--no-finger", [.png, .gif, .mp4], ""), ("--no-captions", [.png, .gif, .mp4], ""),
    ("--transparent", [.png, .gif], ""), ("--window", [.png, .gif, .mp4], ""),
  ]

  private static func refuseContradictions(
    _ arguments: Arguments, _ format: Format
  ) throws(Failure) {
    for row in reserved where arguments.isSet(row.option) && !row.formats.contains(format) {
      let names = row.formats.map { "." + $0.rawValue }
      let list =
        names.count < 2
        ? names.joined()
        : names.dropLast().joined(separator: ", ") + " or " + names[names.count - 1]
      throw .usage("\(row.option) is for a \(list)\(row.hint)")
    }
    if arguments.isSet("--window"), arguments.isSet("--transparent") {
      throw .usage("--transparent is for phones; a window has its ground")
    }
    if arguments.isSet("--recordings"), !arguments.isSet("--window") {
      throw .usage("--recordings goes with --window")
    }
    if arguments.isSet("--techniques"), arguments.isSet("--window") || arguments.isSet("--against")
    {
      throw .usage(
        "--techniques gives each a phone of its own; for two on one phone there are --technique and --against"
      )
    }
    if arguments.isSet("--technique"), arguments.isSet("--techniques") {
      throw .usage("--technique runs one and --techniques several side by side; give one of them")
    }
  }

  private static func replays(
    _ arguments: Arguments
  ) throws(Failure) -> ([ReplayOptions], namesTechniques: Bool) {
    var options = try ReplayArguments.options(arguments)
    guard let list = arguments.value("--techniques") else {
      try ReplayArguments.check(options)
      return ([options], false)
    }
    // As in `compare`: other keyboards' own places and holds are seldom those of the recording.
    if !arguments.isSet("--start") { options.startMode = .assumed }
    let ids = try ListArguments.techniques(list)
    try ParameterNames.check(
      options.parameters.filter { $0.name != "delivery" }, techniques: ids)
    var replays: [ReplayOptions] = []
    for id in ids {
      var own = options
      own.technique = id
      // As in `compare`, a parameter is for those that have it.
      own.parameters.removeAll { !ParameterNames.has($0.name, technique: id) }
      replays.append(own)
    }
    return (replays, true)
  }

  private static func against(_ arguments: Arguments) throws(Failure) -> ReplayOptions? {
    guard let id = arguments.value("--against") else { return nil }
    guard try ListArguments.techniques(id).count == 1 else {
      throw .usage("--against takes one technique, not “\(id)”")
    }
    var options = try ReplayArguments.options(arguments)
    options.technique = id
    options.parameters.removeAll { !ParameterNames.has($0.name, technique: id) }
    return options
  }
}
