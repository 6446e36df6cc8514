import Foundation
import Testing
import Tuning

/// The page as a file.
struct ReportPageTests {
  private func page(_ change: (inout StudyAbout) -> Void = { _ in }) -> String {
    var about = StudySample.about
    change(&about)
    return ReportPage(StudyReport(StudySample.valley, about: about, keyMetrics: ["acquisition_ms"]))
      .text
  }

  @Test func needsNothingFromElsewhere() {
    let text = page()
    #expect(!text.contains("http:") && !text.contains("https:"))
    #expect(!text.contains("src=") && !text.contains("@import") && !text.contains("url("))
    #expect(!text.contains("<link"))
  }

  @Test func saysThatItIsAModel() {
    #expect(page().contains("A model, not people. Simulated user: average, seed 1, 32 trials."))
  }

  @Test func namesThatLookLikeMarkupStayText() {
    let evil = "</script><script>alert(1)</script><img onerror='x' \"&"
    let text = page {
      $0.title = evil
      $0.warnings = [evil]
      $0.findings = [evil]
      $0.facts = [StudyAbout.Fact(evil, evil)]
      $0.user = evil
    }
    #expect(text.components(separatedBy: "<script").count == 3)
    #expect(text.components(separatedBy: "</script").count == 3)
    #expect(!text.contains("<img"))
  }

  @Test func techniquesThatLookLikeMarkupStayTextInTheData() {
    let rows = ["</script><b>", "b"].map {
      StudyRow(name: $0, technique: $0, parameters: [], metrics: [1, 1], objective: 1)
    }
    let report = StudyReport(StudySample.table(rows), about: StudySample.about, keyMetrics: [])
    let text = ReportPage(report).text
    #expect(text.components(separatedBy: "</script").count == 3)
    #expect(text.contains("\\u003c/script>\\u003cb>"))
  }

  /// Every element is closed where it should be; those of HTML that have no end are known.
  @Test func everyElementIsClosed() throws {
    let text = page()
    let body = try #require(text.range(of: "<body>"))
    var rest = text[body.lowerBound...]
    var open: [Substring] = ["html"]
    let void: Set<Substring> = ["meta", "input", "path", "circle", "rect", "br"]
    while let start = rest.firstIndex(of: "<") {
      rest = rest[start...].dropFirst()
      let isEnd = rest.first == "/"
      if isEnd { rest = rest.dropFirst() }
      let name = rest.prefix { $0.isLetter || $0.isNumber }
      let end = try #require(rest.firstIndex(of: ">"))
      if isEnd {
        #expect(open.popLast() == name)
      } else if !void.contains(name) {
        open.append(name)
      }
      rest = rest[end...].dropFirst()
      // What a script says is not markup.
      if !isEnd, name == "script", let close = rest.range(of: "</script>") {
        rest = rest[close.lowerBound...]
      }
    }
    #expect(open.isEmpty)
  }

  @Test func itsDataAreJSON() throws {
    let text = page()
    let start = try #require(text.range(of: "id=\"study\">"))
    let end = try #require(text.range(of: "</script>", range: start.upperBound..<text.endIndex))
    let json = Data(text[start.upperBound..<end.lowerBound].utf8)
    let study = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
    let objective = try #require(study["objective"] as? [String: Any])
    let values = try #require(objective["values"] as? [Double])
    #expect(values == values.sorted())
    #expect(values.count == StudySample.valley.count)
    #expect((study["verdict"] as? [String])?.count == values.count)
  }

  @Test func isTheSameEveryTime() {
    #expect(page() == page())
  }
}
