/// What a recognizer makes of the touch so far: the fingers from the first one down to the last one up.
public enum Verdict: Hashable, Sendable {
  /// It may still be this gesture, or nothing is down.
  case waits
  /// It is.
  case accepts
  /// It is not, until every finger is up.
  case rejects
}
