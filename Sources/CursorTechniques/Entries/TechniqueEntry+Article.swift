extension TechniqueEntry {
  /// The article's stages, and what is left of the last one's flaws when all are mended.
  static let article = [
    TechniqueEntry(
      id: "swipe-once", group: .article,
      summary: "One step for each swipe, when the finger lifts.",
      source: "the article's first listing: a swipe recognizer", licence: restated,
      start: articleStart, rule: .swipeOnce(SwipeOnce())),
    TechniqueEntry(
      id: "translation-sign", group: .article,
      summary: "One step at each callback, by the side of the touch-down the finger is on.",
      source: "the article's second listing: a pan callback", licence: restated,
      start: articleStart, rule: .signSteps(SignSteps(by: .translation))),
    TechniqueEntry(
      id: "velocity-sign", group: .article,
      summary: "One step at each callback, the way the finger moves.",
      source: "the article's third listing", licence: restated,
      start: articleStart, rule: .signSteps(SignSteps(by: .velocity))),
    TechniqueEntry(
      id: "fixed-count", group: .article,
      summary: "One step each time more than `threshold` callbacks have come.",
      source: "the article's fourth listing", licence: restated,
      start: articleStart, rule: .fixedCount(FixedCount())),
    TechniqueEntry(
      id: "velocity-weighted", group: .article,
      summary:
        "Adds |velocity| ÷ divisor at each callback; a step above the threshold.",
      source: "the article's fifth listing", licence: restated,
      start: articleStart, rule: .velocityWeighted(VelocityWeighted())),
    TechniqueEntry(
      id: "velocity-stride", group: .article,
      summary: "|velocity| ÷ stride characters at each callback: fast, and the caret jumps.",
      source: "the road that the article mentions and does not take", licence: restated,
      start: articleStart, rule: .velocityStride(VelocityStride())),
    TechniqueEntry(
      id: standardID, group: .article,
      summary:
        "As velocity-weighted, outside a dead zone; each of its flaws has a switch.",
      source: "the article's last listing: a pan callback with a dead zone of translation",
      licence: restated, start: articleStart, rule: .velocityFilter(VelocityFilter())),
    TechniqueEntry(
      id: "velocity-filter-repaired", group: .repaired,
      summary: "velocity-filter with every flaw mended and a dead zone of 30 pt.",
      source: "the article's last listing, mended here", licence: "this project's",
      start: StartRule(keyCancel: .onFirstStep), rule: .velocityFilter(.repaired)),
  ]

  private static let restated = "restated from its description"
  /// A pan over the whole keyboard that leaves the keys alone.
  private static let articleStart = StartRule(keyCancel: .never)
}
