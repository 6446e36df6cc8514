import Plots

extension ReportPage {
  /// A part of the page with a heading.
  struct Section {
    var id: String
    /// What the bar calls it, in a word or two.
    var link: String
    /// All of it, the heading included.
    var text: String

    init(_ id: String, _ title: String, link: String? = nil, _ lead: String, _ body: String) {
      self.id = id
      self.link = link ?? title
      text = """
        <section id="\(id)">
        <h2>\(title)</h2>
        <p>\(HTMLText.escaped(lead))</p>
        \(body)
        </section>
        """
    }
  }

  /// The parts, in order; those with nothing to show are left out.
  var sections: [Section] {
    [
      ranking, reasons, parallel, slices, pairs, course, gain, cases, origin,
    ].compactMap { $0 }
  }

  private var ranking: Section {
    let measured = report.intervals.count
    let lead =
      measured > 0
      ? "Small figures are 95 % intervals. \(measured) rows, the best and the defaults, were run again, so that their "
        + "differences are of the same trials and recordings; ▼ ▲ mark those that chance alone does not explain."
      : "Small figures are 95 % intervals where the file gives a standard deviation. Differences have none: nothing "
        + "was run again."
    return Section(
      "ranking", "Ranking", lead,
      """
      <div id="table" class="scroll" tabindex="0" role="region" aria-label="Ranked configurations"></div>
      <div class="tools"><button type="button" id="more" hidden></button><label><input type="checkbox" id="all-metrics"> all metrics</label></div>
      """)
  }

  private var reasons: Section? {
    guard !report.reasons.isEmpty else { return nil }
    let items = report.reasons.map { "<li>\(HTMLText.escaped($0))</li>" }
    return Section(
      "why", "Why the best is better", link: "Why",
      "The best less the default, metric by metric, on the same trials and recordings.",
      "<ul class=\"reasons\">\n\(items.joined(separator: "\n"))\n</ul>")
  }

  private var parallel: Section {
    Section(
      "parallel", "All knobs at once", link: "All knobs",
      "A line for each configuration; the better, the more ink. Drag along an axis, or type a least and a most below it: the "
        + "table and all other plots then show only what lies within. A click on an axis or Escape takes brushes away.",
      """
      <div class="plot" id="parallel-plot"></div>
      <div class="ranges" id="ranges"></div>
      """)
  }

  private var slices: Section? {
    guard !table.knobs.isEmpty else { return nil }
    let figures = report.knobOrder.prefix(12).map { inline(SliceFigure.figure(table, knob: $0)) }
    return Section(
      "slices", "Knob by knob",
      "\(table.objective.name) of every configuration over each knob, whatever the others; line and band are the median and "
        + "the middle half. The full dot is the best, the dashed ring the shipped default. The most telling knob comes first.",
      "<div class=\"grid\">\n\(figures.joined(separator: "\n"))\n</div>")
  }

  private var pairs: Section? {
    let sided = table.metrics.count { $0.better != .neither }
    var parts: [String] = []
    if table.knobs.count > 1 { parts.append(scatter("pair-plot", "Two knobs")) }
    if sided > 1 { parts.append(scatter("front-plot", "Two metrics")) }
    guard !parts.isEmpty else { return nil }
    return Section(
      "pairs", "In pairs",
      "Which knobs go together, and what one metric costs of another.",
      "<div class=\"pair\">\n\(parts.joined(separator: "\n"))\n</div>")
  }

  private func scatter(_ id: String, _ title: String) -> String {
    """
    <figure>
    <h3>\(title)</h3>
    <div class="tools"><label>across <select id="\(id)-x"></select></label><label>up <select id="\(id)-y"></select></label></div>
    <div class="plot" id="\(id)"></div>
    </figure>
    """
  }

  private var course: Section {
    var parts = [inline(HistoryFigure.figure(table))]
    if let importance = report.importance, let words = StudyVerdict.importance(report) {
      parts.append(
        inline(
          ImportanceFigure.figure(importance, names: report.importanceNames), caption: words))
    }
    return Section(
      "course", "Course and importance", link: "Course",
      "How the search went, and which knobs matter.",
      "<div class=\"pair\">\n\(parts.joined(separator: "\n"))\n</div>")
  }

  private var gain: Section? {
    guard let figure = report.gain else { return nil }
    return Section(
      "gain", "Gain", "What both make of a finger that moves at constant speed.", inline(figure))
  }

  private var cases: Section? {
    guard !report.cases.isEmpty else { return nil }
    let figures = report.cases.map { entry in
      let pictures = entry.figures.map { SVGWriter.inline($0.picture) }.joined()
      return "<figure><h3>\(HTMLText.escaped(entry.title))</h3>"
        + "<figcaption>\(HTMLText.escaped(entry.words))</figcaption>\n\(pictures)</figure>"
    }
    return Section(
      "cases", "Where they differ most", link: "Differences",
      "The trials or recordings on which best (solid) and default (dashed) are farthest apart.",
      "<div class=\"cases\">\n\(figures.joined(separator: "\n"))\n</div>")
  }

  private var origin: Section {
    let rows = report.about.facts.map { fact in
      "<tr><th scope=\"row\">\(HTMLText.escaped(fact.name))</th><td>\(HTMLText.escaped(fact.text))</td></tr>"
    }
    return Section(
      "origin", "Where this comes from", link: "Origin",
      "What was measured, on what, and how to make this page again.",
      "<table class=\"facts\"><tbody>\n\(rows.joined(separator: "\n"))\n</tbody></table>")
  }

  private func inline(_ figure: StudyFigure, caption: String = "") -> String {
    let words = caption.isEmpty ? "" : "<figcaption>\(HTMLText.escaped(caption))</figcaption>"
    return
      "<figure class=\"plot\">\(SVGWriter.inline(figure.picture, rows: figure.rows))\(words)</figure>"
  }
}
