import BigNumbers
import ExactReals

extension MathExpression {
  /// The expression as it was understood, with every operation inside another one in brackets.
  ///
  /// ```swift
  /// try MathExpression("2+3*4").reading     // "2 + (3 × 4)"
  /// try MathExpression("-(1+2").reading     // "−(1 + 2)"
  /// try MathExpression("ln 2x^2").reading   // "ln(2 × (x^2))", where x is known
  /// ```
  ///
  /// Read again, it is the same expression with the same reading, as long as its brackets are no deeper than
  /// ``depthLimit``; they are if one chain contains more operations than that.
  ///
  /// - Complexity: O(*n*) in the number of steps, plus the conversion of long numbers.
  public var reading: String { text(.reading) }

  /// The reading of a function's body with its parameters.
  func reading(parameters: [String]) -> String { text(.reading, parameters: parameters) }

  /// The function's body as it can be typed if this is the unit of angles without one.
  func source(parameters: [String], readIn unit: AngleUnit) -> String {
    text(
      ExpressionStyle(numbers: .exact(.plain), readingUnit: unit), parameters: parameters)
  }

  /// The expression as tidy text that reads back as the same expression: `2 × sin(30°) + √9`.
  ///
  /// ```swift
  /// try MathExpression("sin(30)+2").source(angleUnit: .degrees)   // "sin(30°) + 2"
  /// ```
  ///
  /// A number without an exact text is rounded, after a `≈`, and no expression can be read from that.
  ///
  /// - Parameters:
  ///   - unit: The unit given to angles without one; nil to leave them as they are.
  ///   - readingUnit: The unit of the text's angles without a unit when it is read.
  ///   - isKept: Whether the result of a calculation can be written as its name; if not, it is written as its value.
  /// - Returns: The text.
  public func source(
    angleUnit unit: AngleUnit? = nil, readIn readingUnit: AngleUnit? = nil,
    naming isKept: @escaping (CalculationID) -> Bool = { _ in true }
  ) -> String {
    var style = ExpressionStyle(
      numbers: .exact(.plain), readingUnit: readingUnit ?? angleUnit ?? unit)
    style.reference = { isKept($0) ? $0.name : nil }
    return text(style, anglesIn: unit)
  }

  /// The expression as it was understood, with the user's marks and a unit at every angle: `2 × sin(30°)`.
  ///
  /// - Parameters:
  ///   - symbols: The marks of numbers.
  ///   - unit: The unit of angles without one.
  /// - Returns: The text, which reads back as the same expression.
  public func reading(symbols: NumberSymbols, angleUnit unit: AngleUnit) -> String {
    var style = ExpressionStyle.reading
    style.numbers = .exact(symbols)
    style.marksAngles = true
    style.readingUnit = unit
    return text(style, anglesIn: unit)
  }

  /// The expression for display, with the user's marks and a unit at every angle: `sin(30°) × 1.234,5`.
  ///
  /// - Parameters:
  ///   - symbols: The marks of numbers.
  ///   - unit: The unit of angles without one.
  ///   - readingUnit: The user's unit of angles.
  ///   - isTypeset: Whether functions are written as in mathematics: `sin⁻¹(0.5)`.
  ///   - base: The base of numbers if they are words.
  ///   - reference: Returns the text for the result of a kept calculation.
  /// - Returns: The text.
  public func text(
    symbols: NumberSymbols, angleUnit unit: AngleUnit, readIn readingUnit: AngleUnit,
    isTypeset: Bool = true, base: NumberBase? = nil,
    reference: @escaping (CalculationID) -> String? = { $0.name }
  ) -> String {
    let style = ExpressionStyle(
      numbers: numbers(symbols, base), isTypeset: isTypeset, readingUnit: readingUnit,
      marksAngles: true, reference: reference)
    return text(style, anglesIn: unit)
  }

  private func numbers(_ symbols: NumberSymbols, _ base: NumberBase?) -> ExpressionStyle.Numbers {
    guard let wordFormat, let base else { return .exact(symbols) }
    return .words(wordFormat, base, symbols)
  }

  /// The expression with its references replaced by other expressions, in brackets.
  ///
  /// - Parameter replacement: Returns an expression without the user's variables and functions; nil keeps the
  ///   reference.
  /// - Returns: The expression, which may still contain references.
  public func replacingReferences(
    _ replacement: (CalculationID) -> MathExpression?
  ) -> MathExpression {
    var expression = self
    expression.steps = []
    for step in steps {
      guard case .reference(let calculation) = step.kind, let other = replacement(calculation)
      else {
        expression.steps.append(step)
        continue
      }
      expression.steps += other.steps.map { Step($0.kind, at: step.range) }
      if other.steps.count > 1 { expression.steps.append(Step(.group, at: step.range)) }
    }
    return expression
  }

  /// The place of the first reference to a kept calculation, in UTF-8 bytes from the beginning of the text.
  public func place(of calculation: CalculationID) -> Range<Int>? {
    steps.first { $0.kind == .reference(calculation) }?.range
  }

  /// The place of the whole expression in its text, in UTF-8 bytes.
  public var range: Range<Int> {
    let lower = steps.map { $0.range.lowerBound }.min() ?? 0
    return lower..<(steps.map { $0.range.upperBound }.max() ?? lower)
  }

  /// The name of a variable, or of the previous answer, if the expression is nothing else.
  package var variableAlone: String? {
    let steps = steps.filter { $0.kind != .group }
    guard steps.count == 1, case .variable(let place) = steps[0].kind else { return nil }
    return variables[place].name
  }

  /// Whether there is anything to calculate: neither a number alone nor its name is a calculation.
  public var isCalculation: Bool {
    steps.contains { step in
      switch step.kind {
      case .number, .based, .negation, .group, .variable: false
      case .quantity(let step): step.isOfInterest
      default: true
      }
    }
  }

  /// The kept calculations that the expression refers to, each once.
  public var references: [CalculationID] {
    var references: [CalculationID] = []
    for step in steps {
      if case .reference(let calculation) = step.kind, !references.contains(calculation) {
        references.append(calculation)
      }
    }
    return references
  }

  /// The results of kept calculations that were entered on a calculator, with their values at that time.
  public var enteredResults: [(calculation: CalculationID, value: Real)] {
    var results: [(calculation: CalculationID, value: Real)] = []
    for step in steps {
      if case .value(let operand, let calculation?) = step.kind {
        results.append((calculation, operand.value))
      }
    }
    return results
  }

  private func text(
    _ style: ExpressionStyle, anglesIn unit: AngleUnit? = nil, parameters: [String] = []
  ) -> String {
    var writer = ExpressionWriter(
      unit.map { steps.withAngles(in: $0) } ?? steps, style, variables: variables,
      functions: functions, parameters: parameters)
    return writer.write()
  }
}
