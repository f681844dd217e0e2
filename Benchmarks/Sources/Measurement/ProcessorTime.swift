#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The time that the processor has spent on this process, in nanoseconds; what others do on the machine
/// hardly changes it.
///
/// The whole time, because Linux tells only this one exactly: how it is divided between program and
/// system is estimated from ticks of milliseconds. Calculations ask the system for memory alone.
public enum ProcessorTime {
  /// The time spent so far.
  public static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
