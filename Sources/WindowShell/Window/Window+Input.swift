internal import CSDL2

extension Window {
  /// Now, on the only clock there is: microseconds since the program started the clock.
  package var now: Int64 { MonotonicClock.microseconds() }

  /// The point about which a second finger by mouse is mirrored: the middle of the keyboard.
  package var mirrorCenter: WindowPoint {
    get { translator.mouse.mirrorCenter }
    set { translator.mouse.mirrorCenter = newValue }
  }

  /// Whether a finger is down, by mouse or by touch screen.
  package var hasActiveFingers: Bool { !translator.fingers.isEmpty }

  /// Reads the system's queue and keeps what it finds for `drain(into:)`.
  ///
  /// To be called between the stages of a frame while a finger is down: the sooner a motion is read, the truer
  /// its stamp.
  package func pump() {
    SDL_PumpEvents()
    readQueue()
    let readAt = MonotonicClock.microseconds()
    let touches = rawEvents.count { $0.event.isTouch }
    let batch = spreader.batch(of: touches, drainedAt: readAt)
    var index = 0
    for (event, serverMilliseconds) in rawEvents {
      var stamp = batch.stamp(at: min(index, touches - 1))
      if event.isTouch { index += 1 }
      if let serverMilliseconds {
        stamp = serverClock.stamp(of: serverMilliseconds, readAt: readAt)
      }
      newestStamp = max(newestStamp, stamp)
      if event.type == SDL_RENDER_TARGETS_RESET.rawValue { textureIsCurrent = false }
      if event.type == SDL_RENDER_DEVICE_RESET.rawValue { dropTexture() }
      translator.translate(event, at: newestStamp, in: logicalSize, into: &pending)
    }
  }

  /// Takes everything out of SDL's queue; mouse events with the display server's time where it tells.
  private func readQueue() {
    rawEvents.removeAll(keepingCapacity: true)
    var event = SDL_Event()
    var serverMilliseconds: Int64?
    let first = SDL_FIRSTEVENT.rawValue
    let last = SDL_LASTEVENT.rawValue
    while SDL_PeepEvents(&event, 1, SDL_GETEVENT, first, last) == 1 {
      if event.type == SDL_SYSWMEVENT.rawValue {
        // The server's own event comes just before what SDL makes of it.
        let milliseconds = caretlab_server_milliseconds(&event)
        serverMilliseconds = milliseconds < 0 ? nil : milliseconds
        continue
      }
      rawEvents.append((event, event.isMouse ? serverMilliseconds : nil))
      serverMilliseconds = nil
    }
  }

  /// Reads the system's queue and appends everything that has come in since the last call, in order; stamps
  /// never decrease.
  ///
  /// - Returns: the time up to which all input is now known.
  @discardableResult
  package func drain(into events: inout [ShellEvent]) -> Int64 {
    pump()
    events.append(contentsOf: pending)
    pending.removeAll(keepingCapacity: true)
    return spreader.emptyAt
  }

  /// Sleeps until there is input, or until a time on the clock of `now`; for ever if there is none.
  package func wait(until deadline: Int64?) {
    guard pending.isEmpty else { return }
    let before = MonotonicClock.microseconds()
    if let deadline {
      var left = deadline - before
      while left > 0 {
        if SDL_WaitEventTimeout(nil, Int32(clamping: (left + 999) / 1000)) == 1 { break }
        // SDL counts in whole milliseconds of a clock of its own, and may wake a little early.
        left = deadline - MonotonicClock.microseconds()
      }
    } else {
      SDL_WaitEvent(nil)
    }
    // Nothing had come while it slept: what comes now has come now, not over the whole sleep.
    let after = MonotonicClock.microseconds()
    if after - before > 1000 { spreader.queueWasEmpty(at: after) }
  }

  /// Cancels the fingers that are down, as when the phone's session starts anew; the cancels come with the
  /// next `drain(into:)`.
  package func cancelFingers() {
    pump()
    translator.cancelFingers(at: spreader.emptyAt, into: &pending)
  }
}
