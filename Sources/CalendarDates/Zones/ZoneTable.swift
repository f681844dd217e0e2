/// The time zones that a machine knows.
///
/// ```swift
/// zones.name(ofCity: "São Paulo")                     // "America/Sao_Paulo"
/// try zones.zone("America/Sao_Paulo").offset(at: 0)   // -10800
/// ```
public struct ZoneTable: Sendable {
  /// The data's version, such as `2025b`; empty if it isn't known.
  public let version: String

  /// The names of all zones, such as `Europe/Berlin`.
  public let names: [String]

  /// The letters of the cities in the names, in the same order; empty for a name without a city.
  private let cities: [[UInt8]]

  private let read: @Sendable (String) throws(ZoneFileError) -> Zone

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - version: The data's version; empty if it isn't known.
  ///   - names: The names of all zones.
  ///   - read: Returns the zone with one of the names.
  public init(
    version: String, names: [String],
    read: @escaping @Sendable (String) throws(ZoneFileError) -> Zone
  ) {
    (self.version, self.names, self.read) = (version, names, read)
    cities = names.map { name in
      // Names without a slash are abbreviations and countries.
      guard let slash = name.utf8.lastIndex(of: UInt8(ascii: "/")), !Self.isAdministrative(name)
      else { return [] }
      return Self.plainLetters(name[name.utf8.index(after: slash)...])
    }
  }

  /// Returns the zone of one of the names.
  ///
  /// - Throws: ``ZoneFileError`` if its file can't be read.
  public func zone(_ name: String) throws(ZoneFileError) -> Zone { try read(name) }

  /// Returns the name as the table spells it; nil if it has no such zone.
  ///
  /// - Complexity: O(*n*) for *n* zones.
  public func name(spelled text: String) -> String? {
    let bytes = Array(text.utf8)
    return names.first {
      $0.utf8.elementsEqual(bytes) { ($0 | 0x20) == ($1 | 0x20) }
    }
  }

  /// Returns the name of the zone of a city, with or without diacritics: `new york`, `São Paulo`; nil if
  /// there is none.
  ///
  /// - Complexity: O(*n*) for *n* zones.
  public func name(ofCity city: String) -> String? {
    let letters = Self.plainLetters(city)
    guard !letters.isEmpty else { return nil }
    return cities.firstIndex(of: letters).map { names[$0] }
  }

  /// Whether a name is one of the tz database's own, such as `Etc/GMT+5`, whose sign is the other way
  /// round, or one of a country.
  private static func isAdministrative(_ name: String) -> Bool {
    for prefix in ["Etc/", "US/", "Canada/", "Brazil/", "Chile/", "Mexico/", "SystemV/"]
    where name.utf8.starts(with: prefix.utf8) {
      return true
    }
    return false
  }

  /// Returns the letters of a name without diacritics and punctuation, in lower case.
  package static func plainLetters(_ text: some StringProtocol) -> [UInt8] {
    var letters: [UInt8] = []
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x41...0x5A, 0x61...0x7A: letters.append(UInt8(scalar.value) | 0x20)
      case 0xE6, 0xC6: letters += [UInt8(ascii: "a"), UInt8(ascii: "e")]
      case 0xDF: letters += [UInt8(ascii: "s"), UInt8(ascii: "s")]
      case 0xC0...0x17F:
        if let letter = baseLetter(scalar.value) { letters.append(letter) }
      default: break
      }
    }
    return letters
  }

  /// Returns the base letter of a letter with a diacritic, from the two blocks of Latin letters after ASCII.
  private static func baseLetter(_ scalar: UInt32) -> UInt8? {
    let blocks: StaticString = """
      aaaaaaaceeeeiiiidnooooo.ouuuuyts\
      aaaaaaaceeeeiiiidnooooo.ouuuuyty\
      aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkklllllllllln\
      nnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs
      """
    let place = Int(scalar) - 0xC0
    guard place < blocks.utf8CodeUnitCount else { return nil }
    let letter = blocks.utf8Start[place]
    return letter == UInt8(ascii: ".") ? nil : letter
  }
}

/// The reason why the file of a time zone can't be used.
public enum ZoneFileError: Error, Hashable, Sendable {
  /// The file is missing, or can't be read.
  case unreadable
  /// The file breaks the rules of RFC 9636.
  case damaged
}
