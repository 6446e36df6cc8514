extension PeerGolden {
  /// Keyboards of the iPhone.
  static let iPhone = [
    PeerGolden("swipeselection-1.5"),
    PeerGolden(
      "swipeselection-1.5+pan10", technique: "swipeselection-1.5", "slop=10",
      "recognizer.origin=threshold"),
    PeerGolden("keyboardkit"),
    PeerGolden("hamster"),
    PeerGolden("giellakbd"),
  ]
}
