import BigNumbers

extension Step.Kind {
  /// Whether the result of the step is a percentage.
  ///
  /// - Parameters:
  ///   - operands: Whether each of its operands is one.
  ///   - variables: The variables of the expression.
  /// - Returns: Whether it is a percentage.
  func isPercentage(_ operands: [Bool], _ variables: [Variable]) -> Bool {
    switch self {
    case .percentage: true
    case .negation, .group: operands[0]
    case .variable(let index): variables[index].isPercentage
    case .operation(.addition), .operation(.subtraction): operands[0] && operands[1]
    case .percentages(let step):
      switch step {
      case .ratio, .change, .marked: true
      case .portion(.of): operands[0] && operands[1]
      case .portion: operands[1]
      case .share, .whole, .unmarked: false
      }
    default: false
    }
  }
}

extension [Step] {
  /// The same steps, with percentages replaced by amounts where a percentage of them is taken.
  ///
  /// On the keys `50 % + 50 %` takes half of 0.5, whereas typed text adds the two; written as `0.5 + 50%` it reads
  /// back.
  ///
  /// - Complexity: O(*n*); nothing is copied if there is nothing to replace.
  func withAmounts(_ variables: [Variable], _ functions: [UserFunction]) -> [Step] {
    guard contains(where: { $0.isPercentageOperation }), contains(where: { $0.isPercentage }) else {
      return self
    }
    var result: [Step] = []
    // The start of each operand that is still to be used, and whether it is a percentage.
    var operands: [(start: Int, isPercentage: Bool)] = []
    for step in self {
      let taken = [(start: Int, isPercentage: Bool)](
        operands.suffix(step.kind.operandCount(calling: functions)))
      operands.removeLast(taken.count)
      let start = taken.first?.start ?? result.count
      if step.isPercentageOperation, taken[0].isPercentage {
        let end = taken[1].start
        let amount = Array(result[start..<end]).amount(variables, functions)
        result.replaceSubrange(start..<end, with: amount)
      }
      result.append(step)
      operands.append((start, step.kind.isPercentage(taken.map { $0.isPercentage }, variables)))
    }
    return result
  }

  /// The steps of the amount of an operand that is a percentage.
  fileprivate func amount(_ variables: [Variable], _ functions: [UserFunction]) -> [Step] {
    guard let last else { return self }
    switch last.kind {
    case .group, .negation: return dropLast().amount(variables, functions) + [last]
    case .percentage:
      let inner = Array(dropLast())
      if inner.count == 1, case .number(let number) = inner[0].kind {
        return [Step(.number(number * .hundredth), at: inner[0].range)]
      }
      if inner.count == 2, inner[1].kind == .negation, case .number(let number) = inner[0].kind {
        return [Step(.number(number * .hundredth), at: inner[0].range), inner[1]]
      }
      return inner + [Step(.number(100)), Step(.operation(.division))]
    default:
      // In a sum of two, the first would leave the other a number without its mark, which stands in brackets.
      return self + [Step(.number(1)), Step(.operation(.multiplication))]
    }
  }
}

extension ArraySlice<Step> {
  fileprivate func amount(_ variables: [Variable], _ functions: [UserFunction]) -> [Step] {
    Array(self).amount(variables, functions)
  }
}

extension Step {
  var isPercentageOperation: Bool {
    if case .percentageOperation = kind { true } else { false }
  }
}

extension Rational {
  /// One percent.
  fileprivate static let hundredth = Rational(significand: Int64(1), exponent: -2)
}
