import BigNumbers
import ExactReals

/// A function on a short interval, by its Taylor series at the center and on the whole of it.
struct LocalFunction {
  var center: TaylorSeries
  var interval: TaylorSeries

  /// The value at the center, if it is looked for and known.
  var exact: Real?

  /// Whether it is a kink that is zero at the center, and nowhere else.
  var isKinkAtRoot = false

  /// The place of the center in the interval.
  enum Center {
    case left
    case middle
    case right
  }

  /// A function of which only bounds on its values are known.
  static func kink(_ values: Enclosure) -> LocalFunction {
    let series = TaylorSeries([values])
    return LocalFunction(center: series, interval: series)
  }

  /// The function divided by the distance from the center, where it is zero; nil if too little is known.
  ///
  /// If f(c) = 0, f(c + t)/t is the mean of f' from c to c + t, and its k-th coefficient there is a mean of the next
  /// coefficients of f between the two, with weights (k + 1)s^k for s from 0 to 1. So that of the interval, which holds
  /// c, encloses them.
  var dividedByDistance: Self? {
    guard center.count > 1, interval.count > 1 else { return nil }
    return Self(
      center: TaylorSeries(Array(center.coefficients.dropFirst())),
      interval: TaylorSeries(Array(interval.coefficients.dropFirst())))
  }

  /// Whether the function, or its derivative, is proven to be zero nowhere on the interval.
  func excludesZero(inDerivative order: Int) throws(CalculationError) -> Bool {
    guard interval.count > order else { return false }
    if !interval.coefficients[order].containsZero { return true }
    // By Taylor's theorem, with the last coefficient as that of the remainder: for |t| at most 1 the others are off from
    // the first by no more than the sum of their sizes.
    let last = min(center.count, interval.count - 1)
    guard last > order else { return false }
    var reach = Enclosure.zero
    for degree in (order + 1)...last {
      let coefficient = degree < last ? center.coefficients[degree] : interval.coefficients[degree]
      guard let bound = coefficient.greatestMagnitude else { return false }
      let weight = Enclosure(BigInt(order == 0 ? 1 : degree))
      reach = try Enclosure.sum(
        reach, Enclosure.product(bound, weight, precision: 40), precision: 40)
    }
    return try Enclosure.difference(center.coefficients[order].magnitude, reach, precision: 64)
      .sign == 1
  }

  /// Whether the function is zero at the center and proven to be zero nowhere else on the interval.
  var isZeroOnlyAtCenter: Bool {
    if isKinkAtRoot { return true }
    var rest = self
    while rest.interval.value.containsZero {
      guard rest.center.value.isZero, let next = rest.dividedByDistance else { return false }
      rest = next
    }
    return true
  }

  /// Whether the function is zero at the center and proven not to be negative on the interval.
  func isNowhereNegative(_ place: Center) -> Bool {
    var rest = self
    var (isOdd, count) = (false, 0)
    while rest.interval.value.containsZero {
      guard rest.center.value.isZero, let next = rest.dividedByDistance else { return false }
      (rest, isOdd, count) = (next, !isOdd, count + 1)
    }
    let sign = rest.interval.value.sign
    if count > 0, isOdd {
      return place == .left && sign == 1 || place == .right && sign == -1
    }
    return sign == 1
  }
}
