import BigNumbers
import ExactReals

extension Step.Kind {
  /// Returns the step as a word that reads back; nil if its number has no exact text, or if the step
  /// depends on its own expression.
  func word(_ numbers: inout NumberTexts) -> String? {
    switch self {
    case .number(let value): numbers.place(of: Operand(value)).map { "number:\($0)" }
    case .based(let value, let base):
      numbers.place(of: Operand(value)).map { "based:\($0):\(base.rawValue)" }
    case .value(let operand, let calculation):
      numbers.place(of: operand).map { "value:\($0):" + (calculation?.text ?? "") }
    case .constant(let constant): "constant:" + constant.name
    case .negation: "negation"
    case .complement: "complement"
    case .percentage: "percentage"
    case .superscript(let exponent): "superscript:\(exponent)"
    case .operation(let operation): "operation:" + operation.word
    case .percentageOperation(let operation): "percentageoperation:" + operation.word
    case .angle(let unit): "angle:" + unit.name
    case .measure(let unit): "measure:" + unit.name
    case .function(let function, let count): "function:" + function.name + ":\(count)"
    case .group: "group"
    case .forgotten: "forgotten"
    case .reference, .variable, .parameter, .call, .unfinished, .quantity, .percentages, .list,
      .binding:
      nil
    }
  }

  /// Reads a word; nil if it isn't a step.
  init?(word: Substring, _ numbers: NumberTexts) {
    let parts = word.split(separator: ":", omittingEmptySubsequences: false)
    guard let name = parts.first else { return nil }
    let value = parts.count > 1 ? parts[1] : ""
    let detail = parts.count > 2 ? parts[2] : nil
    guard parts.count <= 3,
      (name == "function" || name == "value" || name == "based") == (detail != nil)
    else { return nil }
    switch name {
    case "number":
      guard let number = Int(value).flatMap({ numbers.operand(at: $0) })?.value.rational else {
        return nil
      }
      self = .number(number)
    case "based":
      guard let number = Int(value).flatMap({ numbers.operand(at: $0) })?.value.rational,
        number.isInteger, !number.isNegative,
        let base = detail.flatMap({ Int($0) }).flatMap({ NumberBase(rawValue: $0) })
      else { return nil }
      self = .based(number, base)
    case "value":
      guard let operand = Int(value).flatMap({ numbers.operand(at: $0) }), let detail else {
        return nil
      }
      let calculation = CalculationID(text: detail)
      guard calculation != nil || detail.isEmpty else { return nil }
      self = .value(operand, of: calculation)
    case "constant":
      guard let constant = MathConstant.allCases.first(where: { $0.name == value }) else {
        return nil
      }
      self = .constant(constant)
    case "superscript":
      guard let exponent = Int32(value) else { return nil }
      self = .superscript(exponent)
    case "operation", "percentageoperation":
      guard let operation = ArithmeticOperation(word: value) else { return nil }
      self = name == "operation" ? .operation(operation) : .percentageOperation(operation)
    case "angle", "measure":
      guard let unit = AngleUnit(name: String(value)) else { return nil }
      self = name == "angle" ? .angle(unit) : .measure(unit)
    case "function":
      guard let function = MathFunction.allCases.first(where: { $0.name == value }),
        let count = detail.flatMap({ Int($0) }), function.argumentCounts.contains(count)
      else { return nil }
      self = .function(function, argumentCount: count)
    case "negation": self = .negation
    case "complement": self = .complement
    case "percentage": self = .percentage
    case "group": self = .group
    case "forgotten": self = .forgotten
    default: return nil
    }
  }
}

extension ArithmeticOperation {
  /// The operation's name: that of its key.
  var word: String { Key.operation(self).token }

  init?(word: some StringProtocol) {
    guard let operation = Self.allCases.first(where: { $0.word == word }) else { return nil }
    self = operation
  }
}

extension [Step.Kind] {
  /// Returns the steps as words with spaces between them; nil if one has no word.
  func words(_ numbers: inout NumberTexts) -> String? {
    var words: [String] = []
    for step in self {
      guard let word = step.word(&numbers) else { return nil }
      words.append(word)
    }
    return words.joined(separator: " ")
  }

  /// Reads words; nil if one of them isn't a step.
  init?(words: some StringProtocol, _ numbers: NumberTexts) {
    self = []
    for word in words.split(separator: " ") {
      guard let step = Step.Kind(word: Substring(word), numbers) else { return nil }
      append(step)
    }
  }

  /// The number of operands that the steps leave; nil if a step has too few.
  var operandCount: Int? {
    var count = 0
    for step in self {
      count -= step.operandCount()
      guard count >= 0 else { return nil }
      count += 1
    }
    return count
  }
}

extension MathExpression {
  /// Returns the expression as words that read back, with its numbers among others; nil if it uses a number
  /// without an exact text, a variable, or a user's function.
  package func words(_ numbers: inout NumberTexts) -> String? {
    steps.map { $0.kind }.words(&numbers)
  }

  /// Reads words; nil if they aren't an expression.
  package init?(words: some StringProtocol, _ numbers: NumberTexts) {
    guard let kinds = [Step.Kind](words: words, numbers), kinds.operandCount == 1,
      !kinds.contains(.forgotten),
      let expression = try? MathExpression(
        steps: kinds.map { Step($0) }, variables: [], functions: [])
    else { return nil }
    self = expression
  }
}
