import Foundation
import GestureCore
import Plots
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

struct SVGWriterTests {
  @Test func everyCommandHasItsElement() {
    var triangle = PlotPath([Point(x: 0, y: 0), Point(x: 10, y: 0), Point(x: 5, y: 8.125)])
    triangle.elements.append(.close)
    triangle.append([Point(x: 1, y: 1), Point(x: 2, y: 1 / 3)])
    let picture = PlotPicture(
      width: 100, height: 50.5, title: "A < B & “C”", summary: "lines\nand \"dots\"",
      commands: [
        .stroke(triangle, PlotStroke(.accent, width: 1.5, dash: [4, 2.25])),
        .fill(
          PlotPath(Rectangle(x: 1, y: 2, width: 3, height: 4)), PlotInk.text.withAlpha(0.125)),
        .disc(center: Point(x: 5, y: 6), radius: 2, .ghost),
        .ring(center: Point(x: 5, y: 6), radius: 3, PlotStroke(.muted)),
        .text("5 < 6\u{1}", at: Point(x: 1, y: 2), .caption.anchored(.middle)),
        .text("end", at: Point(x: -1.004, y: 2), .head.anchored(.end)),
        .stroke(PlotPath(), PlotStroke(.line)), .text("", at: .zero, .body),
      ])
    #expect(
      SVGWriter.text(of: picture, theme: .dark) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="100" height="50.5" viewBox="0 0 100 50.5" \
        role="img" font-family="Inter, 'Noto Sans', 'DejaVu Sans', sans-serif" \
        style="font-variant-numeric: tabular-nums">
        <title>A &lt; B &amp; “C”</title>
        <desc>lines and &quot;dots&quot;</desc>
        <rect width="100" height="50.5" fill="#101216"/>
        <path d="M0 0L10 0 5 8.13ZM1 1L2 0.33" fill="none" stroke="#5CA8FF" stroke-width="1.5" \
        stroke-dasharray="4 2.25" stroke-linejoin="round"/>
        <path d="M1 2L4 2 4 6 1 6Z" fill="#EDEFF2" fill-opacity="0.13"/>
        <circle cx="5" cy="6" r="2" fill="#FFA552"/>
        <circle cx="5" cy="6" r="3" fill="none" stroke="#A7AFBB" stroke-width="1"/>
        <text x="1" y="2" text-anchor="middle" font-size="11" fill="#A7AFBB">5 &lt; 6\u{FFFD}</text>
        <text x="-1" y="2" text-anchor="end" font-size="15" font-weight="600" fill="#EDEFF2">end</text>
        </svg>

        """)
  }

  @Test func aMarginLiesAroundThePicture() {
    let picture = PlotPicture(width: 10, height: 20, title: "", summary: "", commands: [])
    let text = SVGWriter.text(of: picture, theme: .light, margin: 4)
    #expect(text.contains(#"width="18" height="28" viewBox="-4 -4 18 28""#))
    #expect(text.contains(#"<rect x="-4" y="-4" width="18" height="28""#))
  }

  @Test func withinAPageColoursAreVariablesAndCirclesSayTheirRow() {
    let picture = PlotPicture(
      width: 10, height: 10, title: "A \"B\"", summary: "<c>",
      commands: [
        .disc(center: .zero, radius: 1, .accent),
        .ring(center: .zero, radius: 2, PlotStroke(.ghost)),
        .text("t", at: .zero, .body), .stroke(PlotPath(from: .zero, to: .zero), PlotStroke(.line)),
      ])
    #expect(
      SVGWriter.inline(picture, rows: [1: 7, 2: 8]) == """
        <svg width="10" height="10" viewBox="0 0 10 10" role="img" aria-label="A &quot;B&quot;. &lt;c&gt;">
        <circle cx="0" cy="0" r="1" fill="var(--accent)"/>
        <circle data-row="7" cx="0" cy="0" r="2" fill="none" stroke="var(--ghost)" stroke-width="1"/>
        <text x="0" y="0" font-size="13" fill="var(--text)">t</text>
        <path d="M0 0L0 0" fill="none" stroke="var(--line)" stroke-width="1" stroke-linejoin="round"/>
        </svg>

        """)
  }

  @Test(arguments: [PlotTheme.dark, .light])
  func aStyleSheetDeclaresEveryColour(_ theme: PlotTheme) {
    let tokens: [PlotInk.Token] =
      [
        .canvas, .panel, .popover, .line, .control, .controlFill, .text, .muted, .threshold,
        .forward, .back, .warning, .recording,
      ] + (0..<6).map { .series($0) }
    for token in tokens {
      #expect(theme.declarations.contains("--\(token.variable): #"), "\(token)")
    }
    let accent = String(theme.color(of: .accent), radix: 16)
    #expect(
      theme.declarations.lowercased().contains(
        "--accent: #\(String(repeating: "0", count: 6 - accent.count))\(accent);"))
  }

  @Test func whatItWritesIsXML() throws {
    let nasty = "<&\">' \u{0}\u{8}\n😀é\u{FFFE}]]>"
    let picture = PlotPicture(
      width: 10, height: 10, title: nasty, summary: nasty,
      commands: [.text(nasty, at: Point(x: .nan, y: .infinity), .body)])
    let parser = XMLParser(data: Data(SVGWriter.text(of: picture, theme: .light).utf8))
    #expect(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "")")
  }
}
