import BigNumbers
import CalculatorModel
import ExactReals

/// The signs of values and of their slopes at a number.
///
/// Factors that only scale a value are left out: e^(−x²) falls at 10^10 although its slope there is too small to be
/// told from 0.
struct SampleSigns {
  private(set) var program: FunctionProgram
  let sample: Rational
  let budget: Budget

  init(_ program: FunctionProgram, at sample: Rational, within budget: Budget) {
    (self.program, self.sample, self.budget) = (program, sample, budget)
  }

  /// The sign of a value; nil if it has none, or if it could not be told.
  func sign(of place: Int) throws(CalculationError) -> Int? {
    switch program.operations[place] {
    case .constant(let number): return try? number.compare(to: 0, within: budget)
    case .joined(.multiplication, let x, let y), .joined(.division, let x, let y):
      guard let left = try sign(of: x), let right = try sign(of: y) else { return nil }
      return left * right
    case .power(let x, let exponent):
      guard let sign = try sign(of: x) else { return nil }
      return exponent % 2 == 0 ? sign * sign : sign
    case .root(let x, _): return try sign(of: x)
    case .function(let function, let x):
      switch function {
      case .exponential, .hyperbolicCosine: return 1
      case .hyperbolicSine, .hyperbolicTangent, .areaSine, .arctangent: return try sign(of: x)
      default: return try signOfDigits(of: place)
      }
    default: return try signOfDigits(of: place)
    }
  }

  private func signOfDigits(of place: Int) throws(CalculationError) -> Int? {
    let places = program.places(under: place)
    for bits in [96, 384, 1_536] {
      var values = [Enclosure](repeating: .zero, count: place + 1)
      do throws(CalculationError) {
        try program.enclose(
          places, for: Enclosure(sample, precision: bits), in: &values, precision: bits,
          within: budget)
        if let sign = values[place].sign { return sign }
      } catch .tooMuchWork {
        throw .tooMuchWork
      } catch .stopped {
        throw .stopped
      } catch {
        continue
      }
    }
    guard let value = try? program.value(at: place, for: Real(sample), within: budget) else {
      return nil
    }
    return try? value.compare(to: 0, within: budget)
  }

  private mutating func signOfSlope(of place: Int) throws(CalculationError) -> Int? {
    // The slope is added to the program before that is read.
    let slope = try program.slope(of: place, within: budget)
    return try signOfDigits(of: slope)
  }

  /// The sign of the slope of an analytic value; nil if it could not be told.
  mutating func direction(of place: Int) throws(CalculationError) -> Int? {
    switch program.operations[place] {
    case .variable: return 1
    case .constant: return 0
    case .joined(.addition, let x, let y):
      if program.constant(at: x) != nil { return try direction(of: y) }
      if program.constant(at: y) != nil { return try direction(of: x) }
      return try signOfSlope(of: place)
    case .joined(.subtraction, let x, let y):
      if program.constant(at: x) != nil { return try direction(of: y).map { -$0 } }
      if program.constant(at: y) != nil { return try direction(of: x) }
      return try signOfSlope(of: place)
    case .joined, .power, .root, .function(.exponential, _):
      // Of an inner value the number may be a zero.
      if let sign = try sign(of: place), sign != 0, let relative = try relativeDirection(of: place)
      {
        return sign * relative
      }
      return try signOfSlope(of: place)
    case .function(let function, let x):
      guard let direction = try direction(of: x) else { return nil }
      switch function {
      case .arccosine: return -direction
      case .hyperbolicCosine: return try sign(of: x).map { $0 * direction }
      case .sine:
        let cosine = try program.function(.cosine, of: x, within: budget)
        return try signOfDigits(of: cosine).map { $0 * direction }
      case .cosine:
        let sine = try program.function(.sine, of: x, within: budget)
        return try signOfDigits(of: sine).map { -$0 * direction }
      default: return direction
      }
    case .extreme: return nil
    }
  }

  /// The sign of f'/f for a product f of powers u^n and exponentials e^v: that of the sum of all n u'/u and v'.
  private mutating func relativeDirection(of place: Int) throws(CalculationError) -> Int? {
    let product = FactoredValue(of: place, in: program)
    if product.factors.count + product.exponents.count == 1 {
      if let exponent = product.exponents.first { return try direction(of: exponent) }
      let factor = product.factors[0]
      guard let sign = try sign(of: factor.place), sign != 0,
        let direction = try direction(of: factor.place)
      else { return nil }
      return sign * direction * factor.exponent.signum()
    }
    var sum = try program.constant(0)
    for factor in product.factors {
      let share = try program.joined(
        program.slope(of: factor.place, within: budget), factor.place, by: .division,
        within: budget)
      let term = try program.product(
        program.constant(Real(factor.exponent)), share, within: budget)
      sum = try program.joined(sum, term, by: .addition, within: budget)
    }
    for exponent in product.exponents {
      sum = try program.joined(
        sum, program.slope(of: exponent, within: budget), by: .addition, within: budget)
    }
    return try signOfDigits(of: sum)
  }
}
