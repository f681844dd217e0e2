#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Waits until what was written to a file is on the disk; returns 0, or −1 with `errno`, as `fsync` does.
///
/// On Apple's systems `fsync` leaves it in the disk's own memory, according to its manual page, and `F_FULLFSYNC`
/// makes the disk write it. A file system that does not know it says so; then `fsync` is all there is.
func synchronizeWithDisk(_ descriptor: Int32) -> Int32 {
  #if canImport(Darwin)
  repeat {
    if fcntl(descriptor, F_FULLFSYNC) != -1 { return 0 }
  } while errno == EINTR
  guard errno == ENOTSUP || errno == EINVAL || errno == ENOTTY else { return -1 }
  #endif
  return fsync(descriptor)
}
