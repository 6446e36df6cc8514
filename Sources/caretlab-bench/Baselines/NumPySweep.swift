import Foundation

/// What a person would write with NumPy to sweep the article's filter: all settings at once in arrays, one callback after
/// another, with whole numbers.
enum NumPySweep {
  /// What a run found.
  struct Outcome {
    /// Steps forward less steps back, over all recordings and settings.
    var net: Int
    /// Steps, either way.
    var steps: Int
    var seconds: Double
  }

  /// Whether speeds are divided, or multiplied by a reciprocal.
  enum Division: String {
    case straightforward
    case reciprocal
  }

  /// Runs the script.
  ///
  /// - Parameters:
  ///   - settings: dead zone, divisor and threshold of each.
  ///   - recordings: reach, speed and direction of each callback.
  /// - Returns: nil where there is no Python with NumPy.
  static func run(
    _ division: Division, settings: [Int32], recordings: [[Int32]]
  ) throws -> Outcome? {
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appendingPathComponent("caretlab-bench-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    var numbers = [Int32(settings.count / 3)] + settings + [Int32(recordings.count)]
    for recording in recordings { numbers += [Int32(recording.count / 3)] + recording }
    try numbers.withUnsafeBytes { Data($0) }.write(to: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", script, division.rawValue, file.path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    if [3, 127].contains(process.terminationStatus) { return nil }
    let words = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    guard process.terminationStatus == 0, words.count == 3, let net = Int(words[0]),
      let steps = Int(words[1]), let seconds = Double(words[2])
    else { throw BrokenBenchmark(explanation: "NumPy's sweep failed") }
    return Outcome(net: net, steps: steps, seconds: seconds)
  }

  /// Takes a division and a file of 32-bit numbers; prints net, steps and the processor's seconds. Every operation writes into an
  /// array that is there already, so that nothing is allocated on the way. Ends with 3 without NumPy.
  private static let script = #"""
    import sys, time
    try:
        import numpy as np
    except ImportError:
        sys.exit(3)

    data = np.fromfile(sys.argv[2], dtype=np.int32)
    count = int(data[0])
    settings = data[1:1 + 3 * count].reshape(count, 3)
    dead_zone, divisor, threshold = (np.ascontiguousarray(settings[:, i]) for i in range(3))
    place = 1 + 3 * count
    recordings = []
    for _ in range(int(data[place])):
        length = int(data[place + 1])
        recordings.append(data[place + 2:place + 2 + 3 * length].reshape(length, 3).tolist())
        place += 1 + 3 * length

    # (speed + ½) / divisor never comes near a whole number, so that a product of 32 bits is cut to the same quotient.
    reciprocal = (np.float32(1) / divisor.astype(np.float32)).astype(np.float32)
    amount = np.empty(count, np.int32)
    product = np.empty(count, np.float32)
    beyond = np.empty(count, bool)
    stepping = np.empty(count, bool)

    def straightforward(speed):
        np.floor_divide(speed, divisor, out=amount)

    def by_reciprocal(speed):
        np.multiply(reciprocal, np.float32(speed + 0.5), out=product)
        np.copyto(amount, product, casting="unsafe")

    divide = straightforward if sys.argv[1] == "straightforward" else by_reciprocal

    before = time.process_time()
    total_net = total_steps = 0
    for recording in recordings:
        sums = np.zeros(count, np.int32)
        net = np.zeros(count, np.int32)
        steps = np.zeros(count, np.int32)
        for reach, speed, direction in recording:
            np.less(dead_zone, reach, out=beyond)
            divide(np.int32(speed))
            np.add(sums, amount, out=sums, where=beyond)
            np.greater(sums, threshold, out=stepping)
            np.add(steps, stepping, out=steps)
            if direction > 0:
                np.add(net, stepping, out=net)
            else:
                np.subtract(net, stepping.view(np.int8), out=net)
            np.copyto(sums, 0, where=stepping)
        total_net += int(net.sum())
        total_steps += int(steps.sum())
    print(total_net, total_steps, time.process_time() - before)
    """#
}
