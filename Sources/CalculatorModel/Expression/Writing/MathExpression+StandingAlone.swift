import ExactReals

extension MathExpression {
  /// The most steps of an expression made to stand alone.
  private static let standingAloneLimit = 2_000

  /// The expression without the variables and functions of a worksheet, so that it means the same anywhere: variables
  /// are replaced by numbers, and functions are written out.
  ///
  /// ```swift
  /// var worksheet = Worksheet()
  /// try worksheet.answer(to: "f(x) = x^2 + 1")
  /// try worksheet.line("2 f(3)").expression?.standingAlone()?.source()   // "2 × (3^2 + 1)"
  /// ```
  ///
  /// - Parameter calculation: Returns the kept calculation whose result the variable of that name holds.
  /// - Returns: The expression; nil if it would be long.
  public func standingAlone(
    naming calculation: (_ variable: String) -> CalculationID? = { _ in nil }
  ) -> MathExpression? {
    guard let steps = steps(standingAlone: calculation, arguments: []) else { return nil }
    var expression = self
    expression.steps = steps
    return expression
  }

  private func steps(
    standingAlone calculation: (String) -> CalculationID?, arguments: [ArraySlice<Step>]
  ) -> [Step]? {
    var result: [Step] = []
    // The start of each operand that is still to be used.
    var starts: [Int] = []
    for step in steps {
      guard result.count <= Self.standingAloneLimit else { return nil }
      let count = step.kind.operandCount(calling: functions)
      let start = count == 0 ? result.count : starts[starts.count - count]
      switch step.kind {
      case .variable(let index):
        let variable = variables[index]
        if let calculation = calculation(variable.name) {
          result.append(Step(.reference(calculation)))
        } else if case .percentage(let number) = variable.value {
          // A percentage stays one: `8%`, because `200 + 0.08` would be no share.
          guard let percents = try? Real.product(number, 100, within: Budget()) else { return nil }
          result.append(Step(.number(Operand(value: percents, digits: nil), of: nil)))
          result.append(Step(.percentage))
        } else {
          result.append(Step(.known(variable.value)))
        }
      case .binding: return nil
      case .parameter(let index):
        result += arguments[index]
        if arguments[index].count > 1 { result.append(Step(.group)) }
      case .call(let index):
        let places = starts.suffix(count) + [result.count]
        let given = zip(places, places.dropFirst()).map { result[$0..<$1] }
        // A function keeps the values it has used, whatever their names mean by now.
        guard
          let body = functions[index].body.steps(standingAlone: { _ in nil }, arguments: given)
        else { return nil }
        result.removeSubrange(start...)
        result += body
        if body.count > 1 { result.append(Step(.group)) }
      default: result.append(step)
      }
      starts.removeLast(count)
      starts.append(start)
    }
    return result
  }
}
