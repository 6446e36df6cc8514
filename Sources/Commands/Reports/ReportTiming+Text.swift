import TraceFormat

extension ReportTiming {
  /// Lines for people.
  var rows: [(String, String)] {
    var rows: [(String, String)] = []
    if let jitter {
      rows.append(("jitter", "half of the intervals within \((jitter / 1e3).fixed(2)) ms"))
      rows.append(
        (
          "gaps",
          gaps.count == 0
            ? "none over \(Self.gap / 1000) ms"
            : "\(gaps.count) over \(Self.gap / 1000) ms, longest "
              + "\((Double(gaps.longest) / 1e3).fixed(1)) ms"
        ))
      rows.append(
        (
          "tiny intervals",
          tinyIntervals.count == 0
            ? "none under \(Self.tiny / 1000) ms"
            : "\(tinyIntervals.count) under \(Self.tiny / 1000) ms, \(tinyIntervals.zeros) of them 0"
        ))
    }
    if let firstMoves {
      rows.append(
        (
          "first move",
          "median \((firstMoves.median / 1e3).fixed(1)) ms after the touch-down, longest "
            + "\((firstMoves.greatest / 1e3).fixed(1)) ms"
        ))
    }
    if !sparkline.isEmpty {
      rows.append(
        (
          "speed in time",
          "|\(sparkline)| up to \((speeds.max() ?? 0).fixed(0)) pt/s, the contact that went farthest"
        ))
    }
    return rows
  }

  /// Members for programs; times are microseconds.
  var json: [JSONMember] {
    [
      JSONMember("jitter", jitter.map { .real($0) } ?? .null),
      JSONMember(
        "gaps",
        .object([
          JSONMember("count", .whole(gaps.count)), JSONMember("longest", .whole(Int(gaps.longest))),
        ])),
      JSONMember("tinyIntervals", .whole(tinyIntervals.count)),
      JSONMember("zeroIntervals", .whole(tinyIntervals.zeros)),
      JSONMember("firstMove", firstMoves.map { .real($0.median) } ?? .null),
    ]
  }
}
