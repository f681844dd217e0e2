import BigNumbers
import ExactReals

/// A number of a calculation, ready to be shown.
struct Operand: Sendable {
  /// The number of digits kept of a number that is no fraction: those of any display, and a few more for
  /// rounding.
  static let digitCount = 40

  /// The number itself.
  let value: Real

  /// The digits of a number that is no fraction, so that they are computed only once.
  var digits: RoundedDecimal? { knownDigits?.decimal }

  /// Operands are copied with every press, so the digits, which most of them lack, are kept elsewhere.
  private let knownDigits: KnownDigits?

  private final class KnownDigits: Sendable {
    let decimal: RoundedDecimal

    init(_ decimal: RoundedDecimal) { self.decimal = decimal }
  }

  static let zero = Operand(Rational(0))

  /// Creates an operand from a fraction.
  init(_ value: Rational) {
    self.value = Real(value)
    knownDigits = nil
  }

  /// Creates an operand from a number whose digits are known.
  init(value: Real, digits: RoundedDecimal?) {
    self.value = value
    knownDigits = digits.map { KnownDigits($0) }
  }

  /// Whether the number is below zero.
  var isNegative: Bool { digits?.significand.isNegative ?? value.rational?.isNegative ?? false }

  /// The number with its sign changed.
  var negated: Operand {
    Operand(
      value: -value,
      digits: digits.map {
        RoundedDecimal(significand: -$0.significand, exponent: $0.exponent, isExact: $0.isExact)
      })
  }
}

extension Operand: Equatable {
  /// Whether the numbers are written alike.
  static func == (left: Operand, right: Operand) -> Bool {
    left.value.isStructurallyEqual(to: right.value)
  }
}
