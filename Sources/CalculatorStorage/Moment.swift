#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A moment on the monotonic clock.
struct Moment: Comparable {
  private let nanoseconds: Int64

  static var now: Moment {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Moment(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
  }

  static func < (left: Moment, right: Moment) -> Bool { left.nanoseconds < right.nanoseconds }

  /// Returns the moment a number of milliseconds later.
  func advanced(byMilliseconds milliseconds: Int64) -> Moment {
    Moment(nanoseconds: nanoseconds + milliseconds * 1_000_000)
  }
}
