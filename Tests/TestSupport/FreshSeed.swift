import Foundation

/// An additional seed where `EXACTLY_SEED` is set, as in `EXACTLY_SEED=$RANDOM swift test`; without it every run is
/// the same.
package enum FreshSeed {
  package static let all: [UInt64] =
    ProcessInfo.processInfo.environment["EXACTLY_SEED"].flatMap { UInt64($0) }.map { [$0] } ?? []
}
