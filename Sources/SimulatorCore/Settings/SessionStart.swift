package import GestureCore

/// Everything a session starts from: what a recording's header says, as far as the phone cares.
package struct SessionStart: Hashable, Sendable {
  /// The text around the caret before the first event.
  package struct Document: Hashable, Sendable {
    /// Text before the selection.
    package var before: String
    /// Selected text; its anchor is at the start, its focus at the end.
    package var selected: String
    /// Text after the selection.
    package var after: String

    /// The text around the caret.
    package init(before: String = "", selected: String = "", after: String = "") {
      self.before = before
      self.selected = selected
      self.after = after
    }
  }

  /// The phone's screen.
  package var screen: Screen
  /// The keyboard layout's id.
  package var keyboard: String
  /// The text.
  package var document: Document
  /// The technique's id.
  package var technique: String
  /// Parameters that differ from their defaults or were written out; qualified or bare names, in file order.
  package var parameters: [NamedParameter]
  /// Callbacks per second.
  package var delivery: DeliveryRate

  /// A session's start; the defaults are what a recording that says nothing means.
  package init(
    screen: Screen = .standard, keyboard: String = "en-qwerty", document: Document = Document(),
    technique: String = "velocity-filter", parameters: [NamedParameter] = [],
    delivery: DeliveryRate = .asRecorded
  ) {
    self.screen = screen
    self.keyboard = keyboard
    self.document = document
    self.technique = technique
    self.parameters = parameters
    self.delivery = delivery
  }
}

/// A parameter's name with a value.
package struct NamedParameter: Hashable, Sendable {
  /// Qualified (`technique.deadZone`) or bare (`deadZone`).
  package var name: String
  /// Its value.
  package var value: ParameterValue

  /// A parameter's name with a value.
  package init(_ name: String, _ value: ParameterValue) {
    self.name = name
    self.value = value
  }
}
