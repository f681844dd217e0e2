#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The time that the processor has spent on this process outside the system, in nanoseconds.
///
/// Other processes on the machine hardly change it.
enum ProcessorTime {
  /// `RUSAGE_SELF`, which Swift imports by several types.
  private static let thisProcess: Int32 = 0

  static var now: Int64 {
    var usage = rusage()
    getrusage(thisProcess, &usage)
    return Int64(usage.ru_utime.tv_sec) * 1_000_000_000 + Int64(usage.ru_utime.tv_usec) * 1_000
  }
}
