import CalendarDates
import ExactReals
import Quantities

/// What an expression comes to: a number, a percentage, a list, a quantity, a date, or what is told of dates.
///
/// ```swift
/// var worksheet = Worksheet()
/// try worksheet.answer(to: "5 ft + 3 in to cm").result   // .quantity: 8001/50 cm
/// try worksheet.answer(to: "2026-11-22 + 90 days").result   // .date: 2027-02-20
/// ```
public enum ExpressionValue: Sendable {
  /// A number, which has no unit.
  case number(Real)
  /// A number that is marked as a percentage: 0.08 of `8%`.
  case percentage(Real)
  /// A number, perhaps of units, that is to be written in a form.
  indirect case formed(ExpressionValue, NumberForm)
  /// Values in an order, of which none is a list.
  indirect case list([ExpressionValue])
  /// A number of units.
  indirect case quantity(Quantity)
  /// A sum as it was typed, `1 month 3 days`: a quantity in the first unit, but beside a date a step of
  /// each unit.
  indirect case sum(MixedQuantity)
  /// What `to ft + in` asked for.
  indirect case mixed(MixedQuantity)
  case date(CalendarDate)
  /// A date and a time of day.
  indirect case instant(Instant)
  /// From one date to another: a number of days, or whole units of the calendar where they are asked for.
  case interval(from: CalendarDate, to: CalendarDate)
  /// What `to months + days` asked for.
  indirect case difference(CalendarDifference)
  case weekday(Weekday)
  case week(CalendarWeek)

  /// The number, which that of a percentage is as well; nil of all that is no plain one.
  public var number: Real? {
    switch self {
    case .number(let number), .percentage(let number): number
    case .formed(let value, _): value.number
    default: nil
    }
  }

  /// The value without the form that it is written in.
  package var withoutForm: ExpressionValue {
    if case .formed(let value, _) = self { value } else { self }
  }

  /// The values of a list; nil of all else.
  public var elements: [ExpressionValue]? {
    if case .list(let elements) = self { elements } else { nil }
  }

  /// The exchange rates that the value rests on.
  public var rates: [ExchangeRate] {
    switch self {
    case .quantity(let quantity): quantity.rates
    case .sum(let mixed), .mixed(let mixed): mixed.rates
    case .list(let elements): elements.flatMap { $0.rates }
    case .formed(let value, _): value.rates
    default: []
    }
  }
}
