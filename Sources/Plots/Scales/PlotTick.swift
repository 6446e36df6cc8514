/// A mark on an axis.
package struct PlotTick: Hashable, Sendable {
  /// Where.
  package var value: Double
  /// What is written there; nil for a mark between.
  package var label: String?

  /// A mark.
  package init(_ value: Double, label: String?) {
    self.value = value
    self.label = label
  }
}
