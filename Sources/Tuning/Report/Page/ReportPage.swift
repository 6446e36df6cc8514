import Plots

/// A report as one HTML file that needs nothing else: no network, no library.
package struct ReportPage {
  let report: StudyReport
  var table: StudyTable { report.table }

  /// The page of a report.
  package init(_ report: StudyReport) {
    self.report = report
  }

  /// The file.
  package var text: String {
    let sections = sections
    let links = sections.map { "<a href=\"#\($0.id)\">\($0.link)</a>" }
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="generator" content="caretlab report">
      <meta name="referrer" content="no-referrer">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:">
      <title>\(HTMLText.escaped(report.about.title))</title>
      <style>
      \(Self.style)
      </style>
      </head>
      <body>
      <div class="bar"><div>
      <nav aria-label="Sections">\(links.joined())</nav>
      <span id="shown" role="status"></span>
      <button type="button" id="clear" disabled>Clear brushes</button>
      <select id="theme" aria-label="Theme"><option value="system">As the system</option><option value="light">Light</option><option value="dark">Dark</option></select>
      </div></div>
      <main>
      \(head)
      \(sections.map(\.text).joined(separator: "\n"))
      </main>
      <footer>\(HTMLText.escaped(report.about.caveat))</footer>
      <div id="tip" hidden></div>
      <noscript><style>.tools, .ranges { display: none; }</style></noscript>
      <script type="application/json" id="study">\(HTMLText.embedded(json: PageData(report: report).text))</script>
      <script>
      (() => {
      "use strict";
      \(Self.script)
      })();
      </script>
      </body>
      </html>

      """
  }

  /// The colours of both themes under one set of names, then everything else.
  private static var style: String {
    let light = PlotTheme.light.declarations
    let dark = PlotTheme.dark.declarations
    return """
      :root { \(light) }
      @media screen and (prefers-color-scheme: dark) { :root:not([data-theme="light"]) { \(dark) } }
      @media screen { :root[data-theme="dark"] { \(dark) } }

      """ + String(decoding: PackageResources.page_css, as: UTF8.self)
  }

  private static var script: String {
    [
      PackageResources.study_js, PackageResources.table_js, PackageResources.parallel_js,
      PackageResources.scatter_js, PackageResources.theme_js,
    ].map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
  }

  /// What came out, before all else.
  private var head: String {
    var text = "<div class=\"head\">\n<h1>\(HTMLText.escaped(report.about.title))</h1>\n"
    text += "<p class=\"lead\">\(HTMLText.escaped(StudyVerdict.headline(report)))</p>\n"
    text += figures
    text += "<p class=\"model\">\(HTMLText.escaped(report.about.caveat))</p>\n"
    for warning in report.about.warnings {
      text += "<p class=\"said warning\">\(HTMLText.escaped(warning))</p>\n"
    }
    for finding in report.about.findings {
      text += "<p class=\"said\">\(HTMLText.escaped(finding))</p>\n"
    }
    return text + "</div>"
  }

  /// Best, default and difference as large figures.
  private var figures: String {
    let objective = table.objective
    guard let best = table.best else { return "" }
    func figure(_ kind: String, _ name: String, _ value: String, _ remark: String) -> String {
      "<div class=\"\(kind)\"><span class=\"name\">\(HTMLText.escaped(name))</span>"
        + "<span class=\"value\">\(HTMLText.escaped(value))<small>\(HTMLText.escaped(remark))</small></span></div>\n"
    }
    func ends(_ range: ClosedRange<Double>?, isSigned: Bool = false) -> String {
      guard let range else { return "" }
      let texts = [range.lowerBound, range.upperBound].map { end in
        (isSigned && end > 0 ? "+" : "") + objective.text(end)
      }
      return " · 95\u{A0}% " + texts.joined(separator: "\u{A0}…\u{A0}")
    }
    var text = "<div class=\"figures\">\n"
    text += figure(
      "best", "Best: \(objective.name)", objective.text(objective.values[best]),
      objective.unit + ends(report.interval(best)))
    if let reference = table.reference(of: best), reference != best {
      text += figure(
        "default", "Shipped default", objective.text(objective.values[reference]),
        objective.unit + ends(report.interval(reference)))
      if let difference = report.difference(best) {
        text += figure(
          "difference", "Difference",
          (difference.value > 0 ? "+" : "") + objective.text(difference.value),
          objective.unit + ends(difference.interval, isSigned: true))
      }
    }
    return text + "</div>\n"
  }
}
