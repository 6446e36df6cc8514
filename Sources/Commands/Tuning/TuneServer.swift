import Foundation
import GestureCore
import SimulatorCore
import TraceFormat
import Tuning

/// Answers another optimizer: a line of JSON in, a line of JSON out, until the input ends.
///
/// `{"space":true}` names the knobs; `{"evaluate":{NAME:VALUE,…}}`, with `"trials":N` if wanted, measures; `{"ask":true}` and
/// `{"tell":COST}` let the other side measure what this one's search proposes. What is wrong is answered under `error`, and the
/// conversation goes on.
struct TuneServer {
  private let arguments: TuneArguments
  private let console: Console
  private var evaluators: [Int: Evaluator] = [:]
  #if CARETLAB_NLOPT
    private var search: SteppedSearch?
    /// Whether something was asked for whose cost has not been told.
    private var isAsked = false
  #endif

  init(_ arguments: TuneArguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
  }

  mutating func run() throws(Failure) {
    while let line = console.nextLine() {
      if let failure = console.outputFailure() {
        throw .inputOutput("standard output could not be written: \(failure)")
      }
      if line.allSatisfy(\.isWhitespace) { continue }
      var bytes: [UInt8] = []
      bytes.appendValue(answer(line))
      console.print(String(decoding: bytes, as: UTF8.self))
    }
  }

  /// The answer to a line.
  mutating func answer(_ line: String) -> JSONValue {
    do throws(Failure) {
      let request: JSONValue
      do throws(JSONFault) {
        request = try JSONValue(parsing: Array(line.utf8))
      } catch {
        throw .found(error.message)
      }
      if let name = request.repeatedName {
        throw .found("“\(name)” stands twice in one object; say it once")
      }
      if request["space"] != nil { return spaceAnswer }
      if let values = request["evaluate"] { return try evaluation(values, request["trials"]) }
      if request["ask"] != nil { return try proposal() }
      if let cost = request["tell"] { return try accept(cost) }
      throw .found(
        "expected an object with one of space, evaluate, ask, tell, as in {\"evaluate\":{\"technique.deadZone\":40}}"
      )
    } catch {
      return .object([JSONMember("error", .string(error.sentence))])
    }
  }

  private var spaceAnswer: JSONValue {
    .object([
      JSONMember("technique", .string(arguments.technique.technique)),
      JSONMember(
        "space",
        .array(
          arguments.technique.knobs.map { knob in
            .object(
              [JSONMember("name", .string(knob.name))] + knob.spaceMembers + [
                JSONMember("default", knob.row.standard.json)
              ])
          })),
      JSONMember(
        "objective",
        .object([
          JSONMember(arguments.objective.direction.rawValue, .string(arguments.objective.text)),
          JSONMember(
            "subjectTo", .array(arguments.objective.constraints.map { .string($0.text) })),
        ])),
      JSONMember("model", .string(model)),
    ])
  }

  private var model: String {
    guard let trials = arguments.corpus.trials else { return "recordings only" }
    return trials.caveat()
  }

  private mutating func evaluation(
    _ values: JSONValue, _ trials: JSONValue?
  ) throws(Failure) -> JSONValue {
    guard let members = values.members else {
      throw .found("evaluate: expected an object of names and values")
    }
    var parameters = arguments.technique.fixed
    for member in members {
      guard let value = ParameterValue(json: member.value) else {
        throw .found("\(member.name): expected a number, a word or true or false")
      }
      parameters.append(NamedParameter(member.name, value))
    }
    let most = arguments.corpus.trials?.count ?? 1
    var count = most
    if let trials {
      guard let number = trials.wholeNumber, (1...100_000).contains(number) else {
        throw .found("trials: expected a whole number from 1 to 100000")
      }
      count = number
    }
    let evaluator = evaluators[count] ?? Evaluator(corpus: arguments.corpus(trials: count))
    // A few sizes are kept; a script that asks for a new one each time gets each made anew.
    if evaluators.count < 16 { evaluators[count] = evaluator }
    do throws(SettingError) {
      let configuration = try Configuration(
        rows: arguments.technique.rows, parameters: parameters)
      let metrics = try evaluator.evaluate(configuration, jobs: arguments.limits.jobs).metrics
      let standing = arguments.objective.standing(of: metrics)
      return .object([
        JSONMember("hash", .string(configuration.hash)),
        JSONMember("objective", standing.value.map { .real($0) } ?? .null),
        JSONMember("allowed", .flag(standing.isAllowed)),
        JSONMember("cost", .real(arguments.objective.cost(of: standing))),
        JSONMember("metrics", metrics.json),
      ])
    } catch {
      throw .found(error.description)
    }
  }

  private mutating func proposal() throws(Failure) -> JSONValue {
    #if CARETLAB_NLOPT
      let space = arguments.technique
      let search =
        search
        ?? SteppedSearch(
          UnitCubeSearch(
            algorithm: arguments.plan.algorithm, dimension: space.knobs.count,
            start: zip(space.knobs, space.shipped.map(space.values) ?? []).map {
              $0.unit(of: $1) ?? 0.5
            }, seed: arguments.seed, most: arguments.plan.mostConfigurations))
      self.search = search
      guard let point = search.ask() else {
        return .object([JSONMember("ended", .flag(true))])
      }
      isAsked = true
      return .object([
        JSONMember(
          "ask",
          .object(
            zip(space.knobs, point).map { JSONMember($0.name, $0.value(at: $1).json) }))
      ])
    #else
      throw .unavailable("this build has no NLopt; install libnlopt-dev and build again")
    #endif
  }

  private mutating func accept(_ cost: JSONValue) throws(Failure) -> JSONValue {
    #if CARETLAB_NLOPT
      guard let search, isAsked else { throw .found("there is nothing to tell of yet; ask first") }
      guard let number = cost.double, number.isFinite else {
        throw .found("tell: expected a number, smaller being better")
      }
      search.tell(number)
      isAsked = false
      return .object([JSONMember("told", .real(number))])
    #else
      throw .unavailable("this build has no NLopt; install libnlopt-dev and build again")
    #endif
  }
}

extension Knob {
  /// Its kind and ends, as optimizers name them.
  fileprivate var spaceMembers: [JSONMember] {
    func ends(_ kind: String, _ low: Double, _ high: Double) -> [JSONMember] {
      [
        JSONMember("type", .string(kind)), JSONMember("low", .real(low)),
        JSONMember("high", .real(high)),
      ]
    }
    switch scale {
    case .whole(let low, let high, let step):
      return ends("int", Double(low), Double(high)) + [JSONMember("step", .whole(step))]
    case .real(let low, let high, let step):
      return ends("float", low, high) + (step.map { [JSONMember("step", .real($0))] } ?? [])
    case .logarithmic(let low, let high, _, let isWhole):
      return ends(isWhole ? "int" : "float", low, high) + [JSONMember("log", .flag(true))]
    case .listed(let values):
      return [
        JSONMember("type", .string("categorical")),
        JSONMember("values", .array(values.map(\.json))),
      ]
    }
  }
}

extension JSONValue {
  /// A name that stands twice in one object, however deep; nil for none.
  fileprivate var repeatedName: String? {
    if let elements { return elements.lazy.compactMap(\.repeatedName).first }
    guard let members else { return nil }
    var names: Set<String> = []
    for member in members where !names.insert(member.name).inserted { return member.name }
    return members.lazy.compactMap(\.value.repeatedName).first
  }
}
