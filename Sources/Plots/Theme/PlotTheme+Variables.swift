extension PlotTheme {
  /// The theme as declarations of a style sheet, under the names of `PlotInk.Token.variable`.
  package var declarations: String {
    let tokens: [PlotInk.Token] =
      [
        .canvas, .panel, .popover, .line, .control, .controlFill, .text, .muted, .threshold,
        .forward,
        .back, .warning, .recording,
      ] + [.series(0), .series(1)]
    return tokens.map { token in
      let color = color(of: PlotInk(token)) & 0xFF_FFFF
      let digits = String(color, radix: 16)
      let padded = String(repeating: "0", count: 6 - digits.utf8.count) + digits
      return "--\(token.variable): #\(padded);"
    }.joined(separator: " ")
  }
}
