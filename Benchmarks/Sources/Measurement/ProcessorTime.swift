#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The time that the processor has spent on this process, in nanoseconds, which other processes hardly change.
///
/// This is the total time, because only that is exact on Linux: how it is divided between program and system is
/// estimated from ticks of milliseconds. Calculations ask the system only for memory.
public enum ProcessorTime {
  /// The time spent so far.
  public static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
