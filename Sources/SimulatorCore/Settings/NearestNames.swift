/// Which known names a mistyped one may have meant.
package enum NearestNames {
  /// At most three names, nearest first; none that has little to do with what was typed.
  ///
  /// Nearness is the number of insertions, deletions, changes and swaps of neighbours; a name that holds what
  /// was typed, or begins as it does, counts as near, too. Upper and lower case are the same, and what
  /// stands before a last dot is left out where both have one.
  package static func nearest(to typed: String, among names: [String]) -> [String] {
    let wanted = Array(typed.lowercased().utf8.prefix(64))
    guard !wanted.isEmpty else { return Array(names.prefix(3)) }
    var scored: [(score: Int, index: Int)] = []
    for (index, name) in names.enumerated() {
      let candidate = Array(name.lowercased().utf8)
      let (left, right) =
        wanted.contains(dot) && candidate.contains(dot)
        ? (lastPart(wanted), lastPart(candidate)) : (wanted, candidate)
      let score = score(left, right)
      if score <= max(2, left.count / 3) { scored.append((score, index)) }
    }
    // Equals stay in the order of the list.
    return scored.sorted { ($0.score, $0.index) < ($1.score, $1.index) }.prefix(3).map {
      names[$0.index]
    }
  }

  private static let dot = UInt8(ascii: ".")

  private static func lastPart(_ name: [UInt8]) -> [UInt8] {
    Array(name[((name.lastIndex(of: dot) ?? -1) + 1)...])
  }

  private static func score(_ wanted: [UInt8], _ candidate: [UInt8]) -> Int {
    let distance = distance(wanted, candidate)
    let common = zip(wanted, candidate).prefix { $0 == $1 }.count
    if contains(candidate, wanted) || (common >= 4 && common * 3 >= wanted.count * 2) {
      return min(distance, 2)
    }
    return distance
  }

  private static func contains(_ text: [UInt8], _ part: [UInt8]) -> Bool {
    guard part.count >= 3, part.count <= text.count else { return false }
    return (0...(text.count - part.count)).contains { start in
      text[start..<(start + part.count)].elementsEqual(part)
    }
  }

  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var older: [Int] = []
    var previous = Array(0...right.count)
    for i in left.indices {
      var row = [i + 1] + Array(repeating: 0, count: right.count)
      for j in right.indices {
        let change = previous[j] + (left[i] == right[j] ? 0 : 1)
        row[j + 1] = min(change, previous[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          row[j + 1] = min(row[j + 1], older[j - 1] + 1)
        }
      }
      older = previous
      previous = row
    }
    return previous[right.count]
  }
}
