import Drawing
import GestureCore
import KeyboardCore
import PangoText
import SimulatorCore
import TextCore

/// Scenes like those that the phone was designed with.
enum SampleScenes {
  static let before = """
    Swipe across the keys and the caret walks through the text. Slow is exact, fast goes far.
    在键盘上左右滑动
    """
  static let after = """
    ，光标就跟着手指走：慢滑一次一格，快滑一次几格 👩‍🚀。
    Dear <#name#>, your table for <#guests#> is booked. 明天晚上见！
    Flags 🇧🇷 🇫🇮, a waving 👋🏽 and every é in résumé are one stop each; so is مرحبا, letter by letter.
    P.S. Does it overshoot? Turn the dead zone down and swipe again. 太远了？再滑一次。
    """

  /// A phone with the sample text.
  static func simulator(selected: String = "") throws -> Simulator {
    var start = SessionStart()
    start.document = SessionStart.Document(
      before: String(before.dropLast(selected.count)), selected: selected, after: after)
    return try Simulator(start: start)
  }

  /// A finger swipes to the right, beyond its dead zone.
  static func swipe(_ appearance: Theme.Appearance) throws -> PhoneScene {
    var scene = PhoneScene(try simulator(), appearance: appearance, statusTime: "10:08")
    let trail = (0..<24).map { index in
      let part = Double(index) / 23
      let eased = part * part * (3 - 2 * part)
      return FingerMark.TrailPoint(
        location: Point(x: 92 + 196 * eased, y: 688.5 - 16.5 * eased),
        ageMilliseconds: 600 * (1 - part))
    }
    let tip = Point(x: 288, y: 672)
    scene.fingers = [FingerMark(location: tip, trail: trail)]
    scene.velocity = VelocityArrow(location: tip, velocity: Vector(dx: 540, dy: 0))
    scene.deadZone = DeadZoneBand(originX: 92, halfWidth: 70, label: "±70 pt")
    scene.stepFlash = 1
    return scene
  }

  /// A finger presses a letter while text is selected.
  static func press(_ appearance: Theme.Appearance) throws -> PhoneScene {
    var simulator = try simulator(selected: "fast goes far.\n在键盘上左右滑动")
    var effects = Effects()
    var geometry = CellGeometry(screenWidth: 390, viewportHeight: 506)
    simulator.handle(
      InputEvent(.zero, .touch(FingerID(1), .down, Point(x: 232, y: 640))), layout: &geometry,
      into: &effects)
    return PhoneScene(simulator, appearance: appearance, statusTime: "10:08")
  }
}
