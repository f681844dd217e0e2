import BigNumbers
import ExactReals

/// The keypad input so far, as the steps of an expression.
///
/// `2 + 3 × √9` is kept as 2, 3, 9, √, ×, +: postfix order, in which a key that acts on the number shown is
/// simply appended.
struct EnteredExpression: Equatable, Sendable {
  /// The most steps that are remembered; earlier ones are shown as `…`.
  static let limit = 500

  private(set) var steps: [Step] = []

  var isEmpty: Bool { steps.isEmpty }

  /// Appends a step.
  mutating func append(_ kind: Step.Kind) {
    if steps.count >= Self.limit { forgetBeginning() }
    steps.append(Step(kind))
  }

  /// Appends the steps of an operand.
  mutating func append(operand: some Sequence<Step.Kind>) {
    for kind in operand { append(kind) }
  }

  /// Applies an operation to its operands: a percentage at the end is one of what is before it.
  mutating func complete(_ operation: ArithmeticOperation) {
    steps.complete(operation)
  }

  /// Applies a function to the last operand, with angles in a unit.
  mutating func apply(_ function: KeypadFunction, in unit: AngleUnit) {
    switch function {
    case .square: append(.superscript(2))
    case .cube: append(.superscript(3))
    case .reciprocal: apply(.division, to: .number(1))
    case .exponential: apply(.power, to: .constant(.e))
    case .powerOfTen: apply(.power, to: .number(10))
    case .powerOfTwo: apply(.power, to: .number(2))
    default:
      guard let mathFunction = function.mathFunction else { return }
      if mathFunction.takesAngle { append(.angle(unit)) }
      append(.function(mathFunction, argumentCount: 1))
      if mathFunction.givesAngle { append(.measure(unit)) }
    }
  }

  /// Puts a number before the last operand, and an operation between them.
  private mutating func apply(_ operation: ArithmeticOperation, to left: Step.Kind) {
    if steps.count >= Self.limit { forgetBeginning() }
    steps.insert(Step(left), at: startOfOperand(limit: .max) ?? 0)
    append(.operation(operation))
  }

  /// Removes the last operand, with everything that was done to it.
  mutating func removeOperand() {
    steps.removeSubrange((startOfOperand(limit: .max) ?? 0)...)
  }

  /// Returns the steps of the last operand; nil if there are more than the limit.
  func operand(limit: Int) -> [Step.Kind]? {
    startOfOperand(limit: limit).map { start in steps[start...].map { $0.kind } }
  }

  /// Returns the index where the last operand begins; nil if that is beyond the limit.
  private func startOfOperand(limit: Int) -> Int? {
    var missing = 1
    var start = steps.endIndex
    while missing > 0, start > 0, steps.endIndex - start < limit {
      start -= 1
      missing += steps[start].kind.operandCount() - 1
    }
    return missing == 0 ? start : nil
  }

  /// Whether the last operand is a percentage, perhaps with its sign changed.
  var endsInPercentage: Bool {
    switch steps.last?.kind {
    case .percentage?: true
    case .negation?: steps.dropLast().last?.isPercentage ?? false
    default: false
    }
  }

  /// Changes the sign of the last operand.
  mutating func negateOperand() {
    switch steps.last?.kind {
    case .number(let number)?: steps[steps.count - 1].kind = .number(-number)
    case .value(let operand, of: nil)?:
      steps[steps.count - 1].kind = .value(operand.negated, of: nil)
    case .negation?: steps.removeLast()
    default: append(.negation)
    }
  }

  /// Removes all steps, but keeps the allocated memory for the next calculation.
  mutating func removeAll() {
    if !steps.isEmpty { steps.removeAll(keepingCapacity: true) }
  }

  /// Replaces each operand that the first half of the steps makes by a `…`.
  ///
  /// There are at most four operands for each open parenthesis, so this always shortens the line.
  private mutating func forgetBeginning() {
    let count = Self.limit / 2
    let operandCount = steps[..<count].reduce(0) { $0 + 1 - $1.kind.operandCount() }
    steps.replaceSubrange(
      ..<count, with: repeatElement(Step(.forgotten), count: max(operandCount, 0)))
  }

  /// Returns the steps with all waiting operations completed, and placeholders for missing operands.
  ///
  /// - Parameters:
  ///   - pending: The operations that wait.
  ///   - isTyping: Whether a number is being typed.
  /// - Returns: The steps of one expression; empty if nothing was entered.
  func steps(
    completing pending: PendingOperations, isTyping: Bool = false
  ) -> [Step] {
    let levels = pending.outerLevels + [pending.level]
    var steps = steps
    if isTyping { steps.append(Step(.unfinished(.entry))) }
    let operandCount = steps.reduce(0) { $0 + 1 - $1.kind.operandCount() }
    let waitingCount = levels.reduce(0) { $0 + $1.count }
    if operandCount <= waitingCount {
      if waitingCount == 0, levels.count == 1 { return [] }
      steps.append(Step(.unfinished(.operand)))
    }
    for (index, level) in levels.enumerated().reversed() {
      var level = level
      while let waiting = level.removeLast(before: nil, order: .precedence) {
        steps.complete(waiting.operation)
      }
      if index > 0 { steps.append(Step(.unfinished(.group))) }
    }
    return steps
  }
}

extension [Step] {
  /// Applies an operation to the last two operands.
  fileprivate mutating func complete(_ operation: ArithmeticOperation) {
    if operation.precedence == .additive, last?.isPercentage ?? false {
      removeLast()
      append(Step(.percentageOperation(operation)))
    } else {
      append(Step(.operation(operation)))
    }
  }
}
