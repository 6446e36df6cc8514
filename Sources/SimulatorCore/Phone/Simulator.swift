package import CursorTechniques
package import GestureCore
package import KeyboardCore
package import TextCore

/// The whole phone as one state machine.
///
/// `handle` and `advance` are the only two ways in. Both append what happened to a reused `Effects` value.
/// Live, imported, replayed and synthetic input take the same way, and nothing here reads a clock.
package struct Simulator: Sendable {
  /// What a touch-down needs to be a swipe's.
  package enum StartMode: String, Hashable, Sendable, CaseIterable {
    /// What the technique's start rule says.
    case technique
    /// The region is taken as satisfied, holds count.
    case region
    /// Region and hold are taken as satisfied.
    case assumed
  }

  /// The phone's screen.
  package let screen: Screen
  /// Where a touch-down may become a swipe.
  package let startMode: StartMode
  /// Whether layout questions are asked; otherwise `select` events bring the answers.
  package let asksLayout: Bool
  /// Whether events are written to `Effects.recorded`.
  package var records = false

  /// Whether the reasons of every move of the caret are written to `Effects.explanations`.
  package var explains = false
  /// Whether what the technique is told is written to `Effects.panEvents`.
  package var keepsPanEvents = false
  /// Whether what is handed to the pan recognizer is written to `Effects.callbacks`.
  package var keepsCallbacks = false

  /// The text view: the text, what is selected in it, and whether it has the focus.
  package internal(set) var input: TextInput
  /// Layout, page, shift and presses.
  package internal(set) var keyboard: KeyboardState
  /// The technique with its state.
  package internal(set) var technique: Technique
  /// The recognizer with its state.
  package internal(set) var pan: PanRecognizer
  /// Parameters of the phone.
  package internal(set) var phone = PhoneParameters()
  /// What a technique may know of the phone.
  package internal(set) var situation = Situation()
  /// The time of the newest event or advance.
  package internal(set) var now = Instant.zero

  /// The keyboard's way to the text.
  package internal(set) var proxy = DocumentProxy()
  /// When what was asked of the proxy takes effect; nil while nothing is pending.
  var proxyTick: Instant?
  var delivery: DeliveryStage
  /// Holds back the moves of the finger on the text view. They wait for their frame's end or for a touch-down or lift: if
  /// typing, too, delivered them, a recording could not tell what was selected before it.
  var textDelivery: DeliveryStage
  /// The finger that works on the text view.
  package internal(set) var textGesture = TextGesture()
  /// What a long press took where it began.
  var pressOrigin: Range<TextPosition>?
  /// The handle in the finger's hold.
  var handleDrag: HandleDrag?
  /// The horizontal place that vertical moves keep to; nil after any other move.
  var goalX: Double?
  /// What was selected when the gesture began, for techniques that restore it.
  var selectionAtBegan: Selection?
  /// Whether this gesture has moved the caret.
  var hasStepped = false
  /// Whether the key under the finger was taken from it when the start rule was satisfied.
  var hasClaimedKey = false
  /// Whether it was taken from it because the technique took the touch for something else than a step.
  var hasLostKey = false
  var roomIsStale = true
  /// The technique's deadlines up to and including this time have run before what is delivered now.
  var deadlinesRun = Instant.zero
  var batch: [TouchSample] = []
  var textBatch: [TouchSample] = []
  var keyActions: [KeyAction] = []

  /// A phone at the start of a session.
  ///
  /// - Parameter keyboard: the fresh keyboard of another phone with the same start, to spare laying its keys out
  ///   again; nil makes a new one.
  /// - Throws: what the start names that does not exist or cannot be; unknown parameters are not an error,
  ///   they are returned by `unknownParameters(in:)`.
  package init(
    start: SessionStart, startMode: StartMode = .technique, asksLayout: Bool = true,
    keyboard prototype: KeyboardState? = nil
  ) throws(SettingError) {
    guard let layout = KeyboardLayout.layout(id: start.keyboard) else {
      throw .unknownKeyboard(
        start.keyboard,
        nearest: NearestNames.nearest(to: start.keyboard, among: KeyboardLayout.all.map(\.id)))
    }
    screen = start.screen
    self.startMode = startMode
    self.asksLayout = asksLayout
    input = TextInput(
      TextDocument(
        before: start.document.before, selected: start.document.selected,
        after: start.document.after))
    technique = try Self.technique(id: start.technique)
    pan = PanRecognizer(parameters: technique.startRule.recognizer)
    delivery = DeliveryStage(rate: start.delivery)
    textDelivery = DeliveryStage(rate: start.delivery)
    keyboard =
      prototype
      ?? KeyboardState(
        layout: layout, screenWidth: screen.width, screenHeight: screen.height)
    batch.reserveCapacity(TouchLimits.fingers)
    tookStartRule()
    keyboardChanged()
    var events: [TextInputEvent] = []
    input.beginEditing(into: &events)
    var table = start.parameters.isEmpty ? [] : parameterTable
    for parameter in start.parameters {
      do {
        try set(parameter.name, to: parameter.value, in: &table)
      } catch .unknownParameter {
        continue
      } catch {
        throw error
      }
    }
  }

  /// The same fresh phone with another text, which spares reading its settings again.
  ///
  /// For a phone to which nothing has happened yet, and a text of one paragraph: settings that change a text as they are made
  /// have no say in this one.
  package func fresh(with text: SessionStart.Document) -> Simulator {
    var phone = self
    phone.input.document = TextDocument(
      before: text.before, selected: text.selected, after: text.after)
    phone.roomIsStale = true
    return phone
  }

  /// The text and what is selected in it.
  package internal(set) var document: TextDocument {
    get { input.document }
    _modify { yield &input.document }
  }

  /// Where the caret is, or the selection's end that moves; asking for it copies nothing.
  package var caretPlace: TextPosition { input.document.selection.focus }

  /// Whether text is being edited.
  package var isFocused: Bool { input.isFocused }

  /// Whether the keyboard is shown: while text is being edited.
  package var showsKeyboard: Bool { input.isFocused }

  /// The room for the text view on the screen, below the status strip and above the keyboard if that is shown.
  package var textRegion: Rectangle {
    let bottom = barRegion?.y ?? (showsKeyboard ? keyboard.region.y : screen.height)
    return Rectangle(
      x: 0, y: screen.statusHeight, width: screen.width,
      height: max(0, bottom - screen.statusHeight))
  }

  /// When the phone wants to act without an event; nil if it doesn't.
  package var deadline: Instant? { nextDeadline?.time }

  /// Takes an event; deadlines up to its time run first.
  package mutating func handle(
    _ event: InputEvent, layout: inout some LineGeometry, into effects: inout Effects
  ) {
    if let sample = event.touch {
      handle(sample, layout: &layout, into: &effects)
      return
    }
    if case .note = event.kind {
      // Wherever a note is put into a recording, everything else stays as it was, to the microsecond.
      if records { effects.recorded.append(event) }
      return
    }
    advance(to: event.time, layout: &layout, into: &effects)
    deadlinesRun = event.time
    // What the layout answered belongs to what came before it.
    if !event.isAnswer { flushMoves(layout: &layout, into: &effects) }
    if records { effects.recorded.append(event) }
    perform(event, layout: &layout, into: &effects)
  }

  /// Runs every deadline up to and including a time.
  ///
  /// A move at exactly that time that comes afterwards counts for the next frame; live input is stamped
  /// later than the last advance, so that a replay, which knows every event beforehand, does the same.
  package mutating func advance(
    to time: Instant, layout: inout some LineGeometry, into effects: inout Effects
  ) {
    while let next = nextDeadline, next.time <= time {
      now = max(now, next.time)
      run(next, layout: &layout, into: &effects)
    }
    now = max(now, time)
  }
}

extension Screen {
  /// The status strip's height in points: 47 on the standard screen, scaled with the width like the keyboard.
  package var statusHeight: Double { 47 * width / 390 }
}
