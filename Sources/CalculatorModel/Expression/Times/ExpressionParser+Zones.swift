import CalendarDates
import Quantities

/// Time zones in an expression: `UTC-5`, `Europe/Berlin`, `New York`, `CET`.
extension ExpressionParser {
  /// Whether a time zone follows, before which `in` converts.
  var isFollowedByZone: Bool {
    var rest = lexer
    return (try? takeZone(&rest, isBesideTime: hasInstant)) != nil
  }

  /// Takes the name of a time zone: `UTC-5`, `Europe/Berlin`, `New York`, `CET`.
  ///
  /// - Parameters:
  ///   - rest: The lexer to read from.
  ///   - isBesideTime: Whether a time precedes it, so that a few letters are more likely a zone than a unit.
  /// - Returns: The zone; nil if something else is here.
  /// - Throws: ``ExpressionError`` for an abbreviation with several meanings, and for a name such as `Europe/Berlim`
  ///   that no zone has.
  func takeZone(
    _ rest: inout Lexer, isBesideTime: Bool
  ) throws(ExpressionError) -> Zone? {
    var ahead = rest
    ahead.skipSpace()
    let start = ahead.position
    guard let first = ahead.takeWordOfZone() else { return nil }
    let name = ahead.text[first]
    guard !names.isDefined(name) else { return nil }
    if let zone = try ahead.takeOffsetFromUTC(after: first) {
      rest = ahead
      return zone
    }
    if let meanings = ZoneAbbreviation.meanings(of: name) {
      rest = ahead
      switch meanings {
      case .one(let seconds): return Zone(name: name.text, seconds: seconds)
      case .several(_, let seconds?) where isAmongClocksOfAmerica(first):
        return Zone(name: name.text, seconds: seconds)
      case .several: throw ExpressionError(meanings.ambiguity, at: first)
      }
    }
    if isBesideTime, let zone = try zoneOfLetters(name, at: first) {
      rest = ahead
      return zone
    }
    // A word that may be a unit is one.
    let isKingdom = isBesideTime && name.elementsEqual("UK".utf8)
    guard isKingdom || name.count > 2 && Unit(named: name.text) == nil else { return nil }
    let area = name.prefix { $0 != UInt8(ascii: "/") }
    // `MB/s` is a unit.
    let isNamed = area.count < name.count && Self.areas.contains { area.isWord($0) }
    guard isNamed || area.count == name.count else { return nil }
    guard let zones = options.clock.zones?() else {
      guard isNamed else { return nil }
      throw ExpressionError(.date(.noZoneTable), at: first)
    }
    if isNamed {
      guard let found = zones.name(spelled: name.text) else {
        // `us/m` are microseconds per metre.
        guard area.count > 2 else { return nil }
        throw ExpressionError(.date(.noSuchZone), at: first)
      }
      rest = ahead
      return try zone(found, zones, at: first)
    }
    // The longest name that is one: `New York`, `Port of Spain`.
    var found: (name: String, end: Lexer)?
    for _ in 0..<Self.wordsOfCity {
      let words = String(decoding: ahead.text[start..<ahead.position], as: UTF8.self)
      if let name = zones.name(ofCity: words) {
        found = (name, ahead)
      } else if let name = PlaceInZone.zone(of: words, in: zones) {
        // Of several cities of that name, this is the largest one.
        found = (name, ahead)
        found?.end.readsOtherNotation = true
      }
      guard ahead.takeWordOfZone() != nil else { break }
    }
    guard let found else { return nil }
    rest = found.end
    return try zone(found.name, zones, at: start..<rest.position)
  }

  /// Whether the line contains another clock of the United States: `3pm EST in PST`.
  private func isAmongClocksOfAmerica(_ place: Range<Int>) -> Bool {
    lexer.text.split { !$0.isLetter }.contains {
      $0.startIndex != place.lowerBound && ZoneAbbreviation.isOfAmerica($0)
    }
  }

  /// The zone of `Z`, and of the letters for the four clocks of the United States, whatever the season: `ET`.
  private func zoneOfLetters(
    _ name: ArraySlice<UInt8>, at place: Range<Int>
  ) throws(ExpressionError) -> Zone? {
    if name.elementsEqual("Z".utf8) { return .utc }
    for row in Self.unitedStates where name.elementsEqual(row.letters.utf8) {
      guard let zones = options.clock.zones?() else {
        throw ExpressionError(.date(.noZoneTable), at: place)
      }
      return try zone(row.zone, zones, at: place)
    }
    return nil
  }

  private static let unitedStates: [(letters: String, zone: String)] = [
    ("ET", "America/New_York"), ("CT", "America/Chicago"), ("MT", "America/Denver"),
    ("PT", "America/Los_Angeles"),
  ]

  /// Whether there is an instant in the steps so far.
  var hasInstant: Bool {
    steps.contains { step in
      if case .quantity(.instant) = step.kind { true } else { false }
    }
  }

  /// The first parts of zone names, before a slash.
  private static let areas: [StaticString] = [
    "africa", "america", "antarctica", "arctic", "asia", "atlantic", "australia", "brazil",
    "canada", "chile", "etc", "europe", "indian", "mexico", "pacific", "us",
  ]

  /// The most words in a city's name: `Port of Spain`.
  private static let wordsOfCity = 4

  private func zone(
    _ name: String, _ zones: ZoneTable, at place: Range<Int>
  ) throws(ExpressionError) -> Zone {
    do throws(ZoneFileError) {
      return try zones.zone(name)
    } catch {
      throw ExpressionError(.date(.damagedZone(name)), at: place)
    }
  }
}
