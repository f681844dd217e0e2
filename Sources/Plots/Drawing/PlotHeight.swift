import BigNumbers
import ExactReals

/// The bottom and the top of a plot for which none were given.
///
/// It shows the values of all columns but the twentieth that reaches furthest, and those next to poles, with a margin of
/// a twentieth; and 0 if that is not further away than a third of its height, and roots and extrema if it is at most
/// three times as high with them.
package struct PlotHeight: Sendable {
  package private(set) var bottom: Rational
  package private(set) var top: Rational

  /// Chooses the height for curves.
  ///
  /// - Parameters:
  ///   - curves: The curves.
  ///   - points: The values at roots and extrema.
  package init(of curves: [CurveColumns], with points: [Enclosure]) {
    var columns: [(low: Rational, high: Rational)] = []
    for curve in curves {
      columns += curve.parts.compactMap(Self.bounds)
    }
    let middle = Self.median(columns.map { ($0.low + $0.high) * .half })
    let reaches = columns.map { Self.reach($0, from: middle) }.sorted()
    // Of those that reach equally far all are shown.
    let furthest = reaches.isEmpty ? 0 : reaches[reaches.count - 1 - reaches.count / 20]
    let shown = columns.filter { Self.reach($0, from: middle) <= furthest }
    var (low, high) = (shown.map(\.low).min() ?? -1, shown.map(\.high).max() ?? 1)
    let most = 3 * (high - low)
    for point in points.compactMap({ $0.nearbyFraction(bits: 80) })
    where max(high, point) - min(low, point) <= most {
      (low, high) = (min(low, point), max(high, point))
    }
    if low == high { (low, high) = (low - 1, high + 1) }
    let height = high - low
    if low.signum() > 0, low * 3 <= height { low = 0 }
    if high.signum() < 0, -high * 3 <= height { high = 0 }
    let margin = (high - low) * Rational(1, over: 20)
    let unit = Self.powerOfTen(notAbove: (high - low) * Rational(1, over: 100))
    let scale = unit.reciprocalOfNonzero
    bottom = Rational(((low - margin) * scale).rounded(.down)) * unit
    top = Rational(((high + margin) * scale).rounded(.up)) * unit
  }

  private static func reach(
    _ column: (low: Rational, high: Rational), from middle: Rational
  ) -> Rational {
    max((column.low - middle).magnitude, (column.high - middle).magnitude)
  }

  private static func median(_ values: [Rational]) -> Rational {
    guard !values.isEmpty else { return 0 }
    let sorted = values.sorted()
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) * .half
  }

  /// The least and the greatest value of a column; nil if it has none, or no bounds.
  private static func bounds(
    of parts: [CurveColumns.PlacedPart]
  ) -> (low: Rational, high: Rational)? {
    var values: [Rational] = []
    for placed in parts {
      switch placed.part {
      case .continuous(let start, let end):
        guard let first = value(start), let last = value(end) else { return nil }
        values += [first, last]
      case .value(let ordinate):
        if let value = value(ordinate) { values.append(value) }
      case .unknown(let range):
        guard let ends = try? range?.ends(), let least = ends.least.nearbyFraction(bits: 80),
          let greatest = ends.greatest.nearbyFraction(bits: 80)
        else { return nil }
        values += [least, greatest]
      }
    }
    guard let low = values.min(), let high = values.max() else { return nil }
    return (low, high)
  }

  /// A short fraction next to a value.
  private static func value(_ ordinate: CurveColumns.Ordinate) -> Rational? {
    ordinate.enclosure?.nearbyFraction(bits: 80)
  }

  /// The greatest power of ten that is not above a positive number; 1 for another number.
  static func powerOfTen(notAbove number: Rational) -> Rational {
    guard number.signum() > 0 else { return 1 }
    // As many digits before the point as the number has, or zeros after it, give or take one.
    let length = number.numerator.magnitudeBitWidth - number.denominator.magnitudeBitWidth
    let estimate = length * 30_103 / 100_000
    var power =
      estimate >= 0
      ? Rational(.powerOfTen(estimate)) : Rational(1, over: .powerOfTen(-estimate))
    while power > number { power = power * Rational(1, over: 10) }
    while power * 10 <= number { power = power * 10 }
    return power
  }
}

extension Enclosure {
  /// A fraction with so many bits next to the midpoint; nil if that is beyond 2^1024.
  func nearbyFraction(bits: Int) -> Rational? {
    let length = significand.magnitudeBitWidth
    let drop = max(length - bits, 0)
    // The same for a number and its opposite, so that symmetric curves are shown so.
    let size = significand.magnitude >> drop
    let (short, power) = (significand.isNegative ? -size : size, Int(clamping: exponent) + drop)
    guard power < 1_024 else { return nil }
    guard power > -1_024 else { return 0 }
    return power >= 0
      ? Rational(short << power) : Rational(short) * Rational(1, over: BigInt(1) << -power)
  }
}
