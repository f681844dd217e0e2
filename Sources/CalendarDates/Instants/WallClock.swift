/// The day, the second and the time zones that the user's machine knows.
///
/// ```swift
/// var clock = WallClock()
/// clock.today = { CalendarDate(year: 2026, month: 11, day: 22)! }
/// ```
///
/// The model has no clock of its own: each front end provides one, and a line that needs more is refused by
/// name.
public struct WallClock: Sendable {
  /// Returns today's date; nil if `today` means nothing.
  public var today: (@Sendable () -> CalendarDate)?

  /// Returns the current instant, in the user's time zone; nil if `now` means nothing.
  public var now: (@Sendable () -> Instant)?

  /// Returns the time zones, once one is named; nil if there are none.
  public var zones: (@Sendable () -> ZoneTable?)?

  /// Creates a clock that knows nothing.
  public init() {}
}
