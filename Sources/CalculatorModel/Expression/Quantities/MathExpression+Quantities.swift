import ExactReals
import Quantities

extension MathExpression {
  /// The exact value, which may have a unit or be a date, and whether a step on the way was wrapped to its word.
  ///
  /// - Parameters:
  ///   - unit: The unit of angles; by default the one they were entered in, or radians.
  ///   - exchangeRates: The rates for converting money.
  ///   - references: The values of the kept calculations that the expression refers to.
  ///   - budget: The most the calculation may cost.
  /// - Returns: The value.
  /// - Throws: ``ExpressionError`` at the sign, the function or the unit that has no value.
  package func result(
    in unit: AngleUnit? = nil, exchangeRates: ExchangeRates,
    references: [CalculationID: ExpressionValue] = [:], within budget: Budget = Budget()
  ) throws(ExpressionError) -> (value: ExpressionValue, wraps: Bool) {
    let unit = unit ?? angleUnit ?? .radians
    // The value of a kept calculation is not known when a reference to it is read.
    guard hasQuantities || references.contains(where: { $0.value.number == nil }) else {
      var evaluator = ExpressionEvaluator(
        NumberArithmetic(
          unit: unit, words: wordFormat,
          references: references.isEmpty ? [:] : references.compactMapValues { $0.number },
          budget: budget))
      let value = try evaluator.value(of: self)
      try evaluator.arithmetic.checkWhole(value, at: steps.last?.range ?? range)
      return (isPercentage ? .percentage(value) : .number(value), evaluator.arithmetic.wraps)
    }
    // A word has no unit.
    guard wordFormat == nil else { throw ExpressionError(.notPlainNumber, at: range) }
    var evaluator = ExpressionEvaluator(
      QuantityArithmetic(
        unit: unit, exchangeRates: exchangeRates, references: references, budget: budget))
    let value = writtenAsTime(try evaluator.value(of: self))
    if case .quantity(let quantity) = value, let price = quantity.units.priceMeant,
      !steps.contains(where: { $0.kind.isKnown })
    {
      throw ExpressionError(.quantity(.moneyTimesUnits(quantity.units, price: price)), at: range)
    }
    switch steps.last?.kind {
    case .quantity(.form), .quantity(.percentageForm): return (value, false)
    default: break
    }
    guard isPercentage else { return (value.number.map { .number($0) } ?? value, false) }
    guard let number = value.number else { throw ExpressionError(.notPlainNumber, at: range) }
    return (.percentage(number), false)
  }

  /// The value of a variable in an expression without quantities.
  func number(ofVariable index: Int) -> Real {
    guard let number = variables[index].value.number else {
      preconditionFailure("an expression with such a variable has quantities")
    }
    return number
  }
}

extension Step.Kind {
  /// Whether it is a value from elsewhere, as in a part of a calculation that is reported step by step.
  fileprivate var isKnown: Bool {
    if case .quantity(.known) = self { true } else { false }
  }
}
