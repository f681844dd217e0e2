import BigNumbers
import ExactReals

/// A sum or a product over whole numbers: `sum(1/k^2, k, 1, 10)`.
///
/// The terms are joined in pairs, and pairs of these: the digits of fractions grow, and this way the long ones are
/// rarely multiplied, and only by equally long ones (binary splitting; Haible and Papanikolaou, "Fast multiprecision
/// evaluation of series of rational numbers", 1998).
enum Iteration: Equatable, Sendable {
  case sum
  case product

  /// The most terms.
  static let limit = 1 << 20

  /// The function whose name is used to call it.
  var function: MathFunction { self == .sum ? .sum : .product }

  /// The operation that joins two terms.
  var operation: ArithmeticOperation { self == .sum ? .addition : .multiplication }

  /// The value if there are no terms.
  var valueOfNothing: Int { self == .sum ? 0 : 1 }

  /// The sum or the product.
  ///
  /// - Parameters:
  ///   - bounds: The first number and the last.
  ///   - empty: The value if the last number is less than the first.
  ///   - budget: The most that may be spent.
  ///   - term: The term of a number.
  ///   - joined: Joins two terms, or two results of joining.
  /// - Returns: The value.
  /// - Throws: ``ExpressionError`` without a place: if a bound is no whole number, if there are too many terms, and
  ///   whatever the terms throw.
  func value<Value>(
    bounds: ArraySlice<Real>, empty: @autoclosure () -> Value, within budget: Budget,
    term: (BigInt) throws(ExpressionError) -> Value,
    joined: (Value, Value) throws(ExpressionError) -> Value
  ) throws(ExpressionError) -> Value {
    let first: BigInt
    let last: BigInt
    do throws(CalculationError) {
      first = try bounds[bounds.startIndex].integer(within: budget)
      last = try bounds[bounds.startIndex + 1].integer(within: budget)
    } catch {
      throw ExpressionError(
        error == .notInteger ? .boundsNotWhole : .calculation(error), at: 0..<0)
    }
    guard first <= last else { return empty() }
    guard let count = Int(exactly: last - first), count < Self.limit else {
      throw ExpressionError(.calculation(.tooMuchWork), at: 0..<0)
    }
    /// The pieces still to be joined, each of at least twice as many terms as the next.
    var pieces: [(count: Int, value: Value)] = []
    for offset in 0...count {
      pieces.append((1, try term(first + BigInt(offset))))
      while pieces.count > 1, pieces[pieces.count - 2].count == pieces[pieces.count - 1].count {
        try Self.join(&pieces, joined)
      }
    }
    while pieces.count > 1 { try Self.join(&pieces, joined) }
    return pieces[0].value
  }

  private static func join<Value>(
    _ pieces: inout [(count: Int, value: Value)],
    _ joined: (Value, Value) throws(ExpressionError) -> Value
  ) throws(ExpressionError) {
    let right = pieces.removeLast()
    let left = pieces.removeLast()
    pieces.append((left.count + right.count, try joined(left.value, right.value)))
  }
}
