import Quantities
import Testing

/// Names of units as people write them.
@Suite struct UnitNamedTests {
  @Test(
    arguments: [
      ("m", "m"), ("M\u{65}tre", "m"), ("METERS", "m"), ("Feet", "ft"), ("l", "L"), ("ml", "mL"),
      ("dl", "dL"), ("μm", "um"), ("µm", "um"), ("um", "um"), ("µ", "micron"), ("°C", "degC"),
      ("℃", "degC"), ("℉", "degF"), ("Å", "angstrom"), ("kΩ", "kohm"), ("MΩ", "Mohm"),
      ("%", "percent"),
      ("kilometers", "km"), ("Megabytes", "MB"), ("mebibytes", "MiB"), ("KiB", "KiB"), ("kB", "kB"),
      ("kilobit", "kbit"), ("Grad", "Grad"), ("GRAD", "grad"), ("KILOMETRES", "km"),
      ("INHG", "inHg"), ("millibar", "mbar"), ("Myr", "Myear"), ("mi", "mi"), ("min", "min"),
      ("Mm", "Mm"), ("mm", "mm"), ("cd", "cd"), ("at", "at"), ("nmi", "nmi"), ("dam", "dam"),
      ("Cal", "Cal"), ("cal", "cal"), ("gal", "gal"), ("Gal", "Gal"), ("h", "h"), ("H", "H"),
      ("t", "t"), ("T", "T"), ("Torr", "torr"), ("cup", "cup"), ("CUP", "CUP"), ("EUR", "EUR"),
      ("L/100km", "L/100km"), ("l/100km", "L/100km"), ("fl oz", "floz"), ("mmHg", "mmHg"),
    ] as [(String, String)])
  func namesAreRead(name: String, symbol: String) throws {
    #expect(try Unit.named(name).symbol == symbol)
  }

  @Test(arguments: [
    ("ton", ["t", "short_ton", "long_ton"]), ("tons", ["t", "short_ton", "long_ton"]),
    ("cwt", ["short_cwt", "long_cwt"]), ("KB", ["kB", "KiB"]), ("Kb", ["kB", "KiB"]),
    ("mb", ["Mbit", "MB", "mbar"]), ("mB", ["Mbit", "MB", "mbar"]),
    ("kt", ["kn", "kilotonne", "ktTNT"]),
  ])
  func namesOfSeveralUnitsAreRefusedWithTheList(name: String, meanings: [String]) throws {
    #expect(throws: UnitNameError.ambiguous(name, meanings: meanings)) { try Unit.named(name) }
    for meaning in meanings { _ = try Unit.named(meaning) }
  }

  @Test(arguments: [
    ("NM", ["nmi"]), ("a", ["are", "year"]), ("b", ["bit"]), ("c", ["c0"]),
    ("R", ["degR"]), ("G", ["gn"]), ("k", []), ("M", []), ("KWH", ["kWh"]), ("sek", ["SEK"]),
    ("Nok", ["NOK"]), ("hz", ["Hz"]),
    ("mbit", ["Mbit"]), ("KM", ["km"]), ("kmeter", []), ("kilom", []), ("mkm", []), ("kdegC", []),
    ("xyz", []), ("", []), ("mmin", []), ("kkg", []), ("kiB", ["KiB"]),
  ])
  func otherNamesAreUnknown(name: String, suggestions: [String]) throws {
    #expect(throws: UnitNameError.unknown(name, suggestions: suggestions)) { try Unit.named(name) }
    for suggestion in suggestions { _ = try Unit.named(suggestion) }
  }

  @Test func reasonsAreInWords() {
    #expect(UnitNameError.unknown("xyz", suggestions: []).reason == "unknown unit 'xyz'")
    #expect(
      UnitNameError.unknown("a", suggestions: ["are", "year"]).reason
        == "unknown unit 'a'; did you mean are or year?")
    #expect(
      UnitNameError.ambiguous("ton", meanings: ["t", "short_ton", "long_ton"]).reason
        == "'ton' is more than one unit: t, short_ton or long_ton")
  }

  @Test func noNameIsTooLongOrTooStrange() {
    let strange = [
      String(repeating: "k", count: 100_000), "\u{0}", "µµ", "kilo", "kilokilometre", "k°C", "👩‍👩‍👧‍👦m",
      "e\u{301}", "da", "Ki", "µ\u{301}m",
    ]
    for name in strange { #expect(throws: UnitNameError.self) { try Unit.named(name) } }
  }

  @Test func everySpellingNamesOneUnit() throws {
    for spelling in Unit.spellings {
      let unit = try Unit.named(spelling)
      #expect(
        unit.symbol == spelling || unit.viewSymbol == spelling || unit.names.contains(spelling))
    }
    #expect(Set(Unit.spellings).count == Unit.spellings.count)
  }
}
