/// What lines are made of as tools print them: read by eights, nil or false for everything else.
///
/// All of it is small and runs for each line of a log, so that calls would take a good part of the time.
extension ByteCursor {
  /// The next eight bytes; nil where there are fewer.
  @inline(__always)
  private var eight: EightBytes? { address(of: 8).map { EightBytes(at: $0) } }

  /// Skips blanks where many are expected.
  @inline(__always)
  mutating func skipPadding() {
    while let eight {
      let count = eight.count(ofLeading: UInt8(ascii: " "))
      skip(count)
      if count < 8 { return }
    }
    skipBlanks()
  }

  /// Takes bytes if they come next.
  @inline(__always)
  mutating func take(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard end - position >= other.count,
      UnsafeBufferPointer(rebasing: bytes[position..<position + other.count]).isSame(as: other)
    else { return false }
    skip(other.count)
    return true
  }

  /// A stamp of six digits behind the point, as nearly all are; nil, and nothing taken, for others.
  @inline(__always)
  mutating func plainStamp() -> Int64? {
    let before = position
    if let seconds = digits()?.value, take(UInt8(ascii: ".")), let fraction = eight?.sixDigits,
      seconds < ImportLimits.stamp / 1_000_000
    {
      skip(6)
      if let first, first &- UInt8(ascii: "0") > 9 { return seconds * 1_000_000 + fraction }
    }
    position = before
    return nil
  }

  /// Four digits to base 16 and the blank behind them; nil for others.
  @inline(__always)
  mutating func plainFour() -> UInt16? {
    guard let number = eight?.fourHexadecimalDigits else { return nil }
    skip(4)
    return take(UInt8(ascii: " ")) ? number : nil
  }

  /// Eight digits to base 16; nil for others.
  @inline(__always)
  mutating func plainEight() -> UInt32? {
    guard let number = eight?.eightHexadecimalDigits else { return nil }
    skip(8)
    return number
  }

  /// Takes what is left up to the line's end, which must come.
  mutating func skipLine() -> Bool {
    while let eight {
      if let index = eight.firstIndex(of: UInt8(ascii: "\n")) {
        skip(index + 1)
        return true
      }
      skip(8)
    }
    while position < end {
      position += 1
      if bytes[position - 1] == UInt8(ascii: "\n") { return true }
    }
    return false
  }

  /// Takes the line's end, blanks and carriage returns in front of it too.
  @inline(__always)
  mutating func takeLineEnd() -> Bool {
    skipPadding()
    let before = position
    while take(UInt8(ascii: "\r")) || take(UInt8(ascii: " ")) {}
    if take(UInt8(ascii: "\n")) { return true }
    position = before
    return false
  }
}
