/// The changes of a time zone's clocks, from a file of the tz database (TZif, RFC 9636).
///
/// ```swift
/// let rules = try TimeZoneRules(tzif: bytes)   // of /usr/share/zoneinfo/Europe/Berlin
/// rules.offset(at: 1_774_746_000)              // 7200: 2026-03-29 01:00 UTC, summer time
/// ```
///
/// The 64-bit data is used if the file has it, and the rule in its footer for everything after its last
/// change. Leap seconds are ignored: a day has 86,400 seconds.
public struct TimeZoneRules: Sendable {
  /// The seconds since 1970 from which an offset holds, in ascending order.
  private var changes: [Int64] = []

  /// The offsets that hold from the changes on.
  private var offsets: [Int] = []

  /// The offset before the first change.
  private var first = 0

  private var footer: TimeZoneFooter?

  /// Reads a file.
  ///
  /// - Throws: ``ZoneFileError/damaged`` if the file breaks the rules or ends too early.
  /// - Complexity: O(*n*) for *n* bytes.
  public init(tzif bytes: [UInt8]) throws(ZoneFileError) {
    var reader = Reader(bytes: bytes[...])
    var header = try reader.header()
    if header.version < 2 {
      try read(&reader, header, isLong: false)
    } else {
      // The 32-bit data is for readers that know nothing else.
      _ = try reader.take(header.length(isLong: false))
      header = try reader.header()
      try read(&reader, header, isLong: true)
      footer = try reader.footer()
    }
  }

  /// Creates the rules from changes that were found in another way, such as a browser's `Intl`.
  ///
  /// - Parameters:
  ///   - first: The offset before the first change.
  ///   - changes: The changes, in ascending order, each with the offset from then on.
  /// - Throws: ``ZoneFileError/damaged`` if they are in another order, or if an offset is a day or more.
  public init(first: Int, changes: [(second: Int64, offset: Int)]) throws(ZoneFileError) {
    self.first = first
    guard first.magnitude < 86_400 else { throw .damaged }
    for change in changes {
      guard self.changes.last.map({ $0 < change.second }) ?? true, change.offset.magnitude < 86_400
      else {
        throw .damaged
      }
      self.changes.append(change.second)
      offsets.append(change.offset)
    }
  }

  private mutating func read(
    _ reader: inout Reader, _ header: Header, isLong: Bool
  ) throws(ZoneFileError) {
    guard header.types > 0, header.types <= 256 else { throw .damaged }
    for _ in 0..<header.changes {
      let change = isLong ? try reader.number(bytes: 8) : try reader.number(bytes: 4)
      guard changes.last.map({ $0 < change }) ?? true else { throw .damaged }
      changes.append(change)
    }
    let indices = try reader.take(header.changes)
    var types: [Int] = []
    for _ in 0..<header.types {
      let offset = Int(try reader.number(bytes: 4))
      // RFC 9636: between -25 and 26 hours; no zone reaches a day.
      guard offset.magnitude < 86_400 else { throw .damaged }
      types.append(offset)
      _ = try reader.take(2)
    }
    for index in indices {
      guard types.indices.contains(Int(index)) else { throw .damaged }
      offsets.append(types[Int(index)])
    }
    first = types[0]
    _ = try reader.take(
      header.characters + header.leapSeconds * (isLong ? 12 : 8) + header.standard + header.utc)
  }

  /// Returns the seconds that the clocks are ahead of UTC, at a number of seconds after 1970-01-01 00:00 UTC.
  ///
  /// - Complexity: O(log *n*) for *n* changes.
  public func offset(at second: Int64) -> Int {
    var (low, high) = (0, changes.count)
    while low < high {
      let middle = (low + high) / 2
      if changes[middle] <= second { low = middle + 1 } else { high = middle }
    }
    if low == changes.count, let footer { return footer.offset(at: second) }
    return low == 0 ? first : offsets[low - 1]
  }

  private struct Header {
    var version = 0
    var (utc, standard, leapSeconds, changes, types, characters) = (0, 0, 0, 0, 0, 0)

    /// Returns the number of bytes in the data that follows.
    func length(isLong: Bool) -> Int {
      let size = isLong ? 8 : 4
      return changes * (size + 1) + types * 6 + characters + leapSeconds * (size + 4) + standard
        + utc
    }
  }

  private struct Reader {
    var bytes: ArraySlice<UInt8>

    mutating func take(_ count: Int) throws(ZoneFileError) -> ArraySlice<UInt8> {
      guard count <= bytes.count else { throw .damaged }
      defer { bytes = bytes.dropFirst(count) }
      return bytes.prefix(count)
    }

    /// Takes a number with a sign, the highest byte first.
    mutating func number(bytes count: Int) throws(ZoneFileError) -> Int64 {
      let digits = try take(count)
      var value = digits.first.map { $0 & 0x80 != 0 ? Int64(-1) : 0 } ?? 0
      for byte in digits { value = value << 8 | Int64(byte) }
      return value
    }

    /// Takes a count, which is no larger than the file, so that no sum of counts overflows.
    mutating func count() throws(ZoneFileError) -> Int {
      let number = Int(try number(bytes: 4))
      guard (0...bytes.count).contains(number) else { throw .damaged }
      return number
    }

    mutating func header() throws(ZoneFileError) -> Header {
      guard try take(4).elementsEqual("TZif".utf8) else { throw .damaged }
      var header = Header()
      // Version 1 has a zero here.
      header.version = try Int(take(1).first ?? 0) &- 48
      _ = try take(15)
      header.utc = try count()
      header.standard = try count()
      header.leapSeconds = try count()
      header.changes = try count()
      header.types = try count()
      header.characters = try count()
      return header
    }

    /// Takes the rule between two line ends; nil if it is empty.
    mutating func footer() throws(ZoneFileError) -> TimeZoneFooter? {
      guard try take(1).first == 10, let end = bytes.firstIndex(of: 10) else { throw .damaged }
      guard end > bytes.startIndex else { return nil }
      guard let footer = TimeZoneFooter(bytes[..<end]) else { throw .damaged }
      return footer
    }
  }
}
