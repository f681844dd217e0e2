import BigNumbers
import ExactReals

extension Calculator {
  /// The number on the display, exactly; nil after a failed calculation, and beside an ``answer``.
  public var number: Real? { shown?.value }

  /// The text on the display: a number as typed, a number rounded to fit, or `Error`.
  public var displayText: String { numberText ?? "Error" }

  /// The text of the number on the display; nil after a failed calculation, and beside an ``answer``.
  public var numberText: String? {
    switch phase {
    case .entry(let entry): entry.text(in: format)
    case .failed, .answered: nil
    case _ where words.isOn: word.map { format.symbols.text(of: $0, in: words.base) }
    default: format.text(of: displayedNumber)
    }
  }

  /// The digits on the display; nil after a failed calculation.
  public var displayedNumber: DisplayedNumber? {
    if case .entry(let entry) = phase { return entry.displayedNumber }
    if let word {
      return DisplayedNumber(isNegative: word.isNegative, significand: word.magnitude)
    }
    guard let shown else { return nil }
    return format.displayedNumber(of: shown)
  }

  /// Whether the display shows the number itself, with nothing rounded away.
  public var displaysExactly: Bool {
    if showsEntry { return true }
    return displayedNumber?.isExact ?? false
  }

  /// The number on the display; nil after a failed calculation.
  var shown: Operand? {
    switch phase {
    case .cleared: .zero
    case .entry(let entry): Operand(entry.value)
    case .word(let word): Operand(word)
    case .operation(_, let left): left
    case .opened(let shown): shown
    case .value, .result: operand
    case .failed, .answered: nil
    }
  }

  /// The word on the display of the programmer keypad; nil on another one, and after a failed calculation.
  public var word: Word? { words.isOn ? shown.map { words.word($0) } : nil }

  /// The reason why there is no number, after a failed calculation.
  public var error: CalculationError? {
    guard case .failed(let error, _) = phase else { return nil }
    return error
  }

  /// The key that found too few numbers on the stack; nil if that is not what failed.
  ///
  /// ```swift
  /// var calculator = Calculator()
  /// try calculator.press(KeySequence("RPN 5 +"))
  /// calculator.error                        // .tooFewNumbers
  /// calculator.keyLackingNumbers            // .operation(.addition)
  /// Key.operation(.addition).operandCount   // 2
  /// ```
  public var keyLackingNumbers: Key? {
    guard case .failed(.tooFewNumbers, let key) = phase else { return nil }
    return key
  }

  /// Whether the clear key reads AC: there is no entry that C could clear.
  public var showAllClear: Bool {
    if case .cleared = phase { true } else { false }
  }

  /// Whether the display shows the result of `=`.
  public var showsResult: Bool {
    if case .result = phase { true } else { false }
  }

  /// Whether a number is being typed.
  public var showsEntry: Bool {
    switch phase {
    case .entry, .word: true
    default: false
    }
  }

  /// The operation whose key is lit: it was just pressed, or its operand was just cleared.
  public var highlightedOperation: ArithmeticOperation? {
    switch phase {
    case .operation(let operation, _): operation
    case .cleared: pending.level.last?.operation
    default: nil
    }
  }

  /// Whether the key of that operation is lit.
  public func operationIsHighlighted(_ operation: ArithmeticOperation) -> Bool {
    highlightedOperation == operation
  }

  /// Returns the operation that was just pressed, if another one would replace it.
  public func replacedOperation(pressing operation: ArithmeticOperation) -> ArithmeticOperation? {
    guard case .operation(let pressed, _) = phase, pressed != operation else { return nil }
    return pressed
  }

  /// Whether EE was just pressed, so that an exponent is due.
  public var awaitsExponent: Bool {
    if case .operation(.exponent, _) = phase { true } else { false }
  }

  /// Whether an operation or a parenthesis waits for the next number.
  public var isWaiting: Bool { isOperation || !pending.isEmpty }

  /// The number of open parentheses.
  public var openParentheses: Int { pending.depth }
}
