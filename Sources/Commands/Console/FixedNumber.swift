extension Double {
  /// The number with so many digits after the point, rounded half away from zero, without any locale.
  func fixed(_ digits: Int) -> String {
    guard isFinite, magnitude < 1e15 else { return description }
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let whole = Int64((magnitude * scale).rounded(.toNearestOrAwayFromZero))
    let sign = self < 0 && whole != 0 ? "-" : ""
    guard digits > 0 else { return sign + String(whole) }
    let text = String(whole)
    let padded = String(repeating: "0", count: max(0, digits + 1 - text.count)) + text
    return sign + padded.dropLast(digits) + "." + padded.suffix(digits)
  }
}

extension Int {
  /// The number with its sign, but no sign on 0.
  var signed: String { self > 0 ? "+\(self)" : "\(self)" }
}
