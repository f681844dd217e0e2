import BigNumbers
import CalculatorModel
import ExactReals

/// Pieces between critical points, on which the function is analytic or has no value.
extension CurveAnalysis {
  /// A short fraction between two numbers; nil if they are too close.
  static func number(
    between lower: Real, _ upper: Real, within budget: Budget
  ) throws(CalculationError) -> Rational? {
    for bits in [64, 256, 1_024] {
      let (left, right) = (
        try lower.enclosure(bits: bits, within: budget),
        try upper.enclosure(bits: bits, within: budget)
      )
      let distance = try Enclosure.difference(right, left, precision: bits)
      guard distance.sign == 1 else { continue }
      let middle = try Enclosure.sum(
        left, right, precision: bits
      ).scaled(byPowerOfTwo: -1)
      // Any number in the middle quarter does.
      let reach = try distance.scaled(byPowerOfTwo: -3)
      let wide = try Enclosure.hull(
        Enclosure.difference(middle, reach, precision: bits),
        Enclosure.sum(middle, reach, precision: bits), precision: bits)
      // The hull may reach a little further than it has to.
      if let number = wide.simplestRational(maximumBits: bits * 4),
        try order(Real(number), lower, within: budget) == 1,
        try order(Real(number), upper, within: budget) == -1
      {
        return number
      }
    }
    return nil
  }

  mutating func findPieces(within budget: Budget) throws(CalculationError) {
    pieces = []
    unknown = try Self.joined(unknown, within: budget)
    for zone in unknown {
      try insert(Point(number: zone.from), within: budget)
      try insert(Point(number: zone.to), within: budget)
    }
    for index in points.indices.dropLast() {
      guard
        let sample = try Self.number(
          between: points[index].number, points[index + 1].number, within: budget)
      else {
        pieces.append(Piece(place: nil, isKnown: false, sample: 0))
        continue
      }
      if try Self.isInside(Real(sample), unknown, within: budget) {
        pieces.append(Piece(place: nil, isKnown: false, sample: sample))
        continue
      }
      if try isBelowPower(at: sample, within: budget) {
        pieces.append(Piece(place: nil, isKnown: false, sample: sample))
        continue
      }
      do throws(CalculationError) {
        pieces.append(
          Piece(place: try specialized(value, at: sample, within: budget), sample: sample))
      } catch .undecided {
        pieces.append(Piece(place: nil, isKnown: false, sample: sample))
      }
    }
  }

  /// Whether a number with a variable exponent is negative at a number: next to it, its power has values at some numbers
  /// and none at others.
  private func isBelowPower(
    at sample: Rational, within budget: Budget
  ) throws(CalculationError) -> Bool {
    for place in program.places(under: value) where program.logarithmsOfPowers.contains(place) {
      guard case .function(_, let base) = program.operations[place] else { continue }
      if try SampleSigns(program, at: sample, within: budget).sign(of: base) == -1 { return true }
    }
    return false
  }

  /// The place of a value with each kink or step replaced by what it is at a number; nil if the value isn't defined
  /// there.
  ///
  /// - Throws: `CalculationError.undecided` if that isn't known.
  mutating func specialized(
    _ place: Int, at sample: Rational, within budget: Budget
  ) throws(CalculationError) -> Int? {
    let places = program.places(under: place)
    guard let values = try enclosures(places, at: sample, within: budget) else { return nil }
    var specialized = [Int](repeating: 0, count: place + 1)
    for index in places {
      specialized[index] =
        switch program.operations[index] {
        case .variable, .constant: index
        case .joined(let operation, let x, let y):
          try program.joined(specialized[x], specialized[y], by: operation, within: budget)
        case .power(let x, let exponent):
          try program.power(specialized[x], exponent, within: budget)
        case .root(let x, let degree):
          try program.root(specialized[x], degree, within: budget)
        case .function(let function, let x):
          switch function {
          case .absolute:
            values[x].sign == -1
              ? try program.negated(specialized[x], within: budget) : specialized[x]
          // Their own values are whole.
          case .sign, .floor: try program.constant(Real(values[index].floorIfCertain ?? 0))
          default: try program.function(function, of: specialized[x], within: budget)
          }
        case .extreme(let function, let x, let y):
          (Enclosure.compare(values[x], values[y]) == -1) == (function == .minimum)
            ? specialized[x] : specialized[y]
        }
    }
    return specialized[place]
  }

  /// The values at places for a number, which is in none of the numbers where their nature changes; nil if there are
  /// none.
  ///
  /// - Throws: `CalculationError.undecided` if that isn't known.
  func enclosures(
    _ places: [Int], at sample: Rational, within budget: Budget
  ) throws(CalculationError) -> [Enclosure]? {
    guard let last = places.last else { return nil }
    for bits in [96, 384, 1_536] {
      var values = [Enclosure](repeating: .zero, count: last + 1)
      do throws(CalculationError) {
        try program.enclose(
          places, for: Enclosure(sample, precision: bits), in: &values, precision: bits,
          within: budget)
        return values
      } catch .notReal, .outsideDomain, .divisionByZero {
        return nil
      } catch .undecided {
        continue
      }
    }
    // A value may be at the end of a domain everywhere: asin(floor(x)) next to 1.
    do throws(CalculationError) {
      var values: [Enclosure] = []
      for value in try program.values(under: last, for: Real(sample), within: budget) {
        values.append(
          try value.isZero(within: budget) == .yes
            ? .zero : value.enclosure(bits: 96, within: budget))
      }
      return values
    } catch .notReal, .outsideDomain, .divisionByZero {
      return nil
    }
  }
}
