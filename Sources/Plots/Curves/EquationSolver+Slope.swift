import BigNumbers
import CalculatorModel
import ExactReals

/// Zeros of derivatives.
extension EquationSolver {
  /// The numbers at which the slope of an analytic value may be zero: all of them, and perhaps others, or everywhere.
  ///
  /// The last operation often does not matter: where `ln(u)` is level, so is `u`.
  mutating func zerosOfSlope(of place: Int) throws(CalculationError) -> Solutions {
    var found = Solutions()
    var rest = [place]
    while let place = rest.popLast() {
      switch program.operations[place] {
      case .variable, .constant: break
      case .joined(.addition, let x, let y), .joined(.subtraction, let x, let y):
        if program.constant(at: x) != nil {
          rest.append(y)
        } else if program.constant(at: y) != nil {
          rest.append(x)
        } else {
          let slope = try program.slope(of: place, within: budget)
          found.add(try solutions(of: slope, equal: 0))
        }
      case .joined, .power, .root, .function(.exponential, _):
        let product = FactoredValue(of: place, in: program)
        if product.factors.count + product.exponents.count == 1 {
          rest += product.factors.map(\.place) + product.exponents
          for factor in product.factors where factor.exponent != 1 {
            found.add(try solutions(of: factor.place, equal: 0))
          }
        } else {
          found.add(try zerosOfSlope(of: product))
        }
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
      case .extreme: found.undecided.append((lower, upper))
      }
    }
    return found
  }

  /// The zeros of the slope of a product of powers u^n and exponentials e^v: those of the u with an n other than 1, and
  /// of the sum of all n u' and v', each times all u but the one itself.
  private mutating func zerosOfSlope(of product: FactoredValue) throws(CalculationError)
    -> Solutions
  {
    var found = Solutions()
    var sum = try program.constant(0)
    for (index, factor) in product.factors.enumerated() {
      if factor.exponent != 1 { found.add(try solutions(of: factor.place, equal: 0)) }
      var term = try program.product(
        program.constant(Real(factor.exponent)), program.slope(of: factor.place, within: budget),
        within: budget)
      for (other, factor) in product.factors.enumerated() where other != index {
        term = try program.product(term, factor.place, within: budget)
      }
      sum = try program.joined(sum, term, by: .addition, within: budget)
    }
    for exponent in product.exponents {
      var term = try program.slope(of: exponent, within: budget)
      for factor in product.factors {
        term = try program.product(term, factor.place, within: budget)
      }
      sum = try program.joined(sum, term, by: .addition, within: budget)
    }
    found.add(try solutions(of: sum, equal: 0))
    return found
  }
}
