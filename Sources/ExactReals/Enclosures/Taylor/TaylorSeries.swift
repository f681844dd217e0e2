import BigNumbers

/// The first coefficients of a Taylor series, each enclosed: those of a function at a number, or at all numbers of an
/// interval at once.
///
/// The k-th coefficient is the k-th derivative divided by k!. From those of its operands each operation computes those
/// of its result, by the recurrences that its differential equation gives (R. E. Moore, "Interval Analysis", 1966;
/// A. Griewank and A. Walther, "Evaluating Derivatives", 2008, chapter 13).
///
/// A series has at least one coefficient. One with fewer than its operands stands for a function whose higher
/// derivatives are not known: at a kink, or at a jump.
package struct TaylorSeries: Sendable {
  package var coefficients: [Enclosure]

  package init(_ coefficients: [Enclosure]) {
    self.coefficients = coefficients
  }

  /// The function's value, or an enclosure of all its values.
  package var value: Enclosure { coefficients[0] }

  package var count: Int { coefficients.count }

  /// The coefficients without the zeros at their end.
  fileprivate var significant: ArraySlice<Enclosure> {
    coefficients[..<((coefficients.lastIndex { !$0.isZero } ?? -1) + 1)]
  }

  /// The series of the derivative times the variable: its k-th coefficient is k times that of this series.
  fileprivate func weighted() throws(CalculationError) -> ArraySlice<Enclosure> {
    var weighted: ArraySlice<Enclosure> = []
    for (index, coefficient) in significant.enumerated() {
      weighted.append(
        try Enclosure.product(
          coefficient, Enclosure(BigInt(index)), precision: Enclosure.maximumPrecision))
    }
    return weighted
  }
}

