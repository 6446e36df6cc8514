import Foundation

/// A file with one thing wrong: cut off somewhere, or one byte of it another.
///
/// Of small files every byte has its turn; of larger ones those of both ends, and some places between.
struct Damages {
  private static let smallFile = 8192
  private static let end = 2048
  private static let placesBetween = 2000
  private static let kinds = 4
  private static let seed: UInt64 = 0x0CA9_E71A

  /// Bytes of damaged files for each file where `CARETLAB_TEST_EFFORT` is 1.
  private static let bytesOfEffort = 100_000.0
  /// From this effort on, that of deep runs, every damage has its turn.
  private static let wholeEffort = 20.0

  private let bytes: [UInt8]

  init(of bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Gives each damaged file, with words for what is wrong with it.
  func visit(_ body: ([UInt8], () -> String) -> Void) {
    var random = Self.seed
    let share = share
    for place in places {
      for kind in 0..<Self.kinds where Double(Self.next(&random) >> 11) < share * 0x1p53 {
        guard kind > 0 else {
          body(Array(bytes[..<place])) { "cut after \(place) bytes" }
          continue
        }
        let digit = UInt8(ascii: "0") + UInt8(Self.next(&random) % 10)
        let byte = [0, 0xff, digit][kind - 1]
        guard bytes[place] != byte else { continue }
        var damaged = bytes
        damaged[place] = byte
        body(damaged) { "byte \(place) is \(byte)" }
      }
    }
  }

  /// Which part of all damages is tried.
  private var share: Double {
    let text = ProcessInfo.processInfo.environment["CARETLAB_TEST_EFFORT"]
    let effort = text.flatMap(Double.init) ?? 1
    guard effort < Self.wholeEffort else { return 1 }
    return Self.bytesOfEffort * effort / Double(places.count * Self.kinds * bytes.count + 1)
  }

  private var places: [Int] {
    guard bytes.count > Self.smallFile else { return Array(bytes.indices) }
    var random = Self.seed
    let middle = Self.end..<(bytes.count - Self.end)
    let between = (0..<Self.placesBetween).map { _ in
      middle.lowerBound + Int(Self.next(&random) % UInt64(middle.count))
    }
    return Array(0..<Self.end) + between + Array((bytes.count - Self.end)..<bytes.count)
  }

  /// SplitMix64.
  private static func next(_ state: inout UInt64) -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
