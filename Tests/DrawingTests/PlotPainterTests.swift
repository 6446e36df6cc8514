import Drawing
import GestureCore
import PangoText
import Plots
import Testing

struct PlotPainterTests {
  private func canvas(
    _ commands: [PlotCommand], _ appearance: Theme.Appearance = .dark
  ) -> Canvas {
    let canvas = Canvas(pixelWidth: 40, pixelHeight: 40, scale: 1)
    PlotPainter(canvas, appearance).draw(
      PlotPicture(width: 40, height: 40, title: "", summary: "", commands: commands))
    return canvas
  }

  @Test(arguments: [Theme.Appearance.dark, .light])
  func coloursAreTheThemes(_ appearance: Theme.Appearance) {
    let colors = appearance == .dark ? PlotTheme.dark : .light
    let tile = Rectangle(x: 10, y: 10, width: 20, height: 20)
    for ink in [
      PlotInk.panel, .controlFill, .text, .muted, .accent, .ghost, .forward, .back, .threshold,
      PlotInk(.warning), PlotInk(.recording), PlotInk(.popover),
    ] {
      let canvas = canvas([.fill(PlotPath(tile), ink)], appearance)
      #expect(canvas.pixel(x: 20, y: 20) == 0xFF00_0000 | colors.color(of: ink))
      #expect(canvas.pixel(x: 2, y: 2) == 0xFF00_0000 | colors.canvas)
    }
  }

  @Test func plotsAndPanelsHaveTheSameColours() {
    for (plot, window) in [(PlotTheme.dark, WindowColors.dark), (.light, .light)] {
      #expect(plot.canvas == window.canvas.hex)
      #expect(plot.panel == window.panel.hex)
      #expect(plot.popover == window.popover.hex)
      #expect(plot.warning == window.warning.hex)
      #expect(plot.recording == window.recording.hex)
      #expect(plot.color(of: .accent) == window.accent.hex)
      #expect(plot.color(of: .ghost) == window.ghost.hex)
      #expect(plot.threshold == window.threshold.hex)
    }
  }

  @Test func everyCommandLeavesItsMark() {
    let ground = 0xFF00_0000 | PlotTheme.dark.canvas
    let ink = 0xFF00_0000 | PlotTheme.dark.text
    let line = PlotPath(from: Point(x: 0, y: 20.5), to: Point(x: 40, y: 20.5))
    #expect(canvas([.stroke(line, PlotStroke(.text))]).pixel(x: 20, y: 20) == ink)
    let dashed = canvas([.stroke(line, PlotStroke(.text, dash: [4, 4]))])
    #expect(dashed.pixel(x: 2, y: 20) == ink && dashed.pixel(x: 6, y: 20) == ground)
    let center = Point(x: 20, y: 20)
    #expect(canvas([.disc(center: center, radius: 6, .text)]).pixel(x: 20, y: 20) == ink)
    let ring = canvas([.ring(center: center, radius: 10, PlotStroke(.text, width: 4))])
    #expect(ring.pixel(x: 20, y: 20) == ground && ring.pixel(x: 30, y: 20) == ink)
    let half = canvas([.disc(center: center, radius: 6, .text.withAlpha(0.5))])
    #expect(half.pixel(x: 20, y: 20) != ink && half.pixel(x: 20, y: 20) != ground)
    let word = canvas([.text("■■■■■", at: Point(x: 0, y: 30), .head)])
    let marks = (0..<40).contains { x in (0..<40).contains { word.pixel(x: x, y: $0) != ground } }
    #expect(marks)
    let none = canvas([
      .stroke(PlotPath(), PlotStroke(.text)), .fill(PlotPath(), .text),
      .text("", at: center, .body),
    ])
    #expect(none.pixel(x: 20, y: 20) == ground)
  }
}
