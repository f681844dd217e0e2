import ExactReals
import Quantities

/// A part of an expression, after its evaluation.
///
/// ```swift
/// try MathExpression("2 × sin(30°)").evaluate(in: .radians) { print($0.expression.reading) }
/// // 30°
/// // sin(30°)
/// // 2 × sin(30°)
/// ```
package struct EvaluationStep {
  /// The role of angles in a step.
  package enum Angles: Hashable, Sendable {
    /// An angle is converted to another unit.
    case converted(from: AngleUnit, to: AngleUnit)
    /// A function takes or returns an angle, in this unit.
    case measured(in: AngleUnit)
  }

  /// The whole expression, and the steps of this part.
  private let whole: MathExpression
  private let range: ClosedRange<Int>

  /// The value, or the reason there is none.
  package let value: Result<ExpressionValue, CalculationError>

  /// The role of angles in it, if any.
  package let angles: Angles?

  /// The part as an expression of its own.
  ///
  /// - Complexity: O(*n*) in its steps.
  package var expression: MathExpression { whole.part(range) }

  /// Whether this is the whole expression.
  package var isLast: Bool { range.upperBound == whole.steps.count - 1 }

  fileprivate init(
    _ range: ClosedRange<Int>, of whole: MathExpression,
    _ value: Result<ExpressionValue, CalculationError>, in unit: AngleUnit
  ) {
    self.range = range
    self.whole = whole
    self.value = value
    angles =
      switch whole.steps[range.upperBound].kind {
      case .angle(let other): .converted(from: other, to: unit)
      case .measure(let other): .converted(from: unit, to: other)
      case .function(let function, _): function.isOfAngles ? .measured(in: unit) : nil
      default: nil
      }
  }

  /// Whether there is anything to report: not for a number as typed, for brackets, or for an angle that keeps its
  /// unit.
  fileprivate var isOfInterest: Bool {
    if isLast { return true }
    if case .converted(let unit, let other) = angles { return unit != other }
    switch whole.steps[range.upperBound].kind {
    case .number, .based, .group: return false
    case .quantity(let step): return step.isOfInterest
    default: return true
    }
  }
}

extension MathExpression {
  /// The exact value; reports each part of the expression in the order of evaluation.
  ///
  /// - Parameters:
  ///   - unit: The unit of angles.
  ///   - exchangeRates: The rates for converting money.
  ///   - budget: The most the calculation may cost.
  ///   - tell: Receives each part; if one has no value, that one comes last.
  /// - Returns: The value.
  /// - Complexity: That of ``value(in:references:within:)``, and O(1) more for each step.
  /// - Throws: ``ExpressionError`` as ``value(in:references:within:)`` does.
  @discardableResult
  package func evaluate(
    in unit: AngleUnit, exchangeRates: ExchangeRates = ExchangeRates(),
    within budget: Budget = Budget(), telling tell: (EvaluationStep) -> Void
  ) throws(ExpressionError) -> ExpressionValue {
    /// The start and the value of each operand that is still to be used.
    var operands: [(start: Int, value: ExpressionValue)] = []
    for (index, step) in steps.enumerated() {
      let count = step.kind.operandCount(calling: functions)
      let taken = operands.suffix(count)
      let range = (taken.first?.start ?? index)...index
      var alone = self
      alone.steps = taken.map { Step(.known($0.value)) }
      alone.steps.append(step)
      let result =
        entersNegated(at: index)
        ? alone.resultOfNegated(in: unit, within: budget)
        : alone.told(in: unit, exchangeRates, within: budget)
      if let told = result.step(range, of: self, in: unit), told.isOfInterest { tell(told) }
      operands.removeLast(count)
      operands.append((range.lowerBound, try result.get()))
    }
    return operands[0].value
  }

  /// Whether a number of the text follows a minus sign where it has to fit a word: `-128`.
  private func entersNegated(at index: Int) -> Bool {
    guard wordFormat != nil, index + 1 < steps.count, steps[index + 1].kind == .negation else {
      return false
    }
    return steps[index].kind.operandCount(calling: functions) == 0
  }

  /// The number of the expression, which only has to fit with a minus sign before it.
  private func resultOfNegated(
    in unit: AngleUnit, within budget: Budget
  ) -> Result<ExpressionValue, ExpressionError> {
    var negated = self
    negated.steps.append(Step(.negation))
    return negated.told(in: unit, ExchangeRates(), within: budget).map { value in
      value.number.map { .number(-$0) } ?? value
    }
  }

  private func told(
    in unit: AngleUnit, _ exchangeRates: ExchangeRates, within budget: Budget
  ) -> Result<ExpressionValue, ExpressionError> {
    do throws(ExpressionError) {
      return .success(
        try result(in: unit, exchangeRates: exchangeRates, within: budget).value)
    } catch {
      return .failure(error)
    }
  }
}

extension Result<ExpressionValue, ExpressionError> {
  /// The report on a step; nil for one that should have had a value elsewhere.
  fileprivate func step(
    _ range: ClosedRange<Int>, of whole: MathExpression, in unit: AngleUnit
  ) -> EvaluationStep? {
    switch self {
    case .success(let value): return EvaluationStep(range, of: whole, .success(value), in: unit)
    case .failure(let error):
      guard let cause = error.calculationError else { return nil }
      return EvaluationStep(range, of: whole, .failure(cause), in: unit)
    }
  }
}
