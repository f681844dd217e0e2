#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The most memory that the process has held.
enum PeakMemory {
  /// Returns the megabytes after a piece of work; whatever ran before counts as well.
  static func megabytes(after work: () -> Void) -> Int {
    work()
    var usage = rusage()
    // RUSAGE_SELF, which has another type on each system.
    getrusage(0, &usage)
    #if canImport(Darwin)
    let bytesPerUnit = 1
    #else
    let bytesPerUnit = 1024
    #endif
    return (Int(usage.ru_maxrss) * bytesPerUnit + 500_000) / 1_000_000
  }
}
