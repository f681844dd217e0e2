import ExactReals

/// A calculation as an adding machine takes it: a number, and one operation after the other on what there
/// is so far.
///
/// ```swift
/// let chain = try MathExpression("12 + 3 × 4 − 5").chain
/// chain.links.map { $0.operation?.symbol }   // [nil, "+", "−"]
/// chain.links[1].operand.source()            // "3 × 4"
/// try chain.totals()                         // [12, 24, 19]
/// ```
///
/// Brackets around all that comes first are opened, because its total stands in their place:
/// `(12 + 3) × 4` is 12, + 3, × 4.
///
/// - Complexity: Making it is O(*n*) in the number of steps.
public struct CalculationChain: Sendable {
  /// A number of the chain, and the operation that it is taken for.
  public struct Link: Sendable {
    /// What is done with the total so far and the number; nil for the first.
    public let operation: ArithmeticOperation?

    /// The number as it was entered, which may be a percentage of the total.
    public let operand: MathExpression

    /// What joins them.
    fileprivate let step: Step?

    fileprivate init(_ operand: MathExpression, _ operation: ArithmeticOperation?, by step: Step?) {
      var operand = operand
      if step.isPercentage { operand.steps.append(Step(.percentage)) }
      (self.operation, self.operand, self.step) = (operation, operand, step)
    }

    /// The calculation of the total with the number, from the total so far.
    fileprivate func expression(after total: Real?) -> MathExpression {
      guard let step, let total else { return operand }
      var expression = operand
      if self.step.isPercentage { expression.steps.removeLast() }
      expression.steps.insert(Step(.value(Operand(value: total, digits: nil), of: nil)), at: 0)
      expression.steps.append(step)
      return expression
    }
  }

  /// The links, the first number first; none of an empty calculation.
  public let links: [Link]

  init(_ whole: MathExpression) {
    let starts = Self.starts(of: whole)
    var links: [Link] = []
    var last = whole.steps.count - 1
    while last >= 0 {
      var joint = last
      while joint > 0, case .group = whole.steps[joint].kind { joint -= 1 }
      guard let operation = whole.steps[joint].kind.chained else {
        links.append(Link(whole.part(starts[last]...last), nil, by: nil))
        break
      }
      let right = starts[joint - 1]
      links.append(Link(whole.part(right...joint - 1), operation, by: whole.steps[joint]))
      last = right - 1
    }
    self.links = links.reversed()
  }

  /// The totals behind each link, the last of which is the calculation's value.
  ///
  /// - Parameters:
  ///   - unit: What angles are measured in; by default in what they were entered, or radians.
  ///   - references: The values of the kept calculations that it refers to.
  ///   - budget: What all of them may cost.
  /// - Returns: The totals, as many as ``links``.
  /// - Throws: ``ExpressionError`` where one has no value.
  /// - Complexity: That of the calculation alone.
  public func totals(
    in unit: AngleUnit? = nil, references: [CalculationID: Real] = [:],
    within budget: Budget = Budget()
  ) throws(ExpressionError) -> [Real] {
    var totals: [Real] = []
    for link in links {
      totals.append(
        try link.expression(after: totals.last).value(
          in: unit, references: references, within: budget))
    }
    return totals
  }

  /// Where the operand that each step completes begins.
  private static func starts(of expression: MathExpression) -> [Int] {
    var starts: [Int] = []
    var operands: [Int] = []
    for (index, step) in expression.steps.enumerated() {
      let count = step.kind.operandCount(calling: expression.functions)
      let first = operands.count - count
      starts.append(count == 0 ? index : operands[first])
      operands.removeSubrange(first...)
      operands.append(starts[index])
    }
    return starts
  }
}

extension MathExpression {
  /// The calculation as a number and what is done with it, one operation after the other.
  public var chain: CalculationChain { CalculationChain(self) }

  /// Some of the steps, which are those of one expression, as an expression of its own.
  func part(_ range: ClosedRange<Int>) -> MathExpression {
    var part = self
    part.steps = Array(steps[range])
    return part
  }
}

extension Step? {
  /// Whether what stands behind is a percentage of what stands before.
  fileprivate var isPercentage: Bool {
    if case .percentageOperation? = self?.kind { true } else { false }
  }
}

extension Step.Kind {
  /// The operation, where it stands between two numbers and holds them no tighter than a product.
  fileprivate var chained: ArithmeticOperation? {
    switch self {
    case .operation(let operation), .percentageOperation(let operation):
      operation.precedence <= .multiplicative ? operation : nil
    case .function(.remainder, 2): .remainder
    default: nil
    }
  }
}
