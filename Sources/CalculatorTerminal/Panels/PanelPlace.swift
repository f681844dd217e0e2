/// Where in a window a panel may stand.
struct PanelPlace: Hashable, Sendable {
  /// The part of the window.
  var area: Rectangle

  /// Whether it takes all of that, as beside the calculator; else as much as it needs.
  var isFilled = false

  /// Whether it stands at the upper edge, as below the number; else in the middle.
  var isAtTop = false
}
