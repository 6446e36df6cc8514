extension PeerGolden {
  /// Keyboards of the iPhone.
  static let iPhone = [
    PeerGolden("swipeselection-1.5"),
    PeerGolden(
      "swipeselection-1.5+pan10", technique: "swipeselection-1.5", "slop=10",
      "recognizer.origin=threshold"),
    PeerGolden("swipeshiftcaret"),
    PeerGolden(
      "swipeshiftcaret+velocity", technique: "swipeshiftcaret", "gear=true",
      "velocity=last-segment"),
    PeerGolden("keyboardkit"),
    PeerGolden("hamster"),
    PeerGolden("wurstfinger"),
    PeerGolden(
      "wurstfinger+discrete", technique: "wurstfinger", "style=discrete", charactersInWord: 200),
    PeerGolden("dictus"),
    PeerGolden("giellakbd"),
    PeerGolden("azookey-bar"),
  ]
}
