import GestureCore
import SimulatorCore
import TraceFormat
import Tuning

extension FreshLook {
  /// As it stands in files and is printed for programs.
  var json: JSONValue {
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
      JSONMember("sought", number(sought)), JSONMember("objective", number(fresh.value)),
      JSONMember("interval", range(interval)), JSONMember("allowed", .flag(fresh.isAllowed)),
      JSONMember("difference", number(difference)),
      JSONMember("differenceInterval", range(differenceInterval)),
      JSONMember("holdout", number(heldOut)), JSONMember("metrics", metrics.json),
    ])
  }
}
