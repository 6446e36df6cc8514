import GestureCore
import SimulatorCore
package import TraceFormat

extension FreshLook {
  /// As it stands in files and is printed for programs.
  package var json: JSONValue {
    func range(_ range: ClosedRange<Double>?) -> JSONValue {
      range.map { .array([.real($0.lowerBound), .real($0.upperBound)]) } ?? .null
    }
    func number(_ number: Double?) -> JSONValue { number.map { .real($0) } ?? .null }
    return .object([
      JSONMember("configuration", .string(configuration.hash)),
      JSONMember("technique", .string(configuration.technique)),
      JSONMember(
        "parameters",
        .object(configuration.parameters.map { JSONMember($0.name, $0.value.json) })),
      JSONMember("goal", .string(goal)),
      JSONMember("sought", number(sought)), JSONMember("objective", number(fresh.value)),
      JSONMember("interval", range(interval)), JSONMember("allowed", .flag(fresh.isAllowed)),
      JSONMember("difference", number(difference)),
      JSONMember("differenceInterval", range(differenceInterval)),
      JSONMember("holdout", number(heldOut)), JSONMember("metrics", metrics.json),
    ])
  }

  /// From a file, as an objective sees it; nil where it is none.
  ///
  /// What was said of another goal than this objective's is left out: only the metrics are anybody's.
  package init?(json: JSONValue, by objective: Objective) {
    guard let technique = json["technique"]?.text, let members = json["parameters"]?.members,
      let metrics = json["metrics"].flatMap(MetricValues.init(json:))
    else { return nil }
    let parameters = members.compactMap { member in
      ParameterValue(json: member.value).map { NamedParameter(member.name, $0) }
    }
    guard parameters.count == members.count,
      let configuration = try? Configuration(technique: technique, parameters: parameters)
    else { return nil }
    func range(_ key: String) -> ClosedRange<Double>? {
      guard let ends = json[key]?.elements?.compactMap(\.double), ends.count == 2,
        ends[0] <= ends[1]
      else { return nil }
      return ends[0]...ends[1]
    }
    let isOwn = json["goal"]?.text == objective.goal
    self.init(
      configuration: configuration, goal: json["goal"]?.text ?? "",
      sought: isOwn ? json["sought"]?.double : nil, fresh: objective.standing(of: metrics),
      interval: isOwn ? range("interval") : nil,
      difference: isOwn ? json["difference"]?.double : nil,
      differenceInterval: isOwn ? range("differenceInterval") : nil,
      heldOut: isOwn ? json["holdout"]?.double : nil, metrics: metrics)
  }
}

extension Study {
  /// What its best came to when they were measured again, each configuration once: as this objective's search saw them, where there was one.
  package func freshLooks(by objective: Objective) -> [FreshLook] {
    var looks: [FreshLook] = []
    for look in searchLines.compactMap({ $0["final"] })
      .compactMap({ FreshLook(json: $0, by: objective) })
    {
      guard let place = looks.firstIndex(where: { $0.configuration == look.configuration }) else {
        looks.append(look)
        continue
      }
      if looks[place].goal != objective.goal, look.goal == objective.goal { looks[place] = look }
    }
    return looks
  }
}
