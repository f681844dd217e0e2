import BigNumbers

extension MathExpression {
  /// How the expression was understood: every operation inside another one in brackets.
  ///
  /// ```swift
  /// try MathExpression("2+3*4").reading     // "2 + (3 × 4)"
  /// try MathExpression("-(1+2").reading     // "−(1 + 2)"
  /// try MathExpression("ln 2x^2").reading   // "ln(2 × (x^2))", where x is known
  /// ```
  ///
  /// Read again it is the same expression with the same reading.
  ///
  /// - Complexity: O(*n*) in the number of steps, besides the conversion of long numbers.
  public var reading: String { reading(parameters: []) }

  /// The reading of a function's body with its parameters.
  func reading(parameters: [String]) -> String {
    var writer = ReadingWriter(expression: self, parameters: parameters)
    for step in steps { writer.write(step.kind) }
    return writer.text
  }
}

/// Writes the reading of an expression step by step.
private struct ReadingWriter {
  let expression: MathExpression
  let parameters: [String]

  private var leaves: [Leaf] = []
  private var parts: [Part] = []

  /// A number or a name of the expression with the signs around it.
  private struct Leaf {
    /// The signs before it, from the inside out.
    var prefixes: [String] = []
    var text: String
    var suffix = ""
  }

  /// A part of the expression that has a value: the leaves it spans, and what it looks like.
  private struct Part {
    enum Kind {
      /// A number, a name or a function with its brackets.
      case primary
      case signed
      case percentage
      case postfix
      case operation
    }

    var kind: Kind
    var leaves: ClosedRange<Int>
  }

  init(expression: MathExpression, parameters: [String]) {
    self.expression = expression
    self.parameters = parameters
  }

  var text: String {
    leaves.reduce(into: "") { text, leaf in
      for prefix in leaf.prefixes.reversed() { text += prefix }
      text += leaf.text
      text += leaf.suffix
    }
  }

  mutating func write(_ step: Step.Kind) {
    switch step {
    case .number(let value): append(value)
    case .constant(let constant): appendPrimary(constant.symbol)
    case .variable(let index): appendPrimary(expression.variables[index].name)
    case .parameter(let index):
      // A body that is read without its head has names for its parameters' places alone.
      let isNamed = parameters.indices.contains(index)
      appendPrimary(isNamed ? parameters[index] : "x" + String(index + 1))
    case .negation: negate()
    case .percentage: appendPercentSign()
    case .angle(let unit):
      appendPostfix(unit == .degrees ? "°" : " " + unit.name)
    case .operation(let operation):
      join(with: " " + operation.symbol + " ")
    case .percentageOperation(let operation):
      join(with: " " + operation.symbol + " ", isPercentage: true)
    case .function(.remainder, _): joinRemainder()
    case .function(.power, _): joinPower()
    case .function(.factorial, _): appendPostfix("!")
    case .function(let function, let count):
      call(function.symbol ?? function.name, argumentCount: count)
    case .call(let index):
      let function = expression.functions[index]
      call(function.name, argumentCount: function.parameters.count)
    }
  }

  /// Writes a number as typed: with an exponent where it would begin or end in many zeros.
  private mutating func append(_ value: Rational) {
    guard let digits = DecimalDigits(exactly: value.magnitude) else { return }
    appendPrimary(
      (-7..<40).contains(digits.exponent) ? digits.plainText() : digits.scientificText())
    if value.isNegative { negate() }
  }

  private mutating func appendPrimary(_ text: String) {
    leaves.append(Leaf(text: text))
    parts.append(Part(kind: .primary, leaves: (leaves.count - 1)...(leaves.count - 1)))
  }

  private mutating func bracket(_ part: Part) {
    leaves[part.leaves.lowerBound].prefixes.append("(")
    leaves[part.leaves.upperBound].suffix += ")"
  }

  private mutating func negate() {
    guard var part = parts.popLast() else { return }
    if part.kind != .primary, part.kind != .percentage { bracket(part) }
    leaves[part.leaves.lowerBound].prefixes.append("−")
    part.kind = .signed
    parts.append(part)
  }

  private mutating func appendPercentSign() {
    guard var part = parts.popLast() else { return }
    if part.kind == .operation || part.kind == .postfix { bracket(part) }
    leaves[part.leaves.upperBound].suffix += "%"
    if part.kind != .signed { part.kind = .percentage }
    parts.append(part)
  }

  private mutating func appendPostfix(_ sign: String) {
    guard var part = parts.popLast() else { return }
    if part.kind != .primary { bracket(part) }
    leaves[part.leaves.upperBound].suffix += sign
    part.kind = .postfix
    parts.append(part)
  }

  /// Joins the last two parts by an operation.
  ///
  /// In brackets a percentage stands for itself; one of the left side has its sign behind them.
  private mutating func join(with sign: String, isPercentage: Bool = false) {
    guard let right = parts.popLast(), let left = parts.popLast() else { return }
    if left.kind == .operation { bracket(left) }
    if right.kind != .primary { bracket(right) }
    if isPercentage { leaves[right.leaves.upperBound].suffix += "%" }
    append(left, sign, right)
  }

  /// Of a negative number the remainder is not the negative of the number's.
  private mutating func joinRemainder() {
    guard let right = parts.popLast(), let left = parts.popLast() else { return }
    if left.kind == .operation || left.kind == .signed { bracket(left) }
    if right.kind != .primary { bracket(right) }
    append(left, " mod ", right)
  }

  private mutating func joinPower() {
    guard let right = parts.popLast(), let left = parts.popLast() else { return }
    if left.kind != .primary { bracket(left) }
    if right.kind != .primary { bracket(right) }
    append(left, "^", right)
  }

  private mutating func append(_ left: Part, _ sign: String, _ right: Part) {
    leaves[left.leaves.upperBound].suffix += sign
    parts.append(
      Part(kind: .operation, leaves: left.leaves.lowerBound...right.leaves.upperBound))
  }

  /// Writes the last parts as the arguments of a function.
  private mutating func call(_ name: String, argumentCount: Int) {
    let arguments = parts.suffix(argumentCount)
    guard let first = arguments.first, let last = arguments.last else { return }
    parts.removeLast(argumentCount)
    leaves[first.leaves.lowerBound].prefixes.append(name + "(")
    for argument in arguments.dropLast() { leaves[argument.leaves.upperBound].suffix += ", " }
    leaves[last.leaves.upperBound].suffix += ")"
    parts.append(
      Part(kind: .primary, leaves: first.leaves.lowerBound...last.leaves.upperBound))
  }
}
