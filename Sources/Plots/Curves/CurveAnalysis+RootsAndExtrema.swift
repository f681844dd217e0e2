import BigNumbers
import CalculatorModel
import ExactReals

/// Pieces between roots and extrema, on which the function has one sign and rises or falls all the way.
extension CurveAnalysis {
  mutating func findRootsAndExtrema(within budget: Budget) throws(CalculationError) {
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
    let ends = points
    var known = pieces
    var found: [Point] = []
    for part in parts {
      let (lower, upper) = (ends[part.first].number, ends[part.last + 1].number)
      var solver = try solver(from: lower, to: upper, within: budget)
      let roots = try solver.solutions(of: part.place, equal: 0)
      let extrema = try solver.zerosOfSlope(of: part.place)
      (program, isolated) = (solver.program, solver.isolated)
      if extrema.isEverywhere {
        // It is level on each piece, perhaps each time at another height.
        for index in part.first...part.last where known[index].place == part.place {
          let height = try program.value(
            at: part.place, for: Real(known[index].sample), within: budget)
          known[index].place = try program.constant(height)
        }
        continue
      }
      for zone in roots.undecided + extrema.undecided {
        for index in part.first...part.last where known[index].place == part.place {
          // Where the function has no value nothing is undecided.
          let from =
            try Self.order(zone.from, ends[index].number, within: budget) == -1
            ? ends[index].number : zone.from
          let to =
            try Self.order(zone.to, ends[index + 1].number, within: budget) == 1
            ? ends[index + 1].number : zone.to
          if try Self.order(from, to, within: budget) == -1 { winding.append((from, to)) }
        }
      }
      for (solutions, isRoot) in [(roots, true), (extrema, false)] {
        for solution in solutions.all {
          for index in part.first...part.last where known[index].place == part.place {
            let sides = (
              try Self.order(solution.number, ends[index].number, within: budget),
              try Self.order(solution.number, ends[index + 1].number, within: budget)
            )
            // One that can't be told from an end may be another number.
            if sides.0 == nil || sides.1 == nil { unresolved.append(solution.number) }
            guard sides == (1, -1) else { continue }
            found.append(
              Point(
                number: solution.number, known: [solution.place: solution.value],
                isRoot: isRoot))
            break
          }
        }
      }
    }
    winding = try Self.joined(winding, within: budget)
    // Of a zone with many roots and extrema none is kept.
    var inside: [Point] = []
    for point in found {
      if try Self.isInside(point.number, winding, within: budget) {
        inside.append(point)
      } else {
        try insert(point, within: budget)
      }
    }
    if inside.count <= 4 * winding.count {
      for point in inside { try insert(point, within: budget) }
    }
    for zone in winding {
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
      let sample = try Self.number(
        between: points[index].number, points[index + 1].number, within: budget)
      if let sample {
        piece.sample = sample
        piece.isMonotone = try !Self.isInside(Real(sample), winding, within: budget)
      } else {
        // The sample of the whole piece is somewhere else.
        piece.isMonotone = false
      }
      divided.append(piece)
    }
    pieces = divided
  }

  /// The zones, in ascending order, without overlaps.
  static func joined(
    _ zones: [FunctionProgram.Zone], within budget: Budget
  ) throws(CalculationError) -> [FunctionProgram.Zone] {
    var sorted: [FunctionProgram.Zone] = []
    for zone in zones {
      var place = sorted.count
      while place > 0, try order(sorted[place - 1].from, zone.from, within: budget) == 1 {
        place -= 1
      }
      sorted.insert(zone, at: place)
    }
    var joined: [FunctionProgram.Zone] = []
    for zone in sorted {
      guard let last = joined.last, try order(zone.from, last.to, within: budget) != 1 else {
        joined.append(zone)
        continue
      }
      if try order(zone.to, last.to, within: budget) == 1 {
        joined[joined.count - 1].to = zone.to
      }
    }
    return joined
  }

  static func isInside(
    _ number: Real, _ zones: [FunctionProgram.Zone], within budget: Budget
  ) throws(CalculationError) -> Bool {
    for zone in zones {
      if try order(number, zone.from, within: budget) == 1,
        try order(number, zone.to, within: budget) == -1
      {
        return true
      }
    }
    return false
  }

  mutating func findSigns(within budget: Budget) throws(CalculationError) {
    for index in pieces.indices {
      guard let place = pieces[index].place, pieces[index].isMonotone else { continue }
      if let constant = program.constant(at: place) {
        pieces[index].sign = try constant.compare(to: 0, within: budget)
        continue
      }
      var signs = SampleSigns(program, at: pieces[index].sample, within: budget)
      guard let sign = try signs.sign(of: place), let direction = try signs.direction(of: place),
        sign != 0, direction != 0
      else {
        pieces[index].isMonotone = false
        continue
      }
      (pieces[index].sign, pieces[index].direction) = (sign, direction)
      program = signs.program
    }
  }
}
