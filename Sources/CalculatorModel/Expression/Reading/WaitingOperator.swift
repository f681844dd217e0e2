/// An operator whose left operand was read, and the state at its place.
struct WaitingOperator {
  let infix: ExpressionParser.Infix
  let place: Range<Int>

  /// Whether the operand before it is a percentage.
  let left: PercentageMark

  /// Whether the operand before it is a number as it was typed, and is divided.
  let isNumber: Bool

  /// Whether no operator that binds as tightly precedes it.
  let isAlone: Bool

  /// The step of that number.
  let number: Int

  /// The role in a quotient of the operand that contains the operator.
  let divisor: ExpressionParser.Divisor

  /// The start of that operand's steps.
  let start: Int

  /// The binding power of the operator before that operand.
  let power: ExpressionParser.BindingPower
}
