/// Which known names a mistyped one may have meant.
package enum NearestNames {
  /// At most three names, nearest first; none that has little to do with what was typed.
  ///
  /// Nearness is the number of insertions, deletions, changes and swaps of neighbours; a name that holds
  /// what was typed counts as near, too. Upper and lower case are the same.
  package static func nearest(to typed: String, among names: [String]) -> [String] {
    let wanted = Array(typed.lowercased().utf8.prefix(64))
    guard !wanted.isEmpty else { return Array(names.prefix(3)) }
    var scored: [(score: Int, name: String)] = []
    for name in names {
      let candidate = Array(name.lowercased().utf8)
      // A qualified name is also known by its last part.
      let bare = candidate.lastIndex(of: UInt8(ascii: ".")).map { Array(candidate[($0 + 1)...]) }
      var score = distance(wanted, candidate)
      if let bare { score = min(score, distance(wanted, bare)) }
      if contains(candidate, wanted) { score = min(score, 2) }
      if score <= max(2, wanted.count / 2) { scored.append((score, name)) }
    }
    // Stable: equals stay in the order of the list.
    let order = scored.indices.sorted {
      (scored[$0].score, $0) < (scored[$1].score, $1)
    }
    return order.prefix(3).map { scored[$0].name }
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
