/// Enclosures of generators that one calculation has found, the latest of them.
struct EnclosureCache {
  private static let limit = 512

  private struct Entry {
    var generator: Generator
    var precision: Int
    var value: Enclosure
  }

  private var entries: [Entry] = []

  /// The enclosure, if one was computed with at least so many bits.
  func value(of generator: Generator, precision: Int) -> Enclosure? {
    let entry = entries.last { $0.generator.compare(generator) == 0 }
    guard let entry, entry.precision >= precision else { return nil }
    return entry.value
  }

  /// Keeps an enclosure in place of the one before.
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
