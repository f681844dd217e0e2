import BigNumbers
import CalculatorModel
import ExactReals

/// Zeros of derivatives.
extension EquationSolver {
  /// The numbers at which the slope of an analytic value may be zero: all of them, and perhaps others.
  ///
  /// What is done last to a value often does not matter: where `exp(u)` is level, so is `u`.
  mutating func zerosOfSlope(of place: Int) throws(CalculationError) -> Solutions {
    var found = Solutions()
    var rest = [place]
    while let place = rest.popLast() {
      switch program.operations[place] {
      case .variable, .constant: break
      case .root(let x, _): rest.append(x)
      case .power(let x, let exponent):
        if exponent > 1 { found.add(try solutions(of: x, equal: 0)) }
        rest.append(x)
      case .function(let function, let x):
        switch function {
        case .sine:
          let cosine = try program.function(.cosine, of: x, within: budget)
          found.add(try solutions(of: cosine, equal: 0))
        case .cosine:
          let sine = try program.function(.sine, of: x, within: budget)
          found.add(try solutions(of: sine, equal: 0))
        case .hyperbolicCosine: found.add(try solutions(of: x, equal: 0))
        default: break
        }
        rest.append(x)
      case .joined(let operation, let x, let y):
        if program.constant(at: x) != nil {
          rest.append(y)
        } else if program.constant(at: y) != nil {
          rest.append(x)
        } else {
          found.add(try zerosOfSlope(of: operation, x, y, place))
        }
      case .extreme: found.undecided.append((lower, upper))
      }
    }
    found.isEverywhere = false
    return found
  }

  private mutating func zerosOfSlope(
    of operation: ArithmeticOperation, _ x: Int, _ y: Int, _ place: Int
  ) throws(CalculationError) -> Solutions {
    let factor: Int
    switch operation {
    case .multiplication:
      // (u e^v)' = (u' + u v') e^v
      if let exponent = exponent(at: y) {
        factor = try slope(of: x, timesExponentialOf: exponent, by: .addition)
      } else if let exponent = exponent(at: x) {
        factor = try slope(of: y, timesExponentialOf: exponent, by: .addition)
      } else {
        factor = try program.slope(of: place, within: budget)
      }
    case .division:
      if let exponent = exponent(at: y) {
        factor = try slope(of: x, timesExponentialOf: exponent, by: .subtraction)
      } else {
        factor = try program.numeratorOfSlope(
          x, y, program.slope(of: x, within: budget), program.slope(of: y, within: budget),
          within: budget)
      }
    default: factor = try program.slope(of: place, within: budget)
    }
    return try solutions(of: factor, equal: 0)
  }

  /// The place of v if the value at a place is e^v.
  private func exponent(at place: Int) -> Int? {
    guard case .function(.exponential, let exponent) = program.operations[place] else {
      return nil
    }
    return exponent
  }

  private mutating func slope(
    of factor: Int, timesExponentialOf exponent: Int, by operation: ArithmeticOperation
  ) throws(CalculationError) -> Int {
    let product = try program.product(
      factor, program.slope(of: exponent, within: budget), within: budget)
    return try program.joined(
      program.slope(of: factor, within: budget), product, by: operation, within: budget)
  }
}
