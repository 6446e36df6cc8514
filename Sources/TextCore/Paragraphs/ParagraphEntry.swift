/// A paragraph as the tree keeps it: with the identity of its present content.
struct ParagraphEntry: Sendable {
  /// The paragraph; changed only through `update`, which renews the identity.
  private(set) var paragraph: Paragraph
  /// Changes whenever the paragraph does.
  private(set) var identity = ContentIdentity()

  init(_ paragraph: Paragraph) { self.paragraph = paragraph }

  /// Changes the paragraph in place.
  mutating func update(_ body: (inout Paragraph) -> Void) {
    body(&paragraph)
    identity = ContentIdentity()
  }
}
