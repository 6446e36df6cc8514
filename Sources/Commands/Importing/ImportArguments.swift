import GestureCore
import Interchange
import KeyboardCore
import SimulatorCore

/// The options of `import`, and what they say.
enum ImportArguments {
  static let specs = [
    OptionSpec(
      "-o", .file("OUT"),
      help:
        "where the recording goes: a file, a directory (needed for several), - for standard output"),
    OptionSpec(
      "--from", .choice("FORMAT", ImportFormat.allCases.map(\.rawValue)),
      help: "the format, found from the content if not given: "
        + ImportFormat.allCases.map(\.rawValue).joined(separator: ", ")),
    OptionSpec(
      "--panel", .word("WxH"),
      help: "the touch panel's size in its own units, after --transform, as in 1080x2400; what the "
        + "file says if not given"),
    OptionSpec(
      "--millimetres", .word("WxH"),
      help: "the touch panel's size in millimetres, after --transform, as in 64x142"),
    OptionSpec(
      "--screen", .word("WxH"), help: "the phone's screen in points; 390x844 if not given"),
    OptionSpec(
      "--transform", .choice("LIST", ImportOptions.Transform.allCases.map(\.rawValue)),
      help:
        "swap (x and y), flipX, flipY, separated by commas: how the panel is turned, one after the other"
    ),
    OptionSpec("--finger", .word("ID"), help: "only this finger, by its number in the recording"),
    OptionSpec(
      "--place", .choice("PLACE", ["keyboard", "as-is"]),
      help: "keyboard: the gesture starts on the keyboard's centre row (so if not given); "
        + "as-is: where it was on the panel"),
    OptionSpec("--cut-gaps", .word("SECONDS"), help: "shorten longer pauses to this"),
    OptionSpec(
      "--interval", .word("MS"), help: "the time between reports of a recording without time stamps"
    ),
    OptionSpec("--json", help: "one object for each file, on a line of its own"),
  ]

  /// Where nothing is said: the gesture starts on the keyboard.
  static var standard: ImportOptions {
    var options = ImportOptions()
    options.startHeight = centreRow(of: options.screen)
    return options
  }

  /// What the options say.
  static func options(_ arguments: Arguments) throws(Failure) -> ImportOptions {
    var options = ImportOptions()
    if let name = arguments.value("--from") { options.format = try format(name) }
    options.panel = try size("--panel", "1080x2400", 0.001...1e9, "units", arguments)
    options.millimetres = try size("--millimetres", "64x142", 1...10_000, "mm", arguments)
    if let screen = try size("--screen", "390x844", 1...TouchLimits.coordinate, "pt", arguments) {
      options.screen.width = screen.width
      options.screen.height = screen.height
    }
    options.transforms = try transforms(arguments)
    if let text = arguments.value("--finger") {
      guard let finger = Int(text), finger >= 0 else {
        throw .usage("--finger takes a finger's number, a whole number from 0, not “\(text)”")
      }
      options.finger = finger
    }
    switch arguments.value("--place") {
    case nil, "keyboard"?: options.startHeight = centreRow(of: options.screen)
    case "as-is"?: break
    case let place?: throw .usage("--place takes keyboard or as-is, not “\(place)”")
    }
    options.longestPause = try time("--cut-gaps", "seconds", 1_000_000, arguments)
    options.interval = try time("--interval", "milliseconds", 1_000, arguments)
    return options
  }

  private static func format(_ name: String) throws(Failure) -> ImportFormat {
    if let format = ImportFormat(rawValue: name) { return format }
    let names = ImportFormat.allCases.map(\.rawValue)
    let nearest = NearestNames.nearest(to: name, among: names)
    throw .usage(
      "no format is called “\(name)”; "
        + (nearest.isEmpty ? "there are: " : "nearest: ")
        + (nearest.isEmpty ? names : nearest).joined(separator: ", "))
  }

  private static func size(
    _ option: String, _ example: String, _ bounds: ClosedRange<Double>, _ unit: String,
    _ arguments: Arguments
  ) throws(Failure) -> ImportOptions.Size? {
    guard let text = arguments.value(option) else { return nil }
    let parts = text.split(omittingEmptySubsequences: false) { "xX×".contains($0) }
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]) else {
      throw .usage("\(option) takes a width and a height, as in \(example), not “\(text)”")
    }
    guard bounds.contains(width), bounds.contains(height) else {
      throw .usage(
        "\(option) takes \(bounds.lowerBound.shortText) to \(bounds.upperBound.shortText) \(unit) each way, "
          + "as in \(example), not “\(text)”")
    }
    return ImportOptions.Size(width: width, height: height)
  }

  private static func transforms(
    _ arguments: Arguments
  ) throws(Failure) -> [ImportOptions.Transform] {
    guard let text = arguments.value("--transform") else { return [] }
    var transforms: [ImportOptions.Transform] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let transform = ImportOptions.Transform(rawValue: String(word)) else {
        throw .usage("--transform takes swap, flipX and flipY, separated by commas, not “\(word)”")
      }
      transforms.append(transform)
    }
    return transforms
  }

  private static func time(
    _ option: String, _ unit: String, _ microseconds: Double, _ arguments: Arguments
  ) throws(Failure) -> Int64? {
    guard let text = arguments.value(option) else { return nil }
    guard let number = Double(text), (0.000_001...1e9).contains(number) else {
      throw .usage("\(option) takes a number of \(unit) above 0, not “\(text)”")
    }
    return max(1, Int64((number * microseconds).rounded()))
  }

  /// The height of the middle of the row in the keyboard's middle.
  private static func centreRow(of screen: Screen) -> Double {
    let layout = KeyboardLayout.layout(id: SessionStart().keyboard) ?? KeyboardLayout.all[0]
    let geometry = KeyboardGeometry(
      layout: layout, screenWidth: screen.width, screenHeight: screen.height)
    let row = layout.letters[(layout.letters.count - 1) / 2]
    let key = row.slots.first.flatMap { geometry.key(id: $0.key.id, page: .letters) }
    return (key?.frame ?? geometry.region).center.y
  }
}
