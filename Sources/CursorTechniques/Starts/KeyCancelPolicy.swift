/// What a swipe does to the key it began on.
public enum KeyCancelPolicy: String, Hashable, Sendable, CaseIterable {
  /// Nothing: the key types if the finger lifts near it (`cancelsTouchesInView = false`).
  case never
  /// The key is cancelled when the pan begins, before the technique sees the update (UIKit's default).
  case onRecognition
  /// The key is cancelled when the start rule is satisfied, be it by a hold or by a dead zone that was left.
  case onStart
  /// The key is cancelled by the first step, after the step.
  case onFirstStep
}
