import Quantities

/// Products that make no sense as such: hours times money, hours times days.
///
/// 3 h · 12 GBP is never meant. `3 h × £12` has one sensible reading, with the price of one hour; `7.5 h × 5 days`
/// has one, with the number 5.
extension MathExpression {
  /// The steps after giving prices their unit, and turning a number of days next to hours into a plain number; nil if
  /// nothing changes.
  ///
  /// - Complexity: O(*n*) in the number of steps.
  var stepsOfSensibleProducts: [Step]? {
    var changed: [Int: UnitProduct?] = [:]
    /// The first and the last step of each operand, with its measure.
    var operands: [(start: Int, last: Int, measure: Measure)] = []
    _ = measures { index, measure in
      let taken = Array(operands.suffix(steps[index].kind.operandCount(calling: functions)))
      let isSum = steps[index].kind.isSum
      if isSum {
        // Each term is looked at once, and not the sum before it.
        for term in taken where !steps[term.last].kind.isSum {
          change(term.start, term.last, term.measure, &changed)
        }
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

  /// Records the units of a literal that another reading of a product changes, or nil if it has none in it.
  private func change(
    _ start: Int, _ last: Int, _ measure: Measure, _ changed: inout [Int: UnitProduct?]
  ) {
    guard case .units(var units) = measure else { return }
    let range = start...last
    // A divisor or a power is no factor of the product.
    guard !range.contains(where: { steps[$0].kind.isOtherThanProduct }) else { return }
    let days = range.filter { steps[$0].kind.literalUnits?.single?.calendarUnit != nil }
    let money = range.last { steps[$0].kind.literalUnits?.single?.currency != nil }
    // `8 h/day * 3 weeks` is a time.
    let isRate = units.powers.contains {
      $0.exponent < 0 && $0.unit.dimension == Dimension(.time)
    }
    let hasTwoTimes =
      !isRate
      && units.powers.count { $0.exponent > 0 && $0.unit.dimension == Dimension(.time) } > 1
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
    "acre", "ha", "kWh", "MWh", "GB", "TB",
  ]

  fileprivate var hasPrice: Bool { Self.priced.contains(symbol) }
}

extension Step.Kind {
  /// Whether it adds or subtracts.
  fileprivate var isSum: Bool {
    if case .operation(let operation) = self { operation.precedence == .additive } else { false }
  }

  /// Whether what it makes of its operands is no product of them.
  fileprivate var isOtherThanProduct: Bool {
    switch self {
    case .operation(.division), .operation(.power), .superscript, .function, .call, .binding: true
    // The target asks for the product as it is: `3 h * 2 d to h^2`.
    case .quantity(.conversion), .quantity(.conversionOnDay), .quantity(.mixedConversion): true
    default: false
    }
  }

  /// The units after the number of a literal.
  fileprivate var literalUnits: UnitProduct? {
    if case .quantity(.units(let units)) = self { units } else { nil }
  }
}
