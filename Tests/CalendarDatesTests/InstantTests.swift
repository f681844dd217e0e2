import BigNumbers
import CalendarDates
import Testing

/// Instants on local clocks, and where these are put forward or back.
@Suite struct InstantTests {
  private let berlin: Zone
  private let tokyo = Zone(name: "Asia/Tokyo", seconds: 32_400)

  init() throws {
    berlin = try ZoneFile(footer: "CET-1CEST,M3.5.0,M10.5.0/3").zone(named: "Europe/Berlin")
  }

  private func instant(_ day: String, _ hours: Rational, in zone: Zone? = nil) throws -> Instant {
    try Instant(CalendarDate(day), seconds: hours * 3_600, in: zone)
  }

  @Test func anInstantMovesToTheClockOfAnotherZone() throws {
    let talk = try instant("2026-07-01", Rational(29) / 2, in: berlin)
    #expect(talk.description == "2026-07-01 14:30")
    #expect(try talk.moved(to: tokyo)?.description == "2026-07-01 21:30")
    #expect(talk.withFixedZone.description == "2026-07-01T14:30:00+02:00")
    #expect(talk.typedText == "2026-07-01 14:30 Europe/Berlin")
    #expect(talk.secondsSince1970 == 1_782_909_000)
  }

  @Test func aTimeThatTheClockSkipsHasTwoReadings() throws {
    #expect {
      try instant("2026-03-29", Rational(5) / 2, in: berlin)
    } throws: { error in
      guard case .skipped(let first, let second)? = error as? Instant.Failure else { return false }
      return (first.description, second.description) == ("2026-03-29 03:30", "2026-03-29 01:30")
    }
  }

  @Test func aTimeThatTheClockShowsTwiceHasTwoReadings() throws {
    #expect {
      try instant("2026-10-25", Rational(5) / 2, in: berlin)
    } throws: { error in
      guard case .repeated(let first, let second)? = error as? Instant.Failure else { return false }
      return (first.description, second.description)
        == ("2026-10-25T02:30:00+02:00", "2026-10-25T02:30:00+01:00")
    }
  }

  @Test func daysKeepTheClocksTimeAndHoursAreExact() throws {
    let saturday = try instant("2026-03-28", 14, in: berlin)
    #expect(try saturday.onDay(CalendarDate("2026-03-29")).description == "2026-03-29 14:00")
    #expect(try saturday.adding(seconds: 86_400).description == "2026-03-29 15:00")
  }

  @Test func fractionsOfSecondsAreExact() throws {
    let seconds = try Rational(1) / 8 + 1
    let instant = try Instant(secondsSince1970: seconds)
    #expect(instant.description == "1970-01-01T00:00:01.125Z")
    #expect(try instant.adding(seconds: Rational(-2)).description == "1969-12-31T23:59:59.125Z")
  }

  @Test func nothingIsBeyondTheCalendar() throws {
    #expect(throws: Instant.Failure.beyondCalendar) {
      try Instant(secondsSince1970: 253_402_300_800)
    }
    #expect(throws: Instant.Failure.beyondCalendar) {
      try Instant(secondsSince1970: -62_135_596_801)
    }
    #expect(throws: Instant.Failure.beyondCalendar) {
      try Instant(secondsSince1970: Rational(Int.max) * 1_000_000)
    }
    #expect(
      try Instant(secondsSince1970: 253_402_300_799).description == "9999-12-31T23:59:59Z")
    let last = try Instant(secondsSince1970: 253_402_300_799)
    #expect(throws: Instant.Failure.beyondCalendar) { try last.moved(to: tokyo) }
  }

  @Test func zonesByTheirOffsetHaveNamesThatCanBeTyped() {
    #expect(
      [0, 3_600, -19_800, 3_208].map { Zone(offset: $0).name }
        == ["UTC", "UTC+1", "UTC-5:30", "UTC+0:53:28"])
  }

  @Test func citiesAreFoundWithAndWithoutTheirMarks() {
    let zones = ZoneTable(
      version: "", names: ["Etc/UTC", "US/Eastern", "America/Sao_Paulo", "America/New_York"]
    ) { (name) throws(ZoneFileError) in throw .unreadable }
    #expect(
      ["São Paulo", "sao paulo", "SÃO_PAULO", "new york"].map { zones.name(ofCity: $0) }
        == [
          "America/Sao_Paulo", "America/Sao_Paulo", "America/Sao_Paulo", "America/New_York",
        ])
    // A part of a country, and one of the database's own names, are not cities.
    #expect(zones.name(ofCity: "Eastern") == nil && zones.name(ofCity: "UTC") == nil)
    #expect(zones.name(spelled: "america/new_york") == "America/New_York")
  }
}
