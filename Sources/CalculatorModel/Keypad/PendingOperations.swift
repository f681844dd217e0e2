import ExactReals

/// The operations that wait for their right operand: inside each open parenthesis at most one of each
/// precedence.
///
/// While `2 + 3 × 4` is typed, `2 +` and `3 ×` wait. A new operation first completes all that bind at least
/// as tightly as itself, so that each binds more tightly than the one before it; only parentheses and a
/// fifth operation of the programmer keypad allocate.
struct PendingOperations: Equatable, Sendable {
  /// The number of parentheses that can be open; more are ignored.
  static let depthLimit = 100

  /// The operations inside the innermost open parenthesis.
  private(set) var level = Level()

  /// The operations outside of it, from the outermost in.
  private(set) var outerLevels: [Level] = []

  /// An operation and its left operand.
  struct Operation: Equatable, Sendable {
    var left: Operand
    var operation: ArithmeticOperation
  }

  /// Operations that wait with no parenthesis between them, each binding more tightly than the one before.
  ///
  /// The first four are stored inline, so that nothing is allocated for them: only the bit operations of
  /// the programmer keypad can make it more.
  struct Level: Equatable, Sendable {
    private var first: Operation?
    private var second: Operation?
    private var third: Operation?
    private var fourth: Operation?
    private var more: [Operation] = []

    var isEmpty: Bool { first == nil }

    /// The operations, the loosest first.
    var operations: [Operation] {
      [first, second, third, fourth].compactMap { $0 } + more
    }

    /// The number of operations that wait.
    var count: Int { operations.count }

    /// The operation that takes the next operand.
    var last: Operation? { more.last ?? fourth ?? third ?? second ?? first }

    /// Appends an operation that binds more tightly than all that wait.
    mutating func append(_ operation: Operation) {
      if first == nil {
        first = operation
      } else if second == nil {
        second = operation
      } else if third == nil {
        third = operation
      } else if fourth == nil {
        fourth = operation
      } else {
        more.append(operation)
      }
    }

    private mutating func removeLast() {
      if !more.isEmpty {
        more.removeLast()
      } else if fourth != nil {
        fourth = nil
      } else if third != nil {
        third = nil
      } else if second != nil {
        second = nil
      } else {
        first = nil
      }
    }

    /// The left operand of a waiting `+` or `−` that takes the next operand: a percentage refers to it.
    var runningTotal: Real? {
      guard let last, last.operation.precedence == .additive else { return nil }
      return last.left.value
    }

    fileprivate mutating func convert(_ convert: (Operand) -> Operand) {
      var level = Level()
      for waiting in operations {
        level.append(Operation(left: convert(waiting.left), operation: waiting.operation))
      }
      self = level
    }

    /// Removes the last operation if it is completed before the next one.
    mutating func removeLast(
      before next: ArithmeticOperation?, order: EvaluationOrder
    ) -> Operation? {
      guard let last, last.isCompleted(before: next, order: order) else { return nil }
      removeLast()
      return last
    }
  }

  /// Whether nothing waits, and no parenthesis is open.
  var isEmpty: Bool { level.isEmpty && outerLevels.isEmpty }

  /// The number of open parentheses.
  var depth: Int { outerLevels.count }

  /// Returns the value of everything before `next` inside the innermost parenthesis, with `operand` as the
  /// last right operand: it is shown when `next` is pressed, and becomes its left operand.
  func leftOperand(
    of next: ArithmeticOperation?, with operand: Operand, order: EvaluationOrder,
    by arithmetic: inout KeypadArithmetic, within budget: Budget?
  ) throws(CalculationError) -> Operand {
    var level = level
    var result = operand
    while let last = level.removeLast(before: next, order: order) {
      result = try arithmetic.result(last.operation, last.left, result, within: budget)
    }
    return result
  }

  /// Whether the operation that takes the last operand is completed before `next`; also true if none waits.
  func completesLast(before next: ArithmeticOperation, order: EvaluationOrder) -> Bool {
    level.last?.isCompleted(before: next, order: order) ?? true
  }

  /// Removes the operation that is completed first, if one is completed before `next`; with nil for `next`,
  /// any operation of the innermost parenthesis.
  mutating func removeLast(
    before next: ArithmeticOperation?, order: EvaluationOrder
  ) -> ArithmeticOperation? {
    level.removeLast(before: next, order: order)?.operation
  }

  /// Adds an operation; those that are completed before it must have been removed.
  mutating func push(_ operation: ArithmeticOperation, left: Operand) {
    level.append(Operation(left: left, operation: operation))
  }

  /// The left operands of all operations that wait, from the outermost in.
  var leftOperands: [Operand] {
    (outerLevels + [level]).flatMap { level in level.operations.map { $0.left } }
  }

  /// Converts each number that waits.
  mutating func convert(_ convert: (Operand) -> Operand) {
    level.convert(convert)
    for index in outerLevels.indices { outerLevels[index].convert(convert) }
  }

  /// Whether another parenthesis can be opened.
  var canOpen: Bool { depth < Self.depthLimit }

  /// Opens a parenthesis, if it can be.
  mutating func open() {
    guard canOpen else { return }
    outerLevels.append(level)
    level = Level()
  }

  /// Closes the innermost parenthesis, which must have no operations left; false if none is open.
  @discardableResult
  mutating func close() -> Bool {
    guard let outer = outerLevels.popLast() else { return false }
    level = outer
    return true
  }

  /// Removes all operations, but keeps the memory allocated for parentheses.
  mutating func removeAll() {
    level = Level()
    if !outerLevels.isEmpty { outerLevels.removeAll(keepingCapacity: true) }
  }
}

extension PendingOperations.Operation {
  /// Whether the operation is completed before the one that follows.
  ///
  /// `EE` only begins an exponent: it completes nothing but another exponent, in either order.
  fileprivate func isCompleted(before next: ArithmeticOperation?, order: EvaluationOrder) -> Bool {
    guard let next else { return true }
    return operation.precedence >= next.precedence
      || order == .leftToRight && next.precedence != .notation
  }
}
