/// One of the sets of keys that a layout shows in the same place.
package enum KeyboardPage: String, CaseIterable, Hashable, Sendable {
  /// Where typing begins.
  case letters
  /// Behind the `123` key.
  case numbers
  /// Behind the `#+=` key.
  case symbols
}
