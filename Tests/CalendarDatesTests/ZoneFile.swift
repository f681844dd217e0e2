import CalendarDates

/// A file of a time zone as the tz database's compiler writes it (TZif, RFC 9636), from a few rows.
struct ZoneFile {
  /// The changes: when, and the offset from then on.
  var changes: [(second: Int64, offset: Int)] = []

  /// The offset before them.
  var first = 0

  /// The rule for all that comes after them.
  var footer = ""

  var bytes: [UInt8] {
    var data: [UInt8] = []
    func number(_ value: some BinaryInteger, _ count: Int) {
      for place in (0..<count).reversed() {
        data.append(UInt8(truncatingIfNeeded: value >> (8 * place)))
      }
    }
    func header(changes: Int, types: Int) {
      data += Array("TZif2".utf8) + [UInt8](repeating: 0, count: 15)
      for count in [0, 0, 0, changes, types, 4] { number(count, 4) }
    }
    func type(_ offset: Int) {
      number(offset, 4)
      data += [0, 0]
    }
    header(changes: 0, types: 1)
    type(0)
    data += Array("UTC\0".utf8)
    header(changes: changes.count, types: changes.count + 1)
    for change in changes { number(change.second, 8) }
    for index in changes.indices { data.append(UInt8(index + 1)) }
    type(first)
    for change in changes { type(change.offset) }
    data += Array("LMT\0".utf8) + Array("\n\(footer)\n".utf8)
    return data
  }

  /// Returns the zone of the file.
  func zone(named name: String) throws -> Zone {
    let rules = try TimeZoneRules(tzif: bytes)
    return Zone(name: name) { rules.offset(at: $0) }
  }
}
