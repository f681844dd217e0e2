/// The place in a window for a panel.
struct PanelPlace: Hashable, Sendable {
  /// The part of the window.
  var area: Rectangle

  /// Whether the panel fills the area, as beside the calculator; otherwise it takes as much as it needs.
  var isFilled = false

  /// Whether the panel is at the upper edge, as below the number; otherwise it is in the middle.
  var isAtTop = false
}
