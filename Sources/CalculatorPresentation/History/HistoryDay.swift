/// Rows of a history that follow one another and were calculated on the same day.
///
/// ```swift
/// let days = rows.places.days { calendar.day(containing: $0) }
/// days[0].places.map { rows[$0.position].calculationText }   // today's
/// ```
public struct HistoryDay: Identifiable, Sendable {
  /// The oldest of its entries, which it keeps when newer ones come.
  public let id: HistoryEntry.ID

  /// A time of the day: seconds since the beginning of 1970, UTC.
  public let time: Int64

  /// The places of its rows, the newest first.
  public let places: Slice<HistoryPlaces>
}

extension HistoryPlaces {
  /// All rows by the day on which they were calculated, the newest first.
  ///
  /// Where a clock was put back, a day comes twice: rows stay in the order in which they were calculated.
  ///
  /// - Parameter day: The day in which a time is, in seconds since the beginning of 1970, UTC; it is asked
  ///   for once for each day.
  /// - Returns: The days, none of which is without rows.
  /// - Complexity: O(*n*) in the rows.
  public func days(containing day: (Int64) -> Range<Int64>) -> [HistoryDay] {
    var days: [HistoryDay] = []
    var start = startIndex
    while start < endIndex {
      let time = time(ofRowAt: start)
      let seconds = day(time)
      var end = start + 1
      while end < endIndex, seconds.contains(self.time(ofRowAt: end)) { end += 1 }
      days.append(HistoryDay(id: self[end - 1].id, time: time, places: self[start..<end]))
      start = end
    }
    return days
  }
}
