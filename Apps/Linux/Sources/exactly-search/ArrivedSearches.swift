import Synchronization

/// Which search of each program arrived last: those before it are outdated.
///
/// Calls are answered one after another, and noted when they arrive, on GLib's own thread.
final class ArrivedSearches: Sendable {
  /// The most programs that are followed at once: more of them begin anew.
  private static let limit = 64

  private let last = Mutex<[String: UInt32]>([:])

  /// Notes a call of a program.
  func note(_ serial: UInt32, of sender: String) {
    last.withLock {
      if $0.count >= Self.limit, $0[sender] == nil { $0.removeAll() }
      $0[sender] = serial
    }
  }

  /// Whether another search of the same program has arrived behind a call; its calls count upwards.
  func isOutdated(_ serial: UInt32, of sender: String) -> Bool {
    last.withLock { $0[sender].map { $0 > serial } ?? false }
  }
}
