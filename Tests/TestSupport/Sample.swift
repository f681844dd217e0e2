import Foundation

/// How much is played of what is random and long: a tenth, or all of it where `EXACTLY_ALL` is set, as
/// `.ci/run --all` does.
package enum Sample {
  /// Whether all of it is played.
  package static let isWhole =
    ProcessInfo.processInfo.environment["EXACTLY_ALL"] != nil

  /// How many of so many things are played.
  package static func count(_ whole: Int) -> Int { isWhole ? whole : max(1, whole / 10) }

  /// The seeds of a test whose rounds are few: the first of them, or all, and the fresh one.
  package static func seeds(_ whole: [UInt64]) -> [UInt64] {
    whole.prefix(isWhole ? whole.count : 1) + FreshSeed.all
  }
}
