import BigNumbers
import CalendarDates
import ExactReals
import Quantities

/// Literals with units, conversions and functions of dates.
extension QuantityArithmetic {
  /// The result of a step of units or dates.
  func result(
    of step: QuantityStep, _ operands: [ExpressionValue]
  ) throws(QuantityFailure) -> ExpressionValue {
    switch step {
    case .known(let value): return value
    case .date(let date): return .date(date)
    case .instant(let instant): return .instant(instant)
    case .clock(let target): return try converted(operands[0], to: target)
    case .time(let time): return try value(of: time)
    case .units(let units): return try product(operands[0], units)
    case .unit(let units): return try unit(units)
    case .sum(let units): return try sum(operands, units)
    case .conversion(let units):
      return try converted(operands[0], to: units, by: exchangeRates)
    case .conversionOnDay(let units, let day):
      try QuantityFailure.calculated { () throws(CalculationError) in
        try budget.pay(Int64(exchangeRates.rates.count) * WorkPrice.operand)
      }
      return try converted(operands[0], to: units, by: exchangeRates.on(day.description))
    case .mixedConversion(let units): return try converted(operands[0], toMixed: units)
    case .form(let form):
      let value = operands[0].withoutForm
      switch value {
      case .number, .percentage:
        guard form.takesPlainNumbers else { throw QuantityFailure(.date(.noTime)) }
      case .quantity, .sum, .interval:
        guard form.takesUnits else { throw QuantityFailure(.onlyPlainNumbers(form.name)) }
        return .formed(.quantity(try quantity(value)), form)
      case .mixed:
        guard case .nearest = form else { throw QuantityFailure(.onlyPlainNumbers(form.name)) }
      default: throw QuantityFailure(.onlyPlainNumbers(form.name))
      }
      return .formed(value, form)
    case .percentageForm:
      guard let number = operands[0].number else { throw QuantityFailure(.notPlainNumber) }
      return .percentage(number)
    case .weekdayName:
      guard let date = operands[0].date else { throw QuantityFailure(.date(.noDate)) }
      return .weekday(date.weekday)
    case .dateFunction(let function):
      return try value(of: function, operands)
    }
  }

  /// A number with units, or a quantity times these.
  private func product(
    _ operand: ExpressionValue, _ units: UnitProduct
  ) throws(QuantityFailure) -> ExpressionValue {
    if operand.isDate { throw QuantityFailure(.date(.productOfDate)) }
    guard case .number(let number) = operand else {
      let (left, right) = (try quantity(operand), try quantity(self.unit(units)))
      let product = try QuantityFailure.measured { () throws(QuantityError) in
        try left.multiplied(by: right, within: budget)
      }
      return ExpressionValue(product)
    }
    let quantity = try QuantityFailure.measured { () throws(QuantityError) in
      try Quantity(number, in: units, within: budget)
    }
    return try angle(quantity, of: units)
  }

  /// One of the units; for a temperature scale, a difference of one degree.
  private func unit(_ units: UnitProduct) throws(QuantityFailure) -> ExpressionValue {
    var units = units
    if let single = units.single, single.zero != nil { units = UnitProduct(single.difference) }
    let quantity = try QuantityFailure.measured { () throws(QuantityError) in
      try Quantity(1, in: units, within: budget)
    }
    return try angle(quantity, of: units)
  }

  /// The quantity; an angle becomes a number in the unit of angles without a unit.
  private func angle(
    _ quantity: Quantity, of units: UnitProduct
  ) throws(QuantityFailure) -> ExpressionValue {
    guard quantity.units.isNone, units.single?.kind == .angle else {
      return ExpressionValue(quantity)
    }
    return .number(
      try QuantityFailure.calculated { () throws(CalculationError) in
        try AngleUnit.radians.convert(quantity.number, to: unit, within: budget)
      })
  }

