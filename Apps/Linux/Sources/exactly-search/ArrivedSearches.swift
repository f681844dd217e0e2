import Synchronization

/// The last search to arrive from each program; earlier ones are outdated.
///
/// Calls are answered one after another; they are noted when they arrive, on GLib's own thread.
final class ArrivedSearches: Sendable {
  /// The maximum number of programs followed at once; one more makes the list start over.
  private static let limit = 64

  private let last = Mutex<[String: UInt32]>([:])

  /// Notes a call of a program.
  func note(_ serial: UInt32, of sender: String) {
    last.withLock {
      if $0.count >= Self.limit, $0[sender] == nil { $0.removeAll() }
      $0[sender] = serial
    }
  }

  /// Whether a later search has arrived from the same program; its serial numbers count upwards.
  func isOutdated(_ serial: UInt32, of sender: String) -> Bool {
    last.withLock { $0[sender].map { $0 > serial } ?? false }
  }
}
