import CalculatorModel
import CalculatorPresentation
import Testing

@Suite("The history by days")
struct HistoryDayTests {
  /// Returns a history whose entries were calculated at these hours.
  private func history(atHours hours: [Int64]) -> HistoryViewModel {
    var number = 0
    let history = HistoryViewModel(
      clock: { hours[number] * 3_600 },
      random: { UInt64(number) + 1 })
    for hour in hours.indices {
      number = hour
      history.record(expression: "\(hour)", angleUnit: .degrees, value: 1)
    }
    return history
  }

  /// Returns the UTC day that contains a time.
  private func day(containing time: Int64) -> Range<Int64> {
    let start = time - time % 86_400
    return start..<start + 86_400
  }

  @Test(
    "rows of a day stand together, the newest first",
    arguments: [
      ([], []), ([5], [[0]]), ([5, 23], [[0, 1]]), ([5, 23, 24], [[0], [1, 2]]),
      // Setting the clock back does not change the order.
      ([24, 5, 6], [[0, 1], [2]]), ([30, 5, 31], [[0], [1], [2]]),
      ([24, 48, 72], [[0], [1], [2]]),
    ] as [([Int64], [[Int]])])
  func days(hours: [Int64], positions: [[Int]]) {
    var asked = 0
    let days = history(atHours: hours).rows.places.days { time in
      asked += 1
      return day(containing: time)
    }
    #expect(days.map { $0.places.map(\.position) } == positions, "\(hours)")
    #expect(asked == positions.count)
  }

  @Test("a day stays the same one when something more is calculated on it")
  func staysTheSame() {
    let earlier = history(atHours: [3, 27, 28])
    let later = history(atHours: [3, 27, 28, 29])
    let (before, after) = (
      earlier.rows.places.days(containing: day), later.rows.places.days(containing: day)
    )
    #expect(before.map(\.id) == after.map(\.id))
    let hour: Int64 = 3_600
    #expect(after.map(\.time) == [29 * hour, 3 * hour])
  }
}
