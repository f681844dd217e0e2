import ExactReals

/// A calculation as an adding machine takes it: a number, then one operation after another on the total so far.
///
/// ```swift
/// let chain = try MathExpression("12 + 3 × 4 − 5").chain
/// chain.links.map { $0.operation?.symbol }   // [nil, "+", "−"]
/// chain.links[1].operand.source()            // "3 × 4"
/// try chain.totals()                         // [12, 24, 19]
/// ```
///
/// Brackets around the whole beginning are opened, because its total takes their place: `(12 + 3) × 4` is 12, + 3, ×
/// 4.
///
/// - Complexity: O(*n*) in the number of steps, to create it.
public struct CalculationChain: Sendable {
  /// A number of the chain, with the operation that uses it.
  public struct Link: Sendable {
    /// The operation on the total so far and the number; nil for the first.
    public let operation: ArithmeticOperation?

    /// The number as it was entered, which may be a percentage of the total.
    public let operand: MathExpression

    /// The step that joins them.
    fileprivate let step: Step?

    fileprivate init(_ operand: MathExpression, _ operation: ArithmeticOperation?, by step: Step?) {
      var operand = operand
      if step.isPercentage { operand.steps.append(Step(.percentage)) }
      (self.operation, self.operand, self.step) = (operation, operand, step)
    }

    /// The calculation that joins the number to the total so far.
    fileprivate func expression(after total: Real?) -> MathExpression {
      guard let step, let total else { return operand }
      var expression = operand
      if self.step.isPercentage { expression.steps.removeLast() }
      expression.steps.insert(Step(.value(Operand(value: total, digits: nil), of: nil)), at: 0)
      expression.steps.append(step)
      return expression
    }
  }

  /// The links, from the first number on; none of an empty calculation.
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

  /// The totals after each link; the last one is the calculation's value.
  ///
  /// - Parameters:
  ///   - unit: The unit of angles; by default the one they were entered in, or radians.
  ///   - references: The values of the kept calculations that it refers to.
  ///   - budget: The most that all of them may cost.
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

  /// The start of the operand that each step completes.
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
  /// The calculation as a number and the operations on it, one after another.
  public var chain: CalculationChain { CalculationChain(self) }

  /// A range of the steps, which form one expression, as an expression of its own.
  func part(_ range: ClosedRange<Int>) -> MathExpression {
    var part = self
    part.steps = Array(steps[range])
    return part
  }
}

extension Step? {
  /// Whether the step takes a percentage of its left operand.
  fileprivate var isPercentage: Bool {
    if case .percentageOperation? = self?.kind { true } else { false }
  }
}

extension Step.Kind {
  /// The operation, if it stands between two numbers and binds no tighter than a product.
  fileprivate var chained: ArithmeticOperation? {
    switch self {
    case .operation(let operation), .percentageOperation(let operation):
      operation.precedence <= .multiplicative ? operation : nil
    case .function(.remainder, 2): .remainder
    default: nil
    }
  }
}
