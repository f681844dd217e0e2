/// The units of calendar steps, the smallest first.
public enum CalendarUnit: CaseIterable, Hashable, Sendable {
  case day
  /// Seven days.
  case week
  case month
  case year
  /// Ten years.
  case decade
  /// A hundred years.
  case century

  /// A length in days or months.
  enum Length {
    case days(Int)
    case months(Int)
  }

  /// The length of one unit.
  var length: Length {
    switch self {
    case .day: .days(1)
    case .week: .days(7)
    case .month: .months(1)
    case .year: .months(12)
    case .decade: .months(120)
    case .century: .months(1200)
    }
  }
}
