/// The most recent enclosures of generators found in a calculation.
struct EnclosureCache {
  private static let limit = 512

  private struct Entry {
    var generator: Generator
    var precision: Int
    var value: Enclosure
  }

  private var entries: [Entry] = []

  /// Returns the enclosure, if one was computed with at least the given number of bits.
  func value(of generator: Generator, precision: Int) -> Enclosure? {
    let entry = entries.last { $0.generator.compare(generator) == 0 }
    guard let entry, entry.precision >= precision else { return nil }
    return entry.value
  }

  /// Keeps an enclosure, replacing an earlier one.
  mutating func remember(_ value: Enclosure, of generator: Generator, precision: Int) {
    let entry = Entry(generator: generator, precision: precision, value: value)
    if let place = entries.lastIndex(where: { $0.generator.compare(generator) == 0 }) {
      entries[place] = entry
      return
    }
    if entries.count >= Self.limit { entries.removeFirst(Self.limit / 2) }
    entries.append(entry)
  }
}
