import CalendarDates
import Foundation

extension CalendarDate {
  /// The day that it is where the person is.
  static var onTheWall: CalendarDate { CalendarDate(of: Date()) }

  /// The day of a moment, where the person is.
  init(of moment: Date) {
    let parts = Self.gregorian.dateComponents([.year, .month, .day], from: moment)
    self =
      CalendarDate(year: parts.year ?? 1, month: parts.month ?? 1, day: parts.day ?? 1) ?? .first
  }

  /// Noon of the day, where the person is: no clock is put forward then.
  var noon: Date {
    let parts = DateComponents(year: year, month: month, day: day, hour: 12)
    return Self.gregorian.date(from: parts) ?? Date()
  }

  private static var gregorian: Calendar { Calendar(identifier: .gregorian) }
}
