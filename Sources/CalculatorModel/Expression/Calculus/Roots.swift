import BigNumbers
import ExactReals

/// The numbers between two others at which a function is zero, all of them: `roots(x^2 - 2, x, -2, 2)`.
///
/// A part of the interval is thrown away where an enclosure of the function's values excludes zero. Where one of its
/// slopes does, there is a root if the signs at the ends differ, and no other one. Where the function is zero at an end
/// and its quotient by a power of the distance from it has no zeros, that is the only root. Any other part is halved.
/// Roots of a polynomial with fractions as coefficients are those of its square-free part, which are all simple.
///
/// (R. E. Moore, "Interval Analysis", 1966; D. Yun, "On square-free decomposition algorithms", 1976.)
struct Roots {
  let function: FunctionOnInterval

  /// The bits of the function's values at the ends of parts.
  private static let precision = 128

  /// The number of times that the interval is halved until a part counts as undecided.
  private static let deepestLevel = 64

  /// The most parts, or roots.
  static let limit = 5 << 9

  /// The roots, from the lowest to the highest.
  ///
  /// - Throws: `CalculationError.notIsolated` if there are infinitely many, or if it is not proven whether there is one.
  func values(within budget: Budget) throws(CalculationError) -> [Real] {
    let found = try found(within: budget)
    guard found.undecided.isEmpty else { throw .notIsolated }
    return found.numbers
  }

  /// Roots, in the order of the interval, and the parts of it that may have others.
  typealias Found = (numbers: [Real], undecided: [FunctionOnInterval.Part])

  /// The roots that are found.
  ///
  /// - Parameters:
  ///   - partLimit: The number of parts at which it gives up.
  ///   - budget: The most it may cost.
  /// - Returns: The roots, and where there may be others.
  /// - Throws: `CalculationError.notIsolated` if the function is zero everywhere.
  func found(
    partLimit: Int = Self.limit, within budget: Budget
  ) throws(CalculationError) -> Found {
    if try function.width.isZero(within: budget) == .yes {
      return (try rootAtTheOnlyNumber(within: budget), [])
    }
    if let polynomial = try function.polynomial(within: budget) {
      return try roots(of: polynomial, within: budget)
    }
    return try isolated(partLimit: partLimit, within: budget)
  }

  /// The root of an interval that is a single number.
  private func rootAtTheOnlyNumber(within budget: Budget) throws(CalculationError) -> [Real] {
    switch try function.value(at: function.lower, within: budget).isZero(within: budget) {
    case .yes: return [function.lower]
    case .no: return []
    case .undecided: throw .notIsolated
    }
  }

  // MARK: - Isolation

  func isolated(
    partLimit: Int, within budget: Budget
  ) throws(CalculationError) -> Found {
    var roots: [(root: Root, place: Rational)] = []
    var (hasValues, failure) = (false, CalculationError.notIsolated)
    // The widest parts come first: where there are too many, those that are left are short.
    var parts = [FunctionOnInterval.Part.whole]
    var undecided: [FunctionOnInterval.Part] = []
    while !parts.isEmpty {
      var halves: [FunctionOnInterval.Part] = []
      for part in parts {
        let content: Content
        do throws(CalculationError) {
          content = try self.content(of: part, within: budget)
          hasValues = true
        } catch .notReal {
          failure = .notReal
          continue
        } catch .outsideDomain {
          failure = .outsideDomain
          continue
        }
        switch content {
        case .none: continue
        case .root(let root): roots.append((root, root.place))
        case .unknown:
          if part.level < Self.deepestLevel {
            halves += function.halves(of: part)
          } else {
            undecided.append(part)
          }
        }
      }
      parts = halves
      if parts.count > partLimit || roots.count > Self.limit {
        undecided += parts
        break
      }
    }
    // The function has no value anywhere.
    guard hasValues else { throw failure }
    roots.sort { $0.place < $1.place }
    var values: [Real] = []
    var last: Rational?
    for (root, place) in roots {
      // Two parts may share one at their common end.
      if case .number = root {
        if place == last { continue }
        last = place
      }
      values.append(try value(of: root, within: budget))
    }
    return (try isAscending(within: budget) ? values : values.reversed(), undecided)
  }

