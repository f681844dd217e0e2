import BigNumbers
import ExactReals

/// Series, and the roots that they prove.
extension FunctionProgram {
  /// The value at a place for a value of the variable that is more than a number.
  func value<Arithmetic: BodyArithmetic>(
    at place: Int, of variable: Arithmetic.Value, with arithmetic: Arithmetic
  ) throws(CalculationError) -> Arithmetic.Value {
    var values = Array(repeating: variable, count: place + 1)
    for index in places(under: place) {
      try arithmetic.budget.pay(arithmetic.priceFactor * 100)
      switch operations[index] {
      case .variable: break
      case .constant(let number): values[index] = arithmetic.constant(number)
      case .joined(let operation, let x, let y):
        values[index] = try arithmetic.result(of: .operation(operation), [values[x], values[y]])
      case .power(let x, let exponent):
        values[index] = try arithmetic.result(
          of: .operation(.power), [values[x], arithmetic.constant(Real(exponent))])
      case .root(let x, let degree):
        values[index] = try arithmetic.result(
          of: .operation(.root), [values[x], arithmetic.constant(Real(degree))])
      case .function(let function, let x):
        if let number = arithmetic.constant(values[x]) {
          values[index] = arithmetic.constant(
            try function.value(of: [number], in: .radians, within: arithmetic.budget))
        } else {
          values[index] = try arithmetic.result(
            of: .function(function, argumentCount: 1), [values[x]])
        }
      case .extreme(let function, let x, let y):
        values[index] = try arithmetic.result(
          of: .function(function, argumentCount: 2), [values[x], values[y]])
      }
    }
    return values[place]
  }

  /// The value at a place between two numbers.
  private func function(
    at place: Int, from lower: Real, to upper: Real, needsBounds: Bool, within budget: Budget
  ) throws(CalculationError) -> FunctionOnInterval {
    FunctionOnInterval(
      self, at: place, from: lower, width: try Real.difference(upper, lower, within: budget),
      needsBounds: needsBounds)
  }

  /// Numbers from one to another.
  package typealias Zone = (from: Real, to: Real)

  /// The numbers between two others at which the value at a place is zero, in ascending order.
  ///
  /// - Returns: The roots, and the zones that may have others.
  package func roots(
    at place: Int, from lower: Real, to upper: Real, within budget: Budget
  ) throws(CalculationError) -> (numbers: [Real], undecided: [Zone]) {
    let function = try function(
      at: place, from: lower, to: upper, needsBounds: false, within: budget)
    do throws(CalculationError) {
      let found = try Roots(function: function).found(partLimit: Self.partLimit, within: budget)
      return (found.numbers, try zones(of: found.undecided, of: function, within: budget))
    } catch .notReal, .outsideDomain, .divisionByZero {
      return ([], [])
    } catch .notIsolated {
      return ([], [(lower, upper)])
    }
  }

  /// The parts that are looked at at once, when zeros or bounds are looked for.
  private static let partLimit = 128

  /// Encloses all values at a place between two numbers.
  ///
  /// - Returns: The enclosure, nil if there are no values, and the zones that have others.
  package func range(
    at place: Int, from lower: Real, to upper: Real, within budget: Budget
  ) throws(CalculationError) -> (values: Enclosure?, unbounded: [Zone]) {
    let function = try function(
      at: place, from: lower, to: upper, needsBounds: true, within: budget)
    var ends: (least: Enclosure, greatest: Enclosure)?
    var parts = [FunctionOnInterval.Part.whole]
    var unbounded: [FunctionOnInterval.Part] = []
    while let part = parts.popLast() {
      do throws(CalculationError) {
        let local = try function.local(on: part, count: 2, precision: 64, within: budget)
        // A wide enclosure is halved a few times.
        if part.level < (local == nil ? 8 : 3) {
          parts += function.halves(of: part)
          continue
        }
        guard let values = try local?.local.function.interval.value.ends() else {
          unbounded.append(part)
          continue
        }
        // A hull of hulls would be wider than needed.
        let known = ends ?? values
        ends = (
          Enclosure.compare(values.least, known.least) == -1 ? values.least : known.least,
          Enclosure.compare(values.greatest, known.greatest) == 1
            ? values.greatest : known.greatest
        )
      } catch .notReal, .outsideDomain, .divisionByZero {
        continue
      }
    }
    let range: Enclosure?
    if let ends {
      range = try Enclosure.hull(ends.least, ends.greatest, precision: 64)
    } else {
      range = nil
    }
    return (range, try zones(of: unbounded, of: function, within: budget))
  }

  /// The zones of parts, of which those are joined that lie next to each other.
  private func zones(
    of parts: [FunctionOnInterval.Part], of function: FunctionOnInterval, within budget: Budget
  ) throws(CalculationError) -> [Zone] {
    var joined: [FunctionOnInterval.Part] = []
    for part in parts.sorted(by: { $0.lower < $1.lower }) {
      if let last = joined.last, last.upper == part.lower {
        joined[joined.count - 1].upper = part.upper
      } else {
        joined.append(part)
      }
    }
    var zones: [Zone] = []
    for part in joined {
      zones.append(
        (
          try function.number(at: part.lower, within: budget),
          try function.number(at: part.upper, within: budget)
        ))
    }
    return zones
  }
}
