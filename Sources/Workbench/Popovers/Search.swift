/// Finds words: each word of a query must begin a word, or stand in one, whatever the case.
package enum Search {
  /// Whether a text has all words of a query; an empty query is in everything.
  package static func matches(_ query: String, in text: String) -> Bool {
    rank(query, in: text) != nil
  }

  /// How well a text answers a query, from 0, the best; nil where it does not.
  package static func rank(_ query: String, in text: String) -> Int? {
    let text = text.lowercased()
    let words = query.lowercased().split(separator: " ")
    guard let first = words.first else { return 0 }
    guard words.allSatisfy({ text.contains($0) }) else { return nil }
    if text.hasPrefix(first) { return 0 }
    let starts = text.split { !$0.isLetter && !$0.isNumber }.contains { $0.hasPrefix(first) }
    return starts ? 1 : 2
  }
}
