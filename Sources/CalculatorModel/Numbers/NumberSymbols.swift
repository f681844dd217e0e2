/// The marks in a displayed number.
///
/// ```swift
/// NumberSymbols(decimalMark: ",", groupingMark: ".").decimalMark  // ","
/// ```
public struct NumberSymbols: Hashable, Sendable {
  /// What separates the fraction: `.` or `,`.
  public var decimalMark: Unicode.Scalar

  /// What separates groups of three digits before the decimal mark, or nil for none.
  public var groupingMark: Unicode.Scalar?

  /// What stands before a negative number: `-` or `−`.
  public var minusSign: Unicode.Scalar

  /// Creates the marks; by default plain ASCII as in `-1,234.5`.
  public init(
    decimalMark: Unicode.Scalar = ".", groupingMark: Unicode.Scalar? = ",",
    minusSign: Unicode.Scalar = "-"
  ) {
    self.decimalMark = decimalMark
    self.groupingMark = groupingMark
    self.minusSign = minusSign
  }
}
