/// The share of a number that a percentage means: `20% of 50`, `20% on 50`, `20% off 50`.
enum Portion: String, Equatable, Sendable {
  /// The share: p·x.
  case of
  /// The number plus the share: x + p·x.
  case on
  /// The number minus the share: x − p·x.
  case off

  /// Whether the number before it has to be a percentage.
  ///
  /// `20 off 50` is 30 in English and −950 by the formula.
  var needsPercentage: Bool { self != .of }

  /// The operation that joins the share to the number; nil for the share alone.
  var operation: ArithmeticOperation? {
    switch self {
    case .of: nil
    case .on: .addition
    case .off: .subtraction
    }
  }
}
