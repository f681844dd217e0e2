/// A time zone: how far its clocks are ahead of UTC at each moment.
///
/// ```swift
/// let berlin = try zones.zone("Europe/Berlin")
/// berlin.offset(at: 0)                        // 3600
/// berlin.offsets(whereClockShows: 3_600)      // [3600]
/// ```
///
/// It is based on a single function, from a file of the tz database, a browser's `Intl` or a fixed offset.
public struct Zone: Sendable {
  /// The zone's name: `Europe/Berlin`, `UTC-5`.
  public let name: String

  private let offset: @Sendable (Int64) -> Int

  /// Creates a zone.
  ///
  /// - Parameters:
  ///   - name: The zone's name.
  ///   - offset: Returns the seconds that its clocks are ahead of UTC, at a number of seconds after
  ///     1970-01-01 00:00 UTC.
  public init(name: String, offset: @escaping @Sendable (Int64) -> Int) {
    (self.name, self.offset) = (name, offset)
  }

  /// Creates a zone whose clocks are always ahead of UTC by the same number of seconds.
  public init(name: String, seconds: Int) {
    self.init(name: name) { _ in seconds }
  }

  /// Creates the zone whose clocks are always a number of seconds ahead of UTC: `UTC+5:30`.
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

  /// Whether its changes come from a table, not from a fixed offset.
  public var isOfTable: Bool { name.utf8.contains(UInt8(ascii: "/")) }

  /// Coordinated Universal Time.
  public static let utc = Zone(name: "UTC", seconds: 0)

  /// Returns the seconds that the clocks are ahead of UTC, at a number of seconds after 1970-01-01 00:00 UTC.
  ///
  /// - Complexity: That of the function that the zone is based on.
  public func offset(at second: Int64) -> Int { offset(second) }

  /// Returns the offsets with which the clocks show a time: one, none if they skip it, two if they show it
  /// twice, the earlier moment first.
  ///
  /// - Parameter clock: The seconds from 1970-01-01 00:00 to the time that the clock shows.
  /// - Returns: The offsets.
  /// - Complexity: Three calls of the zone's function, and one more for each offset.
  public func offsets(whereClockShows clock: Int64) -> [Int] {
    var found: [Int] = []
    // Nothing overflows within a hundred times the calendar.
    let clock = min(max(clock, -1 << 45), 1 << 45)
    // No clock is a day ahead or behind, and none was changed twice within such a short time.
    for distance in [-86_400, 0, 86_400] as [Int64] {
      let offset = offset(at: clock + distance)
      if !found.contains(offset), self.offset(at: clock - Int64(offset)) == offset {
        found.append(offset)
      }
    }
    // The moment is the clock minus the offset.
    return found.sorted(by: >)
  }

  /// Returns the offsets before and after a change in which the clocks skip a time.
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
