/// A number with its unit, as one of the two lines of the display.
public struct ConversionLine: Hashable, Sendable {
  /// The line that it is.
  public let line: UnitConversion.Line

  /// The number, or the reason why there is none.
  public let text: String

  /// Whether the text is a number.
  public let isNumber: Bool

  /// Whether the number is the whole value; nil if that is obvious, as for a typed one.
  public let exactness: Exactness?

  /// The unit's symbol: `km/h`.
  public let symbol: String

  /// The unit's everyday name: `Kilometres per Hour`.
  public let unitName: String

  /// Whether the keys type into it.
  public let isMarked: Bool

  /// The line as text: `= 12.7 cm`.
  public var description: String {
    (exactness.map { $0.mark + " " } ?? "") + text + (isNumber ? " " + symbol : "")
  }
}
