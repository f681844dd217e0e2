import CalculatorPresentation

/// A colour in the form sent to a terminal.
enum Color: Hashable, Sendable {
  /// The terminal's own text or background colour.
  case unset
  /// One of the 16 or 256 numbered colours.
  case indexed(UInt8)
  case rgb(RGB)
}