  private func isAscending(within budget: Budget) throws(CalculationError) -> Bool {
    try Real.sign(function.width, within: budget).rational == 1
  }

  /// A root, and how it is known.
  private enum Root {
    /// At a place from 0 to 1 at which the function is proven to be zero.
    case number(Rational)
    /// The only one of a part on which the function rises, or falls all the way.
    case inside(FunctionOnInterval.Part, rises: Bool)

    /// A place next to it, by which roots are sorted.
    var place: Rational {
      switch self {
      case .number(let place): place
      case .inside(let part, _): part.middle
      }
    }
  }

  private enum Content {
    case none
    case root(Root)
    case unknown
  }

  private func content(
    of part: FunctionOnInterval.Part, within budget: Budget
  ) throws(CalculationError) -> Content {
    var locals: [FunctionOnInterval.Local] = []
    // A hole at the middle becomes an end of the halves.
    if let middle = try local(part, .middle, within: budget) {
      guard !middle.hasHole else { return .unknown }
      if try excludesZero(middle) { return .none }
      locals.append(middle)
    }
    var signs: [Int] = []
    for (place, end) in [(LocalFunction.Center.left, part.lower), (.right, part.upper)] {
      guard let local = try local(part, place, within: budget) else { continue }
      if try excludesZero(local) { return .none }
      if local.function.center.value.isZero {
        // It may be that of a kink, whose value is not known so well.
        guard local.function.isZeroOnlyAtCenter else { return .unknown }
        return local.hasHole ? .none : .root(.number(end))
      }
      locals.append(local)
      if let sign = local.function.center.value.sign { signs.append(sign) }
    }
    for local in locals where try local.function.excludesZero(inDerivative: 1) {
      guard signs.count == 2 else { return .unknown }
      return signs[0] == signs[1] ? .none : .root(.inside(part, rises: signs[0] < signs[1]))
    }
    return .unknown
  }

  /// Whether the function is proven not to be zero on a part.
  ///
  /// - Throws: `CalculationError.notIsolated` if it is zero everywhere.
  private func excludesZero(
    _ local: FunctionOnInterval.Local
  ) throws(CalculationError) -> Bool {
    if local.function.interval.value.isZero, !local.function.isKinkAtRoot { throw .notIsolated }
    return try local.function.excludesZero(inDerivative: 0)
  }

  private func local(
    _ part: FunctionOnInterval.Part, _ place: LocalFunction.Center, within budget: Budget
  ) throws(CalculationError) -> FunctionOnInterval.Local? {
    do throws(CalculationError) {
      return try function.local(
        on: part, around: place, count: 6, precision: Self.precision, within: budget)
    } catch .undecided {
      return nil
    } catch .notIntegrable {
      throw .notIsolated
    }
  }

  // MARK: - Values

  private func value(of root: Root, within budget: Budget) throws(CalculationError) -> Real {
    switch root {
    case .number(let place): return try function.number(at: place, within: budget)
    case .inside(let part, let rises):
      let function = function
      let narrow = try Self.narrowed(
        part, of: function, rises, toBits: Self.precision / 2, within: budget)
      if let exact = try exactRoot(in: narrow, within: budget) { return exact }
      return try Real.computed(within: budget) { (precision, budget) throws(CalculationError) in
        let part = try Self.narrowed(
          narrow, of: function, rises, toBits: precision, within: budget)
        let place = Enclosure(from: part.lower, to: part.upper, precision: precision + 8)
        let distance = try Enclosure.product(
          place, function.width.enclosure(bits: precision + 8, within: budget),
          precision: precision + 8)
        return try Enclosure.sum(
          distance, function.lower.enclosure(bits: precision + 8, within: budget),
          precision: precision + 8)
      }
    }
  }

