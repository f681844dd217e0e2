import ExactReals

/// The operations that wait for their right operand: in each pair of open parentheses at most one of
/// each precedence.
///
/// While `2 + 3 × 4` is typed, `2 +` and `3 ×` wait. A new operation first completes all that bind
/// at least as tightly as itself, so a place for each precedence is enough, and only a parenthesis
/// allocates.
struct PendingOperations: Equatable, Sendable {
  /// How many parentheses can be open; more are ignored.
  static let depthLimit = 100

  /// The operations inside the innermost open parenthesis.
  private(set) var level = Level()

  /// Those outside of it, from the outermost in.
  private(set) var outerLevels: [Level] = []

  /// An operation and its left operand.
  struct Operation: Equatable, Sendable {
    var left: Operand
    var operation: ArithmeticOperation
  }

  /// Operations that wait with no parenthesis between them.
  struct Level: Equatable, Sendable {
    private var inclusiveOr: Operation?
    private var exclusiveOr: Operation?
    private var conjunction: Operation?
    private var shift: Operation?
    private var additive: Operation?
    private var multiplicative: Operation?
    private var exponential: Operation?
    private var notation: Operation?

    subscript(precedence: ArithmeticOperation.Precedence) -> Operation? {
      get {
        switch precedence {
        case .inclusiveOr: inclusiveOr
        case .exclusiveOr: exclusiveOr
        case .conjunction: conjunction
        case .shift: shift
        case .additive: additive
        case .multiplicative: multiplicative
        case .exponential: exponential
        case .notation: notation
        }
      }
      set {
        switch precedence {
        case .inclusiveOr: inclusiveOr = newValue
        case .exclusiveOr: exclusiveOr = newValue
        case .conjunction: conjunction = newValue
        case .shift: shift = newValue
        case .additive: additive = newValue
        case .multiplicative: multiplicative = newValue
        case .exponential: exponential = newValue
        case .notation: notation = newValue
        }
      }
    }

    var isEmpty: Bool { last == nil }

    /// How many operations wait.
    var count: Int {
      var level = self
      var count = 0
      while level.removeLast(before: nil, order: .precedence) != nil { count += 1 }
      return count
    }

    /// The operation that takes the next operand.
    var last: Operation? {
      notation ?? exponential ?? multiplicative ?? additive ?? shift ?? conjunction ?? exclusiveOr
        ?? inclusiveOr
    }

    /// The left side of a waiting `+` or `−` that takes the next operand: what a percentage is of.
    var runningTotal: Real? {
      guard let last, last.operation.precedence == .additive else { return nil }
      return last.left.value
    }

    fileprivate mutating func convert(_ convert: (Operand) -> Operand) {
      for precedence in ArithmeticOperation.Precedence.allCases {
        if let waiting = self[precedence] { self[precedence]?.left = convert(waiting.left) }
      }
    }

    /// Takes the last operation out if an operation that follows lets it be completed first.
    mutating func removeLast(
      before next: ArithmeticOperation?, order: EvaluationOrder
    ) -> Operation? {
      guard let last, last.isCompleted(before: next, order: order) else { return nil }
      self[last.operation.precedence] = nil
      return last
    }
  }

  /// Whether nothing waits, and no parenthesis is open.
  var isEmpty: Bool { level.isEmpty && outerLevels.isEmpty }

  /// How many parentheses are open.
  var depth: Int { outerLevels.count }

  /// The value of what comes before `next` inside the innermost parenthesis, with `operand` as the
  /// last right side: what the display shows when `next` is pressed, and what becomes its left
  /// operand.
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

  /// Whether the operation that takes the last operand is completed before `next`; also where none waits.
  func completesLast(before next: ArithmeticOperation, order: EvaluationOrder) -> Bool {
    level.last?.isCompleted(before: next, order: order) ?? true
  }

  /// Takes the operation that is completed first out, if there is one to complete before `next`; with
  /// nil for `next` each of the innermost parenthesis.
  mutating func removeLast(
    before next: ArithmeticOperation?, order: EvaluationOrder
  ) -> ArithmeticOperation? {
    level.removeLast(before: next, order: order)?.operation
  }

  /// Lets an operation wait; all that it lets be completed first were taken out.
  mutating func push(_ operation: ArithmeticOperation, left: Operand) {
    level[operation.precedence] = Operation(left: left, operation: operation)
  }

  /// The left operands of all that waits, from the outermost in.
  var leftOperands: [Operand] {
    (outerLevels + [level]).flatMap { level in
      ArithmeticOperation.Precedence.allCases.compactMap { level[$0]?.left }
    }
  }

  /// Puts another number in the place of each that waits.
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

  /// Closes the innermost parenthesis, with nothing left inside of it; false when none is open.
  @discardableResult
  mutating func close() -> Bool {
    guard let outer = outerLevels.popLast() else { return false }
    level = outer
    return true
  }

  /// Forgets everything, and keeps the memory for parentheses.
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
