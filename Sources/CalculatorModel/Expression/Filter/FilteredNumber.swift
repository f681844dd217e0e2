/// A number in a line of arithmetic: an exact decimal while it is short, otherwise a ball around it.
enum FilteredNumber {
  /// `significand` / 10^`places`.
  case decimal(significand: Int64, places: Int)

  case ball(DoubleWordBall)

  /// The most places of a decimal, so that their power of ten fits an `Int64`.
  static let placeLimit = 18

  /// 10^0 through 10^18.
  static let powers: [Int64] = {
    var powers: [Int64] = [1]
    for _ in 0..<placeLimit { powers.append((powers.last ?? 1) * 10) }
    return powers
  }()

  /// The number's ball; nil for zero.
  var ball: DoubleWordBall? {
    switch self {
    case .ball(let ball): return ball
    case .decimal(let significand, let places):
      guard let ball = DoubleWordBall(exactly: significand), places > 0 else {
        return DoubleWordBall(exactly: significand)
      }
      return DoubleWordBall(exactly: Self.powers[places]).flatMap { ball / $0 }
    }
  }

  static prefix func - (value: Self) -> Self {
    switch value {
    // No decimal is the least of all integers, which cannot be negated.
    case .decimal(let significand, let places):
      .decimal(significand: -significand, places: places)
    case .ball(let ball): .ball(-ball)
    }
  }

  static func + (x: Self, y: Self) -> Self? {
    exactSum(x, y) ?? both(x, y) { $0 + $1 }
  }

  static func - (x: Self, y: Self) -> Self? { x + -y }

  static func * (x: Self, y: Self) -> Self? {
    if case .decimal(let left, let leftPlaces) = x, case .decimal(let right, let rightPlaces) = y {
      let (product, overflow) = left.multipliedReportingOverflow(by: right)
      let places = leftPlaces + rightPlaces
      if !overflow, product != .min, places <= placeLimit {
        return .decimal(significand: product, places: places)
      }
    }
    return both(x, y) { $0 * $1 }
  }

  static func / (x: Self, y: Self) -> Self? {
    if case .decimal(let left, let leftPlaces) = x, case .decimal(let right, let rightPlaces) = y,
      right != 0
    {
      let places = leftPlaces - rightPlaces
      // A few more places, as the quotient may end there.
      for more in [0, 3] {
        let (dividend, overflow) = left.multipliedReportingOverflow(by: powers[more])
        guard !overflow, dividend % right == 0, 0...placeLimit ~= places + more else { continue }
        return .decimal(significand: dividend / right, places: places + more)
      }
    }
    return both(x, y) { $0 / $1 }
  }

  /// The number to a power above 0.
  func power(_ exponent: Int) -> Self? {
    var (result, square, rest) = (Self?.none, self, exponent)
    while true {
      if rest & 1 == 1 {
        guard let next = result.map({ $0 * square }) ?? square else { return nil }
        result = next
      }
      rest >>= 1
      guard rest > 0 else { return result }
      guard let next = square * square else { return nil }
      square = next
    }
  }

  /// The square root; nil where there may be none.
  func squareRoot() -> Self? {
    if case .decimal(let significand, let places) = self, significand > 0, places % 2 == 0 {
      // If there is an exact root, it is the rounded one, because it is below 2^32.
      let root = Int64(Double(significand).squareRoot().rounded())
      let (square, overflow) = root.multipliedReportingOverflow(by: root)
      if !overflow, square == significand { return .decimal(significand: root, places: places / 2) }
    }
    return ball?.squareRoot().map { .ball($0) }
  }

  private static func exactSum(_ x: Self, _ y: Self) -> Self? {
    guard case .decimal(let left, let leftPlaces) = x,
      case .decimal(let right, let rightPlaces) = y
    else { return nil }
    let places = max(leftPlaces, rightPlaces)
    let (first, isFirstTooLong) = left.multipliedReportingOverflow(by: powers[places - leftPlaces])
    let (second, isSecondTooLong) =
      right.multipliedReportingOverflow(by: powers[places - rightPlaces])
    let (sum, isTooLong) = first.addingReportingOverflow(second)
    guard !isFirstTooLong, !isSecondTooLong, !isTooLong, sum != .min else { return nil }
    return .decimal(significand: sum, places: places)
  }

  private static func both(
    _ x: Self, _ y: Self, _ operation: (DoubleWordBall, DoubleWordBall) -> DoubleWordBall?
  ) -> Self? {
    guard let x = x.ball, let y = y.ball else { return nil }
    return operation(x, y).map { .ball($0) }
  }
}
