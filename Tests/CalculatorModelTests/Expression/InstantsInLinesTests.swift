import CalculatorModel
import CalendarDates
import Testing

/// Instants and time zones in lines; today is Friday, 2026-11-27, and it is 14:30 in Berlin.
@Suite struct InstantsInLinesTests {
  private static func lines() throws -> WorksheetLines {
    var lines = try WorksheetLines(today: "2026-11-27")
    let berlin = Zone(name: "Europe/Berlin") { second in
      // Summer time in 2026, and in no other year.
      (1_774_746_000..<1_792_890_000).contains(second) ? 7_200 : 3_600
    }
    let now = try Instant(CalendarDate("2026-11-27"), seconds: 52_200, in: berlin)
    lines.worksheet.clock.now = { now }
    let table = ZoneTable(
      version: "2026a",
      names: ["America/New_York", "Asia/Tokyo", "Europe/Berlin", "Europe/London", "Europe/Nowhere"]
    ) { (name) throws(ZoneFileError) in
      switch name {
      case "America/New_York": Zone(name: name, seconds: -18_000)
      case "Asia/Tokyo": Zone(name: name, seconds: 32_400)
      case "Europe/London": Zone(name: name, seconds: 0)
      case "Europe/Berlin": berlin
      default: throw .damaged
      }
    }
    lines.worksheet.clock.zones = { table }
    return lines
  }

