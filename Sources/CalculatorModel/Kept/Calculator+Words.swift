import BigNumbers
import ExactReals

extension Calculator {
  /// Returns the calculator as words that read back as the same calculator; nil if a number has no exact text.
  ///
  /// ```swift
  /// var numbers = NumberTexts()
  /// let words = calculator.words(&numbers)
  /// Calculator(words: words ?? [], numbers, format: calculator.format)   // the same
  /// ```
  ///
  /// Of the format, the words hold only the number of digits: the rest doesn't affect any calculation.
  package func words(_ numbers: inout NumberTexts) -> [String]? {
    guard let phase = phaseWord(&numbers), let operand = numbers.place(of: operand),
      let pending = pending.words(&numbers), let line = line.steps.map({ $0.kind }).words(&numbers),
      let stack = stack.text(&numbers)
    else { return nil }
    var repeated = ""
    if let repetition {
      guard let place = numbers.place(of: repetition.operand) else { return nil }
      repeated = repetition.operation.word + ":\(place)"
    }
    var places: [String] = []
    for number in stored + [memoryOperand].compactMap({ $0 }) {
      guard let place = numbers.place(of: number) else { return nil }
      places.append("\(place)")
    }
    let memory = memoryOperand == nil ? nil : places.popLast()
    return [
      order.name, angleUnit.name, hasSecondFunctions ? "2nd" : "", "\(format.maximumDigits)",
      CalculationID(rawValue: randomNumbers.seed).text, resultCalculation?.text ?? "", phase,
      "\(operand)", pending, repeated, line, memory ?? "", places.joined(separator: " "),
      words.text(&numbers), stack,
    ]
  }

  /// Reads words; nil if they don't describe a calculator.
  ///
  /// - Parameters:
  ///   - words: The words that ``words(_:)`` returned.
  ///   - numbers: The numbers that the words refer to.
  ///   - format: The number format, except for the number of digits.
  package init?(words: [String], _ numbers: NumberTexts, format: NumberFormat) {
    // Words written before word modes and the stack existed have neither.
    guard words.count == 13 || words.count == 15,
      let mode = words.count == 15 ? WordMode(text: words[13], numbers) : WordMode(),
      let stack = words.count == 15 ? NumberStack(text: words[14], numbers) : NumberStack(),
      let order = EvaluationOrder(name: words[0]),
      let unit = AngleUnit(name: words[1]), words[2].isEmpty || words[2] == "2nd",
      let digits = Int(words[3]), NumberFormat.digitRange.contains(digits),
      let seed = CalculationID(text: words[4])?.rawValue,
      let operand = Int(words[7]).flatMap({ numbers.operand(at: $0) })
    else { return nil }
    self.init(
      format: NumberFormat(
        maximumDigits: digits, countsExponent: format.countsExponent, symbols: format.symbols),
      order: order, angleUnit: unit, words: mode, randomSeed: seed)
    self.operand = operand
    hasSecondFunctions = !words[2].isEmpty
    guard
      Self.read(words[5], into: &resultCalculation, { CalculationID(text: $0) }),
      Self.read(words[9], into: &repetition, { Repetition(word: $0, numbers) }),
      Self.read(words[11], into: &memoryOperand, { Int($0).flatMap { numbers.operand(at: $0) } }),
      let phase = Phase(word: words[6], numbers, words: mode.format),
      let pending = PendingOperations(words: words[8], numbers),
      let line = [Step.Kind](words: words[10], numbers), line.count <= EnteredExpression.limit
    else { return nil }
    (self.phase, self.pending, self.stack) = (phase, pending, stack)
    self.line.append(operand: line)
    for word in words[12].split(separator: " ") {
      guard let number = Int(word).flatMap({ numbers.operand(at: $0) }),
        stored.count < Self.storedNumberLimit
      else { return nil }
      stored.append(number)
    }
    guard hasLineOfItsOwn, !mode.isOn || hasWordsAlone else { return nil }
  }

  /// Reads a word that may be empty; false if it isn't valid.
  private static func read<Value>(
    _ word: String, into value: inout Value?, _ read: (String) -> Value?
  ) -> Bool {
    guard !word.isEmpty else { return true }
    value = read(word)
    return value != nil
  }

  /// Whether the line has one operand for each waiting operation, plus the one shown if it is already there.
  ///
  /// After a failed calculation the line is only shown.
  private var hasLineOfItsOwn: Bool {
    let waitingCount = (pending.outerLevels + [pending.level]).reduce(0) { $0 + $1.count }
    let count = line.steps.map { $0.kind }.operandCount
    if stack.isOn { return hasStackOfItsOwn && waitingCount == 0 && count ?? 2 <= 1 }
    switch phase {
    case .failed: return pending.isEmpty
    case .cleared, .entry, .word, .opened, .answered: return count == waitingCount
    case .operation, .value, .result: return count == waitingCount + 1
    }
  }

