import PangoText
import Testing
import TextCore

/// Pango's geometry, held to what every `LineGeometry` must keep.
struct SharedGeometryTests {
  typealias Checks = LineGeometryChecks<PangoGeometry>

  @Test(arguments: Checks.texts, [358.0, 90])
  func keepsWhatEveryGeometryMust(_ text: String, _ width: Double) {
    let geometry = PangoGeometry(
      viewport: TextViewport(x: 0, y: 47, width: width + 32, height: 506), fonts: pinnedFonts())
    var checks = Checks(geometry, TextDocument(before: text), tolerance: 0.6)
    checks.checkAll()
    // The pinned font has no glyph for most clusters of several scalars: Pango draws their parts side by side
    // and tells their edges inconsistently.
    let isSimple = text.allSatisfy { $0.isNewline || $0.unicodeScalars.count == 1 }
    if isSimple { checks.checkSelections() }
  }
}
