extension PeerGolden {
  /// Keyboards of Android; `+picker` is a phone with several input methods, where a long press on the space bar
  /// asks for one.
  static let android = [
    PeerGolden("simple-keyboard"),
    PeerGolden("simple-keyboard+picker", technique: "simple-keyboard", "start.lostAfter=900"),
    PeerGolden("openboard"),
    PeerGolden("openboard+picker", technique: "openboard", "start.lostAfter=300"),
    PeerGolden("heliboard"),
    PeerGolden("heliboard+picker", technique: "heliboard", "start.lostAfter=300"),
    PeerGolden("heliboard+typed150ms", technique: "heliboard", typedBefore: 150_000),
    PeerGolden("unexpected"),
    PeerGolden("thumb-key"),
    PeerGolden("thumb-key+key64", technique: "thumb-key", "keySize=64"),
    PeerGolden("thumb-key+threshold", technique: "thumb-key", "mode=threshold"),
    PeerGolden("thumb-key+quadratic", technique: "thumb-key", "mode=quadratic"),
    PeerGolden("thumb-key+constant", technique: "thumb-key", "mode=constant"),
  ]
}
