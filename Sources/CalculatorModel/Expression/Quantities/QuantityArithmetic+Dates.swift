import BigNumbers
import CalendarDates
import ExactReals
import Quantities

/// Sums and differences of dates.
extension QuantityArithmetic {
  /// The result of a step with a date among its operands.
  func resultOfDates(
    of step: Step.Kind, _ operands: [ExpressionValue]
  ) throws(QuantityFailure) -> ExpressionValue {
    if case .function(let function, _) = step, function == .minimum || function == .maximum {
      return try extremum(of: function, operands)
    }
    guard case .operation(let operation) = step, operation.precedence == .additive,
      operands.count == 2
    else {
      if case .percentageOperation = step { throw QuantityFailure(.date(.noTime)) }
      throw QuantityFailure(.date(.productOfDate))
    }
    if operands.contains(where: { $0.isInstant }) {
      return try resultOfInstants(operation, operands[0], operands[1])
    }
    switch (operands[0], operands[1], operation) {
    case (.date(let date), .date(let other), .subtraction):
      return .interval(from: other, to: date)
    case (.date, .date, _): throw QuantityFailure(.date(.sumOfDates))
    case (.date(let date), let time, _):
      return .date(try self.date(date, time, isSum: operation == .addition))
    case (let time, .date(let date), .addition):
      return .date(try self.date(date, time, isSum: true))
    case (_, .date, _): throw QuantityFailure(.date(.subtractedDate))
    default: throw QuantityFailure(.date(.productOfDate))
    }
  }

  /// The earliest or the latest of some dates or instants.
  private func extremum(
    of function: MathFunction, _ operands: [ExpressionValue]
  ) throws(QuantityFailure) -> ExpressionValue {
    var result = operands[0]
    for next in operands.dropFirst() {
      guard let left = next.date, let right = result.date else {
        throw QuantityFailure(.date(.noDate))
      }
      var isLater = left > right
      if next.isInstant || result.isInstant {
        let span = try quantity(resultOfInstants(.subtraction, next, result))
        isLater = span.number.rational.map { $0 > 0 } ?? false
      }
      if isLater == (function == .maximum) { result = next }
    }
    return result
  }

  /// The value of a function of dates.
  func value(
    of function: DateFunction, _ operands: [ExpressionValue]
  ) throws(QuantityFailure) -> ExpressionValue {
    guard let date = operands[0].date else { throw QuantityFailure(.date(.noDate)) }
    switch function {
    case .weekday: return .number(Real(date.weekday.rawValue))
    case .week: return .number(Real(date.week.number))
    case .dayOfYear: return .number(Real(date.dayOfYear))
    case .workday:
      guard let number = operands[1].number else { throw QuantityFailure(.notPlainNumber) }
      let count = try whole(number, else: .notWholeDays)
      let day: CalendarDate
      do throws(BeyondCalendarError) {
        day = try date.addingWorkdays(count)
      } catch {
        throw QuantityFailure(.date(.beyondCalendar))
      }
      guard case .instant(let instant) = operands[0] else { return .date(day) }
      return .instant(try self.instant(instant, onDay: day))
    case .workdays:
      guard let end = operands[1].date else { throw QuantityFailure(.date(.noDate)) }
      return .number(Real(end.workdays(since: date)))
    }
  }

  private func date(
    _ date: CalendarDate, _ time: ExpressionValue, isSum: Bool
  ) throws(QuantityFailure) -> CalendarDate {
    let steps = try steps(time)
    try QuantityFailure.calculated { () throws(CalculationError) in
      try budget.pay(Int64(steps.count) * WorkPrice.step)
    }
    do throws(BeyondCalendarError) {
      return isSum ? try date.adding(steps) : try date.subtracting(steps)
    } catch {
      throw QuantityFailure(.date(.beyondCalendar))
    }
  }

  /// The steps that a time takes from a date: calendar steps for months and years, days for the rest.
  private func steps(_ time: ExpressionValue) throws(QuantityFailure) -> [CalendarStep] {
    var steps: [CalendarStep] = []
    var rest: Quantity?
    for part in try parts(time) {
      guard let unit = part.units.single?.calendarUnit, unit != .day, unit != .week else {
        rest = try QuantityFailure.measured { () throws(QuantityError) in
          try rest?.adding(part, within: budget) ?? part
        }
        continue
      }
      steps.append(CalendarStep(try whole(part.number, else: .notWholeSteps), unit))
    }
    guard let rest else { return steps }
    let days: Quantity
    do throws(QuantityFailure) {
      days = try quantity(self.result(of: .conversion(.day), [.quantity(rest)]))
    } catch {
      guard case .quantity = error.cause else { throw error }
      throw QuantityFailure(.date(.noTime))
    }
    return steps + [CalendarStep(try whole(days.number, else: .notWholeDays), .day)]
  }

  /// The parts of a time, with the sign of the whole.
  func parts(_ time: ExpressionValue) throws(QuantityFailure) -> [Quantity] {
    guard case .sum(let sum) = time else {
      let quantity = try quantity(time)
      guard !quantity.units.isNone else { throw QuantityFailure(.date(.noTime)) }
      return [quantity]
    }
    var parts: [Quantity] = []
    for part in sum.parts {
      parts.append(
        try QuantityFailure.measured { () throws(QuantityError) in
          let number = sum.isNegative ? -part.number : part.number
          return try Quantity(number, in: UnitProduct(part.unit), within: budget)
        })
    }
    return parts
  }

  private func whole(
    _ number: Real, else error: DateError
  ) throws(QuantityFailure) -> Int {
    guard let number = number.rational, number.isInteger else {
      throw QuantityFailure(.date(error))
    }
    guard let number = Int(exactly: number.numerator) else {
      throw QuantityFailure(.date(.beyondCalendar))
    }
    return number
  }
}

extension UnitProduct {
  /// The unit of the difference of two dates.
  static let day: UnitProduct = {
    do throws(UnitNameError) {
      return UnitProduct(try Unit.named("d"))
    } catch {
      preconditionFailure("the table has a day")
    }
  }()
}

extension Unit {
  /// The unit's role next to a date; nil for one that is no part of the calendar.
  var calendarUnit: CalendarUnit? {
    guard prefix == nil else { return nil }
    switch symbol {
    case "d": return .day
    case "week": return .week
    case "month": return .month
    case "year": return .year
    case "decade": return .decade
    case "century": return .century
    default: return nil
    }
  }
}
