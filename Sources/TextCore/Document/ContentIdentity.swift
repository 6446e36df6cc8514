/// Stands for one content for as long as anyone keeps it: two identities are equal exactly when one was
/// copied from the other.
///
/// A key for caches. It is an object's address rather than a counter, so that documents that were
/// copied and then edited apart never share an identity; a cache that keeps the key keeps it unique.
/// It has no order and says nothing about equal texts.
package struct ContentIdentity: Hashable, Sendable {
  private final class Token: Sendable {}

  private let token: Token

  /// An identity that nothing else has.
  package init() { token = Token() }

  /// Whether both stand for the same content.
  package static func == (left: ContentIdentity, right: ContentIdentity) -> Bool {
    left.token === right.token
  }

  /// Feeds the identity to a hasher.
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(token)) }
}
