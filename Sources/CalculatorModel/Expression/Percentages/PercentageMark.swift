/// Whether an operand is a percentage, and whether it can be a share of the operand before it.
enum PercentageMark: Equatable, Sendable {
  /// An ordinary number.
  case none
  /// A percentage in brackets, which is no share: `200 + (10%)` is 200.1.
  case enclosed
  /// A percentage by its name, or calculated from others: `200 + tax`.
  case open
  /// A percentage that ends in its sign: `200 + 10%`.
  case sign

  /// Whether it is a percentage.
  var isMarked: Bool { self != .none }

  /// The mark after a closing bracket.
  var inBrackets: PercentageMark { isMarked ? .enclosed : .none }
}
