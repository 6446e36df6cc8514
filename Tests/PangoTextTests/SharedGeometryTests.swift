import PangoText
import Testing
import TextCore

/// Pango's geometry, held to what every `LineGeometry` must keep.
struct SharedGeometryTests {
  typealias Checks = LineGeometryChecks<PangoGeometry>

  @Test(arguments: Checks.texts + Checks.placeholderTexts, [358.0, 90])
  func keepsWhatEveryGeometryMust(_ text: String, _ width: Double) {
    let geometry = PangoGeometry(
      viewport: TextViewport(x: 0, y: 47, width: width + 32, height: 506), fonts: pinnedFonts())
    var checks = Checks(geometry, TextDocument(before: text), tolerance: 0.6)
    checks.checkAll()
    checks.checkSelections()
  }
}
