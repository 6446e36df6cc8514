import GestureCore
package import TraceFormat

/// What a corpus is, as files of results name it: enough to say whether two of them are the same, not the touches
/// themselves.
package struct CorpusDescription: Hashable, Sendable {
  /// A recording.
  package struct Recording: Hashable, Sendable {
    /// Its name.
    package var name: String
    /// The SHA-256 of its bytes, in hexadecimal digits.
    package var digest: String

    /// A recording.
    package init(name: String, digest: String) {
      self.name = name
      self.digest = digest
    }
  }

  /// The recordings that count, in their order.
  package var recordings: [Recording]
  /// The recordings that are measured beside them and choose nothing.
  package var heldOut: [Recording]
  /// What is asked of the model of a user; nil where nothing is.
  package var trials: JSONValue?
  /// Callbacks a second; nil where every recording keeps its own.
  package var delivery: JSONValue?
  /// What a touch-down needs to be a swipe's.
  package var start: String
  /// What else is measured: `full`, or a smaller set of metrics.
  package var depth: String

  /// What a corpus is.
  package init(
    recordings: [Recording], heldOut: [Recording], trials: JSONValue?, delivery: JSONValue?,
    start: String, depth: String
  ) {
    self.recordings = recordings
    self.heldOut = heldOut
    self.trials = trials
    self.delivery = delivery
    self.start = start
    self.depth = depth
  }

  /// As it stands in files.
  package var json: JSONValue {
    func list(_ recordings: [Recording]) -> JSONValue {
      .array(
        recordings.map {
          .object([
            JSONMember("name", .string($0.name)), JSONMember("sha256", .string($0.digest)),
          ])
        })
    }
    var members = [JSONMember("recordings", list(recordings))]
    if !heldOut.isEmpty { members.append(JSONMember("holdout", list(heldOut))) }
    members.append(JSONMember("trials", trials ?? .null))
    members.append(JSONMember("delivery", delivery ?? .null))
    members.append(JSONMember("start", .string(start)))
    members.append(JSONMember("depth", .string(depth)))
    return .object(members)
  }

  /// From a file; nil where it is none.
  package init?(json: JSONValue) {
    func list(_ value: JSONValue?) -> [Recording]? {
      guard let value else { return [] }
      guard let elements = value.elements else { return nil }
      let recordings = elements.compactMap { element -> Recording? in
        guard let name = element["name"]?.text, let digest = element["sha256"]?.text else {
          return nil
        }
        return Recording(name: name, digest: digest)
      }
      return recordings.count == elements.count ? recordings : nil
    }
    guard let recordings = list(json["recordings"]), let heldOut = list(json["holdout"]),
      let start = json["start"]?.text
    else { return nil }
    func present(_ key: String) -> JSONValue? { json[key].flatMap { $0 == .null ? nil : $0 } }
    self.init(
      recordings: recordings, heldOut: heldOut, trials: present("trials"),
      delivery: present("delivery"), start: start, depth: json["depth"]?.text ?? "full")
  }
}
