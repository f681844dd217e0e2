import CalendarDates
import Quantities

/// A step of an expression that involves units or dates.
enum QuantityStep: Sendable {
  /// The units of the number before it: `5 km/h`.
  case units(UnitProduct)
  /// Units by themselves, after `×` or `÷`: `60 ÷ min`.
  case unit(UnitProduct)
  /// The units of the numbers before it, which form one literal: `5 ft 3 in`.
  case sum([Unit])
  /// `to cm`.
  case conversion(UnitProduct)
  /// `to USD on 2026-11-20`, at the rates of that day.
  case conversionOnDay(UnitProduct, CalendarDate)
  /// `to ft + in`.
  case mixedConversion([Unit])
  case date(CalendarDate)
  /// `2026-11-22 14:30`.
  indirect case instant(Instant)
  /// `to Asia/Tokyo`, `to unix`.
  indirect case clock(ClockTarget)
  /// `7:45`, `5pm`.
  case time(TimeOfHours)
  /// `to fraction`, `to 5 places`.
  case form(NumberForm)
  /// `to %`.
  case percentageForm
  /// `to weekday`.
  case weekdayName
  case dateFunction(DateFunction)
  /// A known value, in the text of an expression that stands alone.
  case known(ExpressionValue)

  /// Whether its value says more than its text.
  var isOfInterest: Bool {
    switch self {
    case .units, .unit, .date, .instant, .time, .known: false
    case .sum, .conversion, .conversionOnDay, .mixedConversion, .form, .percentageForm,
      .weekdayName, .clock, .dateFunction:
      true
    }
  }

  /// The number of operands that the step takes.
  var operandCount: Int {
    switch self {
    case .unit, .date, .instant, .time, .known: 0
    case .units, .conversion, .conversionOnDay, .mixedConversion, .form, .percentageForm,
      .weekdayName, .clock:
      1
    case .dateFunction(let function): function.argumentCount
    case .sum(let units): units.count
    }
  }
}

extension QuantityStep: Equatable {
  /// Whether the steps are the same; known values are never compared, and so differ.
  static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.units(let left), .units(let right)), (.unit(let left), .unit(let right)),
      (.conversion(let left), .conversion(let right)):
      left == right
    case (.conversionOnDay(let left, let day), .conversionOnDay(let right, let other)):
      left == right && day == other
    case (.sum(let left), .sum(let right)),
      (.mixedConversion(let left), .mixedConversion(let right)):
      left == right
    case (.date(let left), .date(let right)): left == right
    case (.instant(let left), .instant(let right)): left == right
    case (.clock(let left), .clock(let right)): left == right
    case (.time(let left), .time(let right)): left == right
    case (.form(let left), .form(let right)): left == right
    case (.weekdayName, .weekdayName), (.percentageForm, .percentageForm): true
    case (.dateFunction(let left), .dateFunction(let right)): left == right
    default: false
    }
  }
}
