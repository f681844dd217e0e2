/// The answer beside a line of a sheet.
///
/// ```swift
/// let sheet = try Sheet("tax = 8%\n200 + tax\n1/0")
/// sheet.answer(at: 1)   // .value(216)
/// sheet.answer(at: 2)   // .failure, .divisionByZero
/// ```
public enum SheetAnswer: Sendable {
  /// Nothing: the line is blank, a comment, a text or an option.
  case nothing
  /// The result of a calculation.
  case value(ExpressionValue)
  /// The line defines a function.
  case function
  /// The line is a graph: `y = x^2 - 2`, where `x` has no value.
  case graph
  /// The line has no answer; the error is the reason.
  case failure(SheetError)
  /// The line costs more than a line may while the user types; its answer is still to come.
  case pending

  /// The value, if there is one.
  public var value: ExpressionValue? {
    if case .value(let value) = self { value } else { nil }
  }

  /// The reason why there is no answer, if there should be one.
  public var error: SheetError? {
    if case .failure(let error) = self { error } else { nil }
  }
}
