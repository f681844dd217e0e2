import BigNumbers
import CalendarDates

extension WallClock {
  /// The maximum number of clock changes that the page may report for a zone: four a year for two hundred years.
  private static let changeLimit = 800

  /// The maximum number of zones that the page may report.
  private static let zoneLimit = 600

  /// Takes the time that the page reports.
  ///
  /// - Parameters:
  ///   - words: The second since the beginning of 1970, the number of seconds by which the user's clock is ahead of
  ///     UTC, and the name of its zone.
  ///   - rows: A row for each zone that was named: its name, its first offset, and each change with the offset from
  ///     then on.
  /// - Throws: `Refusal` for words and rows in another form.
  mutating func take(_ words: ArraySlice<String>, rows: String) throws(Refusal) {
    guard words.count == 3, let second = Int64(words[words.startIndex]),
      let offset = Int(words[words.startIndex + 1]), offset.magnitude < 86_400
    else { throw Refusal(reason: "unknown time") }
    var known: [Zone] = []
    for row in rows.utf8.split(separator: UInt8(ascii: "\n")) {
      known.append(try Self.zone(row))
      guard known.count <= Self.zoneLimit else { throw Refusal(reason: "too many zones") }
    }
    let own = words[words.startIndex + 2]
    let zone = known.first { $0.name == own } ?? Zone(offset: offset)
    do throws(Instant.Failure) {
      let instant = try Instant(secondsSince1970: Rational(second), in: zone, form: .plain)
      now = { instant }
    } catch {
      throw Refusal(reason: "unknown time")
    }
    let zones = known
    let table = ZoneTable(version: "", names: zones.map { $0.name }) {
      (name) throws(ZoneFileError) in
      guard let zone = zones.first(where: { $0.name == name }) else { throw .unreadable }
      return zone
    }
    self.zones = { table }
  }

  /// The second at which the page's rows end: 2100-01-01.
  private static let end: Int64 = 4_102_444_800

  /// Returns the seconds from a moment beyond the rows back to one within them with the same weekdays and leap days.
  private static func cycle(before second: Int64) -> Int64 {
    let days = Int(clamping: second / 86_400)
    guard let year = try? CalendarDate(daysSince1970: days).year,
      let first = CalendarDate(year: year, month: 1, day: 1)
    else { return second - end + 1 }
    for other in 2070..<2098 {
      if let start = CalendarDate(year: other, month: 1, day: 1), start.weekday == first.weekday,
        start.isInLeapYear == first.isInLeapYear
      {
        return Int64(first.days(since: start)) * 86_400
      }
    }
    return second - end + 1
  }

  /// Returns the zone of a row.
  private static func zone(_ row: Substring.UTF8View.SubSequence) throws(Refusal) -> Zone {
    let cells = row.split(separator: UInt8(ascii: " "))
    guard cells.count > 1, cells.count % 2 == 0, cells.count <= 2 * Self.changeLimit,
      let first = Int(Substring(cells[1]))
    else { throw Refusal(reason: "unknown zone") }
    var changes: [(second: Int64, offset: Int)] = []
    var place = 2
    while place < cells.count {
      guard let second = Int64(Substring(cells[place])),
        let offset = Int(Substring(cells[place + 1]))
      else { throw Refusal(reason: "unknown zone") }
      changes.append((second, offset))
      place += 2
    }
    do throws(ZoneFileError) {
      let rules = try TimeZoneRules(first: first, changes: changes)
      return Zone(name: String(Substring(cells[0]))) { second in
        rules.offset(at: second < end ? second : second - cycle(before: second))
      }
    } catch {
      throw Refusal(reason: "unknown zone")
    }
  }
}
