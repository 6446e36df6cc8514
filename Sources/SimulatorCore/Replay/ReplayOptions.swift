package import GestureCore

/// What the command line or a slider says over what a recording says.
package struct ReplayOptions: Hashable, Sendable {
  /// Another technique; the recording's `technique` events are then ignored.
  package var technique: String?
  /// Parameters by qualified or bare name; the recording's `set` events for them are then ignored.
  package var parameters: [NamedParameter]
  /// Another delivery rate; the recording's `set` events for it are then ignored.
  package var delivery: DeliveryRate?
  /// What a touch-down needs to be a swipe's.
  package var startMode: Simulator.StartMode

  /// Nothing changed.
  package init(
    technique: String? = nil, parameters: [NamedParameter] = [], delivery: DeliveryRate? = nil,
    startMode: Simulator.StartMode = .technique
  ) {
    self.technique = technique
    self.parameters = parameters
    self.delivery = delivery
    self.startMode = startMode
  }
}
