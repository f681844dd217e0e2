/// A time as ISO 8601 writes it, in UTC.
///
/// ```swift
/// TimeText(secondsSince1970: 0).text   // "1970-01-01T00:00:00Z"
/// ```
///
/// The day is found as in Howard Hinnant's `civil_from_days`, "chrono-Compatible Low-Level Date Algorithms",
/// 2013: years begin in March, so that the leap day is the last, and 400 of them always have 146,097 days.
public struct TimeText: Hashable, Sendable {
  /// The time: `2026-11-21T18:57:24Z`.
  public let text: String

  /// The times with four-digit years; others are shown as the nearest of them.
  static let range = Int64(-62_167_219_200)...253_402_300_799

  /// Creates the text of a time in seconds since the beginning of 1970, UTC.
  public init(secondsSince1970 time: Int64) {
    let time = min(max(time, Self.range.lowerBound), Self.range.upperBound)
    let secondsOfDay = ((time % 86_400) + 86_400) % 86_400
    // Days since the first of March of the year 0, which are -60 or more here.
    let days = (time - secondsOfDay) / 86_400 + 719_468
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    text =
      Self.digits(year, 4) + "-" + Self.digits(month, 2) + "-" + Self.digits(day, 2) + "T"
      + Self.digits(secondsOfDay / 3_600, 2) + ":" + Self.digits(secondsOfDay / 60 % 60, 2) + ":"
      + Self.digits(secondsOfDay % 60, 2) + "Z"
  }

  private static func digits(_ value: Int64, _ count: Int) -> String {
    let text = value.description
    return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
  }
}