  /// Whether the number shown is the last one on the stack, and nothing waits.
  private var hasStackOfItsOwn: Bool {
    guard pending.isEmpty, repetition == nil else { return false }
    switch phase {
    case .value, .result: return stack.levels.last?.number == operand
    case .cleared: return stack.levels.last?.number.value.isWrittenAsZero ?? true
    case .entry, .word: return stack.levels.count < NumberStack.limit
    case .failed, .answered: return true
    case .operation, .opened: return false
    }
  }

  /// Whether all numbers of the calculation are words, as the programmer keypad has them.
  private var hasWordsAlone: Bool {
    var numbers = pending.leftOperands + stack.levels.map { $0.number } + [operand]
    if let shown { numbers.append(shown) }
    if let repetition { numbers.append(repetition.operand) }
    if case .entry = phase { return false }
    return numbers.allSatisfy { number in
      guard let value = number.value.rational, value.isInteger else { return false }
      return Word(value.numerator, words.format) != nil
    }
  }

  private func phaseWord(_ numbers: inout NumberTexts) -> String? {
    switch phase {
    // An answer has no text of its own here: the step that shows it has one.
    case .cleared, .answered: "cleared"
    case .entry(let entry): "entry:" + entry.word
    case .word(let word): "word:" + word.description
    case .operation(let operation, let left):
      numbers.place(of: left).map { "operation:" + operation.word + ":\($0)" }
    case .opened(let shown): numbers.place(of: shown).map { "opened:\($0)" }
    case .value: "value"
    case .result: "result"
    case .failed(let error, let key): "failed:" + error.name + (key.map { ":" + $0.token } ?? "")
    }
  }
}

extension Calculator.Phase {
  fileprivate init?(word: String, _ numbers: NumberTexts, words format: WordFormat) {
    let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let rest = parts.count > 1 ? parts[1] : ""
    switch parts[0] {
    case "cleared": self = .cleared
    case "value": self = .value
    case "result": self = .result
    case "entry":
      guard let entry = Entry(word: rest) else { return nil }
      self = .entry(entry)
    case "word":
      guard let word = BigInt(rest).flatMap({ Word($0, format) }) else { return nil }
      self = .word(word)
    case "operation":
      guard let pressed = Calculator.Repetition(word: rest, numbers) else { return nil }
      self = .operation(pressed.operation, left: pressed.operand)
    case "opened":
      guard let shown = Int(rest).flatMap({ numbers.operand(at: $0) }) else { return nil }
      self = .opened(shown: shown)
    case "failed":
      let names = rest.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard let error = CalculationError(name: names[0]) else { return nil }
      guard names.count > 1 else {
        self = .failed(error)
        return
      }
      // The programmer keypad has all the operations of the other keypads as well.
      guard error == .tooFewNumbers, let key = Key(token: names[1], on: .programmer),
        key.operandCount > 0
      else { return nil }
      self = .failed(error, by: key)
    default: return nil
    }
  }
}

extension Calculator.Repetition {
  /// Reads an operation and the place of its operand: `+:3`.
  fileprivate init?(word: some StringProtocol, _ numbers: NumberTexts) {
    guard let mark = word.lastIndex(of: ":"),
      let operation = ArithmeticOperation(word: word[..<mark]),
      let operand = Int(word[word.index(after: mark)...]).flatMap({ numbers.operand(at: $0) })
    else { return nil }
    self.init(operation: operation, operand: operand)
  }
}

extension PendingOperations {
  /// Returns the operations from the outermost in, with `(` for each open parenthesis.
  fileprivate func words(_ numbers: inout NumberTexts) -> String? {
    var words: [String] = []
    for (depth, level) in (outerLevels + [level]).enumerated() {
      if depth > 0 { words.append("(") }
      for waiting in level.operations {
        guard let place = numbers.place(of: waiting.left) else { return nil }
        words.append(waiting.operation.word + ":\(place)")
      }
    }
    return words.joined(separator: " ")
  }

  fileprivate init?(words: String, _ numbers: NumberTexts) {
    self.init()
    for word in words.split(separator: " ") {
      if word == "(" {
        guard canOpen else { return nil }
        open()
      } else {
        guard let waiting = Calculator.Repetition(word: word, numbers),
          level.last.map({ $0.operation.precedence < waiting.operation.precedence }) ?? true
        else { return nil }
        push(waiting.operation, left: waiting.operand)
      }
    }
  }
}

extension Entry {
  /// The number as it was typed: `-12.50`.
  fileprivate var word: String {
    (isNegative ? "-" : "") + NumberFormat.plainEntry.text(of: magnitude.displayedNumber)
  }

  fileprivate init?(word: some StringProtocol) {
    self.init(isNegative: word.utf8.first == UInt8(ascii: "-"))
    for byte in word.utf8.dropFirst(isNegative ? 1 : 0) {
      if let digit = Digit(rawValue: byte &- 0x30) {
        append(digit, limit: NumberFormat.digitRange.upperBound)
      } else {
        appendDecimalPoint()
      }
    }
    guard self.word == word else { return nil }
  }
}
