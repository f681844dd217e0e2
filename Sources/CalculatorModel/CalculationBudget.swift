import BigNumbers
import ExactReals

/// How much work a calculation of many steps may still do.
///
/// Each step alone is bounded by the size of its numbers (``CalculationLimit``); the budget bounds
/// how many steps of what size there can be, and so the time of the whole. It counts work and not
/// time, so that a calculation is answered on every machine or on none.
struct CalculationBudget {
  /// What a pair of words costs in a product, at most; a common divisor costs four times as much.
  private var wordPairs: Int64

  init(wordPairs: Int64) {
    self.wordPairs = wordPairs
  }

  /// The budget of a typed expression or of a key sequence: about two seconds of work.
  static let line = CalculationBudget(wordPairs: 1 << 31)

  /// Pays for an operation on two numbers, before it is carried out.
  ///
  /// - Throws: ``CalculationError/tooMuchWork``.
  mutating func pay(
    for operation: ArithmeticOperation, _ left: Rational, _ right: Rational
  ) throws(CalculationError) {
    let sizes = (OperandSize(left), OperandSize(right))
    let divisors = operation.commonDivisors(sizes.0, sizes.1)
    let isSumOfFractions = operation.precedence == .additive && divisors == 2
    // Of a denominator and its multiple, such as those of decimals, the divisor is found at once.
    let isEasy =
      isSumOfFractions && sizes.0.words > 1 && sizes.1.words > 1
      && Self.isOneAMultiple(left.denominator, right.denominator)
    try pay(sizes.0.words, sizes.1.words, divisors: isEasy ? 1 : divisors)
  }

  private static func isOneAMultiple(_ left: BigInt, _ right: BigInt) -> Bool {
    left < right ? (right % left).isZero : (left % right).isZero
  }

  /// Pays for an operation on two numbers of a size.
  ///
  /// - Throws: ``CalculationError/tooMuchWork``.
  mutating func pay(
    for operation: ArithmeticOperation, _ left: OperandSize, _ right: OperandSize
  ) throws(CalculationError) {
    try pay(left.words, right.words, divisors: operation.commonDivisors(left, right))
  }

  /// Pays for all pairs in a product and in each divisor, and for passes over each number alone.
  private mutating func pay(
    _ left: Int64, _ right: Int64, divisors: Int64
  ) throws(CalculationError) {
    // A division by few words costs most where it passes over the many.
    let passes: Int64 = divisors > 0 && min(left, right) > 1 ? 32 : 4
    wordPairs -= (1 + 4 * divisors) * left * right + passes * (left + right)
    guard wordPairs >= 0 else { throw .tooMuchWork }
  }
}

/// What the time of an operation depends on.
struct OperandSize: Hashable, Sendable {
  /// Words of 64 bits, of the numerator or of the denominator, whichever has more.
  var words: Int64

  /// Whether there is a denominator to reduce by.
  var isFraction: Bool

  init(words: Int64, isFraction: Bool) {
    self.words = words
    self.isFraction = isFraction
  }

  init(_ number: Rational) {
    self.init(words: Int64(number.storageBitWidth / 64 + 1), isFraction: !number.isInteger)
  }
}

extension ArithmeticOperation {
  /// How many greatest common divisors of long numbers reduce the result (Knuth 4.5.1).
  fileprivate func commonDivisors(_ left: OperandSize, _ right: OperandSize) -> Int64 {
    let fractions: Int64 = (left.isFraction ? 1 : 0) + (right.isFraction ? 1 : 0)
    return switch self {
    // A whole number and a fraction have the fraction's denominator.
    case .addition, .subtraction: fractions == 2 ? 2 : 0
    case .multiplication: fractions
    case .division: fractions == 2 ? 2 : 1
    }
  }
}
