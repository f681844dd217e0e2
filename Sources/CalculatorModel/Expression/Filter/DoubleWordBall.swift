/// A real number enclosed by machine arithmetic: two doubles whose sum is close to it, and the error bound.
///
/// ```swift
/// let third = DoubleWordBall(exactly: 1) / DoubleWordBall(exactly: 3)
/// // third.high + third.low is within third.radius of 1/3, and that is below 10^-30.
/// ```
///
/// Operations return nil where the result may be zero, where an argument may be outside of their domain, and beyond
/// `magnitudes`, within which no step can overflow or lose bits below the smallest double.
///
/// The operations on pairs are those of M. Joldes, J.-M. Muller and V. Popescu, "Tight and rigorous
/// error bounds for basic building blocks of double-word arithmetic", ACM TOMS 44(2), 2017: Algorithms
/// 6, 10 and 17 (with 8 inside), whose relative errors are at most 3u², 7u² and about 17u², where u is 2^-53. The
/// root is that of V. Lefèvre, N. Louvet, J.-M. Muller, J. Picot and L. Rideau, "Accurate calculation of Euclidean
/// norms using double-word arithmetic", ACM TOMS 49(1), 2023, with at most 25/8 u².
struct DoubleWordBall {
  /// The nearest double to the sum of both.
  let high: Double

  /// The rest, at most half a unit in the last place of `high`.
  let low: Double

  /// The largest difference between the sum and the number.
  let radius: Double

  /// 64u², more than the relative error of every operation here.
  private static let unitError = 0x1p-100

  /// More than the rounding error of the few operations on radii, each with a relative error of at most u.
  private static let slack = 1 + 0x1p-40

  private static let magnitudes = 0x1p-250...0x1p250

  private init(high: Double, low: Double, radius: Double) {
    self.high = high
    self.low = low
    self.radius = radius
  }

  /// Creates the ball of an integer, exactly.
  init?(exactly value: Int64) {
    guard value.magnitude < 1 << 62, value != 0 else { return nil }
    let high = Double(value)
    // The rest of an integer below 2^62 has at most ten bits.
    self.init(high: high, low: Double(value - Int64(high)), radius: 0)
  }

  /// Creates the result of an operation on pairs, with the error that its arguments leave.
  private init?(result high: Double, _ low: Double, openness: Double) {
    guard Self.magnitudes.contains(high.magnitude) else { return nil }
    let radius = (openness + high.magnitude * Self.unitError) * Self.slack
    guard radius < high.magnitude / 2 else { return nil }
    self.init(high: high, low: low, radius: radius)
  }

  /// An upper bound on the number's magnitude.
  private var most: Double { (high.magnitude + radius) * Self.slack }

  /// A lower bound on the number's magnitude; the radius is below half of it.
  private var least: Double { (high.magnitude - radius) / Self.slack / Self.slack }

  static prefix func - (value: Self) -> Self {
    Self(high: -value.high, low: -value.low, radius: value.radius)
  }

  static func + (x: Self, y: Self) -> Self? {
    let (sumHigh, restHigh) = twoSum(x.high, y.high)
    let (sumLow, restLow) = twoSum(x.low, y.low)
    let (high, carried) = fastTwoSum(sumHigh, restHigh + sumLow)
    let (resultHigh, resultLow) = fastTwoSum(high, restLow + carried)
    return Self(result: resultHigh, resultLow, openness: x.radius + y.radius)
  }

  static func - (x: Self, y: Self) -> Self? { x + -y }

  static func * (x: Self, y: Self) -> Self? {
    let (product, rest) = twoProduct(x.high, y.high)
    let crossed = x.high * y.low + x.low * y.high
    let (high, low) = fastTwoSum(product, rest + crossed)
    return Self(
      result: high, low, openness: x.most * y.radius + y.most * x.radius + x.radius * y.radius)
  }

  static func / (x: Self, y: Self) -> Self? {
    let quotient = x.high / y.high
    // The remainder of x after subtracting y times the quotient.
    let (timesHigh, rest) = twoProduct(y.high, quotient)
    let (productHigh, productLow) = fastTwoSum(timesHigh, rest + y.low * quotient)
    let left = (x.high - productHigh) + (x.low - productLow)
    let (high, low) = fastTwoSum(quotient, left / y.high)
    // |X/Y − x/y| ≤ (r + |x/y| s) / |Y| for X within r of x and Y within s of y.
    return Self(
      result: high, low,
      openness: (x.radius + high.magnitude * slack * y.radius) / y.least)
  }

  /// The square root of a number that is certainly positive.
  func squareRoot() -> Self? {
    guard high > 0 else { return nil }
    let root = high.squareRoot()
    let left = low + high.addingProduct(-root, root)
    let (resultHigh, resultLow) = Self.fastTwoSum(root, left / (2 * root))
    // |√X − √x| ≤ r / √x for X within r of x.
    return Self(
      result: resultHigh, resultLow, openness: radius * Self.slack / resultHigh)
  }
}

extension DoubleWordBall {
  /// The sum of two doubles, rounded, and the rounding error (Knuth, volume 2, 4.2.2).
  private static func twoSum(_ x: Double, _ y: Double) -> (Double, Double) {
    let sum = x + y
    let fromX = sum - y
    let fromY = sum - fromX
    return (sum, (x - fromX) + (y - fromY))
  }

  /// The same if the first is not smaller (Dekker 1971).
  private static func fastTwoSum(_ x: Double, _ y: Double) -> (Double, Double) {
    let sum = x + y
    return (sum, y - (sum - x))
  }

  /// The product of two doubles, rounded, and the rounding error.
  private static func twoProduct(_ x: Double, _ y: Double) -> (Double, Double) {
    let product = x * y
    return (product, (-product).addingProduct(x, y))
  }
}
