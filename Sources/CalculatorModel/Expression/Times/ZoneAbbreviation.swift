/// Abbreviations of time zones, as used by the tz database in 2026, and a few for zones without one in it.
///
/// One with several meanings is rejected: `CST` is 14 hours earlier in Chicago than in Shanghai.
enum ZoneAbbreviation {
  case one(Int)
  case several([String], inAmerica: Int?)

  /// The clock that an abbreviation in capital letters means; nil for any other name.
  static func meanings(of name: ArraySlice<UInt8>) -> ZoneAbbreviation? {
    guard (2...4).contains(name.count), name.allSatisfy({ $0 &- UInt8(ascii: "A") < 26 }) else {
      return nil
    }
    for row in table where name.elementsEqual(row.name.utf8) { return .one(row.minutes * 60) }
    for row in ambiguous where name.elementsEqual(row.name.utf8) {
      return .several(row.zones, inAmerica: row.minutes.map { $0 * 60 })
    }
    return nil
  }

  /// Whether an abbreviation stands for a clock in the United States.
  static func isOfAmerica(_ name: ArraySlice<UInt8>) -> Bool {
    guard (2...4).contains(name.count) else { return false }
    return american.contains { name.elementsEqual($0.utf8) }
  }

  private static let american = [
    "EST", "EDT", "ET", "CST", "CDT", "CT", "MST", "MDT", "MT", "PST", "PDT", "PT", "AKST", "AKDT",
    "HST",
  ]

  /// The readings of an abbreviation with several meanings.
  var ambiguity: ExpressionError.Cause {
    guard case .several(let zones, _) = self, let first = zones.first else {
      preconditionFailure("it has several meanings")
    }
    return .ambiguous(first, zones.dropFirst().joined(separator: " or "))
  }

  /// The zones that share an abbreviation, and the minutes of the one in the United States.
  private static let ambiguous: [(name: String, zones: [String], minutes: Int?)] = [
    ("CDT", ["America/Chicago", "America/Havana"], -300),
    ("CST", ["America/Chicago", "Asia/Shanghai", "America/Havana"], -360),
    ("IST", ["Asia/Kolkata", "Europe/Dublin", "Asia/Jerusalem"], nil),
    ("PST", ["America/Los_Angeles", "Asia/Manila"], -480),
  ]

  /// The minutes that each clock is ahead of UTC.
  private static let table: [(name: String, minutes: Int)] = [
    ("ACDT", 630), ("ACST", 570), ("ADT", -180), ("AEDT", 660), ("AEST", 600), ("AKDT", -480),
    ("AKST", -540), ("ART", -180), ("AST", -240), ("AWST", 480), ("BRT", -180), ("BST", 60),
    ("CAT", 120), ("CEST", 120),
    ("CET", 60), ("EAT", 180), ("EDT", -240), ("EEST", 180), ("EET", 120), ("EST", -300),
    ("HDT", -540), ("HKT", 480), ("HST", -600), ("ICT", 420), ("IDT", 180), ("JST", 540),
    ("KST", 540),
    ("MDT", -360), ("MSK", 180), ("MST", -420), ("MYT", 480), ("NDT", -150), ("NPT", 345),
    ("NST", -210), ("NZDT", 780),
    ("NZST", 720), ("PDT", -420), ("PHT", 480), ("PKT", 300), ("SAST", 120), ("SGT", 480),
    ("SST", -660), ("TRT", 180), ("WAT", 60),
    ("WEST", 60), ("WET", 0), ("WIB", 420), ("WIT", 540), ("WITA", 480),
  ]
}
