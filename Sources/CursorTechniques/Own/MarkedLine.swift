import GestureCore

/// The marks on both sides of a gesture's start, and where the caret is among them.
struct MarkedLine: Hashable, Sendable {
  /// What the line is walked by.
  struct Rules: Hashable, Sendable {
    /// How densely marks are laid.
    var curve: GainCurve
    /// How far the finger must come back over a mark to undo it, in points.
    var hold: Double

    /// How far from a text's end the finger is taken to be, however far it went on: the first step back is
    /// half a character away.
    var halfSpacing: Double { curve.spacing / 2 }
    /// Where the first mark on the other side of the start lies, at the least. Near, so that who goes on through the
    /// start need not cross a dead zone once more; but so far that a finger at the start, even if the grip took it
    /// for one that rests short of it, has come back over the mark.
    var nearest: Double { 2 * hold + 1 }
    /// Where it does lie.
    var otherSide: Double { max(halfSpacing, nearest) }
  }

  private(set) var right = Trail()
  private(set) var left = Trail()
  /// Marks crossed, positive to the right.
  private(set) var count = 0

  /// No character from the start, as long as the finger does not cross the first mark.
  mutating func begin(with mark: Double, _ rules: Rules) {
    count = 0
    right.begin(with: mark > 0 ? mark : rules.otherSide)
    left.begin(with: mark > 0 ? rules.otherSide : -mark)
  }

  /// Follows the finger along its way, no farther than the text has room.
  ///
  /// - Returns: where the finger is taken to be: at the way's end, or short of it where the text ended.
  mutating func walk(_ way: Stretch, _ room: Situation.Room, _ rules: Rules) -> Double {
    if way.end > way.start {
      return Self.walk(way, on: &right, from: left, &count, room.after, rules)
    }
    var outward = -count
    let place = Self.walk(way.mirrored, on: &left, from: right, &outward, room.before, rules)
    count = -outward
    return -place
  }

  /// Goes back to an earlier count.
  mutating func takeBack(to count: Int) { self.count = count }

  /// A way to one side. Distances and count are positive on that side; `behind` is the other one.
  private static func walk(
    _ way: Stretch, on ahead: inout Trail, from behind: Trail, _ count: inout Int, _ room: Int,
    _ rules: Rules
  ) -> Double {
    let most = min(Trail.capacity, count + max(0, room))
    while count < 0, count < most, way.end > rules.hold - behind.marks[-count - 1] { count += 1 }
    if count >= 0 {
      ahead.extend(way, along: rules.curve, limit: max(count, most))
      while count < most, count < ahead.marks.count,
        way.end >= ahead.marks[count] - Trail.tolerance
      { count += 1 }
    }
    guard count >= most else { return way.end }
    let wall = wall(at: count, ahead, behind, rules)
    guard way.end > wall else { return way.end }
    if count >= 0 {
      let sinceMark = count > 0 ? wall - ahead.marks[count - 1] : rules.halfSpacing
      ahead.end(after: count, at: max(0, wall), phase: sinceMark / rules.curve.spacing)
    }
    return wall
  }

  /// The farthest place at a text's end.
  private static func wall(
    at count: Int, _ ahead: Trail, _ behind: Trail, _ rules: Rules
  ) -> Double {
    if count > 0 {
      let mark = ahead.marks[count - 1]
      return max(mark, mark - rules.hold + rules.halfSpacing)
    }
    guard count == 0 else { return -behind.marks[-count - 1] }
    // Where the text has no room on the other side either, the first mark there would be half a character away.
    return rules.halfSpacing - (behind.marks.first ?? behind.frontier + rules.halfSpacing)
  }
}

extension MarkedLine {
  /// Why the count changed last, with the finger at a place.
  func reason(for steps: Int, at place: Double, _ rules: Rules) -> Reason {
    let outward = steps > 0 ? count : -count
    let ahead = steps > 0 ? right : left
    let behind = steps > 0 ? left : right
    let distance = steps > 0 ? place : -place
    if outward > 0 {
      return Reason(
        "way from the start", distance, .reached, ahead.marks[outward - 1], unit: "pt")
    }
    return Reason(
      "way back over a mark", behind.marks[-outward] + distance, .above, rules.hold, unit: "pt")
  }

  /// How far the finger is from the last mark, and the next one is from that.
  func gauge(at place: Double, speed: Double, _ curve: GainCurve) -> Gauge {
    count > 0 || (count == 0 && place >= 0)
      ? right.gauge(at: place, after: count, speed: speed.magnitude, curve)
      : left.gauge(at: -place, after: -count, speed: speed.magnitude, curve)
  }
}
