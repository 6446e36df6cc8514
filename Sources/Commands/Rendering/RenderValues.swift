/// The values of `render`'s options.
enum RenderValues {
  /// A time with its unit, in microseconds; nil where it is not given.
  static func time(_ option: String, _ arguments: Arguments) throws(Failure) -> Int64? {
    guard let text = arguments.value(option) else { return nil }
    let units: [(name: String, microseconds: Double)] = [("ms", 1e3), ("s", 1e6)]
    for unit in units where text.hasSuffix(unit.name) {
      if let value = Double(text.dropLast(unit.name.count)), value >= 0,
        value * unit.microseconds <= 9_007_199_254_740_992
      {
        return Int64((value * unit.microseconds).rounded())
      }
      break
    }
    throw .usage("\(option) takes a time in ms or s, as in 850ms or 1.5s, not “\(text)”")
  }

  /// A number within limits; nil where it is not given.
  static func number(
    _ option: String, _ arguments: Arguments, _ limits: ClosedRange<Double>
  ) throws(Failure) -> Double? {
    guard let text = arguments.value(option) else { return nil }
    guard let value = Double(text), limits.contains(value) else {
      func plain(_ number: Double) -> String {
        number == number.rounded() ? number.fixed(0) : number.fixed(2)
      }
      throw .usage(
        "\(option) takes a number from \(plain(limits.lowerBound)) to \(plain(limits.upperBound)), "
          + "not “\(text)”")
    }
    return value
  }

  /// The most pictures a second of a GIF: one that is to last 1/100 s is shown for ten times as long by every browser.
  static let mostInGIF = 50

  /// Pictures a second.
  static func framesPerSecond(_ arguments: Arguments) throws(Failure) -> Int {
    guard let text = arguments.value("--fps") else { return 30 }
    guard let rate = Int(text), (1...240).contains(rate) else {
      throw .usage("--fps takes a whole number of pictures a second from 1 to 240, not “\(text)”")
    }
    return rate
  }

  /// A width and a height in whole pixels; nil where they are not given.
  static func size(
    _ option: String, _ arguments: Arguments
  ) throws(Failure) -> (width: Int, height: Int)? {
    guard let text = arguments.value(option) else { return nil }
    let parts = text.split(omittingEmptySubsequences: false) { "xX×".contains($0) }
    let sides = 16...RenderOptions.largestSide
    guard parts.count == 2, let width = Int(parts[0]), let height = Int(parts[1]),
      sides.contains(width), sides.contains(height)
    else {
      throw .usage(
        "\(option) takes a width and a height in pixels from \(sides.lowerBound) to "
          + "\(sides.upperBound), as in 1080x1920, not “\(text)”")
    }
    return (width, height)
  }

  /// Dark or light; dark where nothing is said.
  static func isDark(_ arguments: Arguments) throws(Failure) -> Bool {
    switch arguments.value("--theme") {
    case nil, "dark": return true
    case "light": return false
    case let name?: throw .usage("--theme takes dark or light, not “\(name)”")
    }
  }
}
