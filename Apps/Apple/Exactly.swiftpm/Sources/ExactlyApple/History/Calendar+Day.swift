import Foundation

extension Calendar {
  /// Returns the day that contains a time, up to the start of the next day, in seconds since the beginning of 1970.
  func day(containing time: Int64) -> Range<Int64> {
    let date = Date(timeIntervalSince1970: Double(time))
    // If the calendar has no day there, each time gets one of its own.
    guard let day = dateInterval(of: .day, for: date) else { return time..<time + 1 }
    return Int64(day.start.timeIntervalSince1970)..<Int64(day.end.timeIntervalSince1970)
  }
}
