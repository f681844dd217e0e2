import BigNumbers
import ExactReals
import Quantities

/// Functions of lists, and sums over whole numbers, where a value may have a unit.
extension QuantityArithmetic {
  /// The result of a function of a list, perhaps followed by a number: `quantile([1, 2], 0.5)`.
  func result(
    of function: MathFunction, ofList operands: [ExpressionValue], argumentCount: Int
  ) throws(QuantityFailure) -> ExpressionValue {
    let elements = operands[0].elements ?? []
    let rest = operands.dropFirst()
    guard argumentCount == 1 || function == .quantile, rest.allSatisfy({ $0.elements == nil })
    else {
      throw QuantityFailure(.listAsNumber)
    }
    if function == .count { return .number(Real(elements.count)) }
    let others = rest.compactMap { $0.number }
    guard others.count == rest.count else {
      throw QuantityFailure(.onlyPlainNumbers(function.name))
    }
    try QuantityFailure.calculated { () throws(CalculationError) in
      try budget.pay(Int64(elements.count) * WorkPrice.operand)
    }
    let numbers = elements.compactMap { $0.number }
    if numbers.count == elements.count {
      return .number(try value(of: function, numbers + others))
    }
    guard function.keepsUnit, let first = elements.first else {
      throw QuantityFailure(.onlyPlainNumbers(function.name))
    }
    if function == .sum {
      var sum = first
      for element in elements.dropFirst() {
        sum = try result(of: .addition, sum, element)
      }
      return sum
    }
    // All are converted to the unit of the first, which is then the unit of the value.
    let units = try quantity(first).units
    var converted: [Real] = []
    for element in elements {
      let next = try quantity(element)
      converted.append(
        try QuantityFailure.measured { () throws(QuantityError) in
          try next.converted(to: units, using: exchangeRates, within: budget)
        }.number)
    }
    let number = try value(of: function, converted + others)
    return ExpressionValue(
      try QuantityFailure.measured { () throws(QuantityError) in
        try Quantity(number, in: units, within: budget)
      })
  }

  private func value(
    of function: MathFunction, _ numbers: [Real]
  ) throws(QuantityFailure) -> Real {
    try QuantityFailure.calculated { () throws(CalculationError) in
      try function.value(ofSample: numbers, within: budget)
    }
  }

  /// The value of a function over a variable of its own.
  func value(
    of binding: Binding, _ function: UserFunction, _ operands: [ExpressionValue]
  ) throws(ExpressionError) -> ExpressionValue {
    switch binding {
    case .iteration(let iteration): return try value(of: iteration, function, operands)
    case .calculus(let calculus):
      let numbers = operands.compactMap { $0.number }
      guard numbers.count == operands.count, !function.body.hasQuantities else {
        throw ExpressionError(.onlyPlainNumbers(binding.function.name), at: 0..<0)
      }
      let references = references.compactMapValues { $0.number }
      let list = try calculus.values(
        of: function.body, numbers, in: unit, references: references, within: budget)
      if let list { return .list(list.map { .number($0) }) }
      return .number(
        try calculus.value(
          of: function.body, numbers, in: unit, references: references, within: budget))
    }
  }

  private func value(
    of iteration: Iteration, _ function: UserFunction, _ operands: [ExpressionValue]
  ) throws(ExpressionError) -> ExpressionValue {
    let bounds = operands.suffix(2).compactMap { $0.number }
    guard bounds.count == 2 else { throw ExpressionError(.boundsNotWhole, at: 0..<0) }
    // A term has values of its own, and so needs an evaluator of its own. Its arguments besides its number are those
    // of the enclosing function, which are no lists.
    var terms = ExpressionEvaluator(self)
    let arguments = Array(operands.dropLast(2))
    return try iteration.value(
      bounds: bounds[...], empty: .number(Real(iteration.valueOfNothing)), within: budget
    ) { (number) throws(ExpressionError) in
      try terms.value(of: function.body, arguments + [.number(Real(number))])
    } joined: { (left, right) throws(ExpressionError) in
      do throws(QuantityFailure) {
        return try result(of: iteration.operation, left, right)
      } catch {
        throw ExpressionError(error.cause, at: 0..<0)
      }
    }
  }
}
