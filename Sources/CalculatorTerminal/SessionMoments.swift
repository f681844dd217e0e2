/// The times to keep the session: once changes have been shown and no more input has arrived.
///
/// Slow files are written less often: at most a tenth of the time.
struct SessionMoments {
  /// The milliseconds that may pass while input keeps arriving.
  private static let patience = 1_000

  /// The time when the session is to be kept next; nil if nothing has happened since it was kept.
  private(set) var next: Int?

  private var earliest = 0

  /// Notes that something happened.
  mutating func somethingHappened(at now: Int) {
    if next == nil { next = max(now, earliest) }
  }

  /// Whether the session is to be kept now.
  ///
  /// - Parameters:
  ///   - now: The time in milliseconds.
  ///   - isBusy: Whether more input has arrived.
  /// - Returns: Whether it is due.
  func isDue(at now: Int, isBusy: Bool) -> Bool {
    guard let next, next <= now else { return false }
    return !isBusy || now - next >= Self.patience
  }

  /// Notes that the session was kept, and how long that took.
  mutating func wasKept(from start: Int, to end: Int) {
    next = nil
    earliest = end + 9 * (end - start)
  }
}
