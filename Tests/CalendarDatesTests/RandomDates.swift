import CalendarDates
import TestSupport

/// Pairs of dates, close together and far apart, with ends of months and leap days more often than by chance.
struct RandomDates {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  mutating func day(years: ClosedRange<Int> = 1...9999) -> MonthTable.Day {
    let year = number(years)
    let month = number(0...3) == 0 ? 2 : number(1...12)
    let last = MonthTable.length(month, of: year)
    return MonthTable.Day(
      year: year, month: month, day: number(0...3) == 0 ? last : number(1...last))
  }

  /// Returns two days, the earlier first: most within a lifetime, many within two years, a few anywhere.
  mutating func pair() -> (MonthTable.Day, MonthTable.Day) {
    let first = day()
    let reach: Int
    switch number(0...99) {
    case 0: reach = 9999
    case ..<40: reach = 2
    default: reach = 60
    }
    let second = day(years: max(first.year - reach, 1)...min(first.year + reach, 9999))
    let isInOrder =
      (first.year, first.month, first.day) <= (second.year, second.month, second.day)
    return isInOrder ? (first, second) : (second, first)
  }
}

extension CalendarDate {
  /// Creates the same day, or nil where there is none, which fails the test.
  init?(_ day: MonthTable.Day) { self.init(year: day.year, month: day.month, day: day.day) }
}
