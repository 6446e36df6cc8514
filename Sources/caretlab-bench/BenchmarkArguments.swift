/// What the command line asks for.
struct BenchmarkArguments {
  static let usage = """
    usage: caretlab-bench [--filter NAME] [--quick] [--json]

      --filter NAME  only benchmarks whose name contains NAME; may be given several times
      --quick        less input and fewer repetitions
      --json         one object per benchmark, each on one line

    Aims that are missed are said and are no failure; a benchmark whose two sides
    disagree is one (exit code 1).


    """ + Benchmark.allCases.map { "  \($0.rawValue): \($0.summary)\n" }.joined()

  var benchmarks: [Benchmark] = []
  var effort = Effort(isQuick: false)
  var printsJSON = false
  var printsHelp = false

  /// A command line that cannot be understood.
  struct Mistake: Error {
    var explanation: String
  }

  init(_ arguments: [String]) throws(Mistake) {
    var filters: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--filter":
        guard let name = rest.popFirst() else {
          throw Mistake(explanation: "--filter needs a name after it")
        }
        filters.append(name)
      case "--quick": effort.isQuick = true
      case "--json": printsJSON = true
      case "--help", "-h": printsHelp = true
      default: throw Mistake(explanation: "there is no option \(argument)")
      }
    }
    benchmarks = Benchmark.allCases.filter { benchmark in
      filters.isEmpty || filters.contains { benchmark.rawValue.contains($0) }
    }
    guard !benchmarks.isEmpty else {
      let names = Benchmark.allCases.map(\.rawValue).joined(separator: ", ")
      throw Mistake(
        explanation: "no benchmark's name contains \(filters.joined(separator: ", ")): \(names)")
    }
  }
}
