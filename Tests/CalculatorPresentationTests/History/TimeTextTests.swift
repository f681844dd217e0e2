import CalculatorPresentation
import Foundation
import Testing

@Suite struct TimeTextTests {
  @Test func writesTheTimeInUTC() {
    for (time, text) in [
      (0, "1970-01-01T00:00:00Z"), (-1, "1969-12-31T23:59:59Z"),
      (951_782_400, "2000-02-29T00:00:00Z"), (951_868_800, "2000-03-01T00:00:00Z"),
      (1_763_750_000, "2025-11-21T18:33:20Z"), (4_107_542_400, "2100-03-01T00:00:00Z"),
      (2_147_483_648, "2038-01-19T03:14:08Z"), (-2_203_891_200, "1900-03-01T00:00:00Z"),
      (-62_167_219_200, "0000-01-01T00:00:00Z"), (.min, "0000-01-01T00:00:00Z"),
      (253_402_300_799, "9999-12-31T23:59:59Z"), (.max, "9999-12-31T23:59:59Z"),
    ] as [(Int64, String)] {
      #expect(TimeText(secondsSince1970: time).text == text)
    }
  }

  @Test func agreesWithTheCalendar() {
    let format = Date.ISO8601FormatStyle()
    for time in stride(from: Int64(-5_000_000_000), to: 50_000_000_000, by: 12_345_679) {
      let date = Date(timeIntervalSince1970: TimeInterval(time))
      #expect(TimeText(secondsSince1970: time).text == format.format(date), "\(time)")
    }
  }
}
