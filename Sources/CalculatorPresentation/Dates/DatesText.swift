import CalendarDates
import Languages

/// A text of the panel of dates.
///
/// ```swift
/// Catalogue(.german).text(DatesText.weekday(.sunday))      // "Sonntag"
/// Catalogue(.french).text(DatesText.count(1, .month))      // "1 mois"
/// ```
///
/// It is not a ``Message``, so that the page, which shows the panel only on request, has it in the part of the
/// module that is loaded last.
public enum DatesText: Hashable, Sendable, Translatable {
  /// The name of a field.
  case field(DatesForm.Field)
  /// The switch for counting the later date as a day of its own.
  case countLastDay
  /// The difference between both dates.
  case difference
  /// Years, months and days from the first date on.
  case steps
  case direction(DatesPanel.Direction)
  /// The date that the steps lead to.
  case result

  case weekday(Weekday)
  /// A number of a unit: `3 months`.
  case count(Int, Unit)
  /// A difference backwards: `3 months earlier`.
  case earlier(String)
  /// The distance of a day from today: `in 3 days`.
  case away(days: Int)
  /// A date and its weekday, with a time if it has one: `2026-11-22 14:30, Sunday`.
  case date(CalendarMoment)

  /// The reason why a field was not understood, with the place: `expected YYYY-MM-DD, from character 5 on`.
  case problem(DatesProblem)

  /// The units in which differences are expressed.
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
  /// Returns a text of the panel of dates in the catalogue's language.
  public func text(_ text: DatesText) -> String { text.text(in: language) }
}
