#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Waits until what was written to a file is on the disk: 0, or −1 with `errno`, as `fsync` does.
///
/// On Apple's systems `fsync` leaves it in the disk's own memory, says its manual page, and `F_FULLFSYNC`
/// has the disk write it. A file system that does not know it says so; then `fsync` is all there is.
func synchronizeWithDisk(_ descriptor: Int32) -> Int32 {
  #if canImport(Darwin)
  repeat {
    if fcntl(descriptor, F_FULLFSYNC) != -1 { return 0 }
  } while errno == EINTR
  guard errno == ENOTSUP || errno == EINVAL || errno == ENOTTY else { return -1 }
  #endif
  return fsync(descriptor)
}
