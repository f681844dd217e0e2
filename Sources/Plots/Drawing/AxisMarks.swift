import BigNumbers
import CalculatorModel

/// Round numbers along an axis.
struct AxisMarks {
  /// The numbers, in ascending order.
  let numbers: [Rational]

  /// Chooses the multiples of 1, 2 or 5 times a power of ten between two numbers.
  ///
  /// - Parameters:
  ///   - lower: The lesser number.
  ///   - upper: The greater number.
  ///   - count: About how many there should be.
  init(from lower: Rational, to upper: Rational, count: Int) {
    let power = PlotHeight.powerOfTen(notAbove: (upper - lower) * Rational(1, over: BigInt(count)))
    let step =
      [1, 2, 5, 10].map { Rational($0) * power }
      .first { (upper - lower) * $0.reciprocalOfNonzero <= Rational(count) } ?? power * 10
    let scale = step.reciprocalOfNonzero
    let (first, last) = ((lower * scale).rounded(.up), (upper * scale).rounded(.down))
    var numbers: [Rational] = []
    var next = first
    while next <= last, numbers.count <= 2 * count + 2 {
      numbers.append(Rational(next) * step)
      next += 1
    }
    self.numbers = numbers
  }

  static func text(of number: Rational) -> String {
    AnswerFormat(significantDigits: 6).text(of: number)
  }
}
