/// A time zone: how far its clocks are ahead of UTC at each moment.
///
/// ```swift
/// let berlin = try zones.zone("Europe/Berlin")
/// berlin.offset(at: 0)                        // 3600
/// berlin.offsets(whereClockShows: 3_600)      // [3600]
/// ```
///
/// One function makes it, from a file of the tz database, a browser's `Intl` or a fixed offset.
public struct Zone: Sendable {
  /// The zone's name: `Europe/Berlin`, `UTC-5`.
  public let name: String

  private let offset: @Sendable (Int64) -> Int

  /// Creates a zone.
  ///
  /// - Parameters:
  ///   - name: The zone's name.
  ///   - offset: The seconds that its clocks are ahead of UTC, so many seconds after 1970-01-01 00:00 UTC.
  public init(name: String, offset: @escaping @Sendable (Int64) -> Int) {
    (self.name, self.offset) = (name, offset)
  }

  /// Creates a zone whose clocks are always as far ahead of UTC.
  public init(name: String, seconds: Int) {
    self.init(name: name) { _ in seconds }
  }

  /// Creates the zone whose clocks are always so many seconds ahead of UTC: `UTC+5:30`.
  public init(offset seconds: Int) {
    var name = "UTC"
    var rest = seconds.magnitude
    if rest > 0 {
      name += (seconds < 0 ? "-" : "+") + "\(rest / 3_600)"
      rest %= 3_600
    }
    if rest > 0 { name += ":" + zeroPadded(Int(rest / 60), 2) }
    if rest % 60 > 0 { name += ":" + zeroPadded(Int(rest % 60), 2) }
    self.init(name: name, seconds: seconds)
  }

  /// Whether its changes are from a table, and not a fixed offset.
  public var isOfTable: Bool { name.utf8.contains(UInt8(ascii: "/")) }

  /// Coordinated Universal Time.
  public static let utc = Zone(name: "UTC", seconds: 0)

  /// The seconds that the clocks are ahead of UTC, so many seconds after 1970-01-01 00:00 UTC.
  ///
  /// - Complexity: That of the function the zone was made of.
  public func offset(at second: Int64) -> Int { offset(second) }

  /// The offsets with which the clocks show a time: one, none where they skip it, two where they show it twice,
  /// the earlier moment first.
  ///
  /// - Parameter clock: The seconds from 1970-01-01 00:00 to what the clock shows.
  /// - Returns: The offsets.
  /// - Complexity: Three calls of the zone's function, and one more for each offset.
  public func offsets(whereClockShows clock: Int64) -> [Int] {
    var found: [Int] = []
    // Nothing overflows within a hundred times the calendar.
    let clock = min(max(clock, -1 << 45), 1 << 45)
    // No clock is a day ahead or behind, and none was changed twice within so short a time.
    for distance in [-86_400, 0, 86_400] as [Int64] {
      let offset = offset(at: clock + distance)
      if !found.contains(offset), self.offset(at: clock - Int64(offset)) == offset {
        found.append(offset)
      }
    }
    // The moment is the clock less the offset.
    return found.sorted(by: >)
  }

  /// The offsets before and after a change by which the clocks skip a time.
  func offsets(aroundClock clock: Int64) -> (before: Int, after: Int) {
    (offset(at: clock - 86_400), offset(at: clock + 86_400))
  }
}

extension Zone: Hashable {
  /// Whether both have the same name.
  public static func == (left: Zone, right: Zone) -> Bool { left.name == right.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
