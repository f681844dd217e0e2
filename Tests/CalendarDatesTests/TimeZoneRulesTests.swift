import CalendarDates
import TestSupport
import Testing

/// Reading files of time zones (TZif, RFC 9636).
@Suite struct TimeZoneRulesTests {
  @Test func theOffsetIsThatOfTheLastChange() throws {
    let file = ZoneFile(changes: [(-100, 3_600), (500, 7_200)], first: 1_800)
    let rules = try TimeZoneRules(tzif: file.bytes)
    #expect(
      [-101, -100, 499, 500, 1 << 40].map { rules.offset(at: $0) }
        == [1_800, 3_600, 3_600, 7_200, 7_200])
  }

  /// Seconds at which the clocks change, from Python's zoneinfo: the last second before and the first after.
  @Test(arguments: [
    // 2026-03-29 01:00 and 2026-10-25 01:00 UTC.
    ("CET-1CEST,M3.5.0,M10.5.0/3", [1_774_746_000, 1_792_890_000], [3_600, 7_200, 3_600]),
    // 2026-03-08 07:00 and 2026-11-01 06:00 UTC.
    ("EST5EDT,M3.2.0,M11.1.0", [1_772_953_200, 1_793_512_800], [-18_000, -14_400, -18_000]),
    // Southern summer: 2026-04-04 16:00 and 2026-10-03 16:00 UTC.
    ("AEST-10AEDT,M10.1.0,M4.1.0/3", [1_775_318_400, 1_791_043_200], [39_600, 36_000, 39_600]),
    // Half an hour: Lord Howe, 2026-04-04 15:00 and 2026-10-03 15:30 UTC.
    (
      "<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", [1_775_314_800, 1_791_041_400],
      [39_600, 37_800, 39_600]
    ),
    // Hours of another day: Nuuk, 2026-03-29 01:00 and 2026-10-25 01:00 UTC.
    ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", [1_774_746_000, 1_792_890_000], [-7_200, -3_600, -7_200]),
    // Negative summer time: Dublin's winter.
    ("IST-1GMT0,M10.5.0,M3.5.0/1", [1_774_746_000, 1_792_890_000], [0, 3_600, 0]),
    // Days of the year, with and without 29 February: 2026-03-01 and 2026-10-28, midnight.
    ("AAA0BBB,J60/0,300/1", [1_772_323_200, 1_793_145_600], [0, 3_600, 0]),
  ])
  func theFooterHoldsForTheFuture(footer: String, changes: [Int64], offsets: [Int]) throws {
    let rules = try TimeZoneRules(tzif: ZoneFile(footer: footer).bytes)
    let seconds = [changes[0] - 1, changes[0], changes[1] - 1, changes[1]]
    #expect(
      seconds.map { rules.offset(at: $0) } == [offsets[0], offsets[1], offsets[1], offsets[2]])
  }

  @Test(arguments: [
    "CET", "1", "CET-1CEST", "CET-1CEST,M3.5.0", "CET-1CEST,M13.5.0,M10.5.0",
    "CET-1CEST,M3.6.0,M10.5.0",
    "CET-1CEST,M3.5.7,M10.5.0", "CET-1CEST,M3.5.0,M10.5.0/168", "CET-25", "<CET-1", "CET-1:60",
    "CET-1CEST,J0,J366", "CET-1CEST,M3.5.0,M10.5.0,",
  ])
  func aFooterOfAnotherFormIsAnError(footer: String) {
    #expect(throws: ZoneFileError.damaged) {
      try TimeZoneRules(tzif: ZoneFile(footer: footer).bytes)
    }
  }

  @Test func aFileThatEndsTooEarlyIsAnError() throws {
    let bytes = ZoneFile(
      changes: [(0, 3_600)], footer: "CET-1CEST,M3.5.0,M10.5.0/3"
    ).bytes
    for count in 0..<bytes.count - 1 {
      #expect(throws: ZoneFileError.damaged, "\(count) bytes") {
        try TimeZoneRules(tzif: Array(bytes[..<count]))
      }
    }
  }

  /// A file with other bytes is an error, or some other zone's; nothing traps, and no offset reaches a day.
  @Test func damageIsAnErrorOrAnotherZone() {
    var generator = SeededGenerator(seed: 9636)
    let bytes = ZoneFile(
      changes: [(-1_000, 3_600), (0, 7_200)], footer: "CET-1CEST,M3.5.0,M10.5.0/3"
    ).bytes
    for _ in 0..<5_000 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        damaged[Int.random(in: damaged.indices, using: &generator)] = .random(
          in: 0...255, using: &generator)
      }
      guard let rules = try? TimeZoneRules(tzif: damaged) else { continue }
      for second in [.min, Int64(Int32.min), 0, 1_800_000_000, 1 << 40, .max] {
        #expect(abs(rules.offset(at: second)) <= 25 * 3_600)
      }
    }
  }

  @Test func changesOutOfOrderAreAnError() {
    #expect(throws: ZoneFileError.damaged) {
      try TimeZoneRules(tzif: ZoneFile(changes: [(5, 0), (5, 3_600)]).bytes)
    }
  }
}
