/// Rows of a history that follow one another and were calculated on the same day.
///
/// ```swift
/// let days = rows.places.days { calendar.day(containing: $0) }
/// days[0].places.map { rows[$0.position].calculationText }   // today's
/// ```
public struct HistoryDay: Identifiable, Sendable {
  /// The oldest of its entries, which stays the same when newer ones are added.
  public let id: HistoryEntry.ID

  /// A time of the day: seconds since the beginning of 1970, UTC.
  public let time: Int64

  /// The places of its rows, the newest first.
  public let places: Slice<HistoryPlaces>
}

extension HistoryPlaces {
  /// Groups the rows by the day on which they were calculated, the newest first.
  ///
  /// If the clock was set back, a day appears twice: rows stay in the order in which they were calculated.
  ///
  /// - Parameter day: Returns the day that contains a time, in seconds since the beginning of 1970, UTC; it is
  ///   called once for each day.
  /// - Returns: The days, each with at least one row.
  /// - Complexity: O(*n*) in the number of rows.
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
