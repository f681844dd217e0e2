/// What a percentage is taken to be of a number: `20% of 50`, `20% on 50`, `20% off 50` (SHEET P3).
enum Portion: String, Equatable, Sendable {
  /// The share: p·x.
  case of
  /// The number with the share: x + p·x.
  case on
  /// The number without the share: x − p·x.
  case off

  /// Whether the number before it has to be a percentage.
  ///
  /// `20 off 50` is 30 in English and −950 by the formula.
  var needsPercentage: Bool { self != .of }

  /// The operation by which the share is joined to the number; nil of the share alone.
  var operation: ArithmeticOperation? {
    switch self {
    case .of: nil
    case .on: .addition
    case .off: .subtraction
    }
  }
}
