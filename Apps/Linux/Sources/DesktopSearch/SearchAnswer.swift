import CalculatorPresentation

/// The answer that a desktop's search shows for an expression.
public struct SearchAnswer: Hashable, Sendable {
  /// The expression as it was typed, which identifies a result.
  public let expression: String

  /// The answer in digits, as it is copied: `0.3333333333333333`.
  public let decimal: String

  /// Whether the digits are the number itself.
  public let exactness: Exactness

  /// The expression as it was read, with its closed form if the digits are rounded: `1 ÷ 3 = 1/3`.
  public let description: String

  /// The answer with the mark that shows whether it is rounded: `= 1`, `≈ 0.3333333333333333`.
  public var title: String { exactness.mark + " " + decimal }
}
