/// A step of an expression that uses percentages as marked numbers.
///
/// The marks are known when an expression is read; here these are ordinary numbers.
enum PercentageStep: Equatable, Sendable {
  /// `+` or `−` with a share that is not a number followed by `%`: `200 + tax`.
  case share(ArithmeticOperation)
  /// `p of x`, `p on x`, `p off x`.
  case portion(Portion)
  /// `a as % of b`, `a as % on b`, `a as % off b`.
  case ratio(Portion)
  /// `a to b as %`.
  case change
  /// `p of what is a`, `p on what is a`, `p off what is a`.
  case whole(Portion)
  /// `a as %`.
  case marked
  /// `a as number`.
  case unmarked

  var operandCount: Int {
    switch self {
    case .marked, .unmarked: 1
    default: 2
    }
  }

  /// The result of the step, by operations on its operands.
  ///
  /// The law for ``change``: where p is `a to b as %`, `a + p` is b.
  ///
  /// - Parameters:
  ///   - operands: The operands, ``operandCount`` of them.
  ///   - one: The number 1.
  ///   - calculate: Performs an operation on two of them.
  /// - Returns: The value.
  /// - Throws: Whatever the operation throws.
  func value<Value, Failure: Error>(
    of operands: [Value], one: Value,
    _ calculate: (ArithmeticOperation, Value, Value) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let (x, y) = (operands[0], operands[operands.count - 1])
    switch self {
    case .share(let operation):
      return try calculate(operation, x, calculate(.multiplication, x, y))
    case .portion(let portion):
      let share = try calculate(.multiplication, x, y)
      return try portion.operation.map { (operation) throws(Failure) in
        try calculate(operation, y, share)
      } ?? share
    case .ratio(.of): return try calculate(.division, x, y)
    case .ratio(.on): return try calculate(.division, calculate(.subtraction, x, y), y)
    case .ratio(.off): return try calculate(.division, calculate(.subtraction, y, x), y)
    case .change: return try calculate(.division, calculate(.subtraction, y, x), x)
    case .whole(.of): return try calculate(.division, y, x)
    case .whole(.on): return try calculate(.division, y, calculate(.addition, one, x))
    case .whole(.off): return try calculate(.division, y, calculate(.subtraction, one, x))
    case .marked, .unmarked: return x
    }
  }
}
