extension PeerGolden {
  /// Keyboards of Android.
  static let android = [
    PeerGolden("unexpected"),
    PeerGolden("thumb-key"),
    PeerGolden("thumb-key+key64", technique: "thumb-key", "keySize=64"),
    PeerGolden("thumb-key+threshold", technique: "thumb-key", "mode=threshold"),
    PeerGolden("thumb-key+quadratic", technique: "thumb-key", "mode=quadratic"),
    PeerGolden("thumb-key+constant", technique: "thumb-key", "mode=constant"),
  ]
}
