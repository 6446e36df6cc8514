/// Where the parts of the inspector's foot are.
package struct PresetsLayout: Hashable, Sendable {
  /// The whole foot.
  package var foot: WindowRectangle
  /// The preset's name; opens the list.
  package var field: WindowRectangle
  /// Saves.
  package var save: WindowRectangle
  /// Copies as code.
  package var copy: WindowRectangle
  /// Everything else.
  package var more: WindowRectangle

  /// Lays a foot out.
  package init(_ foot: WindowRectangle) {
    self.foot = foot
    let y = foot.middleY - 13
    func button(_ number: Double) -> WindowRectangle {
      WindowRectangle(x: foot.maxX - 10 - 28 * number, y: y, width: 28, height: 28)
    }
    more = button(1)
    copy = button(2)
    save = button(3)
    let x = foot.x + InspectorLayout.padding
    field = WindowRectangle(x: x, y: y, width: max(save.x - 10 - x, 24), height: 28)
  }
}
