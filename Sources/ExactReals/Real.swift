import BigNumbers

/// A real number, exact.
public struct Real: Sendable {
  /// The number as a fraction, if it is known to be one.
  public let rational: Rational?

  public init(_ value: Rational) {
    rational = value
  }

  public init(_ value: Int) {
    self.init(Rational(value))
  }
}
