/// Which keys a keyboard has, and how they share its width.
package struct KeyboardLayout: Hashable, Sendable {
  /// The name in recordings and on the command line.
  package var id: String
  /// What the space bar says.
  package var name: String
  /// Whether letters compose marked text, which space and return commit.
  package var composes: Bool
  /// Rows of the letters page, from the top.
  package var letters: [KeyRow]
  /// Rows of the numbers page, from the top.
  package var numbers: [KeyRow]
  /// Rows of the symbols page, from the top.
  package var symbols: [KeyRow]

  /// A layout with the keyboard's usual shape.
  ///
  /// Letters lie in rows of ten, nine and seven, the characters of the other pages in rows of ten, ten and five;
  /// shift, delete and the page keys are added.
  package init(
    id: String, name: String, composes: Bool = false, letters: (String, String, String),
    numbers: (String, String, String), symbols: (String, String, String)
  ) {
    self.id = id
    self.name = name
    self.composes = composes
    self.letters = [
      .characters(letters.0, start: 0, width: 390),
      .characters(letters.1, start: 195, width: 390),
      .characters(letters.2, start: 585, width: 390)
        .between(Key(.shift), Key(.delete), width: 505),
      .bottom(page: .numbers),
    ]
    func characterPage(_ rows: (String, String, String), turningTo page: KeyboardPage) -> [KeyRow] {
      [
        .characters(rows.0, start: 0, width: 390),
        .characters(rows.1, start: 0, width: 390),
        .characters(rows.2, start: 585, width: 546)
          .between(Key(.page(page)), Key(.delete), width: 505),
        .bottom(page: .letters),
      ]
    }
    self.numbers = characterPage(numbers, turningTo: .symbols)
    self.symbols = characterPage(symbols, turningTo: .numbers)
  }

  /// The rows of a page, from the top.
  package func rows(on page: KeyboardPage) -> [KeyRow] {
    switch page {
    case .letters: letters
    case .numbers: numbers
    case .symbols: symbols
    }
  }
}