  /// The root of a short part, if it is a short fraction, one times π, or the square root of one.
  private func exactRoot(
    in part: FunctionOnInterval.Part, within budget: Budget
  ) throws(CalculationError) -> Real? {
    let place = Enclosure(from: part.lower, to: part.upper, precision: Self.precision)
    let number = try Enclosure.sum(
      Enclosure.product(
        place, function.width.enclosure(bits: Self.precision, within: budget),
        precision: Self.precision),
      function.lower.enclosure(bits: Self.precision, within: budget), precision: Self.precision)
    if let fraction = Self.shortFraction(in: number),
      let exact = try proven(Real(fraction), in: part, within: budget)
    {
      return exact
    }
    let turns = try Enclosure.quotient(
      number, Enclosure.pi(precision: Self.precision, within: budget), precision: Self.precision)
    if let fraction = Self.shortFraction(in: turns),
      let exact = try proven(
        Real.product(Real(fraction), .pi, within: budget), in: part, within: budget)
    {
      return exact
    }
    let square = try Enclosure.product(number, number, precision: Self.precision)
    if let fraction = Self.shortFraction(in: square) {
      let root = try Real.sqrt(Real(fraction), within: budget)
      return try proven(number.sign == -1 ? -root : root, in: part, within: budget)
    }
    return nil
  }

  private static func shortFraction(in enclosure: Enclosure) -> Rational? {
    guard let fraction = enclosure.simplestRational(maximumBits: 1_024),
      fraction.storageBitWidth <= 40
    else { return nil }
    return fraction
  }

  /// The number if it is proven to be the root of a part, of which it is the only one if it is in it.
  private func proven(
    _ number: Real, in part: FunctionOnInterval.Part, within budget: Budget
  ) throws(CalculationError) -> Real? {
    let sides = (
      try Real.difference(
        function.number(at: part.lower, within: budget), number, within: budget),
      try Real.difference(
        function.number(at: part.upper, within: budget), number, within: budget)
    )
    guard try function.isZero(at: number, within: budget),
      try Real.sign(sides.0, within: budget).rational != Real.sign(sides.1, within: budget).rational
    else { return nil }
    return number
  }

  /// Returns a part of a length of 2^−bits that holds the root of a part.
  ///
  /// By Newton's method with the slopes of the whole part: f(c) + f'(ξ)(x − c) = 0 for the root x. Where that gains
  /// little, the part is halved.
  private static func narrowed(
    _ part: FunctionOnInterval.Part, of function: FunctionOnInterval, _ rises: Bool,
    toBits bits: Int, within budget: Budget
  ) throws(CalculationError) -> FunctionOnInterval.Part {
    var part = part
    while part.level < bits {
      let precision = 2 * part.level + 64
      let local = try function.local(
        on: part, around: .middle, count: 2, precision: precision, within: budget)
      // A kink has no slope, and halving needs none.
      let value = local.function.center.value
      let slope = local.function.interval.coefficients.dropFirst().first ?? .zero
      var next = part
      // Of twice as many bits some are right.
      let places = min(2 * part.level, bits) + 32
      if !slope.containsZero,
        let (least, most) = try Enclosure.quotient(-value, slope, precision: precision)
          .wholeBounds(places: places)
      {
        let unit = (part.upper - part.lower) * Rational(1, over: BigInt(1) << (places + 1))
        next.lower = max(part.lower, part.middle + Rational(least) * unit)
        next.upper = min(part.upper, part.middle + Rational(most) * unit)
      }
      if next.level == part.level, let sign = value.sign {
        let isLower = (sign > 0) == rises
        next = FunctionOnInterval.Part(
          lower: isLower ? part.lower : part.middle, upper: isLower ? part.middle : part.upper)
      }
      guard next.level > part.level else { throw .undecided }
      part = next
    }
    return part
  }
}