  @Test(arguments: [
    ("2026-11-22 14:30 + 36 h", "2026-11-24 02:30"),
    ("2026-11-22T14:30:00Z + 1:45", "2026-11-22T16:15:00Z"),
    ("2026-11-22T14:30:00-06:00 to UTC", "2026-11-22 20:30"),
    ("2026-11-22 14:30-06:00", "2026-11-22T14:30:00-06:00"),
    ("2026-11-22 14:30:00 -0600 to UTC", "2026-11-22 20:30"),
    ("2026-11-22 14:30 - 2026-11-20 12:00", "50:30"), ("2026-11-22 14:30 - 2026-11-22", "14:30"),
    ("2026-11-22 9:00 London - 2026-11-22 9:00 New York", "-5:00"),
    ("now - 2026-11-27 9:00", "5:30"), ("now + 3 h in Tokyo", "2026-11-28 01:30"),
    ("now to unix", "1795786200"), ("2026-11-22T14:30:00.5Z to unix", "1795357800.5"),
    ("1522274654 to date", "2018-03-28T22:04:14Z"), ("-0.5 to date", "1969-12-31T23:59:59.5Z"),
    ("1795357800 to date to Asia/Tokyo", "2026-11-22 23:30"),
    ("2019-01-09 4:24 UTC-5 to UTC+1", "2019-01-09 10:24"),
    ("2026-07-01 14:30 europe/berlin to asia/tokyo", "2026-07-01 21:30"),
    ("14:30 Berlin in Tokyo", "22:30"), ("5pm New York to London", "10:00 pm"),
    ("5pm New York in Tokyo", "2026-11-28 07:00"), ("14:30 UTC in UTC+2", "16:30"),
    ("14:30 UTC to UTC+5:30", "20:00"), ("5pm EST to CET", "11:00 pm"),
    ("tomorrow at 9am", "2026-11-28 09:00"), ("today 5pm - now", "2:30"),
    ("25 Dec 2026, 18:00 + 2 weeks", "2027-01-08 18:00"), ("2026-11-22 noon", "2026-11-22 12:00"),
    ("2026-11-22 24:00", "2026-11-23 00:00"), ("2026-11-22 14:30 to weekday", "Sunday"),
    ("2026-11-22 14:30 to date", "2026-11-22"), ("2026-11-22 14:30 to time", "2:30 pm"),
    ("2026-03-28 14:30 Berlin + 1 day", "2026-03-29 14:30"),
    ("2026-03-28 14:30 Berlin + 24 h", "2026-03-29 15:30"),
    ("2026-11-22 22:00 to 06:00", "8:00"), ("9:00 Berlin to 17:00", "8:00"),
    ("2026-11-22 9:00 to 2026-11-23 10:15", "25:15"),
    ("max(2026-11-22 14:30; 2026-11-22 15:30)", "2026-11-22 15:30"),
    ("min(2026-11-22; 2026-11-20)", "2026-11-20"), ("time in Tokyo", "2026-11-27 22:30"),
    ("what time is it in New York?", "2026-11-27 08:30"), ("in 3 hours", "2026-11-27 17:30"),
    ("90 min ago", "2026-11-27 13:00"), ("1845Z in New York", "13:45"),
    ("3pm London time in Tokyo", "2026-11-28 00:00"),
    ("3pm Birmingham in Tokyo", "2026-11-28 00:00"),
    ("unix 1700000000 in UTC", "2023-11-14 22:13:20"), ("unix time 0", "1970-01-01T00:00:00Z"),
    ("1 January 2026 00:00 UTC to unix timestamp", "1767225600"),
    ("age if born 14 July 1958", "68 year 4 month 13 d"),
    // Spans: a time without a date is the next such time after the start.
    ("2026-12-01 17:00 Tokyo to 10:00 New York", "7:00"),
    ("2026-12-01 22:15 London to 06:30 New York", "13:15"),
    ("next friday 10pm London to 6am London", "8:00"), ("2026-12-01 9am to 5pm London", "8:00"),
    ("22:15 London to 06:30 Tokyo", "23:15"), ("11pm London to 7am London", "8:00"),
    ("noon to midnight", "12:00"), ("now to tomorrow 9am", "18:30"),
    ("yesterday 18:00 to now", "20:30"),
    // A time is counted from now, a date alone from today.
    ("hours since 2026-11-27 09:00", "5.5 h"), ("minutes until 5pm", "150 min"),
    ("minutes since 4pm", "1350 min"), ("hours until tomorrow 9am", "18.5 h"),
    ("days until 2026-12-25", "28 d"), ("hours until 2026-11-28", "9.5 h"),
    ("2026-12-04 16:00 + 2 business days", "2026-12-08 16:00"),
    // The date and the place after the time.
    ("noon tomorrow + 2 h", "2026-11-28 14:00"),
    ("9am London on 2026-12-01 to Tokyo", "2026-12-01 18:00"),
    ("9am tomorrow London to Tokyo", "2026-11-28 18:00"),
    ("5 pm tomorrow in New York to London", "2026-11-28 22:00"),
    ("15:30 in Berlin to London", "14:30"),
    ("time until 5pm", "2:30"), ("time since 9am", "5:30"), ("in an hour", "2026-11-27 15:30"),
    ("14:00 UTC+2 in UTC-7", "05:00"),
    ("3pm EST in PST", "12:00 pm"), ("9am PST to CST", "11:00 am"),
    ("9am Boston to Osaka", "11:00 pm"),
    ("9am EST in UK", "2:00 pm"), ("tonight at 8pm", "2026-11-27 20:00"),
    ("15:00Z to Berlin", "16:00"), ("3pm SGT to HKT", "3:00 pm"),
    ("1700000000 to date in Tokyo", "2023-11-15 07:13:20"),
    ("1700000000123 ms to date", "2023-11-14T22:13:20.123Z"),
    ("seconds between 10:00:00 and 10:01:30.5", "90.5 s"),
    ("9am to 5pm London", "8:00"), ("22:15 to 06:30 New York", "8:15"),
    // Signs as written in answers, and units after what may be an offset.
    ("2026-07-01 14:30 Berlin − 2 h", "2026-07-01 12:30"),
    ("2026-07-01 14:30 Berlin → Tokyo", "2026-07-01 21:30"),
    ("2026-07-01 14:30 UTC−5 to UTC", "2026-07-01 19:30"),
    ("2026-11-22T14:30-12 h", "2026-11-22T02:30:00"),
    ("2026-11-22 14:30 UTC+5 h", "2026-11-22 19:30"),
    ("What time is it in Tokyo?", "2026-11-27 22:30"),
    ("what time is it in New York when it's 3pm in London", "10:00 am"),
    // As before.
    ("5 PT", "5 PT"), ("5pm until 6pm", "1:00"), ("9am plus 2 h", "11:00 am"),
    ("5 pm to nm", "0.005 nm"), ("9:00 to 17:30", "8:30"), ("7:45 + 8:20", "16:05"),
    ("5 ft 3 in to cm", "160.02 cm"),
  ])
  func areAnswered(line: String, answer: String) throws {
    var lines = try Self.lines()
    #expect(lines.text(of: line) == answer)
  }

