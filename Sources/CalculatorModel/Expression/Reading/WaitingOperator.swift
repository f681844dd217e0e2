/// An operator whose left operand has been read, and what held where it stands.
struct WaitingOperator {
  let infix: ExpressionParser.Infix
  let place: Range<Int>

  /// Whether the operand before is a percentage.
  let left: PercentageMark

  /// Whether the operand before is a number as it was typed, and is divided.
  let isNumber: Bool

  /// Whether no operator stands before that binds as tightly.
  let isAlone: Bool

  /// The step of that number.
  let number: Int

  /// What the operand divides in which the operator stands.
  let divisor: ExpressionParser.Divisor

  /// Where the steps of that operand begin.
  let start: Int

  /// How tightly what stands before that operand holds it.
  let power: ExpressionParser.BindingPower
}
