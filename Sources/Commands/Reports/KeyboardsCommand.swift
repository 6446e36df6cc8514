import GestureCore
import KeyboardCore
import SimulatorCore
import TraceFormat

/// `keyboards`: the layouts, or one with the frame of every key.
enum KeyboardsCommand {
  static let spec = CommandSpec(
    "keyboards", operands: "[ID]", operandCount: 0...1,
    summary: "list the keyboard layouts, or every key of one with its frame in points",
    operandWords: KeyboardLayout.all.map(\.id),
    options: [
      OptionSpec("--json", help: "as a JSON value"),
      OptionSpec(
        "--page", .choice("PAGE", KeyboardPage.allCases.map(\.rawValue)),
        help: "which page; letters if not given"),
      OptionSpec(
        "--device", .choice("ID", DeviceProfile.all.map(\.id)),
        help: "the screen whose points are meant"),
    ],
    run: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws(Failure) {
    guard let id = arguments.operands.first else { return list(arguments, console) }
    guard let layout = KeyboardLayout.layout(id: id) else {
      let ids = KeyboardLayout.all.map(\.id)
      throw .usage(
        SettingError.unknownKeyboard(id, nearest: NearestNames.nearest(to: id, among: ids))
          .description)
    }
    let screen = try Devices.screen(arguments)
    let keys = KeyboardGeometry(
      layout: layout, screenWidth: screen.width, screenHeight: screen.height
    ).keys(on: try page(arguments))
    if arguments.isSet("--json") {
      let list = keys.map { key -> JSONValue in
        .object([JSONMember("id", .string(key.key.id)), JSONMember("frame", frame(key.frame))])
      }
      console.print(JSONValue.array(list).line)
      return
    }
    var table = Table([
      ("key", .left), ("x", .right), ("y", .right), ("width", .right), ("height", .right),
    ])
    for key in keys {
      let frame = key.frame
      table.append(
        [key.key.id]
          + [frame.x, frame.y, frame.width, frame.height].map { $0.fixed(1) })
    }
    for line in table.lines { console.print(line) }
  }

  private static func list(_ arguments: Arguments, _ console: Console) {
    if arguments.isSet("--json") {
      let list = KeyboardLayout.all.map { layout -> JSONValue in
        .object([JSONMember("id", .string(layout.id)), JSONMember("name", .string(layout.name))])
      }
      console.print(JSONValue.array(list).line)
      return
    }
    var table = Table([("keyboard", .left), ("name", .left)])
    for layout in KeyboardLayout.all { table.append([layout.id, layout.name]) }
    for line in table.lines { console.print(line) }
  }

  private static func page(_ arguments: Arguments) throws(Failure) -> KeyboardPage {
    guard let word = arguments.value("--page") else { return .letters }
    guard let page = KeyboardPage(rawValue: word) else {
      let words = KeyboardPage.allCases.map(\.rawValue).joined(separator: ", ")
      throw .usage("--page takes one of \(words), not “\(word)”")
    }
    return page
  }

  private static func frame(_ frame: Rectangle) -> JSONValue {
    .array([.real(frame.x), .real(frame.y), .real(frame.width), .real(frame.height)])
  }
}

/// Screens by name.
enum Devices {
  /// The screen of `--device`, or the standard one.
  static func screen(_ arguments: Arguments) throws(Failure) -> Screen {
    guard let id = arguments.value("--device") else { return .standard }
    if let profile = DeviceProfile.all.first(where: { $0.id == id }) { return profile.screen }
    let ids = DeviceProfile.all.map(\.id)
    let nearest = NearestNames.nearest(to: id, among: ids)
    throw .usage(
      "no device is called “\(id)”; "
        + (nearest.isEmpty
          ? "there are: " + ids.joined(separator: ", ")
          : "nearest: " + nearest.joined(separator: ", ")))
  }
}
