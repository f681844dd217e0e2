import BigNumbers
import CalculatorModel
import ExactReals

/// Numbers at which an operation changes its nature.
extension CurveAnalysis {
  mutating func findCriticalPoints(within budget: Budget) throws(CalculationError) {
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
      try add(solutionsOf: part, of: place, value, from: lower, to: upper, within: budget)
    }
  }

  /// Adds the numbers at which a value in the program is whole.
  private mutating func addSteps(of place: Int, within budget: Budget) throws(CalculationError) {
    for (part, lower, upper) in try analyticParts(of: place, within: budget) {
      let solver = try solver(from: lower, to: upper, within: budget)
      if program.constant(at: part) != nil { continue }
      guard let counts = try solver.counts(of: 1, from: 0, in: part) else {
        unknown.append((lower, upper))
        continue
      }
      unknown += counts.unbounded
      for count in counts.range {
        try add(
          solutionsOf: part, of: place, Real(count), from: lower, to: upper, within: budget)
      }
    }
  }

  /// A solver for an interval whose ends are points, or were.
  func solver(
    from lower: Real, to upper: Real, within budget: Budget
  ) throws(CalculationError) -> EquationSolver {
    let ends = (
      try Self.order(lower, points[0].number, within: budget),
      try Self.order(upper, points[points.count - 1].number, within: budget)
    )
    let isWhole = ends == (0, 0)
    return EquationSolver(
      program: program, lower: lower, upper: upper, budget: budget, isWhole: isWhole,
      isolated: isolated)
  }

  /// Adds the numbers at which a part of a value in the program is a given one.
  private mutating func add(
    solutionsOf part: Int, of place: Int, _ value: Real, from lower: Real, to upper: Real,
    within budget: Budget
  ) throws(CalculationError) {
    var solver = try solver(from: lower, to: upper, within: budget)
    let solutions = try solver.solutions(of: part, equal: value)
    // Without steps a value is that of its parts at their ends too.
    let hasSteps = program.places(under: place).contains { index in
      switch program.operations[index] {
      case .function(.sign, _), .function(.floor, _): true
      default: false
      }
    }
    var known = [part: value]
    if !hasSteps { known[place] = value }
    (program, isolated) = (solver.program, solver.isolated)
    unknown += solutions.undecided
    for solution in solutions.all {
      try insert(
        Point(number: solution.number, known: known, isCritical: true), within: budget)
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
      guard let sample = try Self.number(between: lower, upper, within: budget) else {
        unknown.append((lower, upper))
        continue
      }
      let specialized: Int?
      do throws(CalculationError) {
        specialized = try self.specialized(place, at: sample, within: budget)
      } catch .undecided {
        unknown.append((lower, upper))
        continue
      }
      guard let part = specialized else { continue }
      if let last = parts.last, last.place == part {
        parts[parts.count - 1].upper = upper
      } else {
        parts.append((part, lower, upper))
      }
    }
    return parts
  }
}
