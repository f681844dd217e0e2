/// The look of a cell: colours and weight.
struct CellStyle: Hashable, Sendable {
  /// The colour of the text.
  var ink: Color

  /// The colour behind it.
  var base: Color

  var isBold = false
  var isDim = false
  var isUnderlined = false

  /// Whether the terminal swaps the two colours; the only way to light a key without colours.
  var isReversed = false

  /// The terminal's own look.
  static let plain = CellStyle(ink: .unset, base: .unset)
}
