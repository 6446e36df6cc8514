/// How the text view sets and colours its text; lengths in points.
///
/// Numbers out of range count as the nearest within.
package struct TextViewStyle: Hashable, Sendable {
  /// What shows that text is selected.
  package enum SelectionStyle: String, Hashable, Sendable, CaseIterable {
    /// Its ground is coloured.
    case fill
    /// A line runs under it.
    case underline
  }

  /// The size of the base font, 4…200.
  package var fontSize = 18.0
  /// From one line's top to the next one's, 4…400, whatever fonts a line makes use of.
  package var linePitch = 27.0
  /// Between one paragraph's last line and the next one's first, 0…400.
  package var paragraphSpacing = 10.0
  /// Between the view's edges and the text.
  package var insets = TextInsets(all: 16)
  /// The text's colour; nil where it is the theme's.
  package var textColor: Color?
  /// What is shown while there is no text.
  package var emptyText = ""
  /// What shows that text is selected.
  package var selectionStyle = SelectionStyle.fill
  /// Whether the text stands in one line that does not wrap.
  ///
  /// A text of more than some thousand characters wraps all the same.
  package var isSingleLine = false
  /// The least and the most lines that the view is high, 1…1000; between them it grows with its text. Nil where it is as
  /// high as its place.
  package var visibleLines: ClosedRange<Int>?

  /// The style that the phone was designed with.
  package init() {}

  /// The style with every number within its range.
  var clamped: TextViewStyle {
    var style = self
    style.fontSize = fontSize.clamped(to: 4...200)
    style.linePitch = linePitch.clamped(to: 4...400)
    style.paragraphSpacing = paragraphSpacing.clamped(to: 0...400)
    style.insets.top = insets.top.clamped(to: TextInsets.range)
    style.insets.left = insets.left.clamped(to: TextInsets.range)
    style.insets.bottom = insets.bottom.clamped(to: TextInsets.range)
    style.insets.right = insets.right.clamped(to: TextInsets.range)
    style.visibleLines = visibleLines.map { $0.clamped(to: 1...1000) }
    return style
  }
}

/// Space left free inside a view's edges, in points.
package struct TextInsets: Hashable, Sendable {
  static let range = 0.0...10_000.0

  /// Above the text, 0…10,000.
  package var top: Double
  /// Left of it, 0…10,000.
  package var left: Double
  /// Below it, 0…10,000.
  package var bottom: Double
  /// Right of it, 0…10,000.
  package var right: Double

  /// Insets by their edges.
  package init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The same at every edge.
  package init(all inset: Double) {
    self.init(top: inset, left: inset, bottom: inset, right: inset)
  }
}

extension Double {
  /// The nearest value within a range; its lower bound for what is no number.
  func clamped(to range: ClosedRange<Double>) -> Double {
    // In this order, as comparisons with what is no number fail.
    self >= range.lowerBound ? Swift.min(self, range.upperBound) : range.lowerBound
  }
}
