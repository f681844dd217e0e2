import BigNumbers
import ExactReals

/// One step of an expression in postfix order: a number, or an operation on the numbers before it.
struct Step: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case number(Rational)
    /// A whole number that was typed in a base: `0xFF`.
    case based(Rational, NumberBase)
    /// A number that was not typed but is known: one from memory, or the result of a calculation.
    indirect case value(Operand, of: CalculationID?)
    /// The result of a kept calculation, with its current value.
    case reference(CalculationID)
    case constant(MathConstant)
    /// A variable, by its place among those of the expression.
    case variable(Int)
    /// An argument of the function whose body this is.
    case parameter(Int)
    case negation
    /// All bits flipped: `not 5`.
    case complement
    case percentage
    /// A superscript power: `²`, `⁻¹`.
    case superscript(Int32)
    case operation(ArithmeticOperation)
    /// `+` or `−` of a percentage of its left side.
    case percentageOperation(ArithmeticOperation)
    /// Any other operation with percentages.
    case percentages(PercentageStep)
    /// A list with a number of values: `[1, 2]`.
    case list(Int)
    /// A sum, a product or a derivative of the function at a place among those of the expression; its operands are the
    /// function's arguments but the last, and the bounds.
    case binding(Binding, Int)
    /// The unit of the angle before it.
    case angle(AngleUnit)
    /// The angle before it as a number of this unit.
    case measure(AngleUnit)
    case function(MathFunction, argumentCount: Int)
    /// A function of the worksheet, by its place among those of the expression.
    case call(Int)
    /// A step with units or dates.
    indirect case quantity(QuantityStep)
    /// Brackets around the operand before it.
    case group
    /// An operand that is no longer remembered.
    case forgotten
    /// A part that only exists while an expression is being entered.
    case unfinished(Unfinished)
  }

  /// A part of an expression that is being entered.
  enum Unfinished: Equatable, Sendable {
    /// An operand that does not exist yet.
    case operand
    /// The number that is being typed.
    case entry
    /// A bracket around the operand before it that is still open.
    case group
  }

  var kind: Kind

  /// The place in the text, in UTF-8 bytes; empty if the expression was not typed.
  var range: Range<Int>

  init(_ kind: Kind, at range: Range<Int> = 0..<0) {
    self.kind = kind
    self.range = range
  }

  var isQuantity: Bool {
    if case .quantity = kind { true } else { false }
  }

  var isPercentage: Bool {
    if case .percentage = kind { true } else { false }
  }
}

extension Step.Kind {
  /// Creates the step of a number that was not typed.
  static func number(_ operand: Operand, of calculation: CalculationID?) -> Step.Kind {
    if calculation == nil, let rational = operand.value.rational { return .number(rational) }
    return .value(operand, of: calculation)
  }

  /// The number of operands that the step takes.
  ///
  /// - Parameter functions: The functions that the expression calls.
  /// - Returns: The count; zero for a number.
  func operandCount(calling functions: [UserFunction] = []) -> Int {
    switch self {
    case .number, .based, .value, .reference, .constant, .variable, .parameter, .forgotten,
      .unfinished(.operand), .unfinished(.entry):
      0
    case .negation, .complement, .percentage, .superscript, .angle, .measure, .group,
      .unfinished(.group):
      1
    case .operation, .percentageOperation: 2
    case .percentages(let step): step.operandCount
    case .list(let count): count
    case .binding(let binding, let index):
      functions[index].parameters.count - 1 + binding.boundCount
    case .quantity(let step): step.operandCount
    case .function(_, let count): count
    case .call(let index): functions[index].parameters.count
    }
  }
}
