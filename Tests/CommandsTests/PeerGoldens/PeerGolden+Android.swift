extension PeerGolden {
  /// Keyboards of Android.
  static let android = [
    PeerGolden("unexpected")
  ]
}
