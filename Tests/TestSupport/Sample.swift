import Foundation

/// The share of long random tests that is run: a tenth, or all of it where `EXACTLY_ALL` is set, as `.ci/run --all`
/// does.
package enum Sample {
  /// Whether all of it is run.
  package static let isWhole =
    ProcessInfo.processInfo.environment["EXACTLY_ALL"] != nil

  /// Returns the number of rounds to run, out of all of them.
  package static func count(_ whole: Int) -> Int { isWhole ? whole : max(1, whole / 10) }

  /// Returns the seeds of a test with few rounds: the first of them, or all, and the fresh one.
  package static func seeds(_ whole: [UInt64]) -> [UInt64] {
    whole.prefix(isWhole ? whole.count : 1) + FreshSeed.all
  }
}
