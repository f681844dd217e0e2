/// When the session is kept: once what happened was shown, and no more has arrived.
///
/// Where files are slow, they are written less often: for a tenth of the time at most.
struct SessionMoments {
  /// How many milliseconds may pass while more and more arrives.
  private static let patience = 1_000

  /// When it is to be kept; nil where nothing has happened since it was.
  private(set) var next: Int?

  private var earliest = 0

  /// Takes note that something happened.
  mutating func somethingHappened(at now: Int) {
    if next == nil { next = max(now, earliest) }
  }

  /// Whether it is to be kept now.
  ///
  /// - Parameters:
  ///   - now: The time in milliseconds.
  ///   - isBusy: Whether more has arrived.
  /// - Returns: Whether it is.
  func isDue(at now: Int, isBusy: Bool) -> Bool {
    guard let next, next <= now else { return false }
    return !isBusy || now - next >= Self.patience
  }

  /// Takes note that it was kept, and how long that took.
  mutating func wasKept(from start: Int, to end: Int) {
    next = nil
    earliest = end + 9 * (end - start)
  }
}
