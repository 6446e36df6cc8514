internal import Drawing
package import TraceFormat

/// What the window remembers from one run to the next: sizes, theme, what is shown.
///
/// ```
/// {"format":"caretlab-layout","version":1,"width":1280,"height":860,"stage":372,"dock":208,"inspector":340,
///  "theme":"dark","tab":"compare","overlays":["touches","trails"],"histogram":true,"hiddenLanes":["pan"],
///  "compared":["fixed-count"],"tried":["heliboard"],"displays":{"eDP-1":6.1}}
/// ```
/// Every key but `format` may be missing; what means nothing to this version is passed over.
package struct WindowMemory: Hashable, Sendable {
  /// The window's width and height in logical pixels; nil for the usual ones.
  package var size: Size?
  /// Where the splitters are.
  package var splits = WorkbenchLayout.Splits()
  /// Whether the theme is light; nil for the usual one.
  package var isLight: Bool?
  /// The open tab of the dock.
  package var tab: DockTab?
  /// What is drawn over the phone.
  package var overlays: Set<PhoneOverlay>?
  /// The lanes that are switched off.
  package var hiddenLanes: Set<LanesLayout.Lane> = []
  /// Whether the recording's speeds stand behind the gain curve.
  package var showsHistogram: Bool?
  /// The techniques beside A and B in the table, in order.
  package var compared: [String]?
  /// The techniques that trials try, in order; nil for A and B.
  package var tried: [String]?

  /// Pixels per millimetre of the displays that a card was held to, by their names.
  package var displays: [String: Double] = [:]

  /// A window's size in logical pixels.
  package struct Size: Hashable, Sendable {
    /// The width.
    package var width: Int
    /// The height.
    package var height: Int

    /// A size.
    package init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }

    /// Sizes that a window may have.
    static let range = 200...16_384
  }

  /// What the key `format` says.
  private static let format = "caretlab-layout"

  /// Nothing is remembered.
  package init() {}

  /// What a file says.
  ///
  /// - Parameter file: the file's name, as a refusal should call it.
  /// - Throws: place and cause where it is no such file.
  package init(_ bytes: [UInt8], file: String) throws(TraceError) {
    let value = try JSONValue(parsing: bytes, file: file)
    guard value["format"]?.text == Self.format else {
      throw TraceError(
        Finding(.error, file: file, message: "format: expected \"\(Self.format)\""))
    }
    if let width = value["width"]?.wholeNumber, let height = value["height"]?.wholeNumber,
      Size.range.contains(width), Size.range.contains(height)
    {
      size = Size(width: width, height: height)
    }
    func split(_ name: String) -> Double? {
      value[name]?.double.flatMap { $0 >= 0 && $0 <= Double(Size.range.upperBound) ? $0 : nil }
    }
    splits.stageWidth = split("stage")
    splits.dockHeight = split("dock")
    splits.inspectorWidth = split("inspector")
    switch value["theme"]?.text {
    case "light": isLight = true
    case "dark": isLight = false
    default: break
    }
    tab = value["tab"]?.text.flatMap(DockTab.init)
    overlays = value["overlays"]?.elements.map { elements in
      Set(elements.compactMap { $0.text.flatMap(PhoneOverlay.init) })
    }
    hiddenLanes = Set(
      (value["hiddenLanes"]?.elements ?? []).compactMap {
        $0.text.flatMap(LanesLayout.Lane.init)
      })
    if case .flag(let flag)? = value["histogram"] { showsHistogram = flag }
    for display in value["displays"]?.members ?? [] {
      guard let resolution = display.value.double,
        CardCalibration.range.contains(resolution)
      else { continue }
      displays[display.name] = resolution
    }
    compared = value["compared"]?.elements.map { $0.compactMap(\.text) }
    tried = value["tried"]?.elements.map { $0.compactMap(\.text) }
  }

  /// The file's bytes.
  package var bytes: [UInt8] {
    var members = [JSONMember("format", .string(Self.format)), JSONMember("version", .whole(1))]
    func add(_ name: String, _ value: JSONValue?) {
      if let value { members.append(JSONMember(name, value)) }
    }
    add("width", size.map { .whole($0.width) })
    add("height", size.map { .whole($0.height) })
    add("stage", splits.stageWidth.map { .real($0) })
    add("dock", splits.dockHeight.map { .real($0) })
    add("inspector", splits.inspectorWidth.map { .real($0) })
    add("theme", isLight.map { .string($0 ? "light" : "dark") })
    add("tab", tab.map { .string($0.rawValue) })
    add(
      "overlays",
      overlays.map { shown in
        .array(PhoneOverlay.allCases.filter(shown.contains).map { .string($0.rawValue) })
      })
    add("histogram", showsHistogram.map { .flag($0) })
    if !hiddenLanes.isEmpty {
      let lanes = LanesLayout.Lane.allCases.filter(hiddenLanes.contains)
      add("hiddenLanes", .array(lanes.map { .string($0.rawValue) }))
    }
    if !displays.isEmpty {
      let members = displays.sorted { $0.key < $1.key }
      add("displays", .object(members.map { JSONMember($0.key, .real($0.value)) }))
    }
    add("compared", compared.map { .array($0.map { .string($0) }) })
    add("tried", tried.map { .array($0.map { .string($0) }) })
    var bytes: [UInt8] = []
    bytes.appendValue(.object(members))
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }
}
