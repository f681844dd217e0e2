import BigNumbers
import ExactReals

/// A function of one variable as a list of operations, each on results of earlier ones.
///
/// It is made from an expression with few kinds of operations, so that what is proven about functions needs few rules:
/// `sec(x)` is `1/cos(x)`, and `round(x)` a floor. Equal operations share a place. Angles are in radians.
package struct FunctionProgram: Sendable {
  package enum Operation: Sendable {
    case variable
    case constant(Real)
    /// A sum, a difference, a product or a quotient.
    case joined(ArithmeticOperation, Int, Int)
    /// A power to a whole number.
    case power(Int, Int)
    /// A root of a degree of 2 or more; that of an odd degree is negative for negative numbers.
    case root(Int, Int)
    /// A function of one number, one of ``FunctionProgram/functions``.
    case function(MathFunction, Int)
    /// The lesser or the greater one of two numbers.
    case extreme(MathFunction, Int, Int)
  }

  /// The functions of one number that the others are made of.
  package static let functions: [MathFunction] = [
    .exponential, .naturalLogarithm, .sine, .cosine, .tangent, .arcsine, .arccosine, .arctangent,
    .hyperbolicSine, .hyperbolicCosine, .hyperbolicTangent, .areaSine, .areaCosine, .areaTangent,
    .absolute, .sign, .floor,
  ]

  /// The most operations.
  static let limit = 1 << 14

  package private(set) var operations: [Operation] = []

  /// The logarithms that stand for a power with a variable exponent: (−2)^(−2) has a value, although they have none.
  package internal(set) var logarithmsOfPowers: Set<Int> = []

  /// Whether `0*u` becomes 0, and `u/u` 1, although u may have no value.
  ///
  /// That is right for slopes and on a piece where u is defined, and not while an expression is read: `0*ln(x)` has no
  /// value below 0.
  var simplifies = true

  private var places: [Key: Int] = [:]

  /// An operation, to find an equal one.
  private struct Key: Hashable {
    var kind: Int
    var first: Int
    var second: Int
    var number: Rational?
  }

  package init() {}

  /// The place of an operation, which is added unless there is an equal one.
  ///
  /// - Throws: `CalculationError.tooMuchWork` if there are too many.
  package mutating func place(of operation: Operation) throws(CalculationError) -> Int {
    let key = Self.key(of: operation)
    if let key, let place = places[key] { return place }
    guard operations.count < Self.limit else { throw .tooMuchWork }
    operations.append(operation)
    if let key { places[key] = operations.count - 1 }
    return operations.count - 1
  }

  private static func key(of operation: Operation) -> Key? {
    switch operation {
    case .variable: Key(kind: 0, first: 0, second: 0)
    case .constant(let number):
      number.rational.map { Key(kind: 1, first: 0, second: 0, number: $0) }
    case .joined(let operation, let x, let y):
      switch operation {
      case .addition: Key(kind: 2, first: min(x, y), second: max(x, y))
      case .subtraction: Key(kind: 3, first: x, second: y)
      case .multiplication: Key(kind: 4, first: min(x, y), second: max(x, y))
      default: Key(kind: 5, first: x, second: y)
      }
    case .power(let x, let exponent): Key(kind: 6, first: x, second: exponent)
    case .root(let x, let degree): Key(kind: 7, first: x, second: degree)
    case .function(let function, let x):
      functions.firstIndex(of: function).map { Key(kind: 10 + $0, first: x, second: 0) }
    case .extreme(let function, let x, let y):
      Key(kind: function == .minimum ? 8 : 9, first: min(x, y), second: max(x, y))
    }
  }

  /// The places that an operation takes its numbers from.
  package static func operands(of operation: Operation) -> [Int] {
    switch operation {
    case .variable, .constant: []
    case .joined(_, let x, let y), .extreme(_, let x, let y): [x, y]
    case .power(let x, _), .root(let x, _), .function(_, let x): [x]
    }
  }

  /// The places that the value at a place depends on, in ascending order, and that place.
  package func places(under place: Int) -> [Int] {
    var isNeeded = [Bool](repeating: false, count: place + 1)
    isNeeded[place] = true
    for index in stride(from: place, through: 0, by: -1) where isNeeded[index] {
      for operand in Self.operands(of: operations[index]) { isNeeded[operand] = true }
    }
    return isNeeded.indices.filter { isNeeded[$0] }
  }

  /// The number at a place, if it does not depend on the variable.
  package func constant(at place: Int) -> Real? {
    guard case .constant(let number) = operations[place] else { return nil }
    return number
  }

  // MARK: - Building

  package mutating func constant(_ number: Real) throws(CalculationError) -> Int {
    try place(of: .constant(number))
  }

  /// The place of a basic operation, or of a simpler one with the same value.
  package mutating func joined(
    _ x: Int, _ y: Int, by operation: ArithmeticOperation, within budget: Budget
  ) throws(CalculationError) -> Int {
    let (left, right) = (constant(at: x), constant(at: y))
    if let left, let right {
      return try constant(operation.result(left, right, within: budget))
    }
    let (simplifiesLeft, simplifiesRight) = (simplifies || isTotal(y), simplifies || isTotal(x))
    switch operation {
    case .addition:
      if left?.isWrittenAsZero == true { return y }
      if right?.isWrittenAsZero == true { return x }
    case .subtraction:
      if simplifies, x == y { return try constant(0) }
      if right?.isWrittenAsZero == true { return x }
    case .multiplication:
      if simplifiesLeft, left?.isWrittenAsZero == true { return x }
      if simplifiesRight, right?.isWrittenAsZero == true { return y }
      if left?.rational == 1 { return y }
      if right?.rational == 1 { return x }
    default:
      if simplifies, x == y { return try constant(1) }
      if simplifies, left?.isWrittenAsZero == true { return x }
      if let right {
        return try joined(
          x, constant(Real.quotient(1, right, within: budget)), by: .multiplication,
          within: budget)
      }
    }
    return try place(of: .joined(operation, x, y))
  }

  /// The place of a power to a whole number.
  package mutating func power(
    _ x: Int, _ exponent: Int, within budget: Budget
  ) throws(CalculationError) -> Int {
    switch exponent {
    case 0 where simplifies || isTotal(x): return try constant(1)
    case 1: return x
    default:
      if let base = constant(at: x) {
        return try constant(Real.pow(base, Real(exponent), within: budget))
      }
      return try place(of: .power(x, exponent))
    }
  }

  /// Whether the value at a place is defined for all numbers.
  private func isTotal(_ place: Int) -> Bool {
    places(under: place).allSatisfy { index in
      switch operations[index] {
      case .variable, .constant, .extreme: true
      case .joined(let operation, _, _): operation != .division
      case .power(_, let exponent): exponent >= 0
      case .root(_, let degree): degree % 2 == 1
      case .function(let function, _):
        switch function {
        case .naturalLogarithm, .tangent, .arcsine, .arccosine, .areaCosine, .areaTangent: false
        default: true
        }
      }
    }
  }

  package mutating func root(
    _ x: Int, _ degree: Int, within budget: Budget
  ) throws(CalculationError) -> Int {
    if degree == 1 { return x }
    if let radicand = constant(at: x) {
      return try constant(Real.root(radicand, Real(degree), within: budget))
    }
    return try place(of: .root(x, degree))
  }

  package mutating func function(
    _ function: MathFunction, of x: Int, within budget: Budget
  ) throws(CalculationError) -> Int {
    if let argument = constant(at: x) {
      return try constant(function.value(of: [argument], in: .radians, within: budget))
    }
    return try place(of: .function(function, x))
  }

  package mutating func extreme(
    _ function: MathFunction, _ x: Int, _ y: Int, within budget: Budget
  ) throws(CalculationError) -> Int {
    if x == y { return x }
    if let left = constant(at: x), let right = constant(at: y) {
      return try constant(function.value(of: [left, right], in: .radians, within: budget))
    }
    return try place(of: .extreme(function, x, y))
  }
}
