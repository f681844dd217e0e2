import CalendarDates
import ExactReals
import Quantities

/// The value of an expression: a number, a percentage, a list, a quantity, a date, or a property of dates.
///
/// ```swift
/// var worksheet = Worksheet()
/// try worksheet.answer(to: "5 ft + 3 in to cm").result   // .quantity: 8001/50 cm
/// try worksheet.answer(to: "2026-11-22 + 90 days").result   // .date: 2027-02-20
/// ```
public enum ExpressionValue: Sendable {
  /// A number without a unit.
  case number(Real)
  /// A number that is marked as a percentage: 0.08 of `8%`.
  case percentage(Real)
  /// A number, perhaps with units, with the form to write it in.
  indirect case formed(ExpressionValue, NumberForm)
  /// Ordered values, none of which is a list.
  indirect case list([ExpressionValue])
  /// A number with units.
  indirect case quantity(Quantity)
  /// A sum as it was typed, `1 month 3 days`: a quantity in the first unit, but a step of each unit next to a date.
  indirect case sum(MixedQuantity)
  /// The result of `to ft + in`.
  indirect case mixed(MixedQuantity)
  case date(CalendarDate)
  /// A date and a time of day.
  indirect case instant(Instant)
  /// From one date to another: a number of days, or whole calendar units if requested.
  case interval(from: CalendarDate, to: CalendarDate)
  /// The result of `to months + days`.
  indirect case difference(CalendarDifference)
  case weekday(Weekday)
  case week(CalendarWeek)

  /// The number, also that of a percentage; nil for any value that is no plain number.
  public var number: Real? {
    switch self {
    case .number(let number), .percentage(let number): number
    case .formed(let value, _): value.number
    default: nil
    }
  }

  /// The note on how the value is written, if many would misread it without one.
  public var note: ReadingNote? {
    switch self {
    case .formed(_, .hoursToTheSecond): .hoursAndMinutes
    case .formed(_, .hoursBeyondMidnight): .isDuration
    case .date(let date) where date < .firstGregorian: .beforeGregorian
    default: nil
    }
  }

  /// The value without the form that it is written in.
  package var withoutForm: ExpressionValue {
    if case .formed(let value, _) = self { value } else { self }
  }

  /// The values of a list; nil for any other value.
  public var elements: [ExpressionValue]? {
    if case .list(let elements) = self { elements } else { nil }
  }

  /// The exchange rates that the value depends on.
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
