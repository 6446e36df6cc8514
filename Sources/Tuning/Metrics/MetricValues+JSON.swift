package import TraceFormat

extension MetricValues {
  /// As it stands in files: `{"acquisition_ms":{"value":1412.5,"sd":310.2,"n":48},…}`; what was not measured is not there.
  package var json: JSONValue {
    .object(
      all.map { metric, value in
        JSONMember(
          metric.rawValue,
          .object([
            JSONMember("value", .real(value.value)), JSONMember("sd", .real(value.deviation)),
            JSONMember("n", .whole(value.count)),
          ]))
      })
  }

  /// The metrics in a file; members of names that are no metrics are passed over. Nil where one is not in that form.
  package init?(json: JSONValue) {
    guard let members = json.members else { return nil }
    self.init()
    for member in members {
      guard let metric = Metric(rawValue: member.name) else { continue }
      guard let value = member.value["value"]?.double, let count = member.value["n"]?.wholeNumber
      else { return nil }
      self[metric] = MetricValue(
        value, deviation: member.value["sd"]?.double ?? 0, count: count)
    }
  }
}
