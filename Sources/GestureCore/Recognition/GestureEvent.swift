/// What an arena tells of a touch.
public enum GestureEvent: Hashable, Sendable {
  /// It is a pan.
  case pan(PanUpdate)
  /// It is a long press.
  case longPress(LongPressUpdate)
  /// It was a tap.
  case tap(Tap)
}
