extension TechniqueEntry {
  /// The article's stages.
  static let article = [
    TechniqueEntry(
      id: standardID, group: .article,
      summary:
        "Adds |velocity| ÷ divisor at each callback; a step when the sum passes the threshold.",
      source: "the article's last listing: a pan callback with a dead zone of translation",
      licence: "restated from its description",
      start: StartRule(keyCancel: .never), rule: .velocityFilter(VelocityFilter()))
  ]
}
