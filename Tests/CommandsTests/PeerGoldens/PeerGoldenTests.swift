import Testing

/// Techniques held to the original keyboards: the same touches, the same moves at the same times.
@Suite(.enabled(if: PeerGolden.folder != nil, "CARETLAB_DATA names no folder with peer-goldens"))
struct PeerGoldenTests {
  @Test(arguments: PeerGolden.iPhone + PeerGolden.android)
  func movesAreTheOriginals(golden: PeerGolden) throws {
    let expected = try golden.expected()
    #expect(expected.count == 150)
    var different: [String] = []
    for (trace, sums) in expected where try golden.moves(on: trace) != sums {
      different.append(trace)
    }
    let names = different.joined(separator: " ")
    #expect(names == "", "\(different.count) of \(expected.count) traces differ")
  }
}
