public import GestureCore

/// The first half of a technique: when a touch becomes a swipe of the caret, and what happens to the key
/// under it.
public struct StartRule: Hashable, Sendable {
  /// Where the finger must go down.
  public enum Region: Hashable, Sendable {
    /// Anywhere on the keyboard.
    case keyboard
  }

  /// The recognizer's parameters: a UIKit keyboard has a slop of 10, one that reads raw touches of 0.
  public var recognizer: PanParameters
  /// Where the finger must go down.
  public var region: Region
  /// What happens to the key under the finger, unless the user overrides it.
  public var keyCancel: KeyCancelPolicy

  /// A start rule.
  public init(
    recognizer: PanParameters = PanParameters(), region: Region = .keyboard,
    keyCancel: KeyCancelPolicy
  ) {
    self.recognizer = recognizer
    self.region = region
    self.keyCancel = keyCancel
  }
}

/// What a swipe does to the key it began on.
public enum KeyCancelPolicy: String, Hashable, Sendable, CaseIterable {
  /// Nothing: the key types if the finger lifts near it (`cancelsTouchesInView = false`).
  case never
  /// The key is cancelled when the pan begins, before the technique sees the update (UIKit's default).
  case onRecognition
  /// The key is cancelled by the first step, after the step.
  case onFirstStep
}
