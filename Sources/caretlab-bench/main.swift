import Foundation

func printError(_ text: String) {
  FileHandle.standardError.write(Data("caretlab-bench: \(text)\n".utf8))
}

do {
  let arguments = try BenchmarkArguments(Array(CommandLine.arguments.dropFirst()))
  if arguments.printsHelp {
    print(BenchmarkArguments.usage, terminator: "")
    exit(0)
  }
  var results: [BenchmarkResult] = []
  for benchmark in arguments.benchmarks {
    results += try benchmark.run(arguments.effort)
  }
  if arguments.printsJSON {
    for result in results { print(result.json) }
  } else {
    print(BenchmarkResult.table(results))
  }
} catch let mistake as BenchmarkArguments.Mistake {
  printError("\(mistake.explanation); --help says what there is")
  exit(2)
} catch let broken as BrokenBenchmark {
  printError("broken: \(broken.explanation)")
  exit(1)
} catch {
  printError("broken: \(error)")
  exit(1)
}
