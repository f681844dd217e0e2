/// The day, the second and the time zones, as a person's machine knows them.
///
/// ```swift
/// var clock = WallClock()
/// clock.today = { CalendarDate(year: 2026, month: 11, day: 22)! }
/// ```
///
/// The model has no clock of its own: each face hands one over, and a line that needs more is refused by name.
public struct WallClock: Sendable {
  /// Tells which day it is; nil where `today` means nothing.
  public var today: (@Sendable () -> CalendarDate)?

  /// Tells the instant, in the person's time zone; nil where `now` means nothing.
  public var now: (@Sendable () -> Instant)?

  /// Gives the time zones, once one is named; nil where there are none.
  public var zones: (@Sendable () -> ZoneTable?)?

  /// Creates a clock that knows nothing.
  public init() {}
}
