import CalculatorModel

extension SessionText {
  /// The content of a line after the state.
  enum Entry {
    case step(CalculatorViewModel.Step)
    /// A change of the order of evaluation and the number of digits from here on.
    case settings(EvaluationOrder, digits: Int)
  }

  /// The maximum number of keys in a line.
  private static let keysOfLine = 500

  /// The maximum size in bytes of an expression's words, so that they fit in a line.
  private static let expressionLimit = CheckedLine.lengthLimit - 100

  // MARK: - Writing

  /// Appends a change of settings.
  mutating func append(_ order: EvaluationOrder, digits: Int) {
    steps.append([Kind.settings, order.name, "\(digits)"])
  }

  /// Appends a step; returns false if it has no text.
  ///
  /// Removing something from the history is not written: all that remains of the change is the number shown since, if
  /// there is one (``isWritten(_:)``).
  mutating func append(_ step: CalculatorViewModel.Step) -> Bool {
    switch step {
    case .press(.constant(let constant), _) where Key(token: constant.name) == nil: return false
    case .press(let key, let calculation):
      let word = Self.name(of: key) + (calculation.map { $0.name } ?? "")
      if steps.last?.first == Kind.keys, let count = steps.last?.count, count <= Self.keysOfLine {
        steps[steps.count - 1].append(word)
      } else {
        steps.append([Kind.keys, word])
      }
    case .enter(let number, let expression, let calculation):
      guard let place = numbers.place(of: number) else { return false }
      var words = ""
      if let expression {
        guard let text = text(of: expression) else { return false }
        words = text
      }
      steps.append([Kind.enter, "\(place)", calculation?.text ?? "", words])
    case .changeHistory(_, let number?, let calculation):
      return append(.enter(number, calculation: calculation))
    case .changeHistory(_, nil, _): break
    case .calculate(let expression, let calculation):
      guard let words = text(of: expression) else { return false }
      steps.append([Kind.calculate, calculation?.text ?? "", words])
    case .show(let answer, let calculation):
      // Without an exact text, the answer is lost when the session continues.
      steps.append([
        Kind.show, calculation?.text ?? "", answer.exactText ?? "", answer.calculation,
      ])
    case .convert(let number):
      guard let place = numbers.place(of: number) else { return false }
      steps.append([Kind.convert, "\(place)"])
    case .retype(let digits): steps.append([Kind.retype, digits])
    case .endEntry: steps.append([Kind.endEntry])
    case .store: steps.append([Kind.store])
    case .recallStored(let index): steps.append([Kind.recall, "\(index)"])
    case .removeStored(let index): steps.append([Kind.remove, "\(index)"])
    }
    return true
  }

  private mutating func text(of expression: MathExpression) -> String? {
    guard let words = expression.words(&numbers), words.utf8.count <= Self.expressionLimit else {
      return nil
    }
    return words
  }

  /// Whether a step is written at all.
  static func isWritten(_ step: CalculatorViewModel.Step) -> Bool {
    if case .changeHistory(_, nil, _) = step { false } else { true }
  }

  // MARK: - Reading

  /// The contents of the lines after the state, in order; nil if one of them is unknown.
  var entries: [Entry]? {
    var entries: [Entry] = []
    for fields in steps {
      guard let more = read(fields) else { return nil }
      entries += more
      guard entries.count <= Self.stepLimit else { return nil }
    }
    return entries
  }

  private func read(_ fields: [String]) -> [Entry]? {
    let values = fields.dropFirst()
    switch (fields.first, values.count) {
    case (Kind.keys, _):
      var entries: [Entry] = []
      for word in values {
        guard let step = Self.press(word) else { return nil }
        entries.append(.step(step))
      }
      return entries
    case (Kind.settings, 2):
      guard let order = EvaluationOrder(name: fields[1]), let digits = Int(fields[2]),
        NumberFormat.digitRange.contains(digits)
      else { return nil }
      return [.settings(order, digits: digits)]
    case (Kind.store, 0): return [.step(.store)]
    case (Kind.retype, 1): return [.step(.retype(fields[1]))]
    case (Kind.show, 3):
      guard let calculation = Self.calculation(fields[1]) else { return nil }
      guard let answer = TypedAnswer(fields[2], of: fields[3]) else {
        return [.step(.press(.allClear))]
      }
      return [.step(.show(answer, calculation: calculation))]
    case (Kind.convert, 1):
      return Int(fields[1]).flatMap { numbers.number(at: $0) }.map { [.step(.convert($0))] }
    case (Kind.endEntry, 0): return [.step(.endEntry)]
    case (Kind.recall, 1): return Int(fields[1]).map { [.step(.recallStored(at: $0))] }
    case (Kind.remove, 1): return Int(fields[1]).map { [.step(.removeStored(at: $0))] }
    case (Kind.enter, 3):
      guard let number = Int(fields[1]).flatMap({ numbers.number(at: $0) }),
        let calculation = Self.calculation(fields[2])
      else { return nil }
      let expression = fields[3].isEmpty ? nil : MathExpression(words: fields[3], numbers)
      guard fields[3].isEmpty == (expression == nil) else { return nil }
      return [.step(.enter(number, expression: expression, calculation: calculation))]
    case (Kind.calculate, 2):
      guard let calculation = Self.calculation(fields[1]),
        let expression = MathExpression(words: fields[2], numbers)
      else { return nil }
      return [.step(.calculate(expression, calculation: calculation))]
    default: return nil
    }
  }

  /// Returns the press that a word stands for: a key, and perhaps the name of the calculation that it completes.
  private static func press(_ word: String) -> CalculatorViewModel.Step? {
    let bytes = Array(word.utf8)
    if let key = keys[bytes] { return .press(key) }
    guard let mark = bytes.lastIndex(of: UInt8(ascii: "_")), let key = keys[Array(bytes[..<mark])],
      let calculation = CalculationID(text: String(decoding: bytes[(mark + 1)...], as: UTF8.self))
    else { return nil }
    return .press(key, calculation: calculation)
  }

  /// The keys by their tokens.
  private static let keys: [[UInt8]: Key] = {
    var keys: [[UInt8]: Key] = [:]
    let others = [Key.angleUnit(.gradians)] + KeypadMode.allCases.map { Key.keypad($0) }
    let bits = (0..<64).map { Key.bit($0) }
    for key in Key.allCases + others + Key.programmerKeys + Key.stackKeys + bits {
      keys[Array(name(of: key).utf8)] = key
    }
    return keys
  }()

  /// Returns a key's name in these lines: its token, with a distinguishing prefix if it is a letter used as a digit.
  private static func name(of key: Key) -> String {
    guard case .letterDigit(let digit) = key else { return key.token }
    return NumberBase.hexadecimal.prefix + digit.token
  }

  /// Returns a calculation or none; nil for a text that is neither.
  private static func calculation(_ text: String) -> CalculationID?? {
    if text.isEmpty { return .some(nil) }
    return CalculationID(text: text).map { .some($0) }
  }
}
