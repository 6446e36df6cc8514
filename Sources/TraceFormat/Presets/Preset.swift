package import GestureCore
package import SimulatorCore

/// A technique with its settings, kept in a file under a name.
///
/// ```
/// {
///   "format": "caretlab-preset",
///   "version": 1,
///   "name": "Calm",
///   "technique": "velocity-filter",
///   "delivery": 60,
///   "parameters": {
///     "technique.deadZone": 38
///   }
/// }
/// ```
/// `name` and `delivery` may be missing; keys that are not known are ignored.
package struct Preset: Hashable, Sendable {
  /// What people call it; nil where the file's name says it.
  package var name: String?
  /// The technique's id.
  package var technique: String
  /// The parameters that differ from the technique's defaults, by qualified or bare name.
  package var parameters: [NamedParameter]
  /// Callbacks per second; nil to leave them as they are.
  package var delivery: DeliveryRate?

  /// What the key `format` says.
  package static let format = "caretlab-preset"
  /// The newest version of the format.
  package static let version = 1

  /// A technique with its settings.
  package init(
    name: String? = nil, technique: String, parameters: [NamedParameter] = [],
    delivery: DeliveryRate? = nil
  ) {
    self.name = name
    self.technique = technique
    self.parameters = parameters
    self.delivery = delivery
  }

  /// A phone's technique with what differs from its defaults; the phone's own look is left out.
  package init(name: String? = nil, of phone: Simulator) {
    self.name = name
    technique = phone.sessionStart.technique
    parameters = phone.changedParameters.filter { parameter in
      !parameter.name.hasPrefix("phone.") || parameter.name == "phone.keyCancel"
    }
    delivery = phone.deliveryRate
  }

  /// The same as what is said over a recording.
  package var options: ReplayOptions {
    ReplayOptions(technique: technique, parameters: parameters, delivery: delivery)
  }
}