/// Arithmetic on Taylor series with a precision.
///
/// An operation throws `CalculationError.undecided` if its operand's values reach a number where the function has no
/// value: on a smaller interval it may have one everywhere.
package struct TaylorArithmetic {
  package let precision: Int
  package let budget: Budget

  package init(precision: Int, budget: Budget) {
    self.precision = precision
    self.budget = budget
  }

  // MARK: - Basic operations

  package func sum(_ a: TaylorSeries, _ b: TaylorSeries) throws(CalculationError) -> TaylorSeries {
    var sums: [Enclosure] = []
    for index in 0..<min(a.count, b.count) {
      sums.append(
        try Enclosure.sum(a.coefficients[index], b.coefficients[index], precision: precision))
    }
    return TaylorSeries(sums)
  }

  package func negated(_ a: TaylorSeries) -> TaylorSeries {
    TaylorSeries(a.coefficients.map { -$0 })
  }

  /// Returns the series plus a number.
  package func sum(_ a: TaylorSeries, _ number: Enclosure) throws(CalculationError) -> TaylorSeries
  {
    var sum = a
    sum.coefficients[0] = try Enclosure.sum(a.value, number, precision: precision)
    return sum
  }

  /// Returns the series times a number.
  package func product(
    _ a: TaylorSeries, _ number: Enclosure
  ) throws(CalculationError) -> TaylorSeries {
    try pay(a.count)
    var products: [Enclosure] = []
    for coefficient in a.coefficients {
      products.append(try Enclosure.product(coefficient, number, precision: precision))
    }
    return TaylorSeries(products)
  }

  package func product(
    _ a: TaylorSeries, _ b: TaylorSeries
  ) throws(CalculationError) -> TaylorSeries {
    let count = min(a.count, b.count)
    let (short, long) = a.significant.count < b.significant.count ? (a, b) : (b, a)
    let factors = short.significant
    var products: [Enclosure] = []
    for degree in 0..<count {
      products.append(try convolution(factors, long.coefficients, degree, from: 0))
    }
    return TaylorSeries(products)
  }

  package func quotient(
    _ a: TaylorSeries, _ b: TaylorSeries
  ) throws(CalculationError) -> TaylorSeries {
    guard !b.value.containsZero else { throw .undecided }
    let count = min(a.count, b.count)
    let divisors = b.significant
    var quotients: [Enclosure] = []
    for degree in 0..<count {
      var rest = a.coefficients[degree]
      if degree > 0 {
        rest = try Enclosure.difference(
          rest, convolution(divisors, quotients, degree, from: 1), precision: precision)
      }
      quotients.append(
        degree > 0
          ? try Enclosure.quotient(rest, b.value, precision: precision)
          : try Enclosure.product(rest, reciprocal(of: b.value), precision: precision))
    }
    return TaylorSeries(quotients)
  }

  // MARK: - Powers

  package func exponential(_ a: TaylorSeries) throws(CalculationError) -> TaylorSeries {
    let start = try exponential(of: a.value)
    let slopes = try a.weighted()
    var coefficients = [start]
    // c' = a' c
    for degree in 1..<max(a.count, 1) {
      coefficients.append(
        try divided(convolution(slopes, coefficients, degree, from: 1), by: degree))
    }
    return TaylorSeries(coefficients)
  }

  package func logarithm(_ a: TaylorSeries) throws(CalculationError) -> TaylorSeries {
    guard !a.value.containsZero else { throw .undecided }
    let start = try monotone(a.value) { (x) throws(CalculationError) in
      try Enclosure.log(x, precision: precision, within: budget)
    }
    // c' = a'/a
    return try primitive(
      of: quotient(TaylorSeries([.one] + zeros(a.count - 1)), a), along: a, from: start)
  }

  /// Returns the square root of a function without zeros.
  package func squareRoot(_ a: TaylorSeries) throws(CalculationError) -> TaylorSeries {
    guard !a.value.containsZero else { throw .undecided }
    return try power(
      a, Enclosure(BigInt(1), exponent: -1),
      startingWith: Enclosure.sqrt(a.value, precision: precision, within: budget))
  }

  /// Returns the root of a degree of a function without zeros; a negative number has one of an odd degree.
  package func root(_ a: TaylorSeries, _ degree: Int) throws(CalculationError) -> TaylorSeries {
    if a.value.sign == -1, degree % 2 == 1 { return try negated(root(negated(a), degree)) }
    guard !a.value.containsZero else { throw .undecided }
    let exponent = try Enclosure.quotient(.one, Enclosure(BigInt(degree)), precision: precision)
    return try power(
      a, exponent,
      startingWith: Enclosure.root(a.value, degree, precision: precision, within: budget))
  }

  /// Returns the power of a positive function to a number.
  package func power(_ a: TaylorSeries, _ exponent: Enclosure) throws(CalculationError)
    -> TaylorSeries
  {
    guard !a.value.containsZero else { throw .undecided }
    let start = try monotone(a.value) { (x) throws(CalculationError) in
      let logarithm = try Enclosure.log(x, precision: precision, within: budget)
      return try Enclosure.exp(
        Enclosure.product(logarithm, exponent, precision: precision), precision: precision,
        within: budget)
    }
    return try power(a, exponent, startingWith: start)
  }

  /// Returns the power to a whole number.
  package func power(_ a: TaylorSeries, _ exponent: Int) throws(CalculationError) -> TaylorSeries {
    if exponent < 0 {
      return try quotient(
        TaylorSeries([.one] + zeros(a.count - 1)), power(a, Int(exponent.magnitude)))
    }
    if exponent == 0 { return TaylorSeries([.one] + zeros(a.count - 1)) }
    var power = a
    var bit = Int.bitWidth - exponent.leadingZeroBitCount - 2
    while bit >= 0 {
      power = try product(power, power)
      if exponent >> bit & 1 == 1 { power = try product(power, a) }
      bit -= 1
    }
    // The value of a power next to zero is known better than that of a product.
    power.coefficients[0] = try self.power(of: a.value, exponent)
    return power
  }

  /// Returns the power from its value, by a c' = r a' c.
  private func power(
    _ a: TaylorSeries, _ exponent: Enclosure, startingWith start: Enclosure
  ) throws(CalculationError) -> TaylorSeries {
    let (slopes, bases) = (try a.weighted(), a.significant)
    var powers = [start]
    var weighted = [Enclosure.zero]
    for degree in 1..<max(a.count, 1) {
      let rising = try Enclosure.product(
        exponent, convolution(slopes, powers, degree, from: 1), precision: precision)
      let falling = try convolution(bases, weighted, degree, from: 1)
      let divisor = try Enclosure.product(
        a.value, Enclosure(BigInt(degree)), precision: precision)
      let next = try Enclosure.quotient(
        Enclosure.difference(rising, falling, precision: precision), divisor,
        precision: precision)
      powers.append(next)
      weighted.append(
        try Enclosure.product(next, Enclosure(BigInt(degree)), precision: precision))
    }
    return TaylorSeries(powers)
  }

  // MARK: - Trigonometric functions

  package func sineAndCosine(
    _ a: TaylorSeries
  ) throws(CalculationError) -> (sine: TaylorSeries, cosine: TaylorSeries) {
    let start = try Enclosure.sinAndCos(a.value, precision: precision, within: budget)
    return try ratios(a, startingWith: start, sign: -1)
  }

  package func hyperbolicSineAndCosine(
    _ a: TaylorSeries
  ) throws(CalculationError) -> (sine: TaylorSeries, cosine: TaylorSeries) {
    let (power, inverse) = (try exponential(of: a.value), try exponential(of: -a.value))
    let sine = try Enclosure.difference(power, inverse, precision: precision)
    let cosine = try Enclosure.sum(power, inverse, precision: precision)
    return try ratios(
      a,
      startingWith: (sine.scaled(byPowerOfTwo: -1), cosine.scaled(byPowerOfTwo: -1)), sign: 1)
  }

  /// Returns the functions with s' = a' c and c' = ±a' s.
  private func ratios(
    _ a: TaylorSeries, startingWith start: (sine: Enclosure, cosine: Enclosure), sign: Int
  ) throws(CalculationError) -> (sine: TaylorSeries, cosine: TaylorSeries) {
    let slopes = try a.weighted()
    var (sines, cosines) = ([start.sine], [start.cosine])
    for degree in 1..<max(a.count, 1) {
      let ofSine = try convolution(slopes, cosines, degree, from: 1)
      let ofCosine = try convolution(slopes, sines, degree, from: 1)
      sines.append(try divided(ofSine, by: degree))
      cosines.append(try divided(sign < 0 ? -ofCosine : ofCosine, by: degree))
    }
    return (TaylorSeries(sines), TaylorSeries(cosines))
  }

  package func tangent(_ a: TaylorSeries) throws(CalculationError) -> TaylorSeries {
    let (sine, cosine) = try Enclosure.sinAndCos(a.value, precision: precision, within: budget)
    guard !cosine.containsZero else { throw .undecided }
    return try ratio(
      a, startingWith: Enclosure.quotient(sine, cosine, precision: precision), square: 1)
  }

  package func hyperbolicTangent(_ a: TaylorSeries) throws(CalculationError) -> TaylorSeries {
    // 1 − 2/(e^2x + 1), where x stands only once.
    let power = try exponential(of: a.value.scaled(byPowerOfTwo: 1))
    let rest = try Enclosure.product(
      Enclosure(BigInt(2)),
      reciprocal(of: Enclosure.sum(power, .one, precision: precision + 8)), precision: precision)
    return try ratio(
      a, startingWith: Enclosure.difference(.one, rest, precision: precision), square: -1)
  }

  /// Returns the function with c' = a' (1 ± c²).
  private func ratio(
    _ a: TaylorSeries, startingWith start: Enclosure, square sign: Int
  ) throws(CalculationError) -> TaylorSeries {
    let slopes = try a.weighted()
    var ratios = [start]
    var factors: [Enclosure] = []
    for degree in 1..<max(a.count, 1) {
      let square = try convolution(ratios[...], ratios, degree - 1, from: 0)
      let signed = sign < 0 ? -square : square
      factors.append(
        degree == 1 ? try Enclosure.sum(signed, .one, precision: precision) : signed)
      ratios.append(try divided(convolution(slopes, factors, degree, from: 1), by: degree))
    }
    return TaylorSeries(ratios)
  }

  package func arctangent(_ a: TaylorSeries) throws(CalculationError) -> TaylorSeries {
    let start = try Enclosure.atan(a.value, precision: precision, within: budget)
    // c' = a'/(1 + a²)
    let divisor = try sum(power(a, 2), .one)
    return try primitive(
      of: quotient(TaylorSeries([.one] + zeros(a.count - 1)), divisor), along: a, from: start)
  }

  package func arcsine(_ a: TaylorSeries) throws(CalculationError) -> TaylorSeries {
    let rest = try sum(negated(power(a, 2)), .one)
    guard rest.value.sign == 1 else { throw rest.value.sign == -1 ? .outsideDomain : .undecided }
    let start = try Enclosure.asin(a.value, precision: precision, within: budget)
    // c' = a'/√(1 − a²)
    return try primitive(
      of: power(rest, -Enclosure(BigInt(1), exponent: -1)), along: a, from: start)
  }

  package func areaSine(_ a: TaylorSeries) throws(CalculationError) -> TaylorSeries {
    if a.value.sign == -1 { return try negated(areaSine(negated(a))) }
    let square = try sum(power(a, 2), .one)
    // Of a number next to zero the square's enclosure may reach below 1, and yet is a square plus 1.
    guard square.value.sign == 1 else { throw .undecided }
    // ln(a + √(1 + a²))
    return try logarithm(sum(a, squareRoot(square)))
  }

  package func areaCosine(_ a: TaylorSeries) throws(CalculationError) -> TaylorSeries {
    guard a.value.sign == 1 else { throw a.value.sign == -1 ? .outsideDomain : .undecided }
    let rest = try product(sum(a, .one), sum(a, -.one))
    guard rest.value.sign == 1 else { throw rest.value.sign == -1 ? .outsideDomain : .undecided }
    return try logarithm(sum(a, squareRoot(rest)))
  }

  package func areaTangent(_ a: TaylorSeries) throws(CalculationError) -> TaylorSeries {
    let (above, below) = (try sum(a, .one), try sum(negated(a), .one))
    if above.value.sign == -1 || below.value.sign == -1 { throw .outsideDomain }
    let difference = try sum(logarithm(above), negated(logarithm(below)))
    return try product(difference, Enclosure(BigInt(1), exponent: -1))
  }

  // MARK: - Gamma

  /// Returns ln Γ of a positive function.
  package func logarithmOfGamma(_ a: TaylorSeries) throws(CalculationError) -> TaylorSeries {
    let outer = try PolygammaSeries(
      at: a.value, count: a.count, precision: precision, within: budget
    ).coefficients
    var change = a
    change.coefficients[0] = .zero
    // The outer series at the change of the argument, by Horner's rule.
    var result = TaylorSeries(zeros(a.count))
    for coefficient in outer.reversed() {
      result = try sum(product(result, change), coefficient)
    }
    return result
  }

  package func gamma(_ a: TaylorSeries) throws(CalculationError) -> TaylorSeries {
    try exponential(logarithmOfGamma(a))
  }

  // MARK: - Recurrences

  /// Returns the series with c' = g a' for a given g.
  private func primitive(
    of factor: TaylorSeries, along a: TaylorSeries, from start: Enclosure
  ) throws(CalculationError) -> TaylorSeries {
    let count = min(factor.count, a.count)
    let slopes = try a.weighted()
    var coefficients = [start]
    for degree in 1..<max(count, 1) {
      coefficients.append(
        try divided(convolution(slopes, factor.coefficients, degree, from: 1), by: degree))
    }
    return TaylorSeries(coefficients)
  }

  /// Returns the sum of a_j b_(degree − j) for all j from a place on where a has a coefficient.
  private func convolution(
    _ a: ArraySlice<Enclosure>, _ b: [Enclosure], _ degree: Int, from place: Int
  ) throws(CalculationError) -> Enclosure {
    let places = place..<max(place, min(degree + 1, a.count))
    try pay(places.count)
    var top = Int64.min
    for place in places {
      let (left, right) = (a[place], b[degree - place])
      guard !left.significand.isZero, !right.significand.isZero else { continue }
      top = max(top, left.top + right.top)
    }
    // In a sum as a whole number of units, each product is off by at most one of them.
    let unit = top == .min ? 0 : top - Int64(precision) - 8
    var (sum, radius) = (BigInt(), ErrorBound.zero)
    for place in places {
      let (left, right) = (a[place], b[degree - place])
      if !left.isExact || !right.isExact {
        radius = radius + Enclosure.radiusOfProduct(left, right)
      }
      guard !left.significand.isZero, !right.significand.isZero else { continue }
      let product = left.significand * right.significand
      let shift = left.exponent + right.exponent - unit
      if shift >= 0 {
        sum += product << Int(shift)
      } else {
        sum += product >> Int(clamping: -shift)
        radius = radius + ErrorBound(powerOfTwo: unit)
      }
    }
    return try Enclosure(rounding: sum, exponent: unit, radius: radius, precision: precision)
  }

  private func divided(_ number: Enclosure, by degree: Int) throws(CalculationError) -> Enclosure {
    if number.isZero { return number }
    return try Enclosure.quotient(number, Enclosure(BigInt(degree)), precision: precision)
  }

  private func zeros(_ count: Int) -> [Enclosure] {
    Array(repeating: .zero, count: max(count, 0))
  }

  // MARK: - Values of wide intervals

  private func exponential(of x: Enclosure) throws(CalculationError) -> Enclosure {
    try monotone(x) { (x) throws(CalculationError) in
      do throws(CalculationError) {
        return try Enclosure.exp(x, precision: precision, within: budget)
      } catch .tooLarge {
        throw .undecided
      }
    }
  }

  private func reciprocal(of x: Enclosure) throws(CalculationError) -> Enclosure {
    guard !x.containsZero else { throw .undecided }
    return try monotone(x) { (x) throws(CalculationError) in
      try Enclosure.quotient(.one, x, precision: precision)
    }
  }

  private func power(of x: Enclosure, _ exponent: Int) throws(CalculationError) -> Enclosure {
    // On both sides of zero an even power is that of the magnitude.
    let isEven = exponent % 2 == 0
    return try monotone(isEven ? x.magnitude : x) { (x) throws(CalculationError) in
      try Enclosure.pow(x, Int64(exponent), precision: precision, within: budget)
    }
  }

  /// The values of a monotone function: for a wide interval those between its values at the ends, since a ball around
  /// the value at the middle would reach far beyond.
  private func monotone(
    _ x: Enclosure, _ function: (Enclosure) throws(CalculationError) -> Enclosure
  ) throws(CalculationError) -> Enclosure {
    if x.radius.isInfinite { throw .undecided }
    let value: Enclosure
    if x.isExact || x.radius.top < -4 && (x.significand.isZero || x.radius.top < x.top - 6) {
      value = try function(x)
    } else {
      let reach = Enclosure(
        BigInt(UInt64(x.radius.significand)), exponent: x.radius.exponent)
      let exactly = Enclosure.maximumPrecision
      value = try Enclosure.hull(
        function(Enclosure.difference(x.midpoint, reach, precision: exactly)),
        function(Enclosure.sum(x.midpoint, reach, precision: exactly)), precision: precision)
    }
    guard !value.radius.isInfinite else { throw .undecided }
    return value
  }

  private func pay(_ products: Int) throws(CalculationError) {
    try budget.pay(
      Int64(products) * (WorkPrice.seriesProduct + Budget.priceOfProduct(bits: precision)))
  }
}

extension Enclosure {
  /// Whether it is exactly zero.
  package var isZero: Bool { isExact && significand.isZero }
}

extension WorkPrice {
  /// A product of two coefficients of series, in addition to that of their midpoints.
  fileprivate static let seriesProduct: Int64 = 40
}
