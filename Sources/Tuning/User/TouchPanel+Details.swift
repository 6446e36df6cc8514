package import TraceFormat

extension TouchPanel {
  /// What recordings say of the panel that their touches went through.
  package var details: [JSONMember] {
    [
      JSONMember("reportsPerSecond", .whole(reportHertz)),
      JSONMember("jitterPoints", .real(jitterPoints)),
      JSONMember("hysteresisPoints", .real(hysteresisPoints)),
      JSONMember("firstMovePoints", .real(firstMovePoints)),
      JSONMember("quantumPoints", .real(quantumPoints)),
    ]
  }
}
