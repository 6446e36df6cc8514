package import TextCore

extension PangoGeometry {
  /// The height of the visible part in points, for page moves: that of a view that grows as it is now.
  package var viewportHeight: Double {
    guard let lines = applied.visibleLines else { return viewport.height }
    let least = Double(lines.lowerBound) * linePitch
    let most = Double(lines.upperBound) * linePitch
    let insets = applied.insets.top + applied.insets.bottom
    return min(height.clamped(to: least...most) + insets, viewport.height)
  }

  /// The height of the visible part with a document in it, in points.
  package func viewportHeight(showing document: TextDocument) -> Double {
    follow(document)
    return viewportHeight
  }

  /// The furthest that a document can be scrolled, in points.
  package func maximumScroll(of document: TextDocument) -> Double {
    follow(document)
    return max(height + applied.insets.top + applied.insets.bottom - viewportHeight, 0)
  }

  /// The scroll nearest to the present one at which the caret's whole line is seen, with the insets above and below it.
  package func scroll(showing caret: Caret, in document: TextDocument) -> Double {
    var wanted = scroll
    settle {
      let rectangle = caretRectangle(of: caret, in: document)
      let lineTop = rectangle.y - (linePitch - rectangle.height) / 2
      // In a view too low for both insets the caret itself counts.
      let lowest = lineTop
      let highest =
        lineTop + linePitch + applied.insets.top + applied.insets.bottom - viewportHeight
      wanted = highest > lowest ? lowest : min(max(scroll, highest), lowest)
      wanted = wanted.clamped(to: 0...maximumScroll(of: document))
      layOut(at: wanted, document)
    }
    return wanted
  }

  /// The scroll at which a text that does not wrap shows the caret, nearest to the present one; 0 where text wraps.
  package func scrollX(showing caret: Caret, in document: TextDocument) -> Double {
    guard !typesetter.wraps else { return 0 }
    let (place, offset) = line(of: caret, in: document)
    let line = place.lines.lines[place.line]
    let x = place.x(of: offset, caret.affinity)
    let most = max(line.x + line.width - contentWidth, 0)
    return min(max(scrollX, x - contentWidth), x).clamped(to: 0...most)
  }

  /// The scroll at which what is seen now moves by as much as from the present scroll to `wanted`, once
  /// everything that is seen there has been laid out: lines above may turn out to be more or fewer than was
  /// thought.
  package func scroll(settling wanted: Double, in document: TextDocument) -> Double {
    follow(document)
    var result = wanted.clamped(to: 0...maximumScroll(of: document))
    // What was seen at the top stays in the picture while it is scrolled down by less than its height.
    let distance = scroll - result
    let isStillSeen = distance > 0 && distance < viewportHeight
    settle {
      let seen = (isStillSeen ? result + distance : result) - applied.insets.top
      let shift = shift(ofHeight: seen) { layOut(at: result, document) }
      result = (result + shift).clamped(to: 0...maximumScroll(of: document))
    }
    return result
  }

  /// Lays out what would be seen, unless that was done last.
  private func layOut(at scroll: Double, _ document: TextDocument) {
    let wanted = SettledView(document.version, scroll: scroll, viewport, applied)
    guard wanted != settled else { return }
    settled = wanted
    let top = scroll - applied.insets.top
    _ = places(between: top, and: top + viewportHeight, in: document)
  }

  /// Does something until nothing is corrected by it; in the end it would come to rest by itself.
  private func settle(_ body: () -> Void) {
    for _ in 0..<8 {
      let before = corrections
      body()
      if corrections == before { return }
    }
  }
}

/// What was laid out all the same: nothing in it is an estimate.
struct SettledView: Equatable {
  private var version: ContentIdentity
  private var scroll: Double
  private var viewport: TextViewport
  private var style: TextViewStyle

  init(
    _ version: ContentIdentity, scroll: Double, _ viewport: TextViewport, _ style: TextViewStyle
  ) {
    self.version = version
    self.scroll = scroll
    self.viewport = viewport
    self.style = style
  }
}
