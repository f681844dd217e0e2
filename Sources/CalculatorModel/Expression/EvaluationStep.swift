import ExactReals
import Quantities

/// A part of an expression, once it is evaluated.
///
/// ```swift
/// try MathExpression("2 × sin(30°)").evaluate(in: .radians) { print($0.expression.reading) }
/// // 30°
/// // sin(30°)
/// // 2 × sin(30°)
/// ```
package struct EvaluationStep {
  /// What angles have to do with a step.
  package enum Angles: Hashable, Sendable {
    /// An angle becomes one in another unit.
    case converted(from: AngleUnit, to: AngleUnit)
    /// A function takes an angle or gives one, in this unit.
    case measured(in: AngleUnit)
  }

  /// The whole expression, and the steps of this part.
  private let whole: MathExpression
  private let range: ClosedRange<Int>

  /// The value, or why there is none.
  package let value: Result<ExpressionValue, CalculationError>

  /// What angles have to do with it, if anything.
  package let angles: Angles?

  /// The part as an expression of its own.
  ///
  /// - Complexity: O(*n*) in its steps.
  package var expression: MathExpression { whole.part(range) }

  /// Whether this is all of the expression.
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

  /// Whether there is anything to tell: not of a number as typed, of brackets and of an angle that keeps its
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
  /// The exact value, with each part of the expression told in the order of evaluation.
  ///
  /// - Parameters:
  ///   - unit: What angles are measured in.
  ///   - exchangeRates: The rates by which money is converted.
  ///   - budget: What the calculation may cost.
  ///   - tell: Gets each part, the last time the one that has no value.
  /// - Returns: The value.
  /// - Complexity: That of ``value(in:references:within:)``, and O(1) more for each step.
  /// - Throws: ``ExpressionError`` as ``value(in:references:within:)`` does.
  @discardableResult
  package func evaluate(
    in unit: AngleUnit, exchangeRates: ExchangeRates = ExchangeRates(),
    within budget: Budget = Budget(), telling tell: (EvaluationStep) -> Void
  ) throws(ExpressionError) -> ExpressionValue {
    /// Where the operands begin that are still to be taken, and their values.
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

  /// Whether a number of the text stands behind a minus sign where it is to fit a word: `-128`.
  private func entersNegated(at index: Int) -> Bool {
    guard wordFormat != nil, index + 1 < steps.count, steps[index + 1].kind == .negation else {
      return false
    }
    return steps[index].kind.operandCount(calling: functions) == 0
  }

  /// The number of the expression, which has to fit only with a minus sign before it.
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
  /// What there is to tell of a step; nil for one that should have had a value elsewhere.
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
