import Languages
import Quantities

/// A search for units by symbol, by name in the user's language and by English name, ignoring case and accents.
///
/// ```swift
/// UnitSearch("metres carres", in: .french).units.first?.id   // "m^2"
/// UnitSearch("KWH", in: .french).units.first?.id             // "kWh"
/// ```
///
/// - Complexity: O(*spellings*): a millisecond or so.
struct UnitSearch {
  /// The maximum number of units found.
  static let limit = 40

  /// The units found, the best first.
  ///
  /// A spelling equal to the text comes first, then one that begins with it, then one with a word that begins
  /// with it, then one that contains it; everyday units come before others, and short names before long ones.
  let units: [ConversionUnit]

  init(_ text: String, in language: Language) {
    let sought = SearchText(text)
    guard !sought.isEmpty else {
      units = []
      return
    }
    var found: [(unit: ConversionUnit, distance: Int)] = []
    for candidate in Self.candidates {
      let name = candidate.unit.name(in: language)
      var best: Int?
      for spelling in [name] + candidate.unit.spellings + candidate.aliases {
        if let rank = SearchText(spelling).rank(of: sought), rank < best ?? 4 { best = rank }
      }
      guard let best else { continue }
      let kind = 2 * best + (candidate.isEveryday ? 0 : 1)
      found.append((candidate.unit, kind * Self.longestName + name.unicodeScalars.count))
    }
    found.sort { $0.distance < $1.distance }
    units = found.prefix(Self.limit).map { $0.unit }
  }

  /// A number greater than the length of any name.
  private static let longestName = 256

  private struct Candidate: Sendable {
    let unit: ConversionUnit
    let aliases: [String]
    var isEveryday = true
  }

  /// Every unit once: the everyday ones, then the table's.
  private static let candidates: [Candidate] = {
    var candidates: [Candidate] = []
    var seen: [UnitProduct] = []
    for section in EverydayUnits.sections {
      for entry in section.entries {
        var aliases: [String] = []
        if !entry.alias.isEmpty, let unit = try? Unit.named(entry.alias) {
          seen.append(UnitProduct(unit))
          aliases = ConversionUnit(unit).spellings
        }
        seen.append(entry.unit.units)
        candidates.append(Candidate(unit: entry.unit, aliases: aliases))
      }
    }
    for unit in Unit.all + Unit.everydayPrefixed where !seen.contains(UnitProduct(unit)) {
      candidates.append(Candidate(unit: ConversionUnit(unit), aliases: [], isEveryday: false))
    }
    return candidates
  }()
}
