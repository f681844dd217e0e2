import CalendarDates
import Languages

/// What the panel of dates says.
///
/// ```swift
/// Catalogue(.german).text(DatesText.weekday(.sunday))      // "Sonntag"
/// Catalogue(.french).text(DatesText.count(1, .month))      // "1 mois"
/// ```
///
/// It is no ``Message``, so that the page, which shows the panel to those who ask for it, has it in the
/// part of the module that comes last.
public enum DatesText: Hashable, Sendable, Translatable {
  /// What a field is called.
  case field(DatesForm.Field)
  /// The switch that has the later date counted as a day of its own.
  case countLastDay
  /// What lies between both dates.
  case difference
  /// Years, months and days from the first date on.
  case steps
  case direction(DatesPanel.Direction)
  /// The date that the steps lead to.
  case result

  case weekday(Weekday)
  /// So many of a unit: `3 months`.
  case count(Int, Unit)
  /// A difference backwards: `3 months earlier`.
  case earlier(String)
  /// How far a day is from today: `in 3 days`.
  case away(days: Int)
  /// A date and its weekday, with a time where it has one: `2026-11-22 14:30, Sunday`.
  case date(CalendarMoment)

  /// Why a field was not understood, with the place: `expected YYYY-MM-DD, from character 5 on`.
  case problem(DatesProblem)

  /// The units that differences are told in.
  public enum Unit: CaseIterable, Hashable, Sendable {
    case years
    case months
    case weeks
    case days
    case workdays
    case hours
    case minutes
    case seconds
  }
}

extension Catalogue {
  /// A text of the panel of dates in the catalogue's language.
  public func text(_ text: DatesText) -> String { text.text(in: language) }
}
