import CalendarDates
import Foundation

extension CalendarDate {
  /// Today's date in the user's time zone.
  static var onTheWall: CalendarDate { CalendarDate(of: Date()) }

  /// Creates the date of a moment in the user's time zone.
  init(of moment: Date) {
    let parts = Self.gregorian.dateComponents([.year, .month, .day], from: moment)
    self =
      CalendarDate(year: parts.year ?? 1, month: parts.month ?? 1, day: parts.day ?? 1) ?? .first
  }

  /// Noon of the day in the user's time zone, when no clock is put forward.
  var noon: Date {
    let parts = DateComponents(year: year, month: month, day: day, hour: 12)
    return Self.gregorian.date(from: parts) ?? Date()
  }

  private static var gregorian: Calendar { Calendar(identifier: .gregorian) }
}
