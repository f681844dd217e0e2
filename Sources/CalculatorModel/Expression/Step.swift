import BigNumbers

/// One step of an expression in postfix order: a number, or what is done with the numbers before it.
struct Step: Sendable {
  enum Kind: Sendable {
    case number(Rational)
    case constant(MathConstant)
    /// A variable, by its place among those of the expression.
    case variable(Int)
    /// An argument of the function whose body this is.
    case parameter(Int)
    case negation
    case percentage
    case operation(ArithmeticOperation)
    /// `+` or `−` of a percentage of its left side.
    case percentageOperation(ArithmeticOperation)
    /// The angle before it is of this unit.
    case angle(AngleUnit)
    case function(MathFunction, argumentCount: Int)
    /// A function of the worksheet, by its place among those of the expression.
    case call(Int)
  }

  var kind: Kind
  var range: Range<Int>

  var isPercentage: Bool {
    if case .percentage = kind { true } else { false }
  }
}
