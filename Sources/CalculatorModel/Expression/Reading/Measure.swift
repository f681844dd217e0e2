import BigNumbers
import Quantities

/// The dimension of a part of an expression, as far as it is known before calculating.
enum Measure {
  /// A number of these units, which may be none.
  case units(UnitProduct)
  /// A date, a list, an argument, or anything that depends on values.
  case unknown

  fileprivate var dimension: Dimension? {
    if case .units(let units) = self { units.dimension } else { nil }
  }
}

extension MathExpression {
  /// Whether the dimensions of its parts are consistent.
  var hasMeasure: Bool { measures(telling: { _, _ in }) }

  /// Finds the measure of each step.
  ///
  /// - Parameter tell: Receives the index of each step and the measure of its result.
  /// - Returns: Whether the dimensions of all parts are consistent.
  /// - Complexity: O(*n*) in the number of steps.
  func measures(telling tell: (Int, Measure) -> Void) -> Bool {
    var stack: [Measure] = []
    for (index, step) in steps.enumerated() {
      let count = step.kind.operandCount(calling: functions)
      guard stack.count >= count else { return false }
      let operands = Array(stack.suffix(count))
      stack.removeLast(count)
      guard let measure = measure(of: step.kind, at: index, operands) else { return false }
      tell(index, measure)
      stack.append(measure)
    }
    return true
  }

  /// The steps, with each plain number given the currency of the amount it is added to: `$20 + 5`.
  ///
  /// Names and the values of longer parts get no currency.
  ///
  /// - Returns: The steps; nil if nothing changes.
  var stepsWithCurrency: [Step]? {
    var currencies: [Int: UnitProduct] = [:]
    /// The last and the first step of each operand, with its measure.
    var operands: [(last: Int, start: Int, measure: Measure)] = []
    _ = measures { index, measure in
      // A slice would share the list, so that changing it would copy it.
      let taken = Array(operands.suffix(steps[index].kind.operandCount(calling: functions)))
      let start = taken.first?.start ?? index
      if case .operation(let operation) = steps[index].kind, operation.precedence == .additive {
        for (one, other) in [(taken.first, taken.last), (taken.last, taken.first)] {
          guard let one, let other, one.start == one.last, case .number = steps[one.last].kind,
            case .units(let units) = other.measure, units.single?.currency != nil
          else { continue }
          currencies[one.last] = units
        }
      }
      operands.removeLast(taken.count)
      operands.append((index, start, measure))
    }
    guard !currencies.isEmpty else { return nil }
    var result: [Step] = []
    for (index, step) in steps.enumerated() {
      result.append(step)
      if let units = currencies[index] {
        result.append(Step(.quantity(.units(units)), at: step.range))
      }
    }
    return result
  }

  /// The measure of a step's result; nil if its operands are inconsistent.
  private func measure(of step: Step.Kind, at index: Int, _ operands: [Measure]) -> Measure? {
    switch step {
    case .number, .based, .constant, .value: return .units(.none)
    case .variable(let place): return variables[place].value.measure
    case .negation, .group, .percentage, .percentageOperation: return operands.first ?? .unknown
    case .operation(.subtraction)
    where index > 1 && steps[(index - 2)..<index].allSatisfy({ $0.isTime }):
      return .units(UnitProduct(.hour))
    case .operation(let operation): return measure(of: operation, at: index, operands)
    case .superscript(let exponent): return operands[0].raised(to: Int(exponent))
    case .function(.power, _): return power(of: operands[0], at: index)
    case .function(let function, _):
      return function.keepsUnits
        ? operands[0]
        : operands.allSatisfy { $0.dimension?.isNone == true }
          ? .units(.none) : .unknown
    case .quantity(let step): return measure(of: step, operands)
    default: return .unknown
    }
  }

  private func measure(
    of operation: ArithmeticOperation, at index: Int, _ operands: [Measure]
  ) -> Measure? {
    guard case .units(let left) = operands[0], case .units(let right) = operands[1] else {
      return .unknown
    }
    switch operation {
    case .addition, .subtraction:
      // A plain number may take the currency of the amount it is added to.
      guard left.dimension == right.dimension || left.hasMoney || right.hasMoney else { return nil }
      return operands[left.isNone ? 1 : 0]
    case .multiplication: return (try? left.multiplied(by: right)).map { .units($0) }
    case .division: return (try? left.divided(by: right)).map { .units($0) }
    case .power: return power(of: operands[0], at: index)
    default: return .unknown
    }
  }

  /// The dimension of a power whose exponent is the previous step.
  private func power(of base: Measure, at index: Int) -> Measure? {
    guard case .units(let units) = base, !units.isNone else { return base }
    guard case .number(let exponent) = steps[index - 1].kind, exponent.isInteger,
      let exponent = Int(exactly: exponent.numerator)
    else { return .unknown }
    return base.raised(to: exponent)
  }

  private func measure(of step: QuantityStep, _ operands: [Measure]) -> Measure? {
    switch step {
    case .units(let units):
      guard let operand = operands[0].dimension, !operand.isNone else { return .units(units) }
      guard case .units(let left) = operands[0] else { return .unknown }
      return (try? left.multiplied(by: units)).map { .units($0) }
    case .unit(let units): return .units(units)
    case .sum(let parts): return .units(UnitProduct(parts[0]))
    case .conversion(let target), .conversionOnDay(let target, _):
      return operands[0].converts(to: target) ? .units(target) : nil
    case .mixedConversion(let parts):
      let target = UnitProduct(parts[0])
      return operands[0].converts(to: target) ? .units(target) : nil
    case .known(let value): return value.measure
    case .form, .percentageForm: return operands[0]
    case .time(let time): return time.form == .timeOfDay ? .unknown : .units(UnitProduct(.hour))
    case .date, .instant, .clock, .weekdayName, .dateFunction: return .unknown
    }
  }
}

extension Measure {
  fileprivate func raised(to exponent: Int) -> Measure? {
    guard case .units(let units) = self else { return .unknown }
    return (try? units.raised(to: exponent)).map { .units($0) }
  }

  /// Whether it can be converted to units: to those of its dimension, or of the reciprocal if that can measure the
  /// same thing.
  fileprivate func converts(to target: UnitProduct) -> Bool {
    guard case .units(let units) = self else { return true }
    return units.dimension == target.dimension || units.convertsByReciprocal(to: target)
      || units.isNone && target.dimension.isNone
  }
}

extension ExpressionValue {
  fileprivate var measure: Measure {
    switch self {
    case .number, .percentage: .units(.none)
    case .quantity(let quantity): .units(quantity.units)
    case .formed(let value, _): value.measure
    case .sum(let mixed), .mixed(let mixed):
      mixed.parts.first.map { .units(UnitProduct($0.unit)) } ?? .unknown
    default: .unknown
    }
  }
}

extension MathFunction {
  /// Whether its value is in the units of its first argument.
  fileprivate var keepsUnits: Bool {
    switch self {
    case .absolute, .round, .floor, .ceiling, .truncation, .minimum, .maximum: true
    default: false
    }
  }
}

extension Step {
  fileprivate var isTime: Bool {
    if case .quantity(.time) = kind { true } else { false }
  }
}
