import SimulatorCore
import Tuning

/// Metrics as options name them.
enum MetricNames {
  /// The metric of that id.
  static func metric(_ id: String) throws(Failure) -> Metric {
    if let metric = Metric(rawValue: id) { return metric }
    throw .usage("there is no metric “\(id)”; \(Metric.hint(forMistyped: id))")
  }

  /// The metrics of a list with commas, each once.
  static func list(_ text: String) throws(Failure) -> [Metric] {
    var metrics: [Metric] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let metric = try metric(String(part))
      if !metrics.contains(metric) { metrics.append(metric) }
    }
    return metrics
  }
}
