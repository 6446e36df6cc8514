package import TextCore

extension PangoGeometry {
  /// The furthest that a document can be scrolled, in points.
  package func maximumScroll(of document: TextDocument) -> Double {
    max(contentHeight(of: document) + 2 * TextViewport.inset - viewport.height, 0)
  }

  /// The scroll nearest to the present one at which the caret's whole line is seen, with the inset above and below it.
  package func scroll(showing caret: Caret, in document: TextDocument) -> Double {
    let rectangle = caretRectangle(of: caret, in: document)
    let lineTop = rectangle.y - (TextViewport.linePitch - rectangle.height) / 2
    // In a view too low for both insets the caret itself counts.
    let lowest = lineTop
    let highest = lineTop + TextViewport.linePitch + 2 * TextViewport.inset - viewport.height
    let wanted = highest > lowest ? lowest : min(max(scroll, highest), lowest)
    return min(max(wanted, 0), maximumScroll(of: document))
  }
}
