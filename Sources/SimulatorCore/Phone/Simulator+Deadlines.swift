import CursorTechniques
import GestureCore
import KeyboardCore
import TextCore

/// What comes due without an event. At equal times they run in this order.
///
/// The text view comes last: what it selects is noted as an event at that time, and a replay runs everything that is due
/// before it handles an event.
enum DeadlineKind {
  case deliveryFrame
  case keyRepeat
  case technique
  case proxyTick
  case textFrame
  case longPress
}

extension Simulator {
  /// The deadline that comes first.
  var nextDeadline: (time: Instant, kind: DeadlineKind)? {
    var next: (time: Instant, kind: DeadlineKind)?
    if let time = delivery.deadline { next = (time, .deliveryFrame) }
    if let time = keyboard.deadline, next.map({ time < $0.time }) ?? true {
      next = (time, .keyRepeat)
    }
    if let time = technique.deadline, next.map({ time < $0.time }) ?? true {
      next = (time, .technique)
    }
    if let time = proxyTick, next.map({ time < $0.time }) ?? true {
      next = (time, .proxyTick)
    }
    if let time = textDelivery.deadline, next.map({ time < $0.time }) ?? true {
      next = (time, .textFrame)
    }
    if let time = textGesture.deadline, next.map({ time < $0.time }) ?? true {
      next = (time, .longPress)
    }
    return next
  }

  mutating func run(
    _ deadline: (time: Instant, kind: DeadlineKind), layout: inout some LineGeometry,
    into effects: inout Effects
  ) {
    switch deadline.kind {
    case .deliveryFrame:
      // The technique's own deadline at the same time comes after the frame.
      deadlinesRun = deadline.time + -1
      deliverPending(layout: &layout, into: &effects)
    case .keyRepeat:
      keyboard.advance(to: deadline.time, into: &keyActions)
      performKeyActions(into: &effects)
    case .proxyTick: tickProxy()
    case .textFrame: deliverPendingText(layout: &layout, into: &effects)
    case .longPress:
      if let action = textGesture.advance() {
        perform(action, at: deadline.time, layout: &layout, into: &effects)
      }
    case .technique:
      advanceTechnique(to: deadline.time, layout: &layout, into: &effects)
    }
  }
}
