import Foundation

extension Calendar {
  /// The day in which a time is, from its beginning to the next one's: seconds since the beginning of 1970.
  func day(containing time: Int64) -> Range<Int64> {
    let date = Date(timeIntervalSince1970: Double(time))
    // A calendar without days there puts each time into one of its own.
    guard let day = dateInterval(of: .day, for: date) else { return time..<time + 1 }
    return Int64(day.start.timeIntervalSince1970)..<Int64(day.end.timeIntervalSince1970)
  }
}
