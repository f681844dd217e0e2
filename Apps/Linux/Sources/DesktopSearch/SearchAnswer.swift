import CalculatorPresentation

/// What a desktop's search shows for an expression.
public struct SearchAnswer: Hashable, Sendable {
  /// The expression as it was typed: what a result is known by.
  public let expression: String

  /// The answer in digits, as it is copied: `0.3333333333333333`.
  public let decimal: String

  /// Whether the digits are the number itself.
  public let exactness: Exactness

  /// How the expression was read, with its closed form where the digits are rounded: `1 ÷ 3 = 1/3`.
  public let description: String

  /// The answer with the mark that tells whether it is rounded: `= 1`, `≈ 0.3333333333333333`.
  public var title: String { exactness.mark + " " + decimal }
}
