import BigNumbers
import CalculatorModel
import ExactReals

/// A curve *y = f(x)* over an interval, taken apart: on each piece between two points it has no value, is constant, or
/// rises or falls all the way.
///
/// Where an operation changes its nature (a divisor or the argument of a logarithm that is zero, a floor that reaches a
/// whole number), a piece ends. On what lies between the function is analytic, and its slope keeps its sign between
/// the zeros of the derivative.
package struct CurveAnalysis: Sendable {
  /// A number at which pieces meet.
  package struct Point: Sendable {
    package var number: Real

    /// The values in the program that are known there.
    var known: [Int: Real] = [:]

    /// Whether an operation changes its nature there.
    var isCritical = false

    /// The function's value; nil if it has none.
    package var value: Real?

    /// Whether the value is known to be there or not.
    package var isValueKnown = true

    /// Whether the function is zero there.
    package var isRoot = false

    /// The limits from the left and the right; nil outside the interval.
    package var left: Limit?
    package var right: Limit?
  }

  /// What lies between two points.
  package struct Piece: Sendable {
    /// The place of its values in the program, for numbers on the piece; nil where the function has no value, and where
    /// it isn't known.
    package var place: Int?

    /// Whether the function could be followed.
    package var isKnown = true

    /// A number on it.
    var sample: Rational

    /// The sign of the function's values.
    package var sign = 0

    /// The sign of its slopes: 0 if the function is constant.
    package var direction = 0
  }

  package private(set) var program: FunctionProgram

  /// The points, from the left end of the interval to the right one.
  package private(set) var points: [Point] = []

  /// The pieces; each is to the right of the point with its index.
  package private(set) var pieces: [Piece] = []

  /// Where the function could not be followed: it may have a pole, a root or an extremum there.
  private var unknown: [FunctionProgram.Zone] = []

  private let value: Int

  /// Whether the function could be followed everywhere.
  package var isKnown: Bool { unknown.isEmpty && pieces.allSatisfy(\.isKnown) }

  /// The most points.
  private static let limit = 5_000

  /// Takes a function apart.
  ///
  /// - Parameters:
  ///   - program: The program of its values.
  ///   - place: The place of its value.
  ///   - lower: The left end.
  ///   - upper: The right end.
  ///   - budget: The most it may cost.
  /// - Throws: `CalculationError` when the budget is used up.
  package init(
    of program: FunctionProgram, at place: Int, from lower: Real, to upper: Real,
    within budget: Budget
  ) throws(CalculationError) {
    self.program = program
    value = place
    points = [Point(number: lower), Point(number: upper)]
    try findCriticalPoints(within: budget)
    try findPieces(within: budget)
    try findRootsAndExtrema(within: budget)
    try findSigns(within: budget)
    try findLimits(within: budget)
  }

  // MARK: - Critical points

  private mutating func findCriticalPoints(within budget: Budget) throws(CalculationError) {
    for place in program.places(under: value) {
      switch program.operations[place] {
      case .variable, .constant, .joined(.addition, _, _), .joined(.subtraction, _, _),
        .joined(.multiplication, _, _):
        continue
      case .joined(_, _, let divisor): try add(solutionsOf: divisor, 0, within: budget)
      case .power(let x, let exponent):
        if exponent < 0 { try add(solutionsOf: x, 0, within: budget) }
      case .root(let x, _): try add(solutionsOf: x, 0, within: budget)
      case .function(let function, let x):
        switch function {
        case .naturalLogarithm, .absolute, .sign: try add(solutionsOf: x, 0, within: budget)
        case .tangent:
          let cosine = try program.function(.cosine, of: x, within: budget)
          try add(solutionsOf: cosine, 0, within: budget)
        case .arcsine, .arccosine, .areaTangent:
          try add(solutionsOf: x, 1, within: budget)
          try add(solutionsOf: x, -1, within: budget)
        case .areaCosine: try add(solutionsOf: x, 1, within: budget)
        case .floor: try addSteps(of: x, within: budget)
        default: continue
        }
      case .extreme(_, let x, let y):
        let difference = try program.joined(x, y, by: .subtraction, within: budget)
        try add(solutionsOf: difference, 0, within: budget)
      }
    }
  }

  /// Adds the numbers at which a value in the program is a given one.
  private mutating func add(
    solutionsOf place: Int, _ value: Real, within budget: Budget
  ) throws(CalculationError) {
    for (part, lower, upper) in try analyticParts(of: place, within: budget) {
      try add(solutionsOf: part, value, from: lower, to: upper, within: budget)
    }
  }

  /// Adds the numbers at which a value in the program is whole.
  private mutating func addSteps(of place: Int, within budget: Budget) throws(CalculationError) {
    for (part, lower, upper) in try analyticParts(of: place, within: budget) {
      let solver = EquationSolver(program: program, lower: lower, upper: upper, budget: budget)
      if program.constant(at: part) != nil { continue }
      guard let counts = try solver.counts(of: 1, from: 0, in: part) else {
        unknown.append((lower, upper))
        continue
      }
      unknown += counts.unbounded
      for count in counts.range {
        try add(solutionsOf: part, Real(count), from: lower, to: upper, within: budget)
      }
    }
  }

  private mutating func add(
    solutionsOf place: Int, _ value: Real, from lower: Real, to upper: Real,
    within budget: Budget
  ) throws(CalculationError) {
    var solver = EquationSolver(program: program, lower: lower, upper: upper, budget: budget)
    let solutions = try solver.solutions(of: place, equal: value)
    program = solver.program
    unknown += solutions.undecided
    for solution in solutions.all {
      try insert(
        Point(number: solution.number, known: [place: value], isCritical: true), within: budget)
    }
  }

  /// The places of a value between the points so far, where it has no kinks and steps; one if it has none anywhere.
  private mutating func analyticParts(
    of place: Int, within budget: Budget
  ) throws(CalculationError) -> [(place: Int, lower: Real, upper: Real)] {
    let hasSwitches = program.places(under: place).contains { index in
      switch program.operations[index] {
      case .extreme, .function(.absolute, _), .function(.sign, _), .function(.floor, _): true
      default: false
      }
    }
    if !hasSwitches { return [(place, points[0].number, points[points.count - 1].number)] }
    var parts: [(place: Int, lower: Real, upper: Real)] = []
    for index in points.indices.dropLast() {
      let (lower, upper) = (points[index].number, points[index + 1].number)
      guard let sample = try Self.number(between: lower, upper, within: budget),
        let part = try specialized(place, at: sample, within: budget)
      else { continue }
      if let last = parts.last, last.place == part, index > 0 {
        parts[parts.count - 1].upper = upper
      } else {
        parts.append((part, lower, upper))
      }
    }
    return parts
  }

  /// Inserts a point, or joins it with the one that is there.
  private mutating func insert(_ point: Point, within budget: Budget) throws(CalculationError) {
    guard points.count < Self.limit else { throw .tooMuchWork }
    var (low, high) = (0, points.count)
    while low < high {
      let middle = (low + high) / 2
      switch try Self.order(point.number, points[middle].number, within: budget) {
      case .some(0):
        join(point, with: middle)
        return
      case .none:
        // Two numbers that can't be told apart are one if one has what the other is known for.
        if try !isKnown(point, at: points[middle].number, within: budget) {
          if try !isKnown(points[middle], at: point.number, within: budget) {
            unknown.append((point.number, point.number))
          }
          points[middle].number = point.number
        }
        join(point, with: middle)
        return
      case .some(-1): high = middle
      default: low = middle + 1
      }
    }
    points.insert(point, at: low)
  }

  /// Whether another number is proven to have the values that are known for a point.
  private func isKnown(
    _ point: Point, at number: Real, within budget: Budget
  ) throws(CalculationError) -> Bool {
    guard !point.known.isEmpty else { return false }
    for (place, value) in point.known {
      do throws(CalculationError) {
        let other = try program.value(at: place, for: number, within: budget)
        guard try other.isEqual(to: value, within: budget) == .yes else { return false }
      } catch .undecided, .divisionByZero, .notReal, .outsideDomain {
        return false
      }
    }
    return true
  }

  private mutating func join(_ point: Point, with index: Int) {
    points[index].known.merge(point.known) { first, _ in first }
    points[index].isCritical = points[index].isCritical || point.isCritical
    points[index].isRoot = points[index].isRoot || point.isRoot
  }

  /// The order of two numbers; nil if it could not be decided.
  static func order(
    _ a: Real, _ b: Real, within budget: Budget
  ) throws(CalculationError) -> Int? {
    do throws(CalculationError) {
      return try a.compare(to: b, within: budget)
    } catch .undecided {
      return nil
    }
  }

  // MARK: - Pieces

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
      if let number = wide.simplestRational(maximumBits: bits * 4) { return number }
    }
    return nil
  }

  private mutating func findPieces(within budget: Budget) throws(CalculationError) {
    pieces = []
    for index in points.indices.dropLast() {
      guard
        let sample = try Self.number(
          between: points[index].number, points[index + 1].number, within: budget)
      else {
        pieces.append(Piece(place: nil, isKnown: false, sample: 0))
        continue
      }
      pieces.append(
        Piece(place: try specialized(value, at: sample, within: budget), sample: sample))
    }
  }

  /// The place of a value with each kink or step replaced by what it is at a number; nil if the value isn't defined
  /// there.
  private mutating func specialized(
    _ place: Int, at sample: Rational, within budget: Budget
  ) throws(CalculationError) -> Int? {
    let places = program.places(under: place)
    guard let values = try enclosures(places, at: sample, within: budget) else { return nil }
    var specialized = [Int](repeating: 0, count: place + 1)
    for index in places {
      specialized[index] =
        switch program.operations[index] {
        case .variable, .constant: index
        case .joined(.division, let x, let y) where specialized[x] == specialized[y]:
          try program.constant(1)
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
          case .sign: try program.constant(Real(values[x].sign ?? 0))
          case .floor: try program.constant(Real(values[x].floorIfCertain ?? 0))
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
  private func enclosures(
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
    return nil
  }

  // MARK: - Roots and extrema

  private mutating func findRootsAndExtrema(within budget: Budget) throws(CalculationError) {
    // The same function may be that of several pieces.
    var parts: [(place: Int, first: Int, last: Int)] = []
    for (index, piece) in pieces.enumerated() {
      guard let place = piece.place, program.constant(at: place) == nil else { continue }
      if let known = parts.firstIndex(where: { $0.place == place }) {
        parts[known].last = index
      } else {
        parts.append((place, index, index))
      }
    }
    let (ends, known) = (points, pieces)
    var found: [(piece: Int, point: Point)] = []
    for part in parts {
      let (lower, upper) = (ends[part.first].number, ends[part.last + 1].number)
      var solver = EquationSolver(program: program, lower: lower, upper: upper, budget: budget)
      let roots = try solver.solutions(of: part.place, equal: 0)
      let extrema = try solver.zerosOfSlope(of: part.place)
      program = solver.program
      unknown += roots.undecided + extrema.undecided
      for (solutions, isRoot) in [(roots, true), (extrema, false)] {
        for solution in solutions.all {
          for index in part.first...part.last where known[index].place == part.place {
            guard
              try Self.order(solution.number, ends[index].number, within: budget) == 1,
              try Self.order(solution.number, ends[index + 1].number, within: budget) == -1
            else { continue }
            found.append(
              (
                index,
                Point(
                  number: solution.number, known: [solution.place: solution.value],
                  isRoot: isRoot)
              ))
            break
          }
        }
      }
    }
    for (_, point) in found { try insert(point, within: budget) }
    for zone in unknown {
      try insert(Point(number: zone.from), within: budget)
      try insert(Point(number: zone.to), within: budget)
    }
    // Each new point divides its piece.
    var divided: [Piece] = []
    var old = 0
    for index in points.indices.dropLast() {
      while old + 1 < ends.count - 1,
        try Self.order(points[index].number, ends[old + 1].number, within: budget) != -1
      {
        old += 1
      }
      var piece = known[old]
      if let sample = try Self.number(
        between: points[index].number, points[index + 1].number, within: budget)
      {
        piece.sample = sample
        for zone in unknown {
          let place = Real(sample)
          if try place.compare(to: zone.from, within: budget) > 0,
            try place.compare(to: zone.to, within: budget) < 0
          {
            piece.place = nil
            piece.isKnown = false
          }
        }
      }
      divided.append(piece)
    }
    pieces = divided
  }

  private mutating func findSigns(within budget: Budget) throws(CalculationError) {
    var slopes: [Int: Int] = [:]
    for index in pieces.indices {
      guard let place = pieces[index].place else { continue }
      if let constant = program.constant(at: place) {
        pieces[index].sign = try constant.compare(to: 0, within: budget)
        continue
      }
      let slope: Int
      if let known = slopes[place] {
        slope = known
      } else {
        slope = try program.slope(of: place, within: budget)
        slopes[place] = slope
      }
      pieces[index].sign = try sign(of: place, at: pieces[index].sample, within: budget) ?? 0
      pieces[index].direction =
        try sign(of: slope, at: pieces[index].sample, within: budget) ?? 0
    }
  }

  private func sign(
    of place: Int, at sample: Rational, within budget: Budget
  ) throws(CalculationError) -> Int? {
    guard let values = try enclosures(program.places(under: place), at: sample, within: budget)
    else { return nil }
    return values[place].sign
  }

  // MARK: - Limits

  private mutating func findLimits(within budget: Budget) throws(CalculationError) {
    for index in points.indices {
      let point = points[index]
      do throws(CalculationError) {
        points[index].value = try value(at: point, within: budget)
      } catch .divisionByZero, .notReal, .outsideDomain {
      } catch .undecided {
        points[index].isValueKnown = false
      }
      if let value = points[index].value, !point.isRoot {
        points[index].isRoot = try value.isZero(within: budget) == .yes
      }
      if index > 0 {
        points[index].left = try limit(
          at: points[index], side: -1, of: pieces[index - 1], within: budget)
      }
      if index < pieces.count {
        points[index].right = try limit(
          at: points[index], side: 1, of: pieces[index], within: budget)
      }
    }
  }

  private func value(
    at point: Point, within budget: Budget
  ) throws(CalculationError) -> Real {
    if point.isRoot, !point.isCritical { return 0 }
    do throws(CalculationError) {
      return try program.value(
        at: value, for: point.number, knowing: point.known, within: budget)
    } catch .undecided {
      // Where the function is analytic its digits are known, if not whether they are those of a simpler number.
      guard !point.isCritical else { throw .undecided }
      return try program.computedValue(at: value, for: point.number, within: budget)
    }
  }

  private func limit(
    at point: Point, side: Int, of piece: Piece, within budget: Budget
  ) throws(CalculationError) -> Limit {
    guard piece.isKnown else { return .unknown }
    guard let place = piece.place else { return .undefined }
    if !point.isCritical, let value = point.value { return .number(value) }
    var finder = GermFinder(
      program, at: point.number, side: side, knowing: point.known, within: budget)
    return try finder.limit(of: place)
  }
}