  private func sum(
    _ operands: [ExpressionValue], _ units: [Unit]
  ) throws(QuantityFailure) -> ExpressionValue {
    var parts: [MixedQuantity.Part] = []
    for (operand, unit) in zip(operands, units) {
      // The parser put numbers there.
      guard let number = operand.number else { throw QuantityFailure(.numberWithoutUnit) }
      parts.append(MixedQuantity.Part(number, unit))
    }
    let quantity = try QuantityFailure.measured { () throws(QuantityError) in
      try Quantity(mixed: parts, within: budget)
    }
    guard quantity.units.isNone else { return .sum(MixedQuantity(parts: parts)) }
    return try angle(quantity, of: UnitProduct(units[0]))
  }

  // MARK: - Conversions

  private func converted(
    _ value: ExpressionValue, to units: UnitProduct, by rates: ExchangeRates
  ) throws(QuantityFailure) -> ExpressionValue {
    if let date = value.date {
      guard let single = units.single, single.calendarUnit == .week else {
        throw QuantityFailure(.date(.notConvertible))
      }
      return .week(date.week)
    }
    if case .interval(let from, let to) = value, let count = wholeUnits(units, from: from, to: to) {
      return .quantity(
        try QuantityFailure.measured { () throws(QuantityError) in
          try Quantity(Real(count), in: units, within: budget)
        })
    }
    let quantity = try measuredAngle(value, for: units)
    return .quantity(
      try QuantityFailure.measured { () throws(QuantityError) in
        try quantity.converted(to: units, using: rates, within: budget)
      })
  }

  /// The months or years from one date to another, if no days are left over: 3 from 1 January to 1 April, whatever
  /// the length of a mean month.
  private func wholeUnits(
    _ units: UnitProduct, from: CalendarDate, to: CalendarDate
  ) -> Int? {
    let difference: CalendarDifference
    switch units.single?.calendarUnit {
    case .month: difference = to.difference(since: from, in: [.months])
    case .year: difference = to.difference(since: from, in: [.years])
    default: return nil
    }
    guard difference.remainingDays == 0 else { return nil }
    let count = difference.years + difference.months
    return difference.isNegative ? -count : count
  }

  private func converted(
    _ value: ExpressionValue, toMixed units: [Unit]
  ) throws(QuantityFailure) -> ExpressionValue {
    if value.date != nil { throw QuantityFailure(.date(.notConvertible)) }
    if case .interval(let from, let to) = value,
      let units = CalendarUnits(units.map { $0.calendarUnit })
    {
      return .difference(to.difference(since: from, in: units))
    }
    let quantity = try measuredAngle(value, for: UnitProduct(units[0]))
    return .mixed(
      try QuantityFailure.measured { () throws(QuantityError) in
        try quantity.converted(toMixed: units, within: budget)
      })
  }

  /// The value as a quantity; if the target is an angle, a plain number becomes one in radians.
  private func measuredAngle(
    _ value: ExpressionValue, for units: UnitProduct
  ) throws(QuantityFailure) -> Quantity {
    guard case .number(let number) = value, units.single?.kind == .angle else {
      return try quantity(value)
    }
    return Quantity(
      try QuantityFailure.calculated { () throws(CalculationError) in
        try unit.convert(number, to: .radians, within: budget)
      })
  }
}

extension CalendarUnits {
  /// Creates the units for a difference of dates; nil if one is none of these, comes twice, or follows a smaller one.
  fileprivate init?(_ units: [CalendarUnit?]) {
    var result: CalendarUnits = []
    var last: CalendarUnit?
    for unit in units {
      let next: CalendarUnits
      switch unit {
      case .year: next = .years
      case .month: next = .months
      case .week: next = .weeks
      case .day: next = .days
      default: return nil
      }
      let order: [CalendarUnit?] = [.day, .week, .month, .year]
      if let last, let before = order.firstIndex(of: last), let now = order.firstIndex(of: unit),
        now >= before
      {
        return nil
      }
      result.insert(next)
      last = unit
    }
    self = result
  }
}