  @Test(arguments: [
    (
      "22:10 New York - 6:30 London",
      ["22:10 New York to 6:30 London", "6:30 London to 22:10 New York"]
    ),
    (
      "2026-03-29 02:30 Berlin",
      ["2026-03-29 03:30 Europe/Berlin", "2026-03-29 01:30 Europe/Berlin"]
    ),
    ("2026-10-25 02:30 Berlin", ["2026-10-25T02:30:00+02:00", "2026-10-25T02:30:00+01:00"]),
    ("2026-03-28 02:30 Berlin + 1 day", ["2026-03-29 03:30", "2026-03-29 01:30"]),
    ("2026-01-15 17:00 CST to UTC", ["America/Chicago", "Asia/Shanghai", "America/Havana"]),
    ("9am PST", ["America/Los_Angeles", "Asia/Manila"]),
    ("2026-11-22 14:30 -06:00", ["2026-11-22 14:30-06:00", "2026-11-22 14:30 - 06:00"]),
    ("2026-11-22 14:30 to UTC", ["with a time zone"]), ("14:30 to Tokyo", ["time zone"]),
    ("2026-11-22 14:30 Europe/Berlim", ["no such time zone"]),
    ("2026-11-22 14:30 Europe/Nowhere", ["Europe/Nowhere can't be read"]),
    ("2026-12-01 17:00 New York - 2026-12-01 09:00", ["with a time zone"]),

    ("2026-11-22 14:60", ["below 60"]), ("2026-11-22 25:00", ["below 60"]),
    ("2026-11-22 14:30 + 5pm", ["add a duration"]),
    ("2026-11-22 14:30 * 2", ["only be in a sum"]), ("1e12 to date", ["9999-12-31"]),
    ("2026-11-22 to unix", ["time zone"]), ("2026-11-22 14:30 + 0.5 month", ["whole months"]),
  ])
  func areRefused(line: String, words: [String]) throws {
    var lines = try Self.lines()
    let text = lines.text(of: line)
    #expect(text.hasPrefix("error: "))
    for word in words { #expect(text.contains(word), "\(line): \(text)") }
  }

  /// A reading has the same answer when it is typed.
  @Test(arguments: [
    "now - 2026-11-27 9:00", "2026-11-28 9:00 - now", "hours since 2026-11-27 09:00",
    "noon in Tokyo to Berlin", "now to tomorrow 9am", "now to 25 Dec", "5pm New York to London",
    "2026-12-01 9am to 5pm London",
    "2026-11-22T14:30:00.25-06:00 + 1 d", "9am London on 2026-12-01 to Tokyo",
  ])
  func theReadingHasTheSameAnswer(line: String) throws {
    var lines = try Self.lines()
    let reading = try #require(lines.worksheet.line(line).reading)
    var others = try Self.lines()
    #expect(others.text(of: reading) == lines.text(of: line), "\(reading)")
    #expect(try others.worksheet.line(reading).reading == reading)
  }

  @Test func withoutAClockTheZonesAreAskedFor() throws {
    var lines = try WorksheetLines()
    #expect(lines.text(of: "2026-11-22 14:30 Europe/Berlin").contains("there is no time zone data"))
    #expect(lines.text(of: "now").contains("today's date is not known"))
    #expect(lines.text(of: "2026-11-22 14:30 UTC to UTC-5") == "2026-11-22 09:30")
  }

  /// A day later a zone may have another offset, so that the answer itself is kept.
  @Test func whatIsKeptOfTheCalendarIsItsAnswer() throws {
    let lines = try Self.lines()
    for (line, kept) in [
      ("2026-03-28 14:30 Berlin + 1 day to UTC", "2026-03-29T12:30:00Z"),
      ("2026-07-01 14:30 Berlin - 2026-03-29", "2269:30"),
    ] {
      let expression = try #require(lines.worksheet.line(line).expression)
      #expect(expression.withFixedZones.source() == kept)
    }
  }

  /// A kept expression has a variable's value in its place, so it needs no zones either.
  @Test func whatIsKeptOfAVariableNeedsNoZones() throws {
    var lines = try Self.lines()
    _ = try lines.worksheet.answer(to: "start = 2026-07-01 14:30 Berlin")
    let alone = try #require(lines.worksheet.line("start to Tokyo").expression?.standingAlone())
    #expect(alone.withFixedZones.source() == "2026-07-01T14:30:00+02:00 → UTC+9")
  }

  /// A kept expression has the same answer without the zones.
  @Test(arguments: [
    ("2026-07-01 14:30 Berlin to Tokyo", "2026-07-01T14:30:00+02:00 → UTC+9"),
    ("2026-03-28 14:30 Berlin + 24 h to Berlin", "2026-03-28T14:30:00+01:00 + 24 h → UTC+2"),
    ("2026-11-22 14:30 + 1 h", "2026-11-22 14:30 + 1 h"),

  ])
  func whatIsKeptNeedsNoZones(line: String, kept: String) throws {
    var lines = try Self.lines()
    let expression = try #require(lines.worksheet.line(line).expression)
    let source = expression.withFixedZones.source()
    #expect(source == kept)
    var others = try WorksheetLines()
    #expect(others.text(of: source) == lines.text(of: line))
  }
}
