package import TraceFormat

extension TunerAttempt {
  /// The line of one that was given up before its last trial; readers of results pass it over.
  package var partialJSON: JSONValue {
    .object([
      JSONMember(
        "attempt",
        .object([
          JSONMember("hash", .string(configuration.hash)), JSONMember("trials", .whole(trials)),
          JSONMember("metrics", metrics.json),
        ]))
    ])
  }
}
