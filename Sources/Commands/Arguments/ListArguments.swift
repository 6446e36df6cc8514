import CursorTechniques
import GestureCore
import SimulatorCore

/// Options that take several values, parted by commas.
enum ListArguments {
  /// Ids of techniques, each once, in the order given; `all` for every one.
  static func techniques(_ list: String) throws(Failure) -> [String] {
    if list == "all" { return TechniquesCommand.ids }
    var ids: [String] = []
    for part in list.split(separator: ",", omittingEmptySubsequences: false) {
      let id = String(part)
      guard TechniqueEntry.entry(id: id) != nil else {
        let nearest = NearestNames.nearest(to: id, among: TechniquesCommand.ids)
        throw .usage(SettingError.unknownTechnique(id, nearest: nearest).description)
      }
      if !ids.contains(id) { ids.append(id) }
    }
    return ids
  }

  /// Rates of callbacks, each once, in the order given.
  static func rates(_ list: String) throws(Failure) -> [DeliveryRate] {
    var rates: [DeliveryRate] = []
    for part in list.split(separator: ",", omittingEmptySubsequences: false) {
      do {
        let rate = try DeliveryRate(ParameterValue(text: String(part)))
        if !rates.contains(rate) { rates.append(rate) }
      } catch {
        throw .usage("--delivery: \(error.description)")
      }
    }
    return rates
  }

  /// A whole number of threads.
  static func jobs(_ text: String) throws(Failure) -> Int {
    guard let jobs = Int(text), (1...256).contains(jobs) else {
      throw .usage("--jobs takes a whole number of threads from 1 to 256, not “\(text)”")
    }
    return jobs
  }
}
