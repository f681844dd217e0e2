import Quantities

/// Products that are none of what they multiply: hours and money, hours and days.
///
/// Nobody means 3 h · 12 GBP. There is one sensible reading of `3 h × £12`: a price of one hour; and one of `7.5 h ×
/// 5 days`: as often.
extension MathExpression {
  /// The steps in which a price is one of a unit, and a number of days beside hours is a number; nil where nothing
  /// changes.
  ///
  /// - Complexity: O(*n*) in the steps.
  var stepsOfSensibleProducts: [Step]? {
    var changed: [Int: UnitProduct?] = [:]
    /// The operands by the steps that they begin and end with, and what they measure.
    var operands: [(start: Int, last: Int, measure: Measure)] = []
    _ = measures { index, measure in
      let taken = Array(operands.suffix(steps[index].kind.operandCount(calling: functions)))
      let isSum = steps[index].kind.isSum
      if isSum {
        for operand in taken { change(operand.start, operand.last, operand.measure, &changed) }
      }
      operands.removeLast(taken.count)
      operands.append((taken.first?.start ?? index, index, measure))
    }
    if let whole = operands.last, operands.count == 1, !steps[whole.last].kind.isSum {
      change(whole.start, whole.last, whole.measure, &changed)
    }
    guard !changed.isEmpty else { return nil }
    var result: [Step] = []
    for (index, step) in steps.enumerated() {
      guard let units = changed[index] else {
        result.append(step)
        continue
      }
      if let units { result.append(Step(.quantity(.units(units)), at: step.range)) }
    }
    return result
  }

  /// Notes the units of a literal that another reading of a product changes, or nil where it has none by it.
  private func change(
    _ start: Int, _ last: Int, _ measure: Measure, _ changed: inout [Int: UnitProduct?]
  ) {
    guard case .units(var units) = measure else { return }
    let range = start...last
    // What stands below a line, or is raised, is no factor of the product.
    guard !range.contains(where: { steps[$0].kind.isDivisionOrPower }) else { return }
    let days = range.filter { steps[$0].kind.literalUnits?.single?.calendarUnit != nil }
    let money = range.last { steps[$0].kind.literalUnits?.single?.currency != nil }
    let hasTwoTimes = units.powers.count { $0.unit.dimension == Dimension(.time) } > 1
    if hasTwoTimes || units.dimension == Dimension(.time) * 2
      || units.priceMeant != nil && money == nil, days.count == 1, let place = days.first,
      place > 0,
      case .number = steps[place - 1].kind, let unit = steps[place].kind.literalUnits,
      let rest = try? units.divided(by: unit)
    {
      changed[place] = .some(nil)
      units = rest
    }
    if let price = units.priceMeant, let money, units.powers.contains(where: { $0.unit.hasPrice }) {
      changed[money] = price
    }
  }
}

extension Unit {
  /// The units that people know the price of one of: an hour, but not a minute; a kilogram, but not a gram.
  private static let priced = [
    "h", "d", "week", "month", "year", "kg", "t", "lb", "L", "gal", "m", "km", "ft", "yd", "mi",
    "acre", "ha",
    "kWh", "MWh", "GB", "TB",
  ]

  fileprivate var hasPrice: Bool { Self.priced.contains(symbol) }
}

extension Step.Kind {
  /// Whether it adds or subtracts.
  fileprivate var isSum: Bool {
    if case .operation(let operation) = self { operation.precedence == .additive } else { false }
  }

  fileprivate var isDivisionOrPower: Bool {
    switch self {
    case .operation(.division), .operation(.power), .superscript: true
    default: false
    }
  }

  /// The units behind the number of a literal.
  fileprivate var literalUnits: UnitProduct? {
    if case .quantity(.units(let units)) = self { units } else { nil }
  }
}
